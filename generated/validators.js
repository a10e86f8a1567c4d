// Generated from openapi.yaml by `npm run generate`. Do not edit.
var yr=new RegExp([/^\d\d\d\d-/,/(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)/,/[Tt](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d\d*)?/,
/(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/].map(({source:t})=>t).join(""));function mr(t){return yr.test(t)||Ft(t)}function Ft(t){if(t[4]!=="-")return!1;let o=t.
replace("-02-29","-02-28").replace(/^(?<start>.{17})60/,"$<start>59");if(!yr.test(o))return!1;let n=Number(t.slice(0,4)),a=n%(n%100===0?400:4)===0,c=(Math.floor(
Xt(o)/6e7)+1)%1440===0;return(a||!t.startsWith("02-29",5))&&(c||!t.startsWith("60",17))}function Xt(t){let o=/\.(\d+)/.exec(t)?.[1]??"",n=t.startsWith(":60",16),
a=n?"59":t.slice(17,19),p=t.slice(o===""?19:20+o.length).toUpperCase();return Date.parse(`${t.slice(0,10)}T${t.slice(11,17)}${a}${p}`)*1e3+(n?999999:Number(o.slice(
0,6).padEnd(6,"0")))}var fr={"date-time":mr};function l(t,o,n){return t(n)?[]:hr(t.errors,"",o)}function hr(t=[],o,n){return t.flatMap(({keyword:a,instancePath:p,schemaPath:c,params:e})=>{let s=o+p;if(a===
"$ref")return hr(e.errors,s,e.component??n);let r=n.sources?.[decodeURIComponent(c)];return{keyword:a,instancePath:s,component:n.name,params:e,source:r}})}var Wt={...fr},Ht=gr;var zt=/^(api|assets|async-actions|campaigns|categories|client_api|client_consents|client_customers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|referrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers)( (api|assets|async-actions|campaigns|categories|client_api|client_consents|client_customers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|referrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers))*$/u;
function x(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(typeof t=="string"){if(!zt.test(t)){let r={
instancePath:o,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(api|assets|async-actions|campaigns|categories|client_api|client_consents|client_custo\
mers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|co\
nsents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|refe\
rrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers)( (api|assets|async-actions|camp\
aigns|categories|client_api|client_consents|client_customers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptio\
ns|client_validate|client_validations|client_vouchers|consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products\
|promotions|publications|qualifications|redemptions|referrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rul\
es|validations|vouchers))*$"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:
e.push(r),s++}return x.errors=e,s===0}function gr(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.access_token===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"acc\
ess_token"}};e===null?e=[r]:e.push(r),s++}if(t.client_id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cli\
ent_id"}};e===null?e=[r]:e.push(r),s++}if(t.expires_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expir\
es_at"}};e===null?e=[r]:e.push(r),s++}if(t.expires_in===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expire\
s_in"}};e===null?e=[r]:e.push(r),s++}if(t.scope===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scope"}};e===
null?e=[r]:e.push(r),s++}if(t.token_type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"token_type"}};e===null?
e=[r]:e.push(r),s++}if(t.access_token!==void 0&&typeof t.access_token!="string"){let r={instancePath:o+"/access_token",schemaPath:"#/properties/access_token/typ\
e",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.client_id!==void 0&&typeof t.client_id!="string"){let r={instancePath:o+"/client_id",
schemaPath:"#/properties/client_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.expires_at!==void 0){let r=t.expires_at;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:o+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:"integer"}};
e===null?e=[i]:e.push(i),s++}}if(t.expires_in!==void 0){let r=t.expires_in;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:o+"/exp\
ires_in",schemaPath:"#/properties/expires_in/type",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),s++}}if(t.scope!==void 0&&!x(t.scope)){let r={
instancePath:o+"/scope",schemaPath:"#/properties/scope/$ref",keyword:"$ref",params:{component:ir,errors:x.errors}};e===null?e=[r]:e.push(r),s++}if(t.token_type!==
void 0&&t.token_type!=="Bearer"){let r={instancePath:o+"/token_type",schemaPath:"#/properties/token_type/const",keyword:"const",params:{allowedValue:"Bearer"}};
e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return gr.errors=
e,s===0}var Jt=q;function q(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.code===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[r]:e.push(r),s++}if(t.message===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0){let r=t.
code;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:o+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"in\
teger"}};e===null?e=[i]:e.push(i),s++}}if(t.key!==void 0&&typeof t.key!="string"){let r={instancePath:o+"/key",schemaPath:"#/properties/key/type",keyword:"type",
params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&typeof t.message!="string"){let r={instancePath:o+"/message",schemaPath:"#/propertie\
s/message/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.details!==void 0&&typeof t.details!="string"){let r={instancePath:o+"/d\
etails",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.request_id!==void 0&&typeof t.request_id!=
"string"){let r={instancePath:o+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.
resource_id!==void 0&&typeof t.resource_id!="string"){let r={instancePath:o+"/resource_id",schemaPath:"#/properties/resource_id/type",keyword:"type",params:{type:"\
string"}};e===null?e=[r]:e.push(r),s++}if(t.resource_type!==void 0&&typeof t.resource_type!="string"){let r={instancePath:o+"/resource_type",schemaPath:"#/prope\
rties/resource_type/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.error!==void 0){let r=t.error;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.message!==void 0&&typeof r.message!="string"){let i={instancePath:o+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"\
type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"\
object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return q.
errors=e,s===0}var Yt=Je;var D=Wt["date-time"];function d(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(
r),s++}if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),
s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:
e.push(r),s++}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!D(r)){let i={instancePath:o+"/created_at",schemaPath:"#/properties/created\
_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/created_at",schemaPath:"#/properties/create\
d_at/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}if(t.group_id!==void 0&&typeof t.group_id!="string"){let r={instancePath:o+"/gro\
up_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return d.errors=e,s===0}var Zt={type:"object",required:["channel"],properties:{channel:{type:"string",enum:["USER_PORTAL","API","CLIENT_API","INTERNAL"]},user:{type:"object",required:[
"id"],properties:{id:{type:"string"}}},api_key:{type:"object",required:["name","app_id"],properties:{name:{type:"string"},app_id:{type:"string"}}}}};function J(t,{
instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.channel===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"channel"}};e===null?e=[r]:e.push(r),s++}if(t.channel!==void 0){
let r=t.channel;if(typeof r!="string"){let i={instancePath:o+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type:"string"}};e===null?e=
[i]:e.push(i),s++}if(!(r==="USER_PORTAL"||r==="API"||r==="CLIENT_API"||r==="INTERNAL")){let i={instancePath:o+"/channel",schemaPath:"#/properties/channel/enum",
keyword:"enum",params:{allowedValues:Zt.properties.channel.enum}};e===null?e=[i]:e.push(i),s++}}if(t.user!==void 0){let r=t.user;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.id===void 0){let i={instancePath:o+"/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=
[i]:e.push(i),s++}if(r.id!==void 0&&typeof r.id!="string"){let i={instancePath:o+"/user/id",schemaPath:"#/properties/user/properties/id/type",keyword:"type",params:{
type:"string"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type:"object"}};e===
null?e=[i]:e.push(i),s++}}if(t.api_key!==void 0){let r=t.api_key;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let i={instancePath:o+"/api_ke\
y",schemaPath:"#/properties/api_key/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[i]:e.push(i),s++}if(r.app_id===void 0){let i={instancePath:o+
"/api_key",schemaPath:"#/properties/api_key/required",keyword:"required",params:{missingProperty:"app_id"}};e===null?e=[i]:e.push(i),s++}if(r.name!==void 0&&typeof r.
name!="string"){let i={instancePath:o+"/api_key/name",schemaPath:"#/properties/api_key/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[
i]:e.push(i),s++}if(r.app_id!==void 0&&typeof r.app_id!="string"){let i={instancePath:o+"/api_key/app_id",schemaPath:"#/properties/api_key/properties/app_id/typ\
e",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/api_key",schemaPath:"#/properties/api_key/type",keyword:"ty\
pe",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return J.errors=e,s===0}function y(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.event_source===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"eve\
nt_source"}};e===null?e=[r]:e.push(r),s++}if(t.event_source!==void 0&&!J(t.event_source)){let r={instancePath:o+"/event_source",schemaPath:"#/properties/event_s\
ource/$ref",keyword:"$ref",params:{component:Fr,errors:J.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),s++}return y.errors=e,s===0}function m(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:
e.push(r),s++}if(t.name!==void 0&&typeof t.name!="string"){let r={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};
e===null?e=[r]:e.push(r),s++}if(t.email!==void 0&&typeof t.email!="string"){let r={instancePath:o+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.source_id!==void 0&&typeof t.source_id!="string"){let r={instancePath:o+"/source_id",schemaPath:"#/properties/\
source_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.metadata!==void 0){let r=t.metadata;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){let i={instancePath:o+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.
object!==void 0&&t.object!=="customer"){let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"customer"}};
e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return m.errors=
e,s===0}var Gt={type:"object",additionalProperties:!0,properties:{id:{type:"string"},name:{type:"string"},campaign_type:{type:"string"},type:{type:"string",enum:[
"AUTO_UPDATE","STATIC","STANDALONE"]},is_referral_code:{type:"boolean"},voucher:{$ref:"CampaignVoucherSummary"},referral_program:{$ref:"ReferralProgram"},auto_join:{
type:"boolean"}}};function Y(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Y.errors=e,s===0}function Z(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Z.errors=e,s===0}function f(t,{instancePath:o="",
parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id!==void 0&&typeof t.id!=
"string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.name!==void 0&&
typeof t.name!="string"){let r={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.
campaign_type!==void 0&&typeof t.campaign_type!="string"){let r={instancePath:o+"/campaign_type",schemaPath:"#/properties/campaign_type/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0){let r=t.type;if(typeof r!="string"){let i={instancePath:o+"/type",schemaPath:"#/properties/type\
/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(!(r==="AUTO_UPDATE"||r==="STATIC"||r==="STANDALONE")){let i={instancePath:o+"/type",
schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Gt.properties.type.enum}};e===null?e=[i]:e.push(i),s++}}if(t.is_referral_code!==void 0&&
typeof t.is_referral_code!="boolean"){let r={instancePath:o+"/is_referral_code",schemaPath:"#/properties/is_referral_code/type",keyword:"type",params:{type:"boo\
lean"}};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!Y(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"#/properties/voucher/$ref",keyword:"$ref",
params:{component:Ut,errors:Y.errors}};e===null?e=[r]:e.push(r),s++}if(t.referral_program!==void 0&&!Z(t.referral_program)){let r={instancePath:o+"/referral_pro\
gram",schemaPath:"#/properties/referral_program/$ref",keyword:"$ref",params:{component:Vt,errors:Z.errors}};e===null?e=[r]:e.push(r),s++}if(t.auto_join!==void 0&&
typeof t.auto_join!="boolean"){let r={instancePath:o+"/auto_join",schemaPath:"#/properties/auto_join/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:
e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return f.errors=e,s===0}var Pr={
type:"object",allOf:[{$ref:"TierBase"}],required:["id","campaign_id","metadata","created_at","config","object"],properties:{id:{type:"string"},campaign_id:{type:"\
string"},metadata:{type:["object","null"],additionalProperties:!0},created_at:{type:"string",format:"date-time"},updated_at:{type:["string","null"],format:"date\
-time"},config:{type:"object",required:["points"],properties:{points:{type:"object",properties:{from:{type:"integer"},to:{type:"integer"}}}}},expiration:{$ref:"\
LoyaltyTierExpiration"},object:{const:"loyalty_tier"}}};function G(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return G.errors=e,s===0}function K(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return K.errors=e,s===0}function w(t,{instancePath:o="",
parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!G(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",
params:{component:Bt,errors:G.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),s++}if(t.campaign_id===void 0){let r={instancePath:o,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"campaign_id"}};e===null?e=[r]:e.push(r),s++}if(t.metadata===void 0){let r={instancePath:o,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"metadata"}};e===null?e=[r]:e.push(r),s++}if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),s++}if(t.config===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"config"}};e===null?e=[r]:e.push(r),s++}if(t.object===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"object"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.campaign_id!==void 0&&typeof t.campaign_id!="string"){let r={instancePath:o+"/campaign_id",schemaPath:"\
#/properties/campaign_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.metadata!==void 0){let r=t.metadata;if(!(r&&typeof r=="o\
bject"&&!Array.isArray(r))&&r!==null){let i={instancePath:o+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:Pr.properties.metadata.
type}};e===null?e=[i]:e.push(i),s++}}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!D(r)){let i={instancePath:o+"/created_at",schemaPath:"\
#/properties/created_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/created_at",schemaPath:"\
#/properties/created_at/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}if(t.updated_at!==void 0){let r=t.updated_at;if(typeof r!="st\
ring"&&r!==null){let i={instancePath:o+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:Pr.properties.updated_at.type}};e===null?
e=[i]:e.push(i),s++}if(typeof r=="string"&&!D(r)){let i={instancePath:o+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"\
date-time"}};e===null?e=[i]:e.push(i),s++}}if(t.config!==void 0){let r=t.config;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.points===void 0){let i={instancePath:o+
"/config",schemaPath:"#/properties/config/required",keyword:"required",params:{missingProperty:"points"}};e===null?e=[i]:e.push(i),s++}if(r.points!==void 0){let i=r.
points;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.from!==void 0){let u=i.from;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let h={instancePath:o+
"/config/points/from",schemaPath:"#/properties/config/properties/points/properties/from/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),s++}}
if(i.to!==void 0){let u=i.to;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let h={instancePath:o+"/config/points/to",schemaPath:"#/properties/config\
/properties/points/properties/to/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),s++}}}else{let u={instancePath:o+"/config/points",schemaPath:"\
#/properties/config/properties/points/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}}else{let i={instancePath:o+"/config",schemaPath:"\
#/properties/config/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.expiration!==void 0&&!K(t.expiration)){let r={instancePath:o+
"/expiration",schemaPath:"#/properties/expiration/$ref",keyword:"$ref",params:{component:It,errors:K.errors}};e===null?e=[r]:e.push(r),s++}if(t.object!==void 0&&
t.object!=="loyalty_tier"){let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"loyalty_tier"}};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return w.errors=e,s===0}
function Q(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),s++}
if(t.loyalty_tier_to===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loyalty_tier_to"}};e===null?e=[r]:e.push(
r),s++}if(t.customer!==void 0&&!m(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:b,errors:m.
errors}};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"\
$ref",params:{component:v,errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier_from!==void 0&&!w(t.loyalty_tier_from)){let r={instancePath:o+"/loyal\
ty_tier_from",schemaPath:"#/properties/loyalty_tier_from/$ref",keyword:"$ref",params:{component:L,errors:w.errors}};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier_to!==
void 0&&!w(t.loyalty_tier_to)){let r={instancePath:o+"/loyalty_tier_to",schemaPath:"#/properties/loyalty_tier_to/$ref",keyword:"$ref",params:{component:L,errors:w.
errors}};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!D(r)){let i={instancePath:o+"/created_at",schemaPath:"\
#/properties/created_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/created_at",schemaPath:"\
#/properties/created_at/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Q.errors=e,s===0}function ee(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){
let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:P,errors:d.errors}};e===null?e=[r]:e.push(r),s++}if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===
null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.
push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.upgraded"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"customer.loyalty.tier.upgraded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"\
#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:k,errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),
s++}if(r.data!==void 0&&!Q(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:ht,errors:Q.
errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ee.
errors=e,s===0}function re(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),s++}
if(t.loyalty_tier_from===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loyalty_tier_from"}};e===null?e=[r]:e.
push(r),s++}if(t.customer!==void 0&&!m(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:b,
errors:m.errors}};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",
keyword:"$ref",params:{component:v,errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier_from!==void 0&&!w(t.loyalty_tier_from)){let r={instancePath:o+
"/loyalty_tier_from",schemaPath:"#/properties/loyalty_tier_from/$ref",keyword:"$ref",params:{component:L,errors:w.errors}};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier_to!==
void 0&&!w(t.loyalty_tier_to)){let r={instancePath:o+"/loyalty_tier_to",schemaPath:"#/properties/loyalty_tier_to/$ref",keyword:"$ref",params:{component:L,errors:w.
errors}};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!D(r)){let i={instancePath:o+"/created_at",schemaPath:"\
#/properties/created_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/created_at",schemaPath:"\
#/properties/created_at/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return re.errors=e,s===0}function te(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){
let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:P,errors:d.errors}};e===null?e=[r]:e.push(r),s++}if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===
null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.
push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.downgraded"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",
params:{allowedValue:"customer.loyalty.tier.downgraded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",
schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:k,errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:
e.push(i),s++}if(r.data!==void 0&&!re(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:Pt,
errors:re.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),
s++}return te.errors=e,s===0}function R(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),s++}
if(t.loyalty_tier===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loyalty_tier"}};e===null?e=[r]:e.push(r),s++}
if(t.customer!==void 0&&!m(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:b,errors:m.errors}};
e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{
component:v,errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier!==void 0&&!w(t.loyalty_tier)){let r={instancePath:o+"/loyalty_tier",schemaPath:"#/p\
roperties/loyalty_tier/$ref",keyword:"$ref",params:{component:L,errors:w.errors}};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.created_at;if(typeof r==
"string"){if(!D(r)){let i={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[i]:
e.push(i),s++}}else{let i={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),
s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return R.errors=e,s===0}function se(t,{
instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$\
ref",keyword:"$ref",params:{component:P,errors:d.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.prolonged"){let r={
instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.loyalty.tier.prolonged"}};e===null?e=[r]:e.push(r),s++}
if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:k,errors:y.
errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/da\
ta/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!R(r.data)){let i={instancePath:o+"/data/data",
schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:Qe,errors:R.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return se.errors=e,s===0}function oe(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),s++}
if(t.loyalty_tier===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loyalty_tier"}};e===null?e=[r]:e.push(r),s++}
if(t.expiration_date===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiration_date"}};e===null?e=[r]:e.push(
r),s++}if(t.customer!==void 0&&!m(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:b,errors:m.
errors}};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"\
$ref",params:{component:v,errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier!==void 0&&!w(t.loyalty_tier)){let r={instancePath:o+"/loyalty_tier",schemaPath:"\
#/properties/loyalty_tier/$ref",keyword:"$ref",params:{component:L,errors:w.errors}};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.created_at;if(typeof r==
"string"){if(!D(r)){let i={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[i]:
e.push(i),s++}}else{let i={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),
s++}}if(t.expiration_date!==void 0){let r=t.expiration_date;if(typeof r=="string"){if(!D(r)){let i={instancePath:o+"/expiration_date",schemaPath:"#/properties/e\
xpiration_date/format",keyword:"format",params:{format:"date-time"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/expiration_date",schemaPath:"#/p\
roperties/expiration_date/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return oe.errors=e,s===0}function ie(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,
dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:P,errors:d.errors}};e===null?
e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.expiration.changed"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",
keyword:"const",params:{allowedValue:"customer.loyalty.tier.expiration.changed"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={
instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:k,errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!oe(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"\
$ref",params:{component:kt,errors:oe.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[r]:e.push(r),s++}return ie.errors=e,s===0}function ne(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:P,errors:d.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.joi\
ned"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.loyalty.tier.joined"}};e===null?e=[r]:e.
push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:k,
errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/prop\
erties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!R(r.data)){let i={instancePath:o+"/d\
ata/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:Qe,errors:R.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ne.errors=e,s===0}function ae(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:P,errors:d.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.lef\
t"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.loyalty.tier.left"}};e===null?e=[r]:e.push(
r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:k,errors:y.
errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/da\
ta/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!R(r.data)){let i={instancePath:o+"/data/data",
schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:Qe,errors:R.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ae.errors=e,s===0}function pe(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return pe.errors=e,s===0}function N(t,{instancePath:o="",
parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer!==void 0&&!m(t.
customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:b,errors:m.errors}};e===null?e=[r]:e.push(
r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:v,errors:f.
errors}};e===null?e=[r]:e.push(r),s++}if(t.publication!==void 0&&!pe(t.publication)){let r={instancePath:o+"/publication",schemaPath:"#/properties/publication/$\
ref",keyword:"$ref",params:{component:xt,errors:pe.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),s++}return N.errors=e,s===0}function ce(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){
let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:P,errors:d.errors}};e===null?e=[r]:e.push(r),s++}if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===
null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.
push(r),s++}if(t.type!==void 0&&t.type!=="customer.publication.succeeded"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"customer.publication.succeeded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"\
#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:k,errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),
s++}if(r.data!==void 0&&!N(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:nr,errors:N.
errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ce.
errors=e,s===0}function le(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:P,errors:d.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.publication.fail\
ed"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.publication.failed"}};e===null?e=[r]:e.push(
r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:k,errors:y.
errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/da\
ta/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!N(r.data)){let i={instancePath:o+"/data/data",
schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:nr,errors:N.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return le.errors=e,s===0}function S(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return S.errors=e,s===0}function ue(t,{instancePath:o="",
parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",
params:{component:P,errors:d.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.redemption.failed"){let r={instancePath:o+"/type",
schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.redemption.failed"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.
data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:k,errors:y.errors}};e===null?e=[i]:e.push(
i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",
params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!S(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/p\
roperties/data/$ref",keyword:"$ref",params:{component:sr,errors:S.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ue.errors=e,s===0}function de(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:P,errors:d.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.redemption.succc\
eeded"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.redemption.succceeded"}};e===null?e=[r]:
e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:k,
errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/prop\
erties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!S(r.data)){let i={instancePath:o+"/d\
ata/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:sr,errors:S.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return de.errors=e,s===0}function I(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return I.errors=e,s===0}function B(t,{instancePath:o="",
parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!S(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",
params:{component:sr,errors:S.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.redemption_rollback!==void 0&&!I(t.redemption_rollback)){
let r={instancePath:o+"/redemption_rollback",schemaPath:"#/properties/redemption_rollback/$ref",keyword:"$ref",params:{component:lr,errors:I.errors}};e===null?e=
[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return B.errors=e,s===0}function ye(t,{
instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$\
ref",keyword:"$ref",params:{component:P,errors:d.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.redemption.rollback.failed"){
let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.redemption.rollback.failed"}};e===null?e=[r]:e.
push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:k,
errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/prop\
erties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!B(r.data)){let i={instancePath:o+"/d\
ata/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:ar,errors:B.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ye.errors=e,s===0}function me(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:P,errors:d.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.redemption.rollb\
ack.succceeded"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.redemption.rollback.succceede\
d"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"\
$ref",params:{component:k,errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+
"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!B(r.data)){
let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:ar,errors:B.errors}};e===null?e=[i]:e.push(
i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return me.errors=e,s===0}var kr={type:"object",properties:{customer:{$ref:"CustomerSummary"},holder:{$ref:"CustomerSummary"},voucher:{$ref:"VoucherSummary"},campaign:{$ref:"CampaignSumm\
ary"},redemption:{$ref:"RedemptionSummary"},reward:{$ref:"RewardResult"},referral_tier:{$ref:"ReferralTier"},balance:{type:["object","null"],properties:{amount:{
type:"integer"},points:{type:"integer"}}},custom_event:{$ref:"CustomEvent"},customer_event:{type:["object","null"],properties:{segment:{$ref:"SegmentSummary"},event_type:{
type:"string"}}}}};function g(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return g.errors=e,s===0}function fe(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return fe.errors=e,s===0}function he(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return he.errors=e,s===0}function U(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return U.errors=e,s===0}function Pe(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Pe.errors=e,s===0}function ke(t,{instancePath:o="",
parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer!==void 0&&!m(t.
customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:b,errors:m.errors}};e===null?e=[r]:e.push(
r),s++}if(t.holder!==void 0&&!m(t.holder)){let r={instancePath:o+"/holder",schemaPath:"#/properties/holder/$ref",keyword:"$ref",params:{component:b,errors:m.errors}};
e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!g(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"#/properties/voucher/$ref",keyword:"$ref",params:{
component:A,errors:g.errors}};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/ca\
mpaign/$ref",keyword:"$ref",params:{component:v,errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.redemption!==void 0&&!I(t.redemption)){let r={instancePath:o+
"/redemption",schemaPath:"#/properties/redemption/$ref",keyword:"$ref",params:{component:lr,errors:I.errors}};e===null?e=[r]:e.push(r),s++}if(t.reward!==void 0&&
!fe(t.reward)){let r={instancePath:o+"/reward",schemaPath:"#/properties/reward/$ref",keyword:"$ref",params:{component:Ot,errors:fe.errors}};e===null?e=[r]:e.push(
r),s++}if(t.referral_tier!==void 0&&!he(t.referral_tier)){let r={instancePath:o+"/referral_tier",schemaPath:"#/properties/referral_tier/$ref",keyword:"$ref",params:{
component:Lt,errors:he.errors}};e===null?e=[r]:e.push(r),s++}if(t.balance!==void 0){let r=t.balance;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let i={
instancePath:o+"/balance",schemaPath:"#/properties/balance/type",keyword:"type",params:{type:kr.properties.balance.type}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.amount!==void 0){let i=r.amount;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let u={instancePath:o+"/balance/amou\
nt",schemaPath:"#/properties/balance/properties/amount/type",keyword:"type",params:{type:"integer"}};e===null?e=[u]:e.push(u),s++}}if(r.points!==void 0){let i=r.
points;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let u={instancePath:o+"/balance/points",schemaPath:"#/properties/balance/properties/points/type",
keyword:"type",params:{type:"integer"}};e===null?e=[u]:e.push(u),s++}}}}if(t.custom_event!==void 0&&!U(t.custom_event)){let r={instancePath:o+"/custom_event",schemaPath:"\
#/properties/custom_event/$ref",keyword:"$ref",params:{component:ur,errors:U.errors}};e===null?e=[r]:e.push(r),s++}if(t.customer_event!==void 0){let r=t.customer_event;
if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let i={instancePath:o+"/customer_event",schemaPath:"#/properties/customer_event/type",keyword:"type",params:{
type:kr.properties.customer_event.type}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.segment!==void 0&&!Pe(r.segment)){let i={
instancePath:o+"/customer_event/segment",schemaPath:"#/properties/customer_event/properties/segment/$ref",keyword:"$ref",params:{component:Mt,errors:Pe.errors}};
e===null?e=[i]:e.push(i),s++}if(r.event_type!==void 0&&typeof r.event_type!="string"){let i={instancePath:o+"/customer_event/event_type",schemaPath:"#/propertie\
s/customer_event/properties/event_type/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ke.errors=e,s===0}function ge(t,{instancePath:o="",parentData:n,parentDataProperty:a,
rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:P,errors:d.errors}};
e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.rewarded"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"customer.rewarded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"\
#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:k,errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),
s++}if(r.data!==void 0&&!ke(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:gt,
errors:ke.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),
s++}return ge.errors=e,s===0}function we(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return we.errors=e,s===0}function _(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return _.errors=e,s===0}function be(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return be.errors=e,s===0}function _e(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return _e.errors=e,s===0}function ve(t,{instancePath:o="",
parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!be(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$re\
f",params:{component:St,errors:be.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.items!==void 0){let r=t.items;if(Array.
isArray(r)){if(r.length>500){let u={instancePath:o+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:500}};e===null?e=[u]:e.push(
u),s++}let i=r.length;for(let u=0;u<i;u++)if(!_e(r[u])){let h={instancePath:o+"/items/"+u,schemaPath:"#/properties/items/items/$ref",keyword:"$ref",params:{component:Tt,
errors:_e.errors}};e===null?e=[h]:e.push(h),s++}}else{let i={instancePath:o+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"}};
e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ve.errors=
e,s===0}function Ae(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.customer!==void 0&&!m(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:b,
errors:m.errors}};e===null?e=[r]:e.push(r),s++}if(t.holder!==void 0&&!m(t.holder)){let r={instancePath:o+"/holder",schemaPath:"#/properties/holder/$ref",keyword:"\
$ref",params:{component:b,errors:m.errors}};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!g(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"#/pr\
operties/voucher/$ref",keyword:"$ref",params:{component:A,errors:g.errors}};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+
"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:v,errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier!==void 0&&
!w(t.loyalty_tier)){let r={instancePath:o+"/loyalty_tier",schemaPath:"#/properties/loyalty_tier/$ref",keyword:"$ref",params:{component:L,errors:w.errors}};e===null?
e=[r]:e.push(r),s++}if(t.earning_rule!==void 0&&!we(t.earning_rule)){let r={instancePath:o+"/earning_rule",schemaPath:"#/properties/earning_rule/$ref",keyword:"\
$ref",params:{component:Et,errors:we.errors}};e===null?e=[r]:e.push(r),s++}if(t.balance!==void 0&&!_(t.balance)){let r={instancePath:o+"/balance",schemaPath:"#/\
properties/balance/$ref",keyword:"$ref",params:{component:V,errors:_.errors}};e===null?e=[r]:e.push(r),s++}if(t.order!==void 0&&!ve(t.order)){let r={instancePath:o+
"/order",schemaPath:"#/properties/order/$ref",keyword:"$ref",params:{component:bt,errors:ve.errors}};e===null?e=[r]:e.push(r),s++}if(t.event!==void 0&&!U(t.event)){
let r={instancePath:o+"/event",schemaPath:"#/properties/event/$ref",keyword:"$ref",params:{component:ur,errors:U.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ae.errors=e,s===0}function $e(t,{instancePath:o="",
parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",
params:{component:P,errors:d.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.rewarded.loyalty_points"){let r={instancePath:o+"\
/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.rewarded.loyalty_points"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){
let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:k,errors:y.errors}};e===null?e=
[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"\
required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!Ae(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/proper\
ties/data/properties/data/$ref",keyword:"$ref",params:{component:wt,errors:Ae.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return $e.errors=e,s===0}function j(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return j.errors=e,s===0}function qe(t,{instancePath:o="",
parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",
params:{component:P,errors:d.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.reward_redemptions.created"){let r={instancePath:o+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.reward_redemptions.created"}};e===null?e=[r]:e.push(r),s++}if(t.data!==
void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:k,errors:y.errors}};e===
null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",
keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!j(r.data)){let i={instancePath:o+"/data/data",schemaPath:"\
#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:H,errors:j.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return qe.errors=e,s===0}function je(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:P,errors:d.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.reward_redemptio\
ns.pending"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.reward_redemptions.pending"}};e===
null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{
component:k,errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"\
#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!j(r.data)){let i={instancePath:o+
"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:H,errors:j.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return je.errors=e,s===0}function De(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:P,errors:d.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.reward_redemptio\
ns.completed"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.reward_redemptions.completed"}};
e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",
params:{component:k,errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",
schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!j(r.data)){let i={
instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:H,errors:j.errors}};e===null?e=[i]:e.push(i),s++}}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return De.errors=e,s===0}function Ce(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:P,errors:d.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.reward_redemptio\
ns.rolledback"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.reward_redemptions.rolledback"}};
e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",
params:{component:k,errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",
schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!j(r.data)){let i={
instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:H,errors:j.errors}};e===null?e=[i]:e.push(i),s++}}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ce.errors=e,s===0}function Re(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.customer!==void 0&&!m(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:b,errors:m.
errors}};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"\
$ref",params:{component:v,errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!g(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"#/pr\
operties/voucher/$ref",keyword:"$ref",params:{component:A,errors:g.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Re.errors=e,s===0}function Se(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,
dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:P,errors:d.errors}};e===null?
e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.deleted"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",
params:{allowedValue:"customer.voucher.deleted"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"\
#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:k,errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),
s++}if(r.data!==void 0&&!Re(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:_t,
errors:Re.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),
s++}return Se.errors=e,s===0}function F(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return F.errors=e,s===0}function Te(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Te.errors=e,s===0}function X(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return X.errors=e,s===0}function Ee(t,{instancePath:o="",
parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer===void 0){let r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"customer"}};e===null?e=[r]:e.push(r),s++}if(t.campaign===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"campaign"}};e===null?e=[r]:e.push(r),s++}if(t.voucher===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"voucher"}};e===null?e=[r]:e.push(r),s++}if(t.balance===void 0){let r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"balance"}};e===null?e=[r]:e.push(r),s++}if(t.order===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"order"}};e===null?e=[r]:e.push(r),s++}if(t.transaction===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"transaction"}};e===null?e=[r]:e.push(r),s++}if(t.pending_points===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"pending_points"}};e===null?e=[r]:e.push(r),s++}if(t.customer!==void 0&&!m(t.customer)){let r={instancePath:o+"/customer",schemaPath:"\
#/properties/customer/$ref",keyword:"$ref",params:{component:b,errors:m.errors}};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+
"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:v,errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!g(
t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"#/properties/voucher/$ref",keyword:"$ref",params:{component:A,errors:g.errors}};e===null?e=[r]:e.push(r),
s++}if(t.balance!==void 0&&!_(t.balance)){let r={instancePath:o+"/balance",schemaPath:"#/properties/balance/$ref",keyword:"$ref",params:{component:V,errors:_.errors}};
e===null?e=[r]:e.push(r),s++}if(t.order!==void 0&&!F(t.order)){let r={instancePath:o+"/order",schemaPath:"#/properties/order/$ref",keyword:"$ref",params:{component:cr,
errors:F.errors}};e===null?e=[r]:e.push(r),s++}if(t.transaction!==void 0&&!Te(t.transaction)){let r={instancePath:o+"/transaction",schemaPath:"#/properties/tran\
saction/$ref",keyword:"$ref",params:{component:Rt,errors:Te.errors}};e===null?e=[r]:e.push(r),s++}if(t.pending_points!==void 0&&!X(t.pending_points)){let r={instancePath:o+
"/pending_points",schemaPath:"#/properties/pending_points/$ref",keyword:"$ref",params:{component:pr,errors:X.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ee.errors=e,s===0}function Oe(t,{instancePath:o="",
parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",
params:{component:P,errors:d.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.pending_points.activated"){let r={
instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.pending_points.activated"}};e===
null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{
component:k,errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"\
#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!Ee(r.data)){let i={instancePath:o+
"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:vt,errors:Ee.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Oe.errors=e,s===0}function T(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.customer===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"customer"}};e===null?e=[r]:e.push(r),s++}if(t.
campaign===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"campaign"}};e===null?e=[r]:e.push(r),s++}if(t.voucher===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"voucher"}};e===null?e=[r]:e.push(r),s++}if(t.voucher_pending_points_balance===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"voucher_pending_points_balance"}};e===null?e=[r]:e.push(r),s++}
if(t.order===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"order"}};e===null?e=[r]:e.push(r),s++}if(t.pending_points===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pending_points"}};e===null?e=[r]:e.push(r),s++}if(t.customer!==
void 0&&!m(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:b,errors:m.errors}};e===null?
e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:v,
errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!g(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"#/properties/voucher/$ref",keyword:"\
$ref",params:{component:A,errors:g.errors}};e===null?e=[r]:e.push(r),s++}if(t.voucher_pending_points_balance!==void 0&&!_(t.voucher_pending_points_balance)){let r={
instancePath:o+"/voucher_pending_points_balance",schemaPath:"#/properties/voucher_pending_points_balance/$ref",keyword:"$ref",params:{component:V,errors:_.errors}};
e===null?e=[r]:e.push(r),s++}if(t.order!==void 0&&!F(t.order)){let r={instancePath:o+"/order",schemaPath:"#/properties/order/$ref",keyword:"$ref",params:{component:cr,
errors:F.errors}};e===null?e=[r]:e.push(r),s++}if(t.pending_points!==void 0&&!X(t.pending_points)){let r={instancePath:o+"/pending_points",schemaPath:"#/propert\
ies/pending_points/$ref",keyword:"$ref",params:{component:pr,errors:X.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return T.errors=e,s===0}function Le(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,
dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:P,errors:d.errors}};e===null?
e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.pending_points.added"){let r={instancePath:o+"/type",schemaPath:"#/properties/ty\
pe/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.pending_points.added"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;
if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:k,errors:y.errors}};e===null?e=[i]:e.push(i),
s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{
missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!T(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/propertie\
s/data/$ref",keyword:"$ref",params:{component:er,errors:T.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Le.errors=e,s===0}function Ve(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:P,errors:d.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_\
card.pending_points.canceled"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty\
_card.pending_points.canceled"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/\
data/allOf/0/$ref",keyword:"$ref",params:{component:k,errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){
let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==
void 0&&!T(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:er,errors:T.errors}};
e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ve.errors=
e,s===0}function Me(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:P,errors:d.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_\
card.pending_points.updated"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_\
card.pending_points.updated"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/da\
ta/allOf/0/$ref",keyword:"$ref",params:{component:k,errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){
let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==
void 0&&!T(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:er,errors:T.errors}};
e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Me.errors=
e,s===0}var Kt={type:"object",allOf:[{$ref:"VoucherTransactionBase"}],properties:{type:{type:"string",enum:["POINTS_ACCRUAL"]},details:{$ref:"TransactionDetails"}}};function E(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return E.errors=e,s===0}function M(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),s++}if(t.name===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="s\
tring"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.name!==void 0&&typeof t.
name!="string"){let r={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return M.errors=e,s===0}function C(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),s++}if(t.name===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="s\
tring"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.name!==void 0&&typeof t.
name!="string"){let r={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return C.errors=e,s===0}function O(t,{instancePath:o="",parentData:n,
parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.balance!==void 0&&!_(t.balance)){let r={
instancePath:o+"/balance",schemaPath:"#/properties/balance/$ref",keyword:"$ref",params:{component:V,errors:_.errors}};e===null?e=[r]:e.push(r),s++}if(t.order!==
void 0){let r=t.order;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let i={instancePath:o+"/order",schemaPath:"#/properties/order/required",keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[i]:e.push(i),s++}if(r.source_id===void 0){let i={instancePath:o+"/order",schemaPath:"#/properties/order/req\
uired",keyword:"required",params:{missingProperty:"source_id"}};e===null?e=[i]:e.push(i),s++}if(r.id!==void 0&&typeof r.id!="string"){let i={instancePath:o+"/or\
der/id",schemaPath:"#/properties/order/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(r.source_id!==void 0&&typeof r.
source_id!="string"){let i={instancePath:o+"/order/source_id",schemaPath:"#/properties/order/properties/source_id/type",keyword:"type",params:{type:"string"}};e===
null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(
i),s++}}if(t.event!==void 0){let r=t.event;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let i={instancePath:o+"/event",schemaPath:"#/propertie\
s/event/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[i]:e.push(i),s++}if(r.type===void 0){let i={instancePath:o+"/event",schemaPath:"\
#/properties/event/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[i]:e.push(i),s++}if(r.id!==void 0&&typeof r.id!="string"){let i={instancePath:o+
"/event/id",schemaPath:"#/properties/event/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(r.type!==void 0&&typeof r.
type!="string"){let i={instancePath:o+"/event/type",schemaPath:"#/properties/event/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.
push(i),s++}}else{let i={instancePath:o+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.
earning_rule!==void 0){let r=t.earning_rule;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let i={instancePath:o+"/earning_rule",schemaPath:"#/p\
roperties/earning_rule/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[i]:e.push(i),s++}if(r.source===void 0){let i={instancePath:o+"/ea\
rning_rule",schemaPath:"#/properties/earning_rule/required",keyword:"required",params:{missingProperty:"source"}};e===null?e=[i]:e.push(i),s++}if(r.id!==void 0&&
typeof r.id!="string"){let i={instancePath:o+"/earning_rule/id",schemaPath:"#/properties/earning_rule/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[i]:e.push(i),s++}if(r.source!==void 0){let i=r.source;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.banner===void 0){let u={instancePath:o+"/ear\
ning_rule/source",schemaPath:"#/properties/earning_rule/properties/source/required",keyword:"required",params:{missingProperty:"banner"}};e===null?e=[u]:e.push(
u),s++}if(i.banner!==void 0&&typeof i.banner!="string"){let u={instancePath:o+"/earning_rule/source/banner",schemaPath:"#/properties/earning_rule/properties/sou\
rce/properties/banner/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:o+"/earning_rule/source",schemaPath:"#\
/properties/earning_rule/properties/source/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}}else{let i={instancePath:o+"/earning_rule",
schemaPath:"#/properties/earning_rule/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.segment!==void 0&&!M(t.segment)){let r={instancePath:o+
"/segment",schemaPath:"#/properties/segment/$ref",keyword:"$ref",params:{component:or,errors:M.errors}};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier!==void 0&&
!M(t.loyalty_tier)){let r={instancePath:o+"/loyalty_tier",schemaPath:"#/properties/loyalty_tier/$ref",keyword:"$ref",params:{component:or,errors:M.errors}};e===
null?e=[r]:e.push(r),s++}if(t.redemption!==void 0){let r=t.redemption;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let i={instancePath:o+"/red\
emption",schemaPath:"#/properties/redemption/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[i]:e.push(i),s++}if(r.id!==void 0&&typeof r.
id!="string"){let i={instancePath:o+"/redemption/id",schemaPath:"#/properties/redemption/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[
i]:e.push(i),s++}}else{let i={instancePath:o+"/redemption",schemaPath:"#/properties/redemption/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(
i),s++}}if(t.rollback!==void 0){let r=t.rollback;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let i={instancePath:o+"/rollback",schemaPath:"#/\
properties/rollback/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[i]:e.push(i),s++}if(r.id!==void 0&&typeof r.id!="string"){let i={instancePath:o+
"/rollback/id",schemaPath:"#/properties/rollback/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+
"/rollback",schemaPath:"#/properties/rollback/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.custom_event!==void 0){let r=t.custom_event;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let i={instancePath:o+"/custom_event",schemaPath:"#/properties/custom_event/required",keyword:"re\
quired",params:{missingProperty:"id"}};e===null?e=[i]:e.push(i),s++}if(r.type===void 0){let i={instancePath:o+"/custom_event",schemaPath:"#/properties/custom_ev\
ent/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[i]:e.push(i),s++}if(r.id!==void 0&&typeof r.id!="string"){let i={instancePath:o+"/\
custom_event/id",schemaPath:"#/properties/custom_event/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(r.type!==void 0&&
typeof r.type!="string"){let i={instancePath:o+"/custom_event/type",schemaPath:"#/properties/custom_event/properties/type/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/custom_event",schemaPath:"#/properties/custom_event/type",keyword:"type",params:{type:"object"}};
e===null?e=[i]:e.push(i),s++}}if(t.holder_loyalty_tier!==void 0&&!C(t.holder_loyalty_tier)){let r={instancePath:o+"/holder_loyalty_tier",schemaPath:"#/propertie\
s/holder_loyalty_tier/$ref",keyword:"$ref",params:{component:z,errors:C.errors}};e===null?e=[r]:e.push(r),s++}if(t.event_schema!==void 0&&!C(t.event_schema)){let r={
instancePath:o+"/event_schema",schemaPath:"#/properties/event_schema/$ref",keyword:"$ref",params:{component:z,errors:C.errors}};e===null?e=[r]:e.push(r),s++}if(t.
reward!==void 0&&!C(t.reward)){let r={instancePath:o+"/reward",schemaPath:"#/properties/reward/$ref",keyword:"$ref",params:{component:z,errors:C.errors}};e===null?
e=[r]:e.push(r),s++}if(t.source_voucher!==void 0&&!g(t.source_voucher)){let r={instancePath:o+"/source_voucher",schemaPath:"#/properties/source_voucher/$ref",keyword:"\
$ref",params:{component:A,errors:g.errors}};e===null?e=[r]:e.push(r),s++}if(t.destination_voucher!==void 0&&!g(t.destination_voucher)){let r={instancePath:o+"/d\
estination_voucher",schemaPath:"#/properties/destination_voucher/$ref",keyword:"$ref",params:{component:A,errors:g.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return O.errors=e,s===0}function xe(t,{instancePath:o="",
parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!E(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",
params:{component:tr,errors:E.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0){let r=t.type;if(typeof r!="\
string"){let i={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(r!=="POINTS_AC\
CRUAL"){let i={instancePath:o+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Kt.properties.type.enum}};e===null?e=[i]:e.push(i),
s++}}if(t.details!==void 0&&!O(t.details)){let r={instancePath:o+"/details",schemaPath:"#/properties/details/$ref",keyword:"$ref",params:{component:rr,errors:O.
errors}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return xe.
errors=e,s===0}function Ne(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.customer!==void 0&&!m(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:b,
errors:m.errors}};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",
keyword:"$ref",params:{component:v,errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!g(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"\
#/properties/voucher/$ref",keyword:"$ref",params:{component:A,errors:g.errors}};e===null?e=[r]:e.push(r),s++}if(t.balance!==void 0&&!_(t.balance)){let r={instancePath:o+
"/balance",schemaPath:"#/properties/balance/$ref",keyword:"$ref",params:{component:V,errors:_.errors}};e===null?e=[r]:e.push(r),s++}if(t.transaction!==void 0&&!xe(
t.transaction)){let r={instancePath:o+"/transaction",schemaPath:"#/properties/transaction/$ref",keyword:"$ref",params:{component:jt,errors:xe.errors}};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ne.errors=e,s===0}
function Ie(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:P,errors:d.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_\
card.points_added"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.point\
s_added"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"\
$ref",params:{component:k,errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+
"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!Ne(r.data)){
let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:At,errors:Ne.errors}};e===null?e=[i]:e.push(
i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ie.errors=e,s===0}var Qt={type:"object",allOf:[{$ref:"VoucherTransactionBase"}],properties:{type:{type:"string",enum:["POINTS_TRANSFER_IN","POINTS_TRANSFER_OUT"]},details:{$ref:"\
TransactionDetails"}}};function Be(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!E(t)){let r={
instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:tr,errors:E.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type!==void 0){let r=t.type;if(typeof r!="string"){let i={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[i]:e.push(i),s++}if(!(r==="POINTS_TRANSFER_IN"||r==="POINTS_TRANSFER_OUT")){let i={instancePath:o+"/type",schemaPath:"#/properties/type/enum",keyword:"\
enum",params:{allowedValues:Qt.properties.type.enum}};e===null?e=[i]:e.push(i),s++}}if(t.details!==void 0&&!O(t.details)){let r={instancePath:o+"/details",schemaPath:"\
#/properties/details/$ref",keyword:"$ref",params:{component:rr,errors:O.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Be.errors=e,s===0}function Ue(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,
dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer!==void 0&&!m(t.customer)){let r={instancePath:o+"/customer",schemaPath:"\
#/properties/customer/$ref",keyword:"$ref",params:{component:b,errors:m.errors}};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+
"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:v,errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!g(
t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"#/properties/voucher/$ref",keyword:"$ref",params:{component:A,errors:g.errors}};e===null?e=[r]:e.push(r),
s++}if(t.source_voucher!==void 0&&!g(t.source_voucher)){let r={instancePath:o+"/source_voucher",schemaPath:"#/properties/source_voucher/$ref",keyword:"$ref",params:{
component:A,errors:g.errors}};e===null?e=[r]:e.push(r),s++}if(t.destination_voucher!==void 0&&!g(t.destination_voucher)){let r={instancePath:o+"/destination_vou\
cher",schemaPath:"#/properties/destination_voucher/$ref",keyword:"$ref",params:{component:A,errors:g.errors}};e===null?e=[r]:e.push(r),s++}if(t.balance!==void 0&&
!_(t.balance)){let r={instancePath:o+"/balance",schemaPath:"#/properties/balance/$ref",keyword:"$ref",params:{component:V,errors:_.errors}};e===null?e=[r]:e.push(
r),s++}if(t.transaction!==void 0&&!Be(t.transaction)){let r={instancePath:o+"/transaction",schemaPath:"#/properties/transaction/$ref",keyword:"$ref",params:{component:Dt,
errors:Be.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),
s++}return Ue.errors=e,s===0}function Fe(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={
instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:P,errors:d.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!==
"customer.voucher.loyalty_card.points_transferred"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"cus\
tomer.voucher.loyalty_card.points_transferred"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"\
#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:k,errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),
s++}if(r.data!==void 0&&!Ue(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:$t,
errors:Ue.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),
s++}return Fe.errors=e,s===0}function Xe(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Xe.errors=e,s===0}var es={type:"object",
allOf:[{$ref:"VoucherTransactionBase"}],properties:{type:{type:"string",enum:["POINTS_EXPIRATION"]},details:{$ref:"TransactionDetails"}}};function We(t,{instancePath:o="",
parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!E(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",
params:{component:tr,errors:E.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0){let r=t.type;if(typeof r!="\
string"){let i={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(r!=="POINTS_EX\
PIRATION"){let i={instancePath:o+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:es.properties.type.enum}};e===null?e=[i]:e.push(
i),s++}}if(t.details!==void 0&&!O(t.details)){let r={instancePath:o+"/details",schemaPath:"#/properties/details/$ref",keyword:"$ref",params:{component:rr,errors:O.
errors}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return We.
errors=e,s===0}function He(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.customer!==void 0&&!m(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:b,
errors:m.errors}};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",
keyword:"$ref",params:{component:v,errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!g(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"\
#/properties/voucher/$ref",keyword:"$ref",params:{component:A,errors:g.errors}};e===null?e=[r]:e.push(r),s++}if(t.points!==void 0){let r=t.points;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:o+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type:"integer"}};e===null?
e=[i]:e.push(i),s++}}if(t.buckets!==void 0){let r=t.buckets;if(Array.isArray(r)){let i=r.length;for(let u=0;u<i;u++)if(!Xe(r[u])){let h={instancePath:o+"/bucket\
s/"+u,schemaPath:"#/properties/buckets/items/$ref",keyword:"$ref",params:{component:Nt,errors:Xe.errors}};e===null?e=[h]:e.push(h),s++}}else{let i={instancePath:o+
"/buckets",schemaPath:"#/properties/buckets/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),s++}}if(t.transaction!==void 0&&!We(t.transaction)){
let r={instancePath:o+"/transaction",schemaPath:"#/properties/transaction/$ref",keyword:"$ref",params:{component:Ct,errors:We.errors}};e===null?e=[r]:e.push(r),
s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return He.errors=e,s===0}function ze(t,{
instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!d(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$\
ref",keyword:"$ref",params:{component:P,errors:d.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.points_e\
xpired"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.points_expired"}};
e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",
params:{component:k,errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",
schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!He(r.data)){let i={
instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:qt,errors:He.errors}};e===null?e=[i]:e.push(i),
s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ze.errors=e,s===0}function Je(t,{
instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let r=t.type;
if(typeof r=="string")if(r==="customer.loyalty.tier.upgraded"){if(!ee(t)){let i={instancePath:o,schemaPath:"#/oneOf/0/$ref",keyword:"$ref",params:{component:Xr,
errors:ee.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.loyalty.tier.downgraded"){if(!te(t)){let i={instancePath:o,schemaPath:"#/oneOf/1/$ref",keyword:"\
$ref",params:{component:Wr,errors:te.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.loyalty.tier.prolonged"){if(!se(t)){let i={instancePath:o,schemaPath:"\
#/oneOf/2/$ref",keyword:"$ref",params:{component:Hr,errors:se.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.loyalty.tier.expiration.changed"){if(!ie(
t)){let i={instancePath:o,schemaPath:"#/oneOf/3/$ref",keyword:"$ref",params:{component:zr,errors:ie.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer\
.loyalty.tier.joined"){if(!ne(t)){let i={instancePath:o,schemaPath:"#/oneOf/4/$ref",keyword:"$ref",params:{component:Jr,errors:ne.errors}};e===null?e=[i]:e.push(
i),s++}}else if(r==="customer.loyalty.tier.left"){if(!ae(t)){let i={instancePath:o,schemaPath:"#/oneOf/5/$ref",keyword:"$ref",params:{component:Yr,errors:ae.errors}};
e===null?e=[i]:e.push(i),s++}}else if(r==="customer.publication.succeeded"){if(!ce(t)){let i={instancePath:o,schemaPath:"#/oneOf/6/$ref",keyword:"$ref",params:{
component:Zr,errors:ce.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.publication.failed"){if(!le(t)){let i={instancePath:o,schemaPath:"#/oneOf/7/\
$ref",keyword:"$ref",params:{component:Gr,errors:le.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.redemption.failed"){if(!ue(t)){let i={instancePath:o,
schemaPath:"#/oneOf/8/$ref",keyword:"$ref",params:{component:Kr,errors:ue.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.redemption.succceeded"){if(!de(
t)){let i={instancePath:o,schemaPath:"#/oneOf/9/$ref",keyword:"$ref",params:{component:Qr,errors:de.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer\
.redemption.rollback.failed"){if(!ye(t)){let i={instancePath:o,schemaPath:"#/oneOf/10/$ref",keyword:"$ref",params:{component:et,errors:ye.errors}};e===null?e=[i]:
e.push(i),s++}}else if(r==="customer.redemption.rollback.succceeded"){if(!me(t)){let i={instancePath:o,schemaPath:"#/oneOf/11/$ref",keyword:"$ref",params:{component:rt,
errors:me.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.rewarded"){if(!ge(t)){let i={instancePath:o,schemaPath:"#/oneOf/12/$ref",keyword:"$ref",params:{
component:tt,errors:ge.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.rewarded.loyalty_points"){if(!$e(t)){let i={instancePath:o,schemaPath:"#/one\
Of/13/$ref",keyword:"$ref",params:{component:st,errors:$e.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.reward_redemptions.created"){if(!qe(t)){let i={
instancePath:o,schemaPath:"#/oneOf/14/$ref",keyword:"$ref",params:{component:ot,errors:qe.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.reward_re\
demptions.pending"){if(!je(t)){let i={instancePath:o,schemaPath:"#/oneOf/15/$ref",keyword:"$ref",params:{component:it,errors:je.errors}};e===null?e=[i]:e.push(i),
s++}}else if(r==="customer.reward_redemptions.completed"){if(!De(t)){let i={instancePath:o,schemaPath:"#/oneOf/16/$ref",keyword:"$ref",params:{component:nt,errors:De.
errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.reward_redemptions.rolledback"){if(!Ce(t)){let i={instancePath:o,schemaPath:"#/oneOf/17/$ref",keyword:"\
$ref",params:{component:at,errors:Ce.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.voucher.deleted"){if(!Se(t)){let i={instancePath:o,schemaPath:"\
#/oneOf/18/$ref",keyword:"$ref",params:{component:pt,errors:Se.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.voucher.loyalty_card.pending_points.\
activated"){if(!Oe(t)){let i={instancePath:o,schemaPath:"#/oneOf/19/$ref",keyword:"$ref",params:{component:ct,errors:Oe.errors}};e===null?e=[i]:e.push(i),s++}}else if(r===
"customer.voucher.loyalty_card.pending_points.added"){if(!Le(t)){let i={instancePath:o,schemaPath:"#/oneOf/20/$ref",keyword:"$ref",params:{component:lt,errors:Le.
errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.voucher.loyalty_card.pending_points.canceled"){if(!Ve(t)){let i={instancePath:o,schemaPath:"#/oneOf\
/21/$ref",keyword:"$ref",params:{component:ut,errors:Ve.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.voucher.loyalty_card.pending_points.updated"){
if(!Me(t)){let i={instancePath:o,schemaPath:"#/oneOf/22/$ref",keyword:"$ref",params:{component:dt,errors:Me.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="\
customer.voucher.loyalty_card.points_added"){if(!Ie(t)){let i={instancePath:o,schemaPath:"#/oneOf/23/$ref",keyword:"$ref",params:{component:yt,errors:Ie.errors}};
e===null?e=[i]:e.push(i),s++}}else if(r==="customer.voucher.loyalty_card.points_transferred"){if(!Fe(t)){let i={instancePath:o,schemaPath:"#/oneOf/24/$ref",keyword:"\
$ref",params:{component:mt,errors:Fe.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.voucher.loyalty_card.points_expired"){if(!ze(t)){let i={instancePath:o,
schemaPath:"#/oneOf/25/$ref",keyword:"$ref",params:{component:ft,errors:ze.errors}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o,schemaPath:"#/discr\
iminator",keyword:"discriminator",params:{error:"mapping",tag:"type",tagValue:r}};e===null?e=[i]:e.push(i),s++}else{let i={instancePath:o,schemaPath:"#/discrimi\
nator",keyword:"discriminator",params:{error:"tag",tag:"type",tagValue:r}};e===null?e=[i]:e.push(i),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Je.errors=e,s===0}var rs=wr;function wr(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.object===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[r]:e.push(r),s++}if(t.
data_ref===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data_ref"}};e===null?e=[r]:e.push(r),s++}if(t.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.has_more===void 0){let r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"has_more"}};e===null?e=[r]:e.push(r),s++}if(t.object!==void 0&&t.object!=="li\
st"){let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[r]:e.push(r),s++}if(t.data_ref!==
void 0&&t.data_ref!=="data"){let r={instancePath:o+"/data_ref",schemaPath:"#/properties/data_ref/const",keyword:"const",params:{allowedValue:"data"}};e===null?e=
[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let i=r.length;for(let u=0;u<i;u++)if(!Je(r[u])){let h={instancePath:o+"/data/"+u,schemaPath:"\
#/properties/data/items/$ref",keyword:"$ref",params:{component:Ur,errors:Je.errors}};e===null?e=[h]:e.push(h),s++}}else{let i={instancePath:o+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),s++}}if(t.has_more!==void 0&&typeof t.has_more!="boolean"){let r={instancePath:o+
"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),s++}if(t.more_starting_after!==void 0&&typeof t.
more_starting_after!="string"){let r={instancePath:o+"/more_starting_after",schemaPath:"#/properties/more_starting_after/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return wr.
errors=e,s===0}var ts=br;function br(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!q(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:W,errors:q.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.key===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[r]:e.push(r),s++}if(t.details===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"details"}};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==402){let r={instancePath:o+
"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue:402}};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&t.message!=="Payment\
 required"){let r={instancePath:o+"/message",schemaPath:"#/properties/message/const",keyword:"const",params:{allowedValue:"Payment required"}};e===null?e=[r]:e.
push(r),s++}if(t.key!==void 0&&t.key!=="missing_required_feature"){let r={instancePath:o+"/key",schemaPath:"#/properties/key/const",keyword:"const",params:{allowedValue:"\
missing_required_feature"}};e===null?e=[r]:e.push(r),s++}if(t.details!==void 0&&typeof t.details!="string"){let r={instancePath:o+"/details",schemaPath:"#/prope\
rties/details/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[r]:e.push(r),s++}return br.errors=e,s===0}var ss=_r;function _r(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!q(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:W,errors:q.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.details===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"details"}};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==404){
let r={instancePath:o+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue:404}};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&
t.message!=="Resource not found"){let r={instancePath:o+"/message",schemaPath:"#/properties/message/const",keyword:"const",params:{allowedValue:"Resource not fo\
und"}};e===null?e=[r]:e.push(r),s++}if(t.key!==void 0){let r={instancePath:o+"/key",schemaPath:"#/properties/key/not",keyword:"not",params:{}};e===null?e=[r]:e.
push(r),s++}if(t.details!==void 0&&typeof t.details!="string"){let r={instancePath:o+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"\
string"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return _r.
errors=e,s===0}var os=Ze;var is={type:"string",enum:["USER","ADMIN"]};function Ye(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,
s=0;if(typeof t!="string"){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(!(t==="USER"||t==="A\
DMIN")){let r={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:is.enum}};e===null?e=[r]:e.push(r),s++}return Ye.errors=e,s===0}function Ze(t,{
instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.
id!="string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.login!==void 0&&
typeof t.login!="string"){let r={instancePath:o+"/login",schemaPath:"#/properties/login/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}
if(t.email!==void 0&&typeof t.email!="string"){let r={instancePath:o+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"}};e===null?
e=[r]:e.push(r),s++}if(t.first_name!==void 0&&typeof t.first_name!="string"){let r={instancePath:o+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"\
type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.last_name!==void 0&&typeof t.last_name!="string"){let r={instancePath:o+"/last_name",schemaPath:"\
#/properties/last_name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.projects!==void 0){let r=t.projects;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){for(let i in r)if(!Ye(r[i])){let u={instancePath:o+"/projects/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/project\
s/additionalProperties/$ref",keyword:"$ref",params:{component:Br,errors:Ye.errors}};e===null?e=[u]:e.push(u),s++}}else{let i={instancePath:o+"/projects",schemaPath:"\
#/properties/projects/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.is_owner!==void 0&&typeof t.is_owner!="boolean"){let r={instancePath:o+
"/is_owner",schemaPath:"#/properties/is_owner/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ze.errors=e,s===0}var ns=vr;function vr(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.object===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[r]:e.push(r),s++}if(t.
data_ref===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data_ref"}};e===null?e=[r]:e.push(r),s++}if(t.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.total===void 0){let r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[r]:e.push(r),s++}if(t.object!==void 0&&t.object!=="list"){
let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[r]:e.push(r),s++}if(t.data_ref!==
void 0&&t.data_ref!=="data"){let r={instancePath:o+"/data_ref",schemaPath:"#/properties/data_ref/const",keyword:"const",params:{allowedValue:"data"}};e===null?e=
[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let i=r.length;for(let u=0;u<i;u++)if(!Ze(r[u])){let h={instancePath:o+"/data/"+u,schemaPath:"\
#/properties/data/items/$ref",keyword:"$ref",params:{component:Ir,errors:Ze.errors}};e===null?e=[h]:e.push(h),s++}}else{let i={instancePath:o+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),s++}}if(t.total!==void 0){let r=t.total;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let i={instancePath:o+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),s++}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return vr.errors=e,s===0}var as=Ar,ps={type:"objec\
t",allOf:[{$ref:"ErrorObject"}],required:["key","details","request_id","resource_id","resource_type"],properties:{code:{const:404},key:{const:"not_found"},message:{
const:"Resource not found"},details:{type:"string"},request_id:{type:"string"},resource_id:{type:"string"},resource_type:{type:"string",enum:["voucher","campaig\
n"]}}};function Ar(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!q(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:W,errors:q.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.key===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[r]:e.push(r),s++}if(t.details===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"details"}};e===null?e=[r]:e.push(r),s++}if(t.request_id===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"request_id"}};e===null?e=[r]:e.push(r),s++}if(t.resource_id===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"resource_id"}};e===null?e=[r]:e.push(r),s++}if(t.resource_type===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"resource_type"}};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==404){let r={instancePath:o+"/\
code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue:404}};e===null?e=[r]:e.push(r),s++}if(t.key!==void 0&&t.key!=="not_found"){let r={
instancePath:o+"/key",schemaPath:"#/properties/key/const",keyword:"const",params:{allowedValue:"not_found"}};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&
t.message!=="Resource not found"){let r={instancePath:o+"/message",schemaPath:"#/properties/message/const",keyword:"const",params:{allowedValue:"Resource not fo\
und"}};e===null?e=[r]:e.push(r),s++}if(t.details!==void 0&&typeof t.details!="string"){let r={instancePath:o+"/details",schemaPath:"#/properties/details/type",keyword:"\
type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.request_id!==void 0&&typeof t.request_id!="string"){let r={instancePath:o+"/request_id",schemaPath:"\
#/properties/request_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.resource_id!==void 0&&typeof t.resource_id!="string"){let r={
instancePath:o+"/resource_id",schemaPath:"#/properties/resource_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.resource_type!==
void 0){let r=t.resource_type;if(typeof r!="string"){let i={instancePath:o+"/resource_type",schemaPath:"#/properties/resource_type/type",keyword:"type",params:{
type:"string"}};e===null?e=[i]:e.push(i),s++}if(!(r==="voucher"||r==="campaign")){let i={instancePath:o+"/resource_type",schemaPath:"#/properties/resource_type/\
enum",keyword:"enum",params:{allowedValues:ps.properties.resource_type.enum}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ar.errors=e,s===0}var cs=$r;function $r(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.grant_type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"grant_type"}};e===null?e=[r]:e.push(r),s++}
if(t.scope===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scope"}};e===null?e=[r]:e.push(r),s++}if(t.grant_type!==
void 0&&t.grant_type!=="client_credentials"){let r={instancePath:o+"/grant_type",schemaPath:"#/properties/grant_type/const",keyword:"const",params:{allowedValue:"\
client_credentials"}};e===null?e=[r]:e.push(r),s++}if(t.scope!==void 0&&!x(t.scope)){let r={instancePath:o+"/scope",schemaPath:"#/properties/scope/$ref",keyword:"\
$ref",params:{component:ir,errors:x.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[r]:e.push(r),s++}return $r.errors=e,s===0}var ls=qr;function qr(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.access_token===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"access_token"}};e===null?e=[r]:e.push(
r),s++}if(t.access_token!==void 0&&typeof t.access_token!="string"){let r={instancePath:o+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return qr.errors=e,s===0}var us=jr;function jr(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!q(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:W,errors:q.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.key===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==401){
let r={instancePath:o+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue:401}};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&
t.message!=="Unauthorized"){let r={instancePath:o+"/message",schemaPath:"#/properties/message/const",keyword:"const",params:{allowedValue:"Unauthorized"}};e===null?
e=[r]:e.push(r),s++}if(t.key!==void 0&&t.key!=="unauthorized"){let r={instancePath:o+"/key",schemaPath:"#/properties/key/const",keyword:"const",params:{allowedValue:"\
unauthorized"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}
return jr.errors=e,s===0}var ds=Ke;var ys={anyOf:[{type:"string",enum:["redemption.succeeded","redemption.failed","redemption.rollback.succeeded","redemption.rollback.failed","publication.succeed\
ed","voucher.published","voucher.updated","voucher.deleted","voucher.created","voucher.enabled","voucher.disabled","voucher.loyalty_card.points_added","voucher.\
gift.balance_added","campaign.enabled","campaign.deleted","campaign.created","campaign.updated","campaign.disabled","campaign.vouchers.generation.completed","bu\
siness_validation_rule.assignment.created","business_validation_rule.assignment.deleted","business_validation_rule.created","business_validation_rule.deleted","\
business_validation_rule.updated","customer.created","customer.deleted","customer.rewarded","customer.rewarded.loyalty_points"]},{type:"string"}]};function Ge(t,{
instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0,r=s,i=!1,u=s;if(typeof t!="string"){let $={instancePath:o,
schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),s++}if(!(t==="redemption.succeeded"||t==="redemption.failed"||t==="r\
edemption.rollback.succeeded"||t==="redemption.rollback.failed"||t==="publication.succeeded"||t==="voucher.published"||t==="voucher.updated"||t==="voucher.delet\
ed"||t==="voucher.created"||t==="voucher.enabled"||t==="voucher.disabled"||t==="voucher.loyalty_card.points_added"||t==="voucher.gift.balance_added"||t==="campa\
ign.enabled"||t==="campaign.deleted"||t==="campaign.created"||t==="campaign.updated"||t==="campaign.disabled"||t==="campaign.vouchers.generation.completed"||t===
"business_validation_rule.assignment.created"||t==="business_validation_rule.assignment.deleted"||t==="business_validation_rule.created"||t==="business_validati\
on_rule.deleted"||t==="business_validation_rule.updated"||t==="customer.created"||t==="customer.deleted"||t==="customer.rewarded"||t==="customer.rewarded.loyalt\
y_points")){let $={instancePath:o,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues:ys.anyOf[0].enum}};e===null?e=[$]:e.push($),s++}var h=u===s;if(i=
i||h,!i){let $=s;if(typeof t!="string"){let dr={instancePath:o,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"}};e===null?e=[dr]:e.push(dr),s++}
var h=$===s;i=i||h}if(i)s=r,e!==null&&(r?e.length=r:e=null);else{let $={instancePath:o,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};e===null?e=[$]:e.push($),
s++}return Ge.errors=e,s===0}function Ke(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.
push(r),s++}if(t.object!==void 0&&t.object!=="webhook"){let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"\
webhook"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!D(r)){let i={instancePath:o+"/created_at",schemaPath:"\
#/properties/created_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/created_at",schemaPath:"\
#/properties/created_at/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}if(t.events!==void 0){let r=t.events;if(Array.isArray(r)){let i=r.
length;for(let u=0;u<i;u++)if(!Ge(r[u])){let h={instancePath:o+"/events/"+u,schemaPath:"#/properties/events/items/$ref",keyword:"$ref",params:{component:Nr,errors:Ge.
errors}};e===null?e=[h]:e.push(h),s++}}else{let i={instancePath:o+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"}};e===null?
e=[i]:e.push(i),s++}}if(t.target_url!==void 0&&typeof t.target_url!="string"){let r={instancePath:o+"/target_url",schemaPath:"#/properties/target_url/type",keyword:"\
type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.active!==void 0&&typeof t.active!="boolean"){let r={instancePath:o+"/active",schemaPath:"#/prope\
rties/active/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[r]:e.push(r),s++}return Ke.errors=e,s===0}var ms=Dr;function Dr(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.object===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[r]:e.push(r),s++}if(t.
data_ref===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data_ref"}};e===null?e=[r]:e.push(r),s++}if(t.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.total===void 0){let r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[r]:e.push(r),s++}if(t.object!==void 0&&t.object!=="list"){
let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[r]:e.push(r),s++}if(t.data_ref!==
void 0&&t.data_ref!=="data"){let r={instancePath:o+"/data_ref",schemaPath:"#/properties/data_ref/const",keyword:"const",params:{allowedValue:"data"}};e===null?e=
[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let i=r.length;for(let u=0;u<i;u++)if(!Ke(r[u])){let h={instancePath:o+"/data/"+u,schemaPath:"\
#/properties/data/items/$ref",keyword:"$ref",params:{component:xr,errors:Ke.errors}};e===null?e=[h]:e.push(h),s++}}else{let i={instancePath:o+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),s++}}if(t.total!==void 0){let r=t.total;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let i={instancePath:o+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),s++}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Dr.errors=e,s===0}var fs=Cr;function Cr(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t["Cache-Control"]!==void 0&&t["Cache-Control"]!=="no-store"){let r={instancePath:o+"/Cache-Control",schemaPath:"#/properties/Cache-Control/const",keyword:"\
const",params:{allowedValue:"no-store"}};e===null?e=[r]:e.push(r),s++}if(t.Pragma!==void 0&&t.Pragma!=="no-cache"){let r={instancePath:o+"/Pragma",schemaPath:"#\
/properties/Pragma/const",keyword:"const",params:{allowedValue:"no-cache"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Cr.errors=e,s===0}var hs=Rr;function Rr(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t["Cache-Control"]!==void 0&&t["Cache-Control"]!=="no-store"){let r={instancePath:o+"/Cache-Control",schemaPath:"#/properties/Cache-Control/const",keyword:"\
const",params:{allowedValue:"no-store"}};e===null?e=[r]:e.push(r),s++}if(t.Pragma!==void 0&&t.Pragma!=="no-cache"){let r={instancePath:o+"/Pragma",schemaPath:"#\
/properties/Pragma/const",keyword:"const",params:{allowedValue:"no-cache"}};e===null?e=[r]:e.push(r),s++}if(t["Retry-After"]!==void 0&&typeof t["Retry-After"]!=
"string"){let r={instancePath:o+"/Retry-After",schemaPath:"#/properties/Retry-After/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.
Allow!==void 0&&typeof t.Allow!="string"){let r={instancePath:o+"/Allow",schemaPath:"#/properties/Allow/type",keyword:"type",params:{type:"string"}};e===null?e=
[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Rr.errors=e,s===0}var Ps=Sr;function Sr(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Sr.errors=e,s===0}var ks=Tr,gs={type:"\
object",properties:{path:{type:"object",properties:{campaignId:{type:"string"},memberId:{type:"string"}},required:["campaignId","memberId"]},query:{type:"object",
properties:{limit:{type:"integer",minimum:1,maximum:100,default:10},order:{type:"string",enum:["created_at","-created_at"],default:"created_at"},starting_after_id:{
type:"string"}},required:[]}}};function Tr(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.path!==void 0){let r=t.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.campaignId===void 0){let i={instancePath:o+"/pat\
h",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"campaignId"}};e===null?e=[i]:e.push(i),s++}if(r.memberId===void 0){let i={
instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"memberId"}};e===null?e=[i]:e.push(i),s++}if(r.campaignId!==
void 0&&typeof r.campaignId!="string"){let i={instancePath:o+"/path/campaignId",schemaPath:"#/properties/path/properties/campaignId/type",keyword:"type",params:{
type:"string"}};e===null?e=[i]:e.push(i),s++}if(r.memberId!==void 0&&typeof r.memberId!="string"){let i={instancePath:o+"/path/memberId",schemaPath:"#/propertie\
s/path/properties/memberId/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/path",schemaPath:"#/propertie\
s/path/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.limit!==void 0){let i=r.limit;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let u={instancePath:o+"/query/limit",schemaPath:"#/properties/query\
/properties/limit/type",keyword:"type",params:{type:"integer"}};e===null?e=[u]:e.push(u),s++}if(typeof i=="number"&&isFinite(i)){if(i>100||isNaN(i)){let u={instancePath:o+
"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}};e===null?e=[u]:e.push(u),s++}if(i<
1||isNaN(i)){let u={instancePath:o+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===
null?e=[u]:e.push(u),s++}}}if(r.order!==void 0){let i=r.order;if(typeof i!="string"){let u={instancePath:o+"/query/order",schemaPath:"#/properties/query/propert\
ies/order/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}if(!(i==="created_at"||i==="-created_at")){let u={instancePath:o+"/query/ord\
er",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:gs.properties.query.properties.order.enum}};e===null?e=[u]:e.push(
u),s++}}if(r.starting_after_id!==void 0&&typeof r.starting_after_id!="string"){let i={instancePath:o+"/query/starting_after_id",schemaPath:"#/properties/query/p\
roperties/starting_after_id/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/query",schemaPath:"#/propert\
ies/query/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[r]:e.push(r),s++}return Tr.errors=e,s===0}var ws=Er;function Er(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.path!==void 0){let r=t.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.projectId===void 0){let i={instancePath:o+"/path",schemaPath:"#/propertie\
s/path/required",keyword:"required",params:{missingProperty:"projectId"}};e===null?e=[i]:e.push(i),s++}if(r.projectId!==void 0&&typeof r.projectId!="string"){let i={
instancePath:o+"/path/projectId",schemaPath:"#/properties/path/properties/projectId/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{
let i={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Er.errors=e,s===0}var bs=Or;function Or(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.path!==void 0){let r=t.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.projectId===void 0){let i={instancePath:o+"/path",schemaPath:"#/propertie\
s/path/required",keyword:"required",params:{missingProperty:"projectId"}};e===null?e=[i]:e.push(i),s++}if(r.projectId!==void 0&&typeof r.projectId!="string"){let i={
instancePath:o+"/path/projectId",schemaPath:"#/properties/path/properties/projectId/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{
let i={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Or.errors=e,s===0}var _s=Lr;function Lr(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t["Cache-Control"]!==void 0&&t["Cache-Control"]!=="no-store"){let r={instancePath:o+"/Cache-Control",schemaPath:"#/properties/Cache-Control/const",keyword:"\
const",params:{allowedValue:"no-store"}};e===null?e=[r]:e.push(r),s++}if(t.Pragma!==void 0&&t.Pragma!=="no-cache"){let r={instancePath:o+"/Pragma",schemaPath:"#\
/properties/Pragma/const",keyword:"const",params:{allowedValue:"no-cache"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Lr.errors=e,s===0}var vs=Vr;function Vr(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t["Cache-Control"]!==void 0&&t["Cache-Control"]!=="no-store"){let r={instancePath:o+"/Cache-Control",schemaPath:"#/properties/Cache-Control/const",keyword:"\
const",params:{allowedValue:"no-store"}};e===null?e=[r]:e.push(r),s++}if(t.Pragma!==void 0&&t.Pragma!=="no-cache"){let r={instancePath:o+"/Pragma",schemaPath:"#\
/properties/Pragma/const",keyword:"const",params:{allowedValue:"no-cache"}};e===null?e=[r]:e.push(r),s++}if(t["Retry-After"]!==void 0&&typeof t["Retry-After"]!=
"string"){let r={instancePath:o+"/Retry-After",schemaPath:"#/properties/Retry-After/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.
Allow!==void 0&&typeof t.Allow!="string"){let r={instancePath:o+"/Allow",schemaPath:"#/properties/Allow/type",keyword:"type",params:{type:"string"}};e===null?e=
[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Vr.errors=e,s===0}var As=Mr;function Mr(t,{instancePath:o="",parentData:n,parentDataProperty:a,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Mr.errors=e,s===0}var $s=x,qs=Ge,js=Ye,
Ds=d,Cs=y,Rs=J,Ss=ee,Ts=te,Es=se,Os=ie,Ls=ne,Vs=ae,Ms=ce,xs=le,Ns=ue,Is=de,Bs=ye,Us=me,Fs=ge,Xs=$e,Ws=qe,Hs=je,zs=De,Js=Ce,Ys=Se,Zs=Oe,Gs=Le,Ks=Ve,Qs=Me,eo=Ie,ro=Fe,
to=ze,so=Q,oo=re,io=R,no=oe,ao=N,po=B,co=ke,lo=Ae,uo=ve,yo=Re,mo=Ee,fo=T,ho=Ne,Po=Ue,ko=He,go=xe,wo=Be,bo=We,_o=O,vo=M,Ao=C,$o=w,qo=m,jo=f,Do=g,Co=_,Ro=X,So=Te,
To=E,Eo=F,Oo=be,Lo=_e,Vo=we,Mo=I,xo=fe,No=he,Io=Z,Bo=U,Uo=Pe,Fo=pe,Xo=Xe,Wo=K,Ho=G,zo=Y,Jo=S,Yo=j,Zo={name:"MemberActivityList"},Go={name:"WebhookList",sources:{
"#/required":"S17"}},Ko={name:"ProjectUserList",sources:{"#/required":"S17"}},Qo={name:"TokenRequest"},ei={name:"TokenRevocationRequest"},ri={name:"AccessToken"},
ir={name:"ScopeList"},xr={name:"Webhook",sources:{"#/required":"S17","#/properties/created_at/format":"S25"}},Nr={name:"WebhookEventName"},Ir={name:"ProjectUser",
sources:{"#/required":"S17"}},Br={name:"ProjectRole"},W={name:"ErrorObject"},ti={name:"UnauthorizedError"},si={name:"MissingFeatureError"},oi={name:"ProjectNotF\
oundError"},ii={name:"ResourceNotFoundError"},Ur={name:"MemberActivity",sources:{"#/discriminator":"S17"}},P={name:"MemberActivityBase",sources:{"#/required":"S\
17","#/properties/created_at/format":"S25"}},k={name:"MemberActivityData",sources:{"#/required":"S17"}},Fr={name:"EventSource"},Xr={name:"CustomerLoyaltyTierUpg\
radedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},Wr={name:"CustomerLoyaltyTierDowngradedActivity",sources:{"#/required":"S17","#/\
properties/data/required":"S17"}},Hr={name:"CustomerLoyaltyTierProlongedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},zr={name:"Cus\
tomerLoyaltyTierExpirationChangedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},Jr={name:"CustomerLoyaltyTierJoinedActivity",sources:{
"#/required":"S17","#/properties/data/required":"S17"}},Yr={name:"CustomerLoyaltyTierLeftActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},
Zr={name:"CustomerPublicationSucceededActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},Gr={name:"CustomerPublicationFailedActivity",sources:{
"#/required":"S17","#/properties/data/required":"S17"}},Kr={name:"CustomerRedemptionFailedActivity",sources:{"#/required":"S17","#/properties/data/required":"S1\
7"}},Qr={name:"CustomerRedemptionSuccceededActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},et={name:"CustomerRedemptionRollbackFailed\
Activity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},rt={name:"CustomerRedemptionRollbackSuccceededActivity",sources:{"#/required":"S17","\
#/properties/data/required":"S17"}},tt={name:"CustomerRewardedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},st={name:"CustomerRewar\
dedLoyaltyPointsActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},ot={name:"CustomerRewardRedemptionsCreatedActivity",sources:{"#/requi\
red":"S17","#/properties/data/required":"S17"}},it={name:"CustomerRewardRedemptionsPendingActivity",sources:{"#/required":"S17","#/properties/data/required":"S1\
7"}},nt={name:"CustomerRewardRedemptionsCompletedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},at={name:"CustomerRewardRedemptionsR\
olledbackActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},pt={name:"CustomerVoucherDeletedActivity",sources:{"#/required":"S17","#/pro\
perties/data/required":"S17"}},ct={name:"CustomerPendingPointsActivatedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},lt={name:"Cust\
omerPendingPointsAddedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},ut={name:"CustomerPendingPointsCanceledActivity",sources:{"#/re\
quired":"S17","#/properties/data/required":"S17"}},dt={name:"CustomerPendingPointsUpdatedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},
yt={name:"CustomerPointsAddedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},mt={name:"CustomerPointsTransferredActivity",sources:{"#\
/required":"S17","#/properties/data/required":"S17"}},ft={name:"CustomerPointsExpiredActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},
ht={name:"LoyaltyTierUpgradedData",sources:{"#/properties/created_at/format":"S25"}},Pt={name:"LoyaltyTierDowngradedData",sources:{"#/properties/created_at/form\
at":"S25"}},Qe={name:"LoyaltyTierData",sources:{"#/properties/created_at/format":"S25"}},kt={name:"LoyaltyTierExpirationChangedData",sources:{"#/properties/crea\
ted_at/format":"S25","#/properties/expiration_date/format":"S25"}},nr={name:"CustomerPublicationData"},ar={name:"CustomerRedemptionRollbackData"},gt={name:"Cust\
omerRewardedData"},wt={name:"CustomerRewardedLoyaltyPointsData"},bt={name:"LoyaltyPointsOrder"},_t={name:"CustomerVoucherDeletedData"},vt={name:"PendingPointsAc\
tivatedData"},er={name:"PendingPointsData"},At={name:"PointsAddedData"},$t={name:"PointsTransferredData"},qt={name:"PointsExpiredData"},jt={name:"PointsAddedTra\
nsaction"},Dt={name:"PointsTransferredTransaction"},Ct={name:"PointsExpiredTransaction"},rr={name:"TransactionDetails",sources:{"#/properties/redemption/propert\
ies/id/type":"S38","#/properties/rollback/properties/id/type":"S38"}},or={name:"NamedReference"},z={name:"DetailReference",sources:{"#/properties/id/type":"S38",
"#/properties/name/type":"S38"}},L={name:"LoyaltyTier",sources:{"#/properties/created_at/format":"S25","#/properties/updated_at/format":"S25"}},b={name:"Custome\
rSummary"},v={name:"CampaignSummary"},A={name:"VoucherSummary",sources:{"#/type":"S16"}},V={name:"VoucherBalance",sources:{"#/type":"S16"}},pr={name:"PendingPoi\
nts",sources:{"#/type":"S16"}},Rt={name:"VoucherTransaction",sources:{"#/type":"S16"}},tr={name:"VoucherTransactionBase",sources:{"#/type":"S16"}},cr={name:"Ord\
erSummary",sources:{"#/type":"S16"}},St={name:"CalculatedOrder",sources:{"#/type":"S16"}},Tt={name:"OrderItem",sources:{"#/type":"S16"}},Et={name:"EarningRule",
sources:{"#/type":"S16"}},lr={name:"RedemptionSummary",sources:{"#/type":"S16"}},Ot={name:"RewardResult",sources:{"#/type":"S16"}},Lt={name:"ReferralTier",sources:{
"#/type":"S16"}},Vt={name:"ReferralProgram",sources:{"#/type":"S16"}},ur={name:"CustomEvent",sources:{"#/type":"S16"}},Mt={name:"SegmentSummary",sources:{"#/typ\
e":"S16"}},xt={name:"Publication",sources:{"#/type":"S16"}},Nt={name:"PointsBucket",sources:{"#/type":"S16"}},It={name:"LoyaltyTierExpiration",sources:{"#/type":"\
S16"}},Bt={name:"TierBase",sources:{"#/type":"S16"}},Ut={name:"CampaignVoucherSummary",sources:{"#/type":"S16"}},sr={name:"CustomerRedemptionData",sources:{"#/t\
ype":"S16"}},H={name:"RewardRedemptionsData",sources:{"#/type":"S16"}},ni={name:"listMemberActivityParameters"},ai={name:"generateTokenParameters"},pi={name:"re\
vokeTokenParameters"},ci={name:"listWebhooksParameters"},li={name:"listUsersParameters"},ui={name:"generateToken200Headers",sources:{"#/properties/Cache-Control\
/const":"4.2 S09","#/properties/Pragma/const":"4.2 S09"}},di={name:"generateToken4XXHeaders",sources:{"#/properties/Cache-Control/const":"4.2 S09","#/properties\
/Pragma/const":"4.2 S09","#/properties/Retry-After/type":"8","#/properties/Allow/type":"7.2"}},yi={name:"revokeToken2XXHeaders",sources:{"#/properties/Cache-Con\
trol/const":"4.2 S09","#/properties/Pragma/const":"4.2 S09"}},mi={name:"revokeToken4XXHeaders",sources:{"#/properties/Cache-Control/const":"4.2 S09","#/properti\
es/Pragma/const":"4.2 S09","#/properties/Retry-After/type":"8","#/properties/Allow/type":"7.2"}},fi=t=>l(Ht,ri,t),hi=t=>l(Jt,W,t),Pi=t=>l(Yt,Ur,t),ki=t=>l(rs,Zo,
t),gi=t=>l(ts,si,t),wi=t=>l(ss,oi,t),bi=t=>l(os,Ir,t),_i=t=>l(ns,Ko,t),vi=t=>l(as,ii,t),Ai=t=>l(cs,Qo,t),$i=t=>l(ls,ei,t),qi=t=>l(us,ti,t),ji=t=>l(ds,xr,t),Di=t=>l(
ms,Go,t),Ci=t=>l(fs,ui,t),Ri=t=>l(hs,di,t),Si=t=>l(Ps,ai,t),Ti=t=>l(ks,ni,t),Ei=t=>l(ws,li,t),Oi=t=>l(bs,ci,t),Li=t=>l(_s,yi,t),Vi=t=>l(vs,mi,t),Mi=t=>l(As,pi,t),
Fi=t=>l($s,ir,t),Xi=t=>l(qs,Nr,t),Wi=t=>l(js,Br,t),Hi=t=>l(Ds,P,t),zi=t=>l(Cs,k,t),Ji=t=>l(Rs,Fr,t),Yi=t=>l(Ss,Xr,t),Zi=t=>l(Ts,Wr,t),Gi=t=>l(Es,Hr,t),Ki=t=>l(Os,
zr,t),Qi=t=>l(Ls,Jr,t),en=t=>l(Vs,Yr,t),rn=t=>l(Ms,Zr,t),tn=t=>l(xs,Gr,t),sn=t=>l(Ns,Kr,t),on=t=>l(Is,Qr,t),nn=t=>l(Bs,et,t),an=t=>l(Us,rt,t),pn=t=>l(Fs,tt,t),cn=t=>l(
Xs,st,t),ln=t=>l(Ws,ot,t),un=t=>l(Hs,it,t),dn=t=>l(zs,nt,t),yn=t=>l(Js,at,t),mn=t=>l(Ys,pt,t),fn=t=>l(Zs,ct,t),hn=t=>l(Gs,lt,t),Pn=t=>l(Ks,ut,t),kn=t=>l(Qs,dt,t),
gn=t=>l(eo,yt,t),wn=t=>l(ro,mt,t),bn=t=>l(to,ft,t),_n=t=>l(so,ht,t),vn=t=>l(oo,Pt,t),An=t=>l(io,Qe,t),$n=t=>l(no,kt,t),qn=t=>l(ao,nr,t),jn=t=>l(po,ar,t),Dn=t=>l(
co,gt,t),Cn=t=>l(lo,wt,t),Rn=t=>l(uo,bt,t),Sn=t=>l(yo,_t,t),Tn=t=>l(mo,vt,t),En=t=>l(fo,er,t),On=t=>l(ho,At,t),Ln=t=>l(Po,$t,t),Vn=t=>l(ko,qt,t),Mn=t=>l(go,jt,t),
xn=t=>l(wo,Dt,t),Nn=t=>l(bo,Ct,t),In=t=>l(_o,rr,t),Bn=t=>l(vo,or,t),Un=t=>l(Ao,z,t),Fn=t=>l($o,L,t),Xn=t=>l(qo,b,t),Wn=t=>l(jo,v,t),Hn=t=>l(Do,A,t),zn=t=>l(Co,V,
t),Jn=t=>l(Ro,pr,t),Yn=t=>l(So,Rt,t),Zn=t=>l(To,tr,t),Gn=t=>l(Eo,cr,t),Kn=t=>l(Oo,St,t),Qn=t=>l(Lo,Tt,t),ea=t=>l(Vo,Et,t),ra=t=>l(Mo,lr,t),ta=t=>l(xo,Ot,t),sa=t=>l(
No,Lt,t),oa=t=>l(Io,Vt,t),ia=t=>l(Bo,ur,t),na=t=>l(Uo,Mt,t),aa=t=>l(Fo,xt,t),pa=t=>l(Xo,Nt,t),ca=t=>l(Wo,It,t),la=t=>l(Ho,Bt,t),ua=t=>l(zo,Ut,t),da=t=>l(Jo,sr,t),
ya=t=>l(Yo,H,t);var ma={AccessToken:fi,ErrorObject:hi,MemberActivity:Pi,MemberActivityList:ki,MissingFeatureError:gi,ProjectNotFoundError:wi,ProjectUser:bi,ProjectUserList:_i,ResourceNotFoundError:vi,
TokenRequest:Ai,TokenRevocationRequest:$i,UnauthorizedError:qi,Webhook:ji,WebhookList:Di,generateToken200Headers:Ci,generateToken4XXHeaders:Ri,generateTokenParameters:Si,
listMemberActivityParameters:Ti,listUsersParameters:Ei,listWebhooksParameters:Oi,revokeToken2XXHeaders:Li,revokeToken4XXHeaders:Vi,revokeTokenParameters:Mi};export{fi as AccessToken,Kn as CalculatedOrder,Wn as CampaignSummary,ua as CampaignVoucherSummary,ia as CustomEvent,Zi as CustomerLoyaltyTierDowngradedActivity,
Ki as CustomerLoyaltyTierExpirationChangedActivity,Qi as CustomerLoyaltyTierJoinedActivity,en as CustomerLoyaltyTierLeftActivity,Gi as CustomerLoyaltyTierProlongedActivity,
Yi as CustomerLoyaltyTierUpgradedActivity,fn as CustomerPendingPointsActivatedActivity,hn as CustomerPendingPointsAddedActivity,Pn as CustomerPendingPointsCanceledActivity,
kn as CustomerPendingPointsUpdatedActivity,gn as CustomerPointsAddedActivity,bn as CustomerPointsExpiredActivity,wn as CustomerPointsTransferredActivity,qn as CustomerPublicationData,
tn as CustomerPublicationFailedActivity,rn as CustomerPublicationSucceededActivity,da as CustomerRedemptionData,sn as CustomerRedemptionFailedActivity,jn as CustomerRedemptionRollbackData,
nn as CustomerRedemptionRollbackFailedActivity,an as CustomerRedemptionRollbackSuccceededActivity,on as CustomerRedemptionSuccceededActivity,dn as CustomerRewardRedemptionsCompletedActivity,
ln as CustomerRewardRedemptionsCreatedActivity,un as CustomerRewardRedemptionsPendingActivity,yn as CustomerRewardRedemptionsRolledbackActivity,pn as CustomerRewardedActivity,
Dn as CustomerRewardedData,cn as CustomerRewardedLoyaltyPointsActivity,Cn as CustomerRewardedLoyaltyPointsData,Xn as CustomerSummary,mn as CustomerVoucherDeletedActivity,
Sn as CustomerVoucherDeletedData,Un as DetailReference,ea as EarningRule,hi as ErrorObject,Ji as EventSource,Rn as LoyaltyPointsOrder,Fn as LoyaltyTier,An as LoyaltyTierData,
vn as LoyaltyTierDowngradedData,ca as LoyaltyTierExpiration,$n as LoyaltyTierExpirationChangedData,_n as LoyaltyTierUpgradedData,Pi as MemberActivity,Hi as MemberActivityBase,
zi as MemberActivityData,ki as MemberActivityList,gi as MissingFeatureError,Bn as NamedReference,Qn as OrderItem,Gn as OrderSummary,Jn as PendingPoints,Tn as PendingPointsActivatedData,
En as PendingPointsData,On as PointsAddedData,Mn as PointsAddedTransaction,pa as PointsBucket,Vn as PointsExpiredData,Nn as PointsExpiredTransaction,Ln as PointsTransferredData,
xn as PointsTransferredTransaction,wi as ProjectNotFoundError,Wi as ProjectRole,bi as ProjectUser,_i as ProjectUserList,aa as Publication,ra as RedemptionSummary,
oa as ReferralProgram,sa as ReferralTier,vi as ResourceNotFoundError,ya as RewardRedemptionsData,ta as RewardResult,Fi as ScopeList,na as SegmentSummary,la as TierBase,
Ai as TokenRequest,$i as TokenRevocationRequest,In as TransactionDetails,qi as UnauthorizedError,zn as VoucherBalance,Hn as VoucherSummary,Yn as VoucherTransaction,
Zn as VoucherTransactionBase,ji as Webhook,Xi as WebhookEventName,Di as WebhookList,ma as validators};
