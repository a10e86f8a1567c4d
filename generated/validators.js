// Generated from openapi.yaml by `npm run generate`. Do not edit.
var He=new RegExp([/^\d\d\d\d-/,/(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)/,/[Tt](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d\d*)?/,
/(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/].map(({source:t})=>t).join(""));function We(t){return He.test(t)||mr(t)}function mr(t){if(t[4]!=="-")return!1;let o=t.
replace("-02-29","-02-28").replace(/^(?<start>.{17})60/,"$<start>59");if(!He.test(o))return!1;let a=Number(t.slice(0,4)),n=a%(a%100===0?400:4)===0,l=(Math.floor(
hr(o)/6e7)+1)%1440===0;return(n||!t.startsWith("02-29",5))&&(l||!t.startsWith("60",17))}function hr(t){let o=/\.(\d+)/.exec(t)?.[1]??"",a=t.startsWith(":60",16),
n=a?"59":t.slice(17,19),p=t.slice(o===""?19:20+o.length).toUpperCase();return Date.parse(`${t.slice(0,10)}T${t.slice(11,17)}${n}${p}`)*1e3+(a?999999:Number(o.slice(
0,6).padEnd(6,"0")))}var ze={"date-time":We};function P(t,o,a){let n=(p=[],l,e)=>p.flatMap(({keyword:s,instancePath:r,schemaPath:i,params:c})=>{let d=l+r;if(s==="$ref")return n(c.errors,d,c.component??e);let b=a[e+
decodeURIComponent(i)];return{keyword:s,instancePath:d,component:e,params:c,source:b}});return p=>t(p)?[]:n(t.errors,"",o)}var Pr={...ze},gr=Ze;var kr=new RegExp("^(api|assets|async-actions|campaigns|categories|client_api|client_consents|client_customers|client_events|client_promotions|client_publish|cl\
ient_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|consents|customers|events|exports|locations|loyalties|me\
tadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|referrals|rewards|segments|skus|task-results|templates|tra\
sh-bin|validation-rules-assignments|validation-rules|validations|vouchers)( (api|assets|async-actions|campaigns|categories|client_api|client_consents|client_cus\
tomers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|\
consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|re\
ferrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers))*$","u");function R(t,{instancePath:o="",
parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(typeof t=="string"){if(!kr.test(t)){let r={instancePath:o,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^(api|assets|async-actions|campaigns|categories|client_api|client_consents|client_customers|client_events|client_p\
romotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|consents|customers|events|exp\
orts|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|referrals|rewards|segments|skus\
|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers)( (api|assets|async-actions|campaigns|categories|client_api\
|client_consents|client_customers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_v\
alidations|client_vouchers|consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qu\
alifications|redemptions|referrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers))*$"}};
e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}return R.errors=
e,s===0}function Ze(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.access_token===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"access_token"}};e===null?e=[r]:
e.push(r),s++}if(t.client_id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"client_id"}};e===null?e=[r]:e.push(
r),s++}if(t.expires_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"}};e===null?e=[r]:e.push(r),
s++}if(t.expires_in===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_in"}};e===null?e=[r]:e.push(r),s++}
if(t.scope===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scope"}};e===null?e=[r]:e.push(r),s++}if(t.token_type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"token_type"}};e===null?e=[r]:e.push(r),s++}if(t.access_token!==
void 0&&typeof t.access_token!="string"){let r={instancePath:o+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type:"string"}};
e===null?e=[r]:e.push(r),s++}if(t.client_id!==void 0&&typeof t.client_id!="string"){let r={instancePath:o+"/client_id",schemaPath:"#/properties/client_id/type",
keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.expires_at!==void 0){let r=t.expires_at;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let i={instancePath:o+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),s++}}if(t.expires_in!==
void 0){let r=t.expires_in;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:o+"/expires_in",schemaPath:"#/properties/expires_in/typ\
e",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),s++}}if(t.scope!==void 0&&!R(t.scope)){let r={instancePath:o+"/scope",schemaPath:"#/properti\
es/scope/$ref",keyword:"$ref",params:{component:"ScopeList",errors:R.errors}};e===null?e=[r]:e.push(r),s++}if(t.token_type!==void 0&&t.token_type!=="Bearer"){let r={
instancePath:o+"/token_type",schemaPath:"#/properties/token_type/const",keyword:"const",params:{allowedValue:"Bearer"}};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ze.errors=e,s===0}var wr=_;function _(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
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
object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return _.
errors=e,s===0}var br=x;var v=Pr["date-time"];function u(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(
r),s++}if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),
s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:
e.push(r),s++}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!v(r)){let i={instancePath:o+"/created_at",schemaPath:"#/properties/created\
_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/created_at",schemaPath:"#/properties/create\
d_at/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}if(t.group_id!==void 0&&typeof t.group_id!="string"){let r={instancePath:o+"/gro\
up_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return u.errors=e,s===0}var _r={type:"object",required:["channel"],properties:{channel:{type:"string",enum:["USER_PORTAL","API","CLIENT_API","INTERNAL"]},user:{type:"object",required:[
"id"],properties:{id:{type:"string"}}},api_key:{type:"object",required:["name","app_id"],properties:{name:{type:"string"},app_id:{type:"string"}}}}};function U(t,{
instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.channel===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"channel"}};e===null?e=[r]:e.push(r),s++}if(t.channel!==void 0){
let r=t.channel;if(typeof r!="string"){let i={instancePath:o+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type:"string"}};e===null?e=
[i]:e.push(i),s++}if(!(r==="USER_PORTAL"||r==="API"||r==="CLIENT_API"||r==="INTERNAL")){let i={instancePath:o+"/channel",schemaPath:"#/properties/channel/enum",
keyword:"enum",params:{allowedValues:_r.properties.channel.enum}};e===null?e=[i]:e.push(i),s++}}if(t.user!==void 0){let r=t.user;if(r&&typeof r=="object"&&!Array.
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
e.push(r),s++}return U.errors=e,s===0}function y(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.event_source===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"eve\
nt_source"}};e===null?e=[r]:e.push(r),s++}if(t.event_source!==void 0&&!U(t.event_source)){let r={instancePath:o+"/event_source",schemaPath:"#/properties/event_s\
ource/$ref",keyword:"$ref",params:{component:"EventSource",errors:U.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return y.errors=e,s===0}function f(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:
e.push(r),s++}if(t.name!==void 0&&typeof t.name!="string"){let r={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};
e===null?e=[r]:e.push(r),s++}if(t.email!==void 0&&typeof t.email!="string"){let r={instancePath:o+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.source_id!==void 0&&typeof t.source_id!="string"){let r={instancePath:o+"/source_id",schemaPath:"#/properties/\
source_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.metadata!==void 0){let r=t.metadata;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){let i={instancePath:o+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.
object!==void 0&&t.object!=="customer"){let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"customer"}};
e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return f.errors=
e,s===0}var vr={type:"object",additionalProperties:!0,properties:{id:{type:"string"},name:{type:"string"},campaign_type:{type:"string"},type:{type:"string",enum:[
"AUTO_UPDATE","STATIC","STANDALONE"]},is_referral_code:{type:"boolean"},voucher:{$ref:"CampaignVoucherSummary"},referral_program:{$ref:"ReferralProgram"},auto_join:{
type:"boolean"}}};function X(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return X.errors=e,s===0}function F(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return F.errors=e,s===0}function m(t,{instancePath:o="",
parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id!==void 0&&typeof t.id!=
"string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.name!==void 0&&
typeof t.name!="string"){let r={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.
campaign_type!==void 0&&typeof t.campaign_type!="string"){let r={instancePath:o+"/campaign_type",schemaPath:"#/properties/campaign_type/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0){let r=t.type;if(typeof r!="string"){let i={instancePath:o+"/type",schemaPath:"#/properties/type\
/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(!(r==="AUTO_UPDATE"||r==="STATIC"||r==="STANDALONE")){let i={instancePath:o+"/type",
schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:vr.properties.type.enum}};e===null?e=[i]:e.push(i),s++}}if(t.is_referral_code!==void 0&&
typeof t.is_referral_code!="boolean"){let r={instancePath:o+"/is_referral_code",schemaPath:"#/properties/is_referral_code/type",keyword:"type",params:{type:"boo\
lean"}};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!X(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"#/properties/voucher/$ref",keyword:"$ref",
params:{component:"CampaignVoucherSummary",errors:X.errors}};e===null?e=[r]:e.push(r),s++}if(t.referral_program!==void 0&&!F(t.referral_program)){let r={instancePath:o+
"/referral_program",schemaPath:"#/properties/referral_program/$ref",keyword:"$ref",params:{component:"ReferralProgram",errors:F.errors}};e===null?e=[r]:e.push(r),
s++}if(t.auto_join!==void 0&&typeof t.auto_join!="boolean"){let r={instancePath:o+"/auto_join",schemaPath:"#/properties/auto_join/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return m.
errors=e,s===0}var Je={type:"object",allOf:[{$ref:"TierBase"}],required:["id","campaign_id","metadata","created_at","config","object"],properties:{id:{type:"str\
ing"},campaign_id:{type:"string"},metadata:{type:["object","null"],additionalProperties:!0},created_at:{type:"string",format:"date-time"},updated_at:{type:["str\
ing","null"],format:"date-time"},config:{type:"object",required:["points"],properties:{points:{type:"object",properties:{from:{type:"integer"},to:{type:"integer"}}}}},
expiration:{$ref:"LoyaltyTierExpiration"},object:{const:"loyalty_tier"}}};function H(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return H.errors=e,s===0}function W(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return W.errors=e,s===0}function k(t,{instancePath:o="",
parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!H(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",
params:{component:"TierBase",errors:H.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),s++}if(t.campaign_id===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"campaign_id"}};e===null?e=[r]:e.push(r),s++}if(t.metadata===void 0){let r={instancePath:o,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"metadata"}};e===null?e=[r]:e.push(r),s++}if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),s++}if(t.config===void 0){let r={instancePath:o,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"config"}};e===null?e=[r]:e.push(r),s++}if(t.object===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"object"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/id",schemaPath:"#/pro\
perties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.campaign_id!==void 0&&typeof t.campaign_id!="string"){let r={instancePath:o+
"/campaign_id",schemaPath:"#/properties/campaign_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.metadata!==void 0){let r=t.metadata;
if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let i={instancePath:o+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:Je.
properties.metadata.type}};e===null?e=[i]:e.push(i),s++}}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!v(r)){let i={instancePath:o+"/c\
reated_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/\
created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}if(t.updated_at!==void 0){let r=t.updated_at;
if(typeof r!="string"&&r!==null){let i={instancePath:o+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:Je.properties.updated_at.
type}};e===null?e=[i]:e.push(i),s++}if(typeof r=="string"&&!v(r)){let i={instancePath:o+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"forma\
t",params:{format:"date-time"}};e===null?e=[i]:e.push(i),s++}}if(t.config!==void 0){let r=t.config;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.points===void 0){
let i={instancePath:o+"/config",schemaPath:"#/properties/config/required",keyword:"required",params:{missingProperty:"points"}};e===null?e=[i]:e.push(i),s++}if(r.
points!==void 0){let i=r.points;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.from!==void 0){let c=i.from;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(
c))){let d={instancePath:o+"/config/points/from",schemaPath:"#/properties/config/properties/points/properties/from/type",keyword:"type",params:{type:"integer"}};
e===null?e=[d]:e.push(d),s++}}if(i.to!==void 0){let c=i.to;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let d={instancePath:o+"/config/points/to",schemaPath:"\
#/properties/config/properties/points/properties/to/type",keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(d),s++}}}else{let c={instancePath:o+"/co\
nfig/points",schemaPath:"#/properties/config/properties/points/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),s++}}}else{let i={instancePath:o+
"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.expiration!==void 0&&!W(t.expiration)){
let r={instancePath:o+"/expiration",schemaPath:"#/properties/expiration/$ref",keyword:"$ref",params:{component:"LoyaltyTierExpiration",errors:W.errors}};e===null?
e=[r]:e.push(r),s++}if(t.object!==void 0&&t.object!=="loyalty_tier"){let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{
allowedValue:"loyalty_tier"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return k.errors=e,s===0}function z(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"creat\
ed_at"}};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier_to===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"l\
oyalty_tier_to"}};e===null?e=[r]:e.push(r),s++}if(t.customer!==void 0&&!f(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",
keyword:"$ref",params:{component:"CustomerSummary",errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!m(t.campaign)){let r={instancePath:o+
"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:"CampaignSummary",errors:m.errors}};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier_from!==
void 0&&!k(t.loyalty_tier_from)){let r={instancePath:o+"/loyalty_tier_from",schemaPath:"#/properties/loyalty_tier_from/$ref",keyword:"$ref",params:{component:"L\
oyaltyTier",errors:k.errors}};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier_to!==void 0&&!k(t.loyalty_tier_to)){let r={instancePath:o+"/loyalty_tier_to",schemaPath:"\
#/properties/loyalty_tier_to/$ref",keyword:"$ref",params:{component:"LoyaltyTier",errors:k.errors}};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.
created_at;if(typeof r=="string"){if(!v(r)){let i={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"dat\
e-time"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"}};
e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return z.errors=
e,s===0}function J(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cus\
tomer.loyalty.tier.upgraded"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.loyalty.tier.upg\
raded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"\
$ref",params:{component:"MemberActivityData",errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={
instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&
!z(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:"LoyaltyTierUpgradedData",errors:z.
errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return J.
errors=e,s===0}function Y(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),s++}
if(t.loyalty_tier_from===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loyalty_tier_from"}};e===null?e=[r]:e.
push(r),s++}if(t.customer!==void 0&&!f(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:"\
CustomerSummary",errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!m(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properti\
es/campaign/$ref",keyword:"$ref",params:{component:"CampaignSummary",errors:m.errors}};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier_from!==void 0&&!k(t.loyalty_tier_from)){
let r={instancePath:o+"/loyalty_tier_from",schemaPath:"#/properties/loyalty_tier_from/$ref",keyword:"$ref",params:{component:"LoyaltyTier",errors:k.errors}};e===
null?e=[r]:e.push(r),s++}if(t.loyalty_tier_to!==void 0&&!k(t.loyalty_tier_to)){let r={instancePath:o+"/loyalty_tier_to",schemaPath:"#/properties/loyalty_tier_to\
/$ref",keyword:"$ref",params:{component:"LoyaltyTier",errors:k.errors}};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="\
string"){if(!v(r)){let i={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[i]:
e.push(i),s++}}else{let i={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),
s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Y.errors=e,s===0}function Z(t,{instancePath:o="",
parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",
params:{component:"MemberActivityBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.downgraded"){let r={
instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.loyalty.tier.downgraded"}};e===null?e=[r]:e.push(r),s++}
if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:"MemberAct\
ivityData",errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"\
#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!Y(r.data)){let i={instancePath:o+
"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:"LoyaltyTierDowngradedData",errors:Y.errors}};e===null?e=[i]:e.
push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Z.errors=e,s===0}function q(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),s++}
if(t.loyalty_tier===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loyalty_tier"}};e===null?e=[r]:e.push(r),s++}
if(t.customer!==void 0&&!f(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:"CustomerSumm\
ary",errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!m(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/\
$ref",keyword:"$ref",params:{component:"CampaignSummary",errors:m.errors}};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier!==void 0&&!k(t.loyalty_tier)){let r={instancePath:o+
"/loyalty_tier",schemaPath:"#/properties/loyalty_tier/$ref",keyword:"$ref",params:{component:"LoyaltyTier",errors:k.errors}};e===null?e=[r]:e.push(r),s++}if(t.created_at!==
void 0){let r=t.created_at;if(typeof r=="string"){if(!v(r)){let i={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{
format:"date-time"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"\
string"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return q.
errors=e,s===0}function G(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){let r={instancePath:o,
schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.
data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&
t.type!=="customer.loyalty.tier.prolonged"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.lo\
yalty.tier.prolonged"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allO\
f/0/$ref",keyword:"$ref",params:{component:"MemberActivityData",errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),
s++}if(r.data!==void 0&&!q(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:"Loy\
altyTierData",errors:q.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=
[r]:e.push(r),s++}return G.errors=e,s===0}function K(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),s++}
if(t.loyalty_tier===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loyalty_tier"}};e===null?e=[r]:e.push(r),s++}
if(t.expiration_date===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiration_date"}};e===null?e=[r]:e.push(
r),s++}if(t.customer!==void 0&&!f(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:"Custo\
merSummary",errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!m(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/ca\
mpaign/$ref",keyword:"$ref",params:{component:"CampaignSummary",errors:m.errors}};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier!==void 0&&!k(t.loyalty_tier)){let r={
instancePath:o+"/loyalty_tier",schemaPath:"#/properties/loyalty_tier/$ref",keyword:"$ref",params:{component:"LoyaltyTier",errors:k.errors}};e===null?e=[r]:e.push(
r),s++}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!v(r)){let i={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/for\
mat",keyword:"format",params:{format:"date-time"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}if(t.expiration_date!==void 0){let r=t.expiration_date;if(typeof r=="string"){if(!v(r)){
let i={instancePath:o+"/expiration_date",schemaPath:"#/properties/expiration_date/format",keyword:"format",params:{format:"date-time"}};e===null?e=[i]:e.push(i),
s++}}else{let i={instancePath:o+"/expiration_date",schemaPath:"#/properties/expiration_date/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),
s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return K.errors=e,s===0}function Q(t,{instancePath:o="",
parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",
params:{component:"MemberActivityBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.expiration.chang\
ed"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.loyalty.tier.expiration.changed"}};e===null?
e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{
component:"MemberActivityData",errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+
"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!K(r.data)){
let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:"LoyaltyTierExpirationChangedData",errors:K.
errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Q.
errors=e,s===0}function ee(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cus\
tomer.loyalty.tier.joined"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.loyalty.tier.joine\
d"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"\
$ref",params:{component:"MemberActivityData",errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={
instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&
!q(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:"LoyaltyTierData",errors:q.errors}};
e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ee.errors=
e,s===0}function re(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cus\
tomer.loyalty.tier.left"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.loyalty.tier.left"}};
e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",
params:{component:"MemberActivityData",errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+
"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!q(r.data)){
let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:"LoyaltyTierData",errors:q.errors}};e===
null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return re.errors=
e,s===0}function te(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return te.errors=e,s===0}function E(t,{instancePath:o="",
parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer!==void 0&&!f(t.
customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:"CustomerSummary",errors:f.errors}};e===null?
e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!m(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:"\
CampaignSummary",errors:m.errors}};e===null?e=[r]:e.push(r),s++}if(t.publication!==void 0&&!te(t.publication)){let r={instancePath:o+"/publication",schemaPath:"\
#/properties/publication/$ref",keyword:"$ref",params:{component:"Publication",errors:te.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return E.errors=e,s===0}function se(t,{instancePath:o="",parentData:a,parentDataProperty:n,
rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivit\
yBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.publication.succeeded"){let r={instancePath:o+"/t\
ype",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.publication.succeeded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){
let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityData",errors:y.
errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/da\
ta/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!E(r.data)){let i={instancePath:o+"/data/data",
schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:"CustomerPublicationData",errors:E.errors}};e===null?e=[i]:e.push(i),s++}}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return se.errors=e,s===0}function oe(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cus\
tomer.publication.failed"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.publication.failed"}};
e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",
params:{component:"MemberActivityData",errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+
"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!E(r.data)){
let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:"CustomerPublicationData",errors:E.errors}};
e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return oe.errors=
e,s===0}function j(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return j.errors=e,s===0}function ie(t,{instancePath:o="",
parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",
params:{component:"MemberActivityBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.redemption.failed"){let r={instancePath:o+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.redemption.failed"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){
let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityData",errors:y.
errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/da\
ta/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!j(r.data)){let i={instancePath:o+"/data/data",
schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:"CustomerRedemptionData",errors:j.errors}};e===null?e=[i]:e.push(i),s++}}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ie.errors=e,s===0}function ae(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cus\
tomer.redemption.succceeded"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.redemption.succc\
eeded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"\
$ref",params:{component:"MemberActivityData",errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={
instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&
!j(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:"CustomerRedemptionData",errors:j.
errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ae.
errors=e,s===0}function T(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return T.errors=e,s===0}function M(t,{instancePath:o="",
parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!j(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",
params:{component:"CustomerRedemptionData",errors:j.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.redemption_rollback!==
void 0&&!T(t.redemption_rollback)){let r={instancePath:o+"/redemption_rollback",schemaPath:"#/properties/redemption_rollback/$ref",keyword:"$ref",params:{component:"\
RedemptionSummary",errors:T.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),s++}return M.errors=e,s===0}function ne(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,
s=0;if(!u(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityBase",errors:u.errors}};e===null?e=[r]:e.push(r),
s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t\
ype"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.redemption.rollback.failed"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"customer.redemption.rollback.failed"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+
"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityData",errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!M(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"\
$ref",params:{component:"CustomerRedemptionRollbackData",errors:M.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ne.errors=e,s===0}function pe(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cus\
tomer.redemption.rollback.succceeded"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.redempt\
ion.rollback.succceeded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/a\
llOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityData",errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),
s++}if(r.data!==void 0&&!M(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:"Cus\
tomerRedemptionRollbackData",errors:M.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[r]:e.push(r),s++}return pe.errors=e,s===0}var Ye={type:"object",properties:{customer:{$ref:"CustomerSummary"},holder:{$ref:"CustomerSummary"},voucher:{$ref:"VoucherSummary"},campaign:{$ref:"CampaignSumm\
ary"},redemption:{$ref:"RedemptionSummary"},reward:{$ref:"RewardResult"},referral_tier:{$ref:"ReferralTier"},balance:{type:["object","null"],properties:{amount:{
type:"integer"},points:{type:"integer"}}},custom_event:{$ref:"CustomEvent"},customer_event:{type:["object","null"],properties:{segment:{$ref:"SegmentSummary"},event_type:{
type:"string"}}}}};function h(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return h.errors=e,s===0}function le(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return le.errors=e,s===0}function ce(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ce.errors=e,s===0}function V(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return V.errors=e,s===0}function ue(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ue.errors=e,s===0}function ye(t,{instancePath:o="",
parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer!==void 0&&!f(t.
customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:"CustomerSummary",errors:f.errors}};e===null?
e=[r]:e.push(r),s++}if(t.holder!==void 0&&!f(t.holder)){let r={instancePath:o+"/holder",schemaPath:"#/properties/holder/$ref",keyword:"$ref",params:{component:"\
CustomerSummary",errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!h(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"#/properties/\
voucher/$ref",keyword:"$ref",params:{component:"VoucherSummary",errors:h.errors}};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!m(t.campaign)){let r={instancePath:o+
"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:"CampaignSummary",errors:m.errors}};e===null?e=[r]:e.push(r),s++}if(t.redemption!==
void 0&&!T(t.redemption)){let r={instancePath:o+"/redemption",schemaPath:"#/properties/redemption/$ref",keyword:"$ref",params:{component:"RedemptionSummary",errors:T.
errors}};e===null?e=[r]:e.push(r),s++}if(t.reward!==void 0&&!le(t.reward)){let r={instancePath:o+"/reward",schemaPath:"#/properties/reward/$ref",keyword:"$ref",
params:{component:"RewardResult",errors:le.errors}};e===null?e=[r]:e.push(r),s++}if(t.referral_tier!==void 0&&!ce(t.referral_tier)){let r={instancePath:o+"/refe\
rral_tier",schemaPath:"#/properties/referral_tier/$ref",keyword:"$ref",params:{component:"ReferralTier",errors:ce.errors}};e===null?e=[r]:e.push(r),s++}if(t.balance!==
void 0){let r=t.balance;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let i={instancePath:o+"/balance",schemaPath:"#/properties/balance/type",keyword:"\
type",params:{type:Ye.properties.balance.type}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.amount!==void 0){let i=r.amount;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let c={instancePath:o+"/balance/amount",schemaPath:"#/properties/balance/properties/amount/type",keyword:"type",params:{
type:"integer"}};e===null?e=[c]:e.push(c),s++}}if(r.points!==void 0){let i=r.points;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let c={instancePath:o+
"/balance/points",schemaPath:"#/properties/balance/properties/points/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),s++}}}}if(t.custom_event!==
void 0&&!V(t.custom_event)){let r={instancePath:o+"/custom_event",schemaPath:"#/properties/custom_event/$ref",keyword:"$ref",params:{component:"CustomEvent",errors:V.
errors}};e===null?e=[r]:e.push(r),s++}if(t.customer_event!==void 0){let r=t.customer_event;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let i={instancePath:o+
"/customer_event",schemaPath:"#/properties/customer_event/type",keyword:"type",params:{type:Ye.properties.customer_event.type}};e===null?e=[i]:e.push(i),s++}if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.segment!==void 0&&!ue(r.segment)){let i={instancePath:o+"/customer_event/segment",schemaPath:"#/properties/customer_\
event/properties/segment/$ref",keyword:"$ref",params:{component:"SegmentSummary",errors:ue.errors}};e===null?e=[i]:e.push(i),s++}if(r.event_type!==void 0&&typeof r.
event_type!="string"){let i={instancePath:o+"/customer_event/event_type",schemaPath:"#/properties/customer_event/properties/event_type/type",keyword:"type",params:{
type:"string"}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}
return ye.errors=e,s===0}function fe(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){let r={
instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:
e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}
if(t.type!==void 0&&t.type!=="customer.rewarded"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"custo\
mer.rewarded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",
keyword:"$ref",params:{component:"MemberActivityData",errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){
let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==
void 0&&!ye(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:"CustomerRewardedDa\
ta",errors:ye.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(
r),s++}return fe.errors=e,s===0}function de(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return de.errors=e,s===0}function w(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return w.errors=e,s===0}function me(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return me.errors=e,s===0}function he(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return he.errors=e,s===0}function Pe(t,{instancePath:o="",
parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!me(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$re\
f",params:{component:"CalculatedOrder",errors:me.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.items!==void 0){let r=t.
items;if(Array.isArray(r)){if(r.length>500){let c={instancePath:o+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:500}};e===null?
e=[c]:e.push(c),s++}let i=r.length;for(let c=0;c<i;c++)if(!he(r[c])){let d={instancePath:o+"/items/"+c,schemaPath:"#/properties/items/items/$ref",keyword:"$ref",
params:{component:"OrderItem",errors:he.errors}};e===null?e=[d]:e.push(d),s++}}else{let i={instancePath:o+"/items",schemaPath:"#/properties/items/type",keyword:"\
type",params:{type:"array"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return Pe.errors=e,s===0}function ge(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.customer!==void 0&&!f(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"\
$ref",params:{component:"CustomerSummary",errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.holder!==void 0&&!f(t.holder)){let r={instancePath:o+"/holder",schemaPath:"\
#/properties/holder/$ref",keyword:"$ref",params:{component:"CustomerSummary",errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!h(t.voucher)){
let r={instancePath:o+"/voucher",schemaPath:"#/properties/voucher/$ref",keyword:"$ref",params:{component:"VoucherSummary",errors:h.errors}};e===null?e=[r]:e.push(
r),s++}if(t.campaign!==void 0&&!m(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:"Campa\
ignSummary",errors:m.errors}};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier!==void 0&&!k(t.loyalty_tier)){let r={instancePath:o+"/loyalty_tier",schemaPath:"#/p\
roperties/loyalty_tier/$ref",keyword:"$ref",params:{component:"LoyaltyTier",errors:k.errors}};e===null?e=[r]:e.push(r),s++}if(t.earning_rule!==void 0&&!de(t.earning_rule)){
let r={instancePath:o+"/earning_rule",schemaPath:"#/properties/earning_rule/$ref",keyword:"$ref",params:{component:"EarningRule",errors:de.errors}};e===null?e=[
r]:e.push(r),s++}if(t.balance!==void 0&&!w(t.balance)){let r={instancePath:o+"/balance",schemaPath:"#/properties/balance/$ref",keyword:"$ref",params:{component:"\
VoucherBalance",errors:w.errors}};e===null?e=[r]:e.push(r),s++}if(t.order!==void 0&&!Pe(t.order)){let r={instancePath:o+"/order",schemaPath:"#/properties/order/\
$ref",keyword:"$ref",params:{component:"LoyaltyPointsOrder",errors:Pe.errors}};e===null?e=[r]:e.push(r),s++}if(t.event!==void 0&&!V(t.event)){let r={instancePath:o+
"/event",schemaPath:"#/properties/event/$ref",keyword:"$ref",params:{component:"CustomEvent",errors:V.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ge.errors=e,s===0}function ke(t,{instancePath:o="",parentData:a,parentDataProperty:n,
rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivit\
yBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.rewarded.loyalty_points"){let r={instancePath:o+"\
/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.rewarded.loyalty_points"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){
let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityData",errors:y.
errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/da\
ta/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!ge(r.data)){let i={instancePath:o+"/data/data",
schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:"CustomerRewardedLoyaltyPointsData",errors:ge.errors}};e===null?e=[i]:e.push(
i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ke.errors=e,s===0}function A(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return A.errors=e,s===0}function we(t,{instancePath:o="",
parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",
params:{component:"MemberActivityBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.reward_redemptions.created"){
let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.reward_redemptions.created"}};e===null?e=[r]:e.
push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:"\
MemberActivityData",errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",
schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!A(r.data)){let i={
instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:"RewardRedemptionsData",errors:A.errors}};e===null?
e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return we.errors=e,s===
0}function be(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cus\
tomer.reward_redemptions.pending"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.reward_rede\
mptions.pending"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$\
ref",keyword:"$ref",params:{component:"MemberActivityData",errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===
void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.
data!==void 0&&!A(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:"RewardRedemp\
tionsData",errors:A.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return be.errors=e,s===0}function _e(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cus\
tomer.reward_redemptions.completed"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.reward_re\
demptions.completed"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf\
/0/$ref",keyword:"$ref",params:{component:"MemberActivityData",errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),
s++}if(r.data!==void 0&&!A(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:"Rew\
ardRedemptionsData",errors:A.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[r]:e.push(r),s++}return _e.errors=e,s===0}function ve(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cus\
tomer.reward_redemptions.rolledback"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.reward_r\
edemptions.rolledback"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/all\
Of/0/$ref",keyword:"$ref",params:{component:"MemberActivityData",errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),
s++}if(r.data!==void 0&&!A(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:"Rew\
ardRedemptionsData",errors:A.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[r]:e.push(r),s++}return ve.errors=e,s===0}function Ae(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.customer!==void 0&&!f(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:"Customer\
Summary",errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!m(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campa\
ign/$ref",keyword:"$ref",params:{component:"CampaignSummary",errors:m.errors}};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!h(t.voucher)){let r={instancePath:o+
"/voucher",schemaPath:"#/properties/voucher/$ref",keyword:"$ref",params:{component:"VoucherSummary",errors:h.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ae.errors=e,s===0}function $e(t,{instancePath:o="",
parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",
params:{component:"MemberActivityBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.deleted"){let r={instancePath:o+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.voucher.deleted"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){
let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityData",errors:y.
errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/da\
ta/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!Ae(r.data)){let i={instancePath:o+"/data/data",
schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:"CustomerVoucherDeletedData",errors:Ae.errors}};e===null?e=[i]:e.push(i),s++}}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return $e.errors=e,s===0}function L(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return L.errors=e,s===0}function qe(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return qe.errors=e,s===0}function B(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return B.errors=e,s===0}function je(t,{instancePath:o="",
parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer===void 0){let r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"customer"}};e===null?e=[r]:e.push(r),s++}if(t.campaign===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"campaign"}};e===null?e=[r]:e.push(r),s++}if(t.voucher===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"voucher"}};e===null?e=[r]:e.push(r),s++}if(t.balance===void 0){let r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"balance"}};e===null?e=[r]:e.push(r),s++}if(t.order===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"order"}};e===null?e=[r]:e.push(r),s++}if(t.transaction===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"transaction"}};e===null?e=[r]:e.push(r),s++}if(t.pending_points===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"pending_points"}};e===null?e=[r]:e.push(r),s++}if(t.customer!==void 0&&!f(t.customer)){let r={instancePath:o+"/customer",schemaPath:"\
#/properties/customer/$ref",keyword:"$ref",params:{component:"CustomerSummary",errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!m(t.campaign)){
let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:"CampaignSummary",errors:m.errors}};e===null?e=[r]:e.
push(r),s++}if(t.voucher!==void 0&&!h(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"#/properties/voucher/$ref",keyword:"$ref",params:{component:"Vouc\
herSummary",errors:h.errors}};e===null?e=[r]:e.push(r),s++}if(t.balance!==void 0&&!w(t.balance)){let r={instancePath:o+"/balance",schemaPath:"#/properties/balan\
ce/$ref",keyword:"$ref",params:{component:"VoucherBalance",errors:w.errors}};e===null?e=[r]:e.push(r),s++}if(t.order!==void 0&&!L(t.order)){let r={instancePath:o+
"/order",schemaPath:"#/properties/order/$ref",keyword:"$ref",params:{component:"OrderSummary",errors:L.errors}};e===null?e=[r]:e.push(r),s++}if(t.transaction!==
void 0&&!qe(t.transaction)){let r={instancePath:o+"/transaction",schemaPath:"#/properties/transaction/$ref",keyword:"$ref",params:{component:"VoucherTransaction",
errors:qe.errors}};e===null?e=[r]:e.push(r),s++}if(t.pending_points!==void 0&&!B(t.pending_points)){let r={instancePath:o+"/pending_points",schemaPath:"#/proper\
ties/pending_points/$ref",keyword:"$ref",params:{component:"PendingPoints",errors:B.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return je.errors=e,s===0}function De(t,{instancePath:o="",parentData:a,parentDataProperty:n,
rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivit\
yBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.pending_points.activated"){let r={
instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.pending_points.activated"}};e===
null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{
component:"MemberActivityData",errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+
"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!je(r.data)){
let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:"PendingPointsActivatedData",errors:je.errors}};
e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return De.errors=
e,s===0}function D(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.customer===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"customer"}};e===null?e=[r]:e.push(r),s++}if(t.
campaign===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"campaign"}};e===null?e=[r]:e.push(r),s++}if(t.voucher===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"voucher"}};e===null?e=[r]:e.push(r),s++}if(t.voucher_pending_points_balance===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"voucher_pending_points_balance"}};e===null?e=[r]:e.push(r),s++}
if(t.order===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"order"}};e===null?e=[r]:e.push(r),s++}if(t.pending_points===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pending_points"}};e===null?e=[r]:e.push(r),s++}if(t.customer!==
void 0&&!f(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:"CustomerSummary",errors:f.errors}};
e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!m(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{
component:"CampaignSummary",errors:m.errors}};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!h(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"#/\
properties/voucher/$ref",keyword:"$ref",params:{component:"VoucherSummary",errors:h.errors}};e===null?e=[r]:e.push(r),s++}if(t.voucher_pending_points_balance!==
void 0&&!w(t.voucher_pending_points_balance)){let r={instancePath:o+"/voucher_pending_points_balance",schemaPath:"#/properties/voucher_pending_points_balance/$r\
ef",keyword:"$ref",params:{component:"VoucherBalance",errors:w.errors}};e===null?e=[r]:e.push(r),s++}if(t.order!==void 0&&!L(t.order)){let r={instancePath:o+"/o\
rder",schemaPath:"#/properties/order/$ref",keyword:"$ref",params:{component:"OrderSummary",errors:L.errors}};e===null?e=[r]:e.push(r),s++}if(t.pending_points!==
void 0&&!B(t.pending_points)){let r={instancePath:o+"/pending_points",schemaPath:"#/properties/pending_points/$ref",keyword:"$ref",params:{component:"PendingPoi\
nts",errors:B.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(
r),s++}return D.errors=e,s===0}function Ce(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){
let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:
e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}
if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.pending_points.added"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"c\
onst",params:{allowedValue:"customer.voucher.loyalty_card.pending_points.added"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={
instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityData",errors:y.errors}};e===null?e=[i]:e.push(
i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",
params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!D(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/p\
roperties/data/$ref",keyword:"$ref",params:{component:"PendingPointsData",errors:D.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ce.errors=e,s===0}function Se(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cus\
tomer.voucher.loyalty_card.pending_points.canceled"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"cu\
stomer.voucher.loyalty_card.pending_points.canceled"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"\
#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityData",errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[i]:e.push(i),s++}if(r.data!==void 0&&!D(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{
component:"PendingPointsData",errors:D.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[r]:e.push(r),s++}return Se.errors=e,s===0}function Oe(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cus\
tomer.voucher.loyalty_card.pending_points.updated"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"cus\
tomer.voucher.loyalty_card.pending_points.updated"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"\
#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityData",errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[i]:e.push(i),s++}if(r.data!==void 0&&!D(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{
component:"PendingPointsData",errors:D.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[r]:e.push(r),s++}return Oe.errors=e,s===0}var Ar={type:"object",allOf:[{$ref:"VoucherTransactionBase"}],properties:{type:{type:"string",enum:["POINTS_ACCRUAL"]},details:{$ref:"TransactionDetails"}}};function C(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return C.errors=e,s===0}function O(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),s++}if(t.name===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="s\
tring"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.name!==void 0&&typeof t.
name!="string"){let r={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return O.errors=e,s===0}function $(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),s++}if(t.name===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="s\
tring"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.name!==void 0&&typeof t.
name!="string"){let r={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return $.errors=e,s===0}function S(t,{instancePath:o="",parentData:a,
parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.balance!==void 0&&!w(t.balance)){let r={
instancePath:o+"/balance",schemaPath:"#/properties/balance/$ref",keyword:"$ref",params:{component:"VoucherBalance",errors:w.errors}};e===null?e=[r]:e.push(r),s++}
if(t.order!==void 0){let r=t.order;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let i={instancePath:o+"/order",schemaPath:"#/properties/order/\
required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[i]:e.push(i),s++}if(r.source_id===void 0){let i={instancePath:o+"/order",schemaPath:"#/p\
roperties/order/required",keyword:"required",params:{missingProperty:"source_id"}};e===null?e=[i]:e.push(i),s++}if(r.id!==void 0&&typeof r.id!="string"){let i={
instancePath:o+"/order/id",schemaPath:"#/properties/order/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(r.source_id!==
void 0&&typeof r.source_id!="string"){let i={instancePath:o+"/order/source_id",schemaPath:"#/properties/order/properties/source_id/type",keyword:"type",params:{
type:"string"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type:"object"}};e===
null?e=[i]:e.push(i),s++}}if(t.event!==void 0){let r=t.event;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let i={instancePath:o+"/event",schemaPath:"\
#/properties/event/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[i]:e.push(i),s++}if(r.type===void 0){let i={instancePath:o+"/event",schemaPath:"\
#/properties/event/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[i]:e.push(i),s++}if(r.id!==void 0&&typeof r.id!="string"){let i={instancePath:o+
"/event/id",schemaPath:"#/properties/event/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(r.type!==void 0&&typeof r.
type!="string"){let i={instancePath:o+"/event/type",schemaPath:"#/properties/event/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.
push(i),s++}}else{let i={instancePath:o+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.
earning_rule!==void 0){let r=t.earning_rule;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let i={instancePath:o+"/earning_rule",schemaPath:"#/p\
roperties/earning_rule/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[i]:e.push(i),s++}if(r.source===void 0){let i={instancePath:o+"/ea\
rning_rule",schemaPath:"#/properties/earning_rule/required",keyword:"required",params:{missingProperty:"source"}};e===null?e=[i]:e.push(i),s++}if(r.id!==void 0&&
typeof r.id!="string"){let i={instancePath:o+"/earning_rule/id",schemaPath:"#/properties/earning_rule/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[i]:e.push(i),s++}if(r.source!==void 0){let i=r.source;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.banner===void 0){let c={instancePath:o+"/ear\
ning_rule/source",schemaPath:"#/properties/earning_rule/properties/source/required",keyword:"required",params:{missingProperty:"banner"}};e===null?e=[c]:e.push(
c),s++}if(i.banner!==void 0&&typeof i.banner!="string"){let c={instancePath:o+"/earning_rule/source/banner",schemaPath:"#/properties/earning_rule/properties/sou\
rce/properties/banner/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:o+"/earning_rule/source",schemaPath:"#\
/properties/earning_rule/properties/source/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),s++}}}else{let i={instancePath:o+"/earning_rule",
schemaPath:"#/properties/earning_rule/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.segment!==void 0&&!O(t.segment)){let r={instancePath:o+
"/segment",schemaPath:"#/properties/segment/$ref",keyword:"$ref",params:{component:"NamedReference",errors:O.errors}};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier!==
void 0&&!O(t.loyalty_tier)){let r={instancePath:o+"/loyalty_tier",schemaPath:"#/properties/loyalty_tier/$ref",keyword:"$ref",params:{component:"NamedReference",
errors:O.errors}};e===null?e=[r]:e.push(r),s++}if(t.redemption!==void 0){let r=t.redemption;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let i={
instancePath:o+"/redemption",schemaPath:"#/properties/redemption/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[i]:e.push(i),s++}if(r.id!==
void 0&&typeof r.id!="string"){let i={instancePath:o+"/redemption/id",schemaPath:"#/properties/redemption/properties/id/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/redemption",schemaPath:"#/properties/redemption/type",keyword:"type",params:{type:"object"}};e===
null?e=[i]:e.push(i),s++}}if(t.rollback!==void 0){let r=t.rollback;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let i={instancePath:o+"/rollba\
ck",schemaPath:"#/properties/rollback/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[i]:e.push(i),s++}if(r.id!==void 0&&typeof r.id!="s\
tring"){let i={instancePath:o+"/rollback/id",schemaPath:"#/properties/rollback/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(
i),s++}}else{let i={instancePath:o+"/rollback",schemaPath:"#/properties/rollback/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.
custom_event!==void 0){let r=t.custom_event;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let i={instancePath:o+"/custom_event",schemaPath:"#/p\
roperties/custom_event/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[i]:e.push(i),s++}if(r.type===void 0){let i={instancePath:o+"/cust\
om_event",schemaPath:"#/properties/custom_event/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[i]:e.push(i),s++}if(r.id!==void 0&&typeof r.
id!="string"){let i={instancePath:o+"/custom_event/id",schemaPath:"#/properties/custom_event/properties/id/type",keyword:"type",params:{type:"string"}};e===null?
e=[i]:e.push(i),s++}if(r.type!==void 0&&typeof r.type!="string"){let i={instancePath:o+"/custom_event/type",schemaPath:"#/properties/custom_event/properties/typ\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/custom_event",schemaPath:"#/properties/custom_event/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.holder_loyalty_tier!==void 0&&!$(t.holder_loyalty_tier)){let r={instancePath:o+"/h\
older_loyalty_tier",schemaPath:"#/properties/holder_loyalty_tier/$ref",keyword:"$ref",params:{component:"DetailReference",errors:$.errors}};e===null?e=[r]:e.push(
r),s++}if(t.event_schema!==void 0&&!$(t.event_schema)){let r={instancePath:o+"/event_schema",schemaPath:"#/properties/event_schema/$ref",keyword:"$ref",params:{
component:"DetailReference",errors:$.errors}};e===null?e=[r]:e.push(r),s++}if(t.reward!==void 0&&!$(t.reward)){let r={instancePath:o+"/reward",schemaPath:"#/pro\
perties/reward/$ref",keyword:"$ref",params:{component:"DetailReference",errors:$.errors}};e===null?e=[r]:e.push(r),s++}if(t.source_voucher!==void 0&&!h(t.source_voucher)){
let r={instancePath:o+"/source_voucher",schemaPath:"#/properties/source_voucher/$ref",keyword:"$ref",params:{component:"VoucherSummary",errors:h.errors}};e===null?
e=[r]:e.push(r),s++}if(t.destination_voucher!==void 0&&!h(t.destination_voucher)){let r={instancePath:o+"/destination_voucher",schemaPath:"#/properties/destinat\
ion_voucher/$ref",keyword:"$ref",params:{component:"VoucherSummary",errors:h.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return S.errors=e,s===0}function Re(t,{instancePath:o="",parentData:a,parentDataProperty:n,
rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!C(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:"VoucherTransa\
ctionBase",errors:C.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0){let r=t.type;if(typeof r!="string"){let i={
instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(r!=="POINTS_ACCRUAL"){let i={instancePath:o+
"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Ar.properties.type.enum}};e===null?e=[i]:e.push(i),s++}}if(t.details!==void 0&&
!S(t.details)){let r={instancePath:o+"/details",schemaPath:"#/properties/details/$ref",keyword:"$ref",params:{component:"TransactionDetails",errors:S.errors}};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Re.errors=e,
s===0}function Ee(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.customer!==void 0&&!f(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:"Customer\
Summary",errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!m(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campa\
ign/$ref",keyword:"$ref",params:{component:"CampaignSummary",errors:m.errors}};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!h(t.voucher)){let r={instancePath:o+
"/voucher",schemaPath:"#/properties/voucher/$ref",keyword:"$ref",params:{component:"VoucherSummary",errors:h.errors}};e===null?e=[r]:e.push(r),s++}if(t.balance!==
void 0&&!w(t.balance)){let r={instancePath:o+"/balance",schemaPath:"#/properties/balance/$ref",keyword:"$ref",params:{component:"VoucherBalance",errors:w.errors}};
e===null?e=[r]:e.push(r),s++}if(t.transaction!==void 0&&!Re(t.transaction)){let r={instancePath:o+"/transaction",schemaPath:"#/properties/transaction/$ref",keyword:"\
$ref",params:{component:"PointsAddedTransaction",errors:Re.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ee.errors=e,s===0}function Te(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){
let e=null,s=0;if(!u(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityBase",errors:u.errors}};e===null?e=[r]:
e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.points_added"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",
keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.points_added"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!y(r)){let i={
instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityData",errors:y.errors}};e===null?e=[i]:e.push(
i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",
params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!Ee(r.data)){let i={instancePath:o+"/data/data",schemaPath:"#/properties/data/\
properties/data/$ref",keyword:"$ref",params:{component:"PointsAddedData",errors:Ee.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Te.errors=e,s===0}var $r={type:"object",allOf:[{$ref:"VoucherTransactionBase"}],properties:{type:{type:"string",enum:["POINTS_TRANSFER_IN","POINTS_TRANSFER_OUT"]},details:{$ref:"\
TransactionDetails"}}};function Me(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!C(t)){let r={
instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:"VoucherTransactionBase",errors:C.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type!==void 0){let r=t.type;if(typeof r!="string"){let i={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(!(r==="POINTS_TRANSFER_IN"||r==="POINTS_TRANSFER_OUT")){let i={instancePath:o+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:$r.properties.type.enum}};e===null?e=[i]:e.push(i),s++}}if(t.details!==void 0&&!S(t.details)){let r={
instancePath:o+"/details",schemaPath:"#/properties/details/$ref",keyword:"$ref",params:{component:"TransactionDetails",errors:S.errors}};e===null?e=[r]:e.push(r),
s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Me.errors=e,s===0}function Ve(t,{
instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer!==
void 0&&!f(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:"CustomerSummary",errors:f.errors}};
e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!m(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{
component:"CampaignSummary",errors:m.errors}};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!h(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"#/\
properties/voucher/$ref",keyword:"$ref",params:{component:"VoucherSummary",errors:h.errors}};e===null?e=[r]:e.push(r),s++}if(t.source_voucher!==void 0&&!h(t.source_voucher)){
let r={instancePath:o+"/source_voucher",schemaPath:"#/properties/source_voucher/$ref",keyword:"$ref",params:{component:"VoucherSummary",errors:h.errors}};e===null?
e=[r]:e.push(r),s++}if(t.destination_voucher!==void 0&&!h(t.destination_voucher)){let r={instancePath:o+"/destination_voucher",schemaPath:"#/properties/destinat\
ion_voucher/$ref",keyword:"$ref",params:{component:"VoucherSummary",errors:h.errors}};e===null?e=[r]:e.push(r),s++}if(t.balance!==void 0&&!w(t.balance)){let r={
instancePath:o+"/balance",schemaPath:"#/properties/balance/$ref",keyword:"$ref",params:{component:"VoucherBalance",errors:w.errors}};e===null?e=[r]:e.push(r),s++}
if(t.transaction!==void 0&&!Me(t.transaction)){let r={instancePath:o+"/transaction",schemaPath:"#/properties/transaction/$ref",keyword:"$ref",params:{component:"\
PointsTransferredTransaction",errors:Me.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[r]:e.push(r),s++}return Ve.errors=e,s===0}function Le(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){
let e=null,s=0;if(!u(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityBase",errors:u.errors}};e===null?e=[r]:
e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.points_transferred"){let r={instancePath:o+"/type",schemaPath:"#/properties/type\
/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.points_transferred"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;
if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivityData",errors:y.errors}};e===
null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",
keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!Ve(r.data)){let i={instancePath:o+"/data/data",schemaPath:"\
#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:"PointsTransferredData",errors:Ve.errors}};e===null?e=[i]:e.push(i),s++}}}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Le.errors=e,s===0}function Be(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Be.errors=e,s===0}var qr={type:"object",
allOf:[{$ref:"VoucherTransactionBase"}],properties:{type:{type:"string",enum:["POINTS_EXPIRATION"]},details:{$ref:"TransactionDetails"}}};function xe(t,{instancePath:o="",
parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!C(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",
params:{component:"VoucherTransactionBase",errors:C.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0){let r=t.
type;if(typeof r!="string"){let i={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}
if(r!=="POINTS_EXPIRATION"){let i={instancePath:o+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:qr.properties.type.enum}};e===
null?e=[i]:e.push(i),s++}}if(t.details!==void 0&&!S(t.details)){let r={instancePath:o+"/details",schemaPath:"#/properties/details/$ref",keyword:"$ref",params:{component:"\
TransactionDetails",errors:S.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),s++}return xe.errors=e,s===0}function Ne(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,
s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer!==void 0&&!f(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$re\
f",keyword:"$ref",params:{component:"CustomerSummary",errors:f.errors}};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!m(t.campaign)){let r={instancePath:o+
"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:"CampaignSummary",errors:m.errors}};e===null?e=[r]:e.push(r),s++}if(t.voucher!==
void 0&&!h(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"#/properties/voucher/$ref",keyword:"$ref",params:{component:"VoucherSummary",errors:h.errors}};
e===null?e=[r]:e.push(r),s++}if(t.points!==void 0){let r=t.points;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:o+"/points",schemaPath:"\
#/properties/points/type",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),s++}}if(t.buckets!==void 0){let r=t.buckets;if(Array.isArray(r)){let i=r.
length;for(let c=0;c<i;c++)if(!Be(r[c])){let d={instancePath:o+"/buckets/"+c,schemaPath:"#/properties/buckets/items/$ref",keyword:"$ref",params:{component:"Poin\
tsBucket",errors:Be.errors}};e===null?e=[d]:e.push(d),s++}}else{let i={instancePath:o+"/buckets",schemaPath:"#/properties/buckets/type",keyword:"type",params:{type:"\
array"}};e===null?e=[i]:e.push(i),s++}}if(t.transaction!==void 0&&!xe(t.transaction)){let r={instancePath:o+"/transaction",schemaPath:"#/properties/transaction/\
$ref",keyword:"$ref",params:{component:"PointsExpiredTransaction",errors:xe.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ne.errors=e,s===0}function Ie(t,{instancePath:o="",parentData:a,parentDataProperty:n,
rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!u(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:"MemberActivit\
yBase",errors:u.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.points_expired"){let r={instancePath:o+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.points_expired"}};e===null?e=[r]:e.push(r),s++}
if(t.data!==void 0){let r=t.data;if(!y(r)){let i={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:"MemberAct\
ivityData",errors:y.errors}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"\
#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.data!==void 0&&!Ne(r.data)){let i={instancePath:o+
"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:"PointsExpiredData",errors:Ne.errors}};e===null?e=[i]:e.push(i),
s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ie.errors=e,s===0}function x(t,{
instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let r=t.type;
if(typeof r=="string")if(r==="customer.loyalty.tier.upgraded"){if(!J(t)){let i={instancePath:o,schemaPath:"#/oneOf/0/$ref",keyword:"$ref",params:{component:"Cus\
tomerLoyaltyTierUpgradedActivity",errors:J.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.loyalty.tier.downgraded"){if(!Z(t)){let i={instancePath:o,
schemaPath:"#/oneOf/1/$ref",keyword:"$ref",params:{component:"CustomerLoyaltyTierDowngradedActivity",errors:Z.errors}};e===null?e=[i]:e.push(i),s++}}else if(r===
"customer.loyalty.tier.prolonged"){if(!G(t)){let i={instancePath:o,schemaPath:"#/oneOf/2/$ref",keyword:"$ref",params:{component:"CustomerLoyaltyTierProlongedAct\
ivity",errors:G.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.loyalty.tier.expiration.changed"){if(!Q(t)){let i={instancePath:o,schemaPath:"#/one\
Of/3/$ref",keyword:"$ref",params:{component:"CustomerLoyaltyTierExpirationChangedActivity",errors:Q.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer\
.loyalty.tier.joined"){if(!ee(t)){let i={instancePath:o,schemaPath:"#/oneOf/4/$ref",keyword:"$ref",params:{component:"CustomerLoyaltyTierJoinedActivity",errors:ee.
errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.loyalty.tier.left"){if(!re(t)){let i={instancePath:o,schemaPath:"#/oneOf/5/$ref",keyword:"$ref",params:{
component:"CustomerLoyaltyTierLeftActivity",errors:re.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.publication.succeeded"){if(!se(t)){let i={instancePath:o,
schemaPath:"#/oneOf/6/$ref",keyword:"$ref",params:{component:"CustomerPublicationSucceededActivity",errors:se.errors}};e===null?e=[i]:e.push(i),s++}}else if(r===
"customer.publication.failed"){if(!oe(t)){let i={instancePath:o,schemaPath:"#/oneOf/7/$ref",keyword:"$ref",params:{component:"CustomerPublicationFailedActivity",
errors:oe.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.redemption.failed"){if(!ie(t)){let i={instancePath:o,schemaPath:"#/oneOf/8/$ref",keyword:"\
$ref",params:{component:"CustomerRedemptionFailedActivity",errors:ie.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.redemption.succceeded"){if(!ae(
t)){let i={instancePath:o,schemaPath:"#/oneOf/9/$ref",keyword:"$ref",params:{component:"CustomerRedemptionSuccceededActivity",errors:ae.errors}};e===null?e=[i]:
e.push(i),s++}}else if(r==="customer.redemption.rollback.failed"){if(!ne(t)){let i={instancePath:o,schemaPath:"#/oneOf/10/$ref",keyword:"$ref",params:{component:"\
CustomerRedemptionRollbackFailedActivity",errors:ne.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.redemption.rollback.succceeded"){if(!pe(t)){let i={
instancePath:o,schemaPath:"#/oneOf/11/$ref",keyword:"$ref",params:{component:"CustomerRedemptionRollbackSuccceededActivity",errors:pe.errors}};e===null?e=[i]:e.
push(i),s++}}else if(r==="customer.rewarded"){if(!fe(t)){let i={instancePath:o,schemaPath:"#/oneOf/12/$ref",keyword:"$ref",params:{component:"CustomerRewardedAc\
tivity",errors:fe.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.rewarded.loyalty_points"){if(!ke(t)){let i={instancePath:o,schemaPath:"#/oneOf/13\
/$ref",keyword:"$ref",params:{component:"CustomerRewardedLoyaltyPointsActivity",errors:ke.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.reward_re\
demptions.created"){if(!we(t)){let i={instancePath:o,schemaPath:"#/oneOf/14/$ref",keyword:"$ref",params:{component:"CustomerRewardRedemptionsCreatedActivity",errors:we.
errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.reward_redemptions.pending"){if(!be(t)){let i={instancePath:o,schemaPath:"#/oneOf/15/$ref",keyword:"\
$ref",params:{component:"CustomerRewardRedemptionsPendingActivity",errors:be.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.reward_redemptions.com\
pleted"){if(!_e(t)){let i={instancePath:o,schemaPath:"#/oneOf/16/$ref",keyword:"$ref",params:{component:"CustomerRewardRedemptionsCompletedActivity",errors:_e.errors}};
e===null?e=[i]:e.push(i),s++}}else if(r==="customer.reward_redemptions.rolledback"){if(!ve(t)){let i={instancePath:o,schemaPath:"#/oneOf/17/$ref",keyword:"$ref",
params:{component:"CustomerRewardRedemptionsRolledbackActivity",errors:ve.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.voucher.deleted"){if(!$e(
t)){let i={instancePath:o,schemaPath:"#/oneOf/18/$ref",keyword:"$ref",params:{component:"CustomerVoucherDeletedActivity",errors:$e.errors}};e===null?e=[i]:e.push(
i),s++}}else if(r==="customer.voucher.loyalty_card.pending_points.activated"){if(!De(t)){let i={instancePath:o,schemaPath:"#/oneOf/19/$ref",keyword:"$ref",params:{
component:"CustomerPendingPointsActivatedActivity",errors:De.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.voucher.loyalty_card.pending_points.ad\
ded"){if(!Ce(t)){let i={instancePath:o,schemaPath:"#/oneOf/20/$ref",keyword:"$ref",params:{component:"CustomerPendingPointsAddedActivity",errors:Ce.errors}};e===
null?e=[i]:e.push(i),s++}}else if(r==="customer.voucher.loyalty_card.pending_points.canceled"){if(!Se(t)){let i={instancePath:o,schemaPath:"#/oneOf/21/$ref",keyword:"\
$ref",params:{component:"CustomerPendingPointsCanceledActivity",errors:Se.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.voucher.loyalty_card.pend\
ing_points.updated"){if(!Oe(t)){let i={instancePath:o,schemaPath:"#/oneOf/22/$ref",keyword:"$ref",params:{component:"CustomerPendingPointsUpdatedActivity",errors:Oe.
errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.voucher.loyalty_card.points_added"){if(!Te(t)){let i={instancePath:o,schemaPath:"#/oneOf/23/$ref",keyword:"\
$ref",params:{component:"CustomerPointsAddedActivity",errors:Te.errors}};e===null?e=[i]:e.push(i),s++}}else if(r==="customer.voucher.loyalty_card.points_transfe\
rred"){if(!Le(t)){let i={instancePath:o,schemaPath:"#/oneOf/24/$ref",keyword:"$ref",params:{component:"CustomerPointsTransferredActivity",errors:Le.errors}};e===
null?e=[i]:e.push(i),s++}}else if(r==="customer.voucher.loyalty_card.points_expired"){if(!Ie(t)){let i={instancePath:o,schemaPath:"#/oneOf/25/$ref",keyword:"$re\
f",params:{component:"CustomerPointsExpiredActivity",errors:Ie.errors}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"type",tagValue:r}};e===null?e=[i]:e.push(i),s++}else{let i={instancePath:o,schemaPath:"#/discriminator",keyword:"dis\
criminator",params:{error:"tag",tag:"type",tagValue:r}};e===null?e=[i]:e.push(i),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[r]:e.push(r),s++}return x.errors=e,s===0}var jr=Ge;function Ge(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.object===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[r]:e.push(r),s++}if(t.
data_ref===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data_ref"}};e===null?e=[r]:e.push(r),s++}if(t.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.has_more===void 0){let r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"has_more"}};e===null?e=[r]:e.push(r),s++}if(t.object!==void 0&&t.object!=="li\
st"){let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[r]:e.push(r),s++}if(t.data_ref!==
void 0&&t.data_ref!=="data"){let r={instancePath:o+"/data_ref",schemaPath:"#/properties/data_ref/const",keyword:"const",params:{allowedValue:"data"}};e===null?e=
[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let i=r.length;for(let c=0;c<i;c++)if(!x(r[c])){let d={instancePath:o+"/data/"+c,schemaPath:"\
#/properties/data/items/$ref",keyword:"$ref",params:{component:"MemberActivity",errors:x.errors}};e===null?e=[d]:e.push(d),s++}}else{let i={instancePath:o+"/dat\
a",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),s++}}if(t.has_more!==void 0&&typeof t.has_more!="boolean"){
let r={instancePath:o+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),s++}if(t.more_starting_after!==
void 0&&typeof t.more_starting_after!="string"){let r={instancePath:o+"/more_starting_after",schemaPath:"#/properties/more_starting_after/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}
return Ge.errors=e,s===0}var Dr=Ke;function Ke(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!_(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:"ErrorObject",errors:_.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
key===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[r]:e.push(r),s++}if(t.details===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"details"}};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==402){
let r={instancePath:o+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue:402}};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&
t.message!=="Payment required"){let r={instancePath:o+"/message",schemaPath:"#/properties/message/const",keyword:"const",params:{allowedValue:"Payment required"}};
e===null?e=[r]:e.push(r),s++}if(t.key!==void 0&&t.key!=="missing_required_feature"){let r={instancePath:o+"/key",schemaPath:"#/properties/key/const",keyword:"co\
nst",params:{allowedValue:"missing_required_feature"}};e===null?e=[r]:e.push(r),s++}if(t.details!==void 0&&typeof t.details!="string"){let r={instancePath:o+"/d\
etails",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ke.errors=e,s===0}var Cr=Qe;function Qe(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!_(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:"ErrorObject",errors:_.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
details===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"details"}};e===null?e=[r]:e.push(r),s++}if(t.code!==
void 0&&t.code!==404){let r={instancePath:o+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue:404}};e===null?e=[r]:e.push(r),s++}
if(t.message!==void 0&&t.message!=="Resource not found"){let r={instancePath:o+"/message",schemaPath:"#/properties/message/const",keyword:"const",params:{allowedValue:"\
Resource not found"}};e===null?e=[r]:e.push(r),s++}if(t.key!==void 0){let r={instancePath:o+"/key",schemaPath:"#/properties/key/not",keyword:"not",params:{}};e===
null?e=[r]:e.push(r),s++}if(t.details!==void 0&&typeof t.details!="string"){let r={instancePath:o+"/details",schemaPath:"#/properties/details/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.
push(r),s++}return Qe.errors=e,s===0}var Sr=N;var Or={type:"string",enum:["USER","ADMIN"]};function Ue(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,
s=0;if(typeof t!="string"){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(!(t==="USER"||t==="A\
DMIN")){let r={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Or.enum}};e===null?e=[r]:e.push(r),s++}return Ue.errors=e,s===0}function N(t,{
instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.
id!="string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.login!==void 0&&
typeof t.login!="string"){let r={instancePath:o+"/login",schemaPath:"#/properties/login/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}
if(t.email!==void 0&&typeof t.email!="string"){let r={instancePath:o+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"}};e===null?
e=[r]:e.push(r),s++}if(t.first_name!==void 0&&typeof t.first_name!="string"){let r={instancePath:o+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"\
type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.last_name!==void 0&&typeof t.last_name!="string"){let r={instancePath:o+"/last_name",schemaPath:"\
#/properties/last_name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.projects!==void 0){let r=t.projects;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){for(let i in r)if(!Ue(r[i])){let c={instancePath:o+"/projects/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/project\
s/additionalProperties/$ref",keyword:"$ref",params:{component:"ProjectRole",errors:Ue.errors}};e===null?e=[c]:e.push(c),s++}}else{let i={instancePath:o+"/projec\
ts",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.is_owner!==void 0&&typeof t.is_owner!="boo\
lean"){let r={instancePath:o+"/is_owner",schemaPath:"#/properties/is_owner/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return N.errors=e,s===0}var Rr=er;function er(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.object===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[r]:e.push(r),s++}if(t.
data_ref===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data_ref"}};e===null?e=[r]:e.push(r),s++}if(t.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.total===void 0){let r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[r]:e.push(r),s++}if(t.object!==void 0&&t.object!=="list"){
let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[r]:e.push(r),s++}if(t.data_ref!==
void 0&&t.data_ref!=="data"){let r={instancePath:o+"/data_ref",schemaPath:"#/properties/data_ref/const",keyword:"const",params:{allowedValue:"data"}};e===null?e=
[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let i=r.length;for(let c=0;c<i;c++)if(!N(r[c])){let d={instancePath:o+"/data/"+c,schemaPath:"\
#/properties/data/items/$ref",keyword:"$ref",params:{component:"ProjectUser",errors:N.errors}};e===null?e=[d]:e.push(d),s++}}else{let i={instancePath:o+"/data",
schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),s++}}if(t.total!==void 0){let r=t.total;if(!(typeof r=="numbe\
r"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:o+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"}};e===null?e=[i]:
e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return er.errors=e,s===0}var Er=rr,
Tr={type:"object",allOf:[{$ref:"ErrorObject"}],required:["key","details","request_id","resource_id","resource_type"],properties:{code:{const:404},key:{const:"no\
t_found"},message:{const:"Resource not found"},details:{type:"string"},request_id:{type:"string"},resource_id:{type:"string"},resource_type:{type:"string",enum:[
"voucher","campaign"]}}};function rr(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!_(t)){let r={
instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:"ErrorObject",errors:_.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.key===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[r]:e.push(r),
s++}if(t.details===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"details"}};e===null?e=[r]:e.push(r),s++}if(t.
request_id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_id"}};e===null?e=[r]:e.push(r),s++}if(t.resource_id===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"resource_id"}};e===null?e=[r]:e.push(r),s++}if(t.resource_type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"resource_type"}};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&
t.code!==404){let r={instancePath:o+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue:404}};e===null?e=[r]:e.push(r),s++}if(t.key!==
void 0&&t.key!=="not_found"){let r={instancePath:o+"/key",schemaPath:"#/properties/key/const",keyword:"const",params:{allowedValue:"not_found"}};e===null?e=[r]:
e.push(r),s++}if(t.message!==void 0&&t.message!=="Resource not found"){let r={instancePath:o+"/message",schemaPath:"#/properties/message/const",keyword:"const",
params:{allowedValue:"Resource not found"}};e===null?e=[r]:e.push(r),s++}if(t.details!==void 0&&typeof t.details!="string"){let r={instancePath:o+"/details",schemaPath:"\
#/properties/details/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.request_id!==void 0&&typeof t.request_id!="string"){let r={instancePath:o+
"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.resource_id!==void 0&&typeof t.
resource_id!="string"){let r={instancePath:o+"/resource_id",schemaPath:"#/properties/resource_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(
r),s++}if(t.resource_type!==void 0){let r=t.resource_type;if(typeof r!="string"){let i={instancePath:o+"/resource_type",schemaPath:"#/properties/resource_type/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(!(r==="voucher"||r==="campaign")){let i={instancePath:o+"/resource_type",schemaPath:"\
#/properties/resource_type/enum",keyword:"enum",params:{allowedValues:Tr.properties.resource_type.enum}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return rr.errors=e,s===0}var Mr=tr;function tr(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.grant_type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"grant_type"}};e===null?e=[r]:e.push(r),s++}
if(t.scope===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scope"}};e===null?e=[r]:e.push(r),s++}if(t.grant_type!==
void 0&&t.grant_type!=="client_credentials"){let r={instancePath:o+"/grant_type",schemaPath:"#/properties/grant_type/const",keyword:"const",params:{allowedValue:"\
client_credentials"}};e===null?e=[r]:e.push(r),s++}if(t.scope!==void 0&&!R(t.scope)){let r={instancePath:o+"/scope",schemaPath:"#/properties/scope/$ref",keyword:"\
$ref",params:{component:"ScopeList",errors:R.errors}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[r]:e.push(r),s++}return tr.errors=e,s===0}var Vr=sr;function sr(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.access_token===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"access_token"}};e===null?e=[r]:e.push(
r),s++}if(t.access_token!==void 0&&typeof t.access_token!="string"){let r={instancePath:o+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return sr.errors=e,s===0}var Lr=or;function or(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!_(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:"ErrorObject",errors:_.errors}};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
key===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&
t.code!==401){let r={instancePath:o+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue:401}};e===null?e=[r]:e.push(r),s++}if(t.message!==
void 0&&t.message!=="Unauthorized"){let r={instancePath:o+"/message",schemaPath:"#/properties/message/const",keyword:"const",params:{allowedValue:"Unauthorized"}};
e===null?e=[r]:e.push(r),s++}if(t.key!==void 0&&t.key!=="unauthorized"){let r={instancePath:o+"/key",schemaPath:"#/properties/key/const",keyword:"const",params:{
allowedValue:"unauthorized"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return or.errors=e,s===0}var Br=I;var xr={anyOf:[{type:"string",enum:["redemption.succeeded","redemption.failed","redemption.rollback.succeeded","redemption.rollback.failed","publication.succeed\
ed","voucher.published","voucher.updated","voucher.deleted","voucher.created","voucher.enabled","voucher.disabled","voucher.loyalty_card.points_added","voucher.\
gift.balance_added","campaign.enabled","campaign.deleted","campaign.created","campaign.updated","campaign.disabled","campaign.vouchers.generation.completed","bu\
siness_validation_rule.assignment.created","business_validation_rule.assignment.deleted","business_validation_rule.created","business_validation_rule.deleted","\
business_validation_rule.updated","customer.created","customer.deleted","customer.rewarded","customer.rewarded.loyalty_points"]},{type:"string"}]};function Xe(t,{
instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0,r=s,i=!1,c=s;if(typeof t!="string"){let b={instancePath:o,
schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),s++}if(!(t==="redemption.succeeded"||t==="redemption.failed"||t==="r\
edemption.rollback.succeeded"||t==="redemption.rollback.failed"||t==="publication.succeeded"||t==="voucher.published"||t==="voucher.updated"||t==="voucher.delet\
ed"||t==="voucher.created"||t==="voucher.enabled"||t==="voucher.disabled"||t==="voucher.loyalty_card.points_added"||t==="voucher.gift.balance_added"||t==="campa\
ign.enabled"||t==="campaign.deleted"||t==="campaign.created"||t==="campaign.updated"||t==="campaign.disabled"||t==="campaign.vouchers.generation.completed"||t===
"business_validation_rule.assignment.created"||t==="business_validation_rule.assignment.deleted"||t==="business_validation_rule.created"||t==="business_validati\
on_rule.deleted"||t==="business_validation_rule.updated"||t==="customer.created"||t==="customer.deleted"||t==="customer.rewarded"||t==="customer.rewarded.loyalt\
y_points")){let b={instancePath:o,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues:xr.anyOf[0].enum}};e===null?e=[b]:e.push(b),s++}var d=c===s;if(i=
i||d,!i){let b=s;if(typeof t!="string"){let Fe={instancePath:o,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"}};e===null?e=[Fe]:e.push(Fe),s++}
var d=b===s;i=i||d}if(i)s=r,e!==null&&(r?e.length=r:e=null);else{let b={instancePath:o,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};e===null?e=[b]:e.push(b),
s++}return Xe.errors=e,s===0}function I(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.
push(r),s++}if(t.object!==void 0&&t.object!=="webhook"){let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"\
webhook"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!v(r)){let i={instancePath:o+"/created_at",schemaPath:"\
#/properties/created_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/created_at",schemaPath:"\
#/properties/created_at/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}if(t.events!==void 0){let r=t.events;if(Array.isArray(r)){let i=r.
length;for(let c=0;c<i;c++)if(!Xe(r[c])){let d={instancePath:o+"/events/"+c,schemaPath:"#/properties/events/items/$ref",keyword:"$ref",params:{component:"Webhoo\
kEventName",errors:Xe.errors}};e===null?e=[d]:e.push(d),s++}}else{let i={instancePath:o+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"\
array"}};e===null?e=[i]:e.push(i),s++}}if(t.target_url!==void 0&&typeof t.target_url!="string"){let r={instancePath:o+"/target_url",schemaPath:"#/properties/tar\
get_url/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.active!==void 0&&typeof t.active!="boolean"){let r={instancePath:o+"/acti\
ve",schemaPath:"#/properties/active/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return I.errors=e,s===0}var Nr=ir;function ir(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.object===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[r]:e.push(r),s++}if(t.
data_ref===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data_ref"}};e===null?e=[r]:e.push(r),s++}if(t.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.total===void 0){let r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[r]:e.push(r),s++}if(t.object!==void 0&&t.object!=="list"){
let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[r]:e.push(r),s++}if(t.data_ref!==
void 0&&t.data_ref!=="data"){let r={instancePath:o+"/data_ref",schemaPath:"#/properties/data_ref/const",keyword:"const",params:{allowedValue:"data"}};e===null?e=
[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let i=r.length;for(let c=0;c<i;c++)if(!I(r[c])){let d={instancePath:o+"/data/"+c,schemaPath:"\
#/properties/data/items/$ref",keyword:"$ref",params:{component:"Webhook",errors:I.errors}};e===null?e=[d]:e.push(d),s++}}else{let i={instancePath:o+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),s++}}if(t.total!==void 0){let r=t.total;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let i={instancePath:o+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),s++}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ir.errors=e,s===0}var Ir=ar;function ar(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t["Cache-Control"]!==void 0&&t["Cache-Control"]!=="no-store"){let r={instancePath:o+"/Cache-Control",schemaPath:"#/properties/Cache-Control/const",keyword:"\
const",params:{allowedValue:"no-store"}};e===null?e=[r]:e.push(r),s++}if(t.Pragma!==void 0&&t.Pragma!=="no-cache"){let r={instancePath:o+"/Pragma",schemaPath:"#\
/properties/Pragma/const",keyword:"const",params:{allowedValue:"no-cache"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ar.errors=e,s===0}var Ur=nr;function nr(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t["Cache-Control"]!==void 0&&t["Cache-Control"]!=="no-store"){let r={instancePath:o+"/Cache-Control",schemaPath:"#/properties/Cache-Control/const",keyword:"\
const",params:{allowedValue:"no-store"}};e===null?e=[r]:e.push(r),s++}if(t.Pragma!==void 0&&t.Pragma!=="no-cache"){let r={instancePath:o+"/Pragma",schemaPath:"#\
/properties/Pragma/const",keyword:"const",params:{allowedValue:"no-cache"}};e===null?e=[r]:e.push(r),s++}if(t["Retry-After"]!==void 0&&typeof t["Retry-After"]!=
"string"){let r={instancePath:o+"/Retry-After",schemaPath:"#/properties/Retry-After/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.
Allow!==void 0&&typeof t.Allow!="string"){let r={instancePath:o+"/Allow",schemaPath:"#/properties/Allow/type",keyword:"type",params:{type:"string"}};e===null?e=
[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return nr.errors=e,s===0}var Xr=pr;function pr(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return pr.errors=e,s===0}var Fr=lr,Hr={type:"\
object",properties:{path:{type:"object",properties:{campaignId:{type:"string"},memberId:{type:"string"}},required:["campaignId","memberId"]},query:{type:"object",
properties:{limit:{type:"integer",minimum:1,maximum:100,default:10},order:{type:"string",enum:["created_at","-created_at"],default:"created_at"},starting_after_id:{
type:"string"}},required:[]}}};function lr(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.path!==void 0){let r=t.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.campaignId===void 0){let i={instancePath:o+"/pat\
h",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"campaignId"}};e===null?e=[i]:e.push(i),s++}if(r.memberId===void 0){let i={
instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"memberId"}};e===null?e=[i]:e.push(i),s++}if(r.campaignId!==
void 0&&typeof r.campaignId!="string"){let i={instancePath:o+"/path/campaignId",schemaPath:"#/properties/path/properties/campaignId/type",keyword:"type",params:{
type:"string"}};e===null?e=[i]:e.push(i),s++}if(r.memberId!==void 0&&typeof r.memberId!="string"){let i={instancePath:o+"/path/memberId",schemaPath:"#/propertie\
s/path/properties/memberId/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/path",schemaPath:"#/propertie\
s/path/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.limit!==void 0){let i=r.limit;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let c={instancePath:o+"/query/limit",schemaPath:"#/properties/query\
/properties/limit/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),s++}if(typeof i=="number"&&isFinite(i)){if(i>100||isNaN(i)){let c={instancePath:o+
"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}};e===null?e=[c]:e.push(c),s++}if(i<
1||isNaN(i)){let c={instancePath:o+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===
null?e=[c]:e.push(c),s++}}}if(r.order!==void 0){let i=r.order;if(typeof i!="string"){let c={instancePath:o+"/query/order",schemaPath:"#/properties/query/propert\
ies/order/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),s++}if(!(i==="created_at"||i==="-created_at")){let c={instancePath:o+"/query/ord\
er",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:Hr.properties.query.properties.order.enum}};e===null?e=[c]:e.push(
c),s++}}if(r.starting_after_id!==void 0&&typeof r.starting_after_id!="string"){let i={instancePath:o+"/query/starting_after_id",schemaPath:"#/properties/query/p\
roperties/starting_after_id/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/query",schemaPath:"#/propert\
ies/query/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[r]:e.push(r),s++}return lr.errors=e,s===0}var Wr=cr;function cr(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.path!==void 0){let r=t.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.projectId===void 0){let i={instancePath:o+"/path",schemaPath:"#/propertie\
s/path/required",keyword:"required",params:{missingProperty:"projectId"}};e===null?e=[i]:e.push(i),s++}if(r.projectId!==void 0&&typeof r.projectId!="string"){let i={
instancePath:o+"/path/projectId",schemaPath:"#/properties/path/properties/projectId/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{
let i={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return cr.errors=e,s===0}var zr=ur;function ur(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.path!==void 0){let r=t.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.projectId===void 0){let i={instancePath:o+"/path",schemaPath:"#/propertie\
s/path/required",keyword:"required",params:{missingProperty:"projectId"}};e===null?e=[i]:e.push(i),s++}if(r.projectId!==void 0&&typeof r.projectId!="string"){let i={
instancePath:o+"/path/projectId",schemaPath:"#/properties/path/properties/projectId/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{
let i={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ur.errors=e,s===0}var Jr=yr;function yr(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t["Cache-Control"]!==void 0&&t["Cache-Control"]!=="no-store"){let r={instancePath:o+"/Cache-Control",schemaPath:"#/properties/Cache-Control/const",keyword:"\
const",params:{allowedValue:"no-store"}};e===null?e=[r]:e.push(r),s++}if(t.Pragma!==void 0&&t.Pragma!=="no-cache"){let r={instancePath:o+"/Pragma",schemaPath:"#\
/properties/Pragma/const",keyword:"const",params:{allowedValue:"no-cache"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return yr.errors=e,s===0}var Yr=fr;function fr(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t["Cache-Control"]!==void 0&&t["Cache-Control"]!=="no-store"){let r={instancePath:o+"/Cache-Control",schemaPath:"#/properties/Cache-Control/const",keyword:"\
const",params:{allowedValue:"no-store"}};e===null?e=[r]:e.push(r),s++}if(t.Pragma!==void 0&&t.Pragma!=="no-cache"){let r={instancePath:o+"/Pragma",schemaPath:"#\
/properties/Pragma/const",keyword:"const",params:{allowedValue:"no-cache"}};e===null?e=[r]:e.push(r),s++}if(t["Retry-After"]!==void 0&&typeof t["Retry-After"]!=
"string"){let r={instancePath:o+"/Retry-After",schemaPath:"#/properties/Retry-After/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.
Allow!==void 0&&typeof t.Allow!="string"){let r={instancePath:o+"/Allow",schemaPath:"#/properties/Allow/type",keyword:"type",params:{type:"string"}};e===null?e=
[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return fr.errors=e,s===0}var Zr=dr;function dr(t,{instancePath:o="",parentData:a,parentDataProperty:n,rootData:p=t,dynamicAnchors:l={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return dr.errors=e,s===0}var g={"WebhookList#\
/required":"S17","ProjectUserList#/required":"S17","Webhook#/required":"S17","Webhook#/properties/created_at/format":"S25","ProjectUser#/required":"S17","Member\
Activity#/discriminator":"S17","MemberActivityBase#/required":"S17","MemberActivityBase#/properties/created_at/format":"S25","MemberActivityData#/required":"S17",
"CustomerLoyaltyTierUpgradedActivity#/required":"S17","CustomerLoyaltyTierUpgradedActivity#/properties/data/required":"S17","CustomerLoyaltyTierDowngradedActivi\
ty#/required":"S17","CustomerLoyaltyTierDowngradedActivity#/properties/data/required":"S17","CustomerLoyaltyTierProlongedActivity#/required":"S17","CustomerLoya\
ltyTierProlongedActivity#/properties/data/required":"S17","CustomerLoyaltyTierExpirationChangedActivity#/required":"S17","CustomerLoyaltyTierExpirationChangedAc\
tivity#/properties/data/required":"S17","CustomerLoyaltyTierJoinedActivity#/required":"S17","CustomerLoyaltyTierJoinedActivity#/properties/data/required":"S17",
"CustomerLoyaltyTierLeftActivity#/required":"S17","CustomerLoyaltyTierLeftActivity#/properties/data/required":"S17","CustomerPublicationSucceededActivity#/requi\
red":"S17","CustomerPublicationSucceededActivity#/properties/data/required":"S17","CustomerPublicationFailedActivity#/required":"S17","CustomerPublicationFailed\
Activity#/properties/data/required":"S17","CustomerRedemptionFailedActivity#/required":"S17","CustomerRedemptionFailedActivity#/properties/data/required":"S17",
"CustomerRedemptionSuccceededActivity#/required":"S17","CustomerRedemptionSuccceededActivity#/properties/data/required":"S17","CustomerRedemptionRollbackFailedA\
ctivity#/required":"S17","CustomerRedemptionRollbackFailedActivity#/properties/data/required":"S17","CustomerRedemptionRollbackSuccceededActivity#/required":"S1\
7","CustomerRedemptionRollbackSuccceededActivity#/properties/data/required":"S17","CustomerRewardedActivity#/required":"S17","CustomerRewardedActivity#/properti\
es/data/required":"S17","CustomerRewardedLoyaltyPointsActivity#/required":"S17","CustomerRewardedLoyaltyPointsActivity#/properties/data/required":"S17","Custome\
rRewardRedemptionsCreatedActivity#/required":"S17","CustomerRewardRedemptionsCreatedActivity#/properties/data/required":"S17","CustomerRewardRedemptionsPendingA\
ctivity#/required":"S17","CustomerRewardRedemptionsPendingActivity#/properties/data/required":"S17","CustomerRewardRedemptionsCompletedActivity#/required":"S17",
"CustomerRewardRedemptionsCompletedActivity#/properties/data/required":"S17","CustomerRewardRedemptionsRolledbackActivity#/required":"S17","CustomerRewardRedemp\
tionsRolledbackActivity#/properties/data/required":"S17","CustomerVoucherDeletedActivity#/required":"S17","CustomerVoucherDeletedActivity#/properties/data/requi\
red":"S17","CustomerPendingPointsActivatedActivity#/required":"S17","CustomerPendingPointsActivatedActivity#/properties/data/required":"S17","CustomerPendingPoi\
ntsAddedActivity#/required":"S17","CustomerPendingPointsAddedActivity#/properties/data/required":"S17","CustomerPendingPointsCanceledActivity#/required":"S17","\
CustomerPendingPointsCanceledActivity#/properties/data/required":"S17","CustomerPendingPointsUpdatedActivity#/required":"S17","CustomerPendingPointsUpdatedActiv\
ity#/properties/data/required":"S17","CustomerPointsAddedActivity#/required":"S17","CustomerPointsAddedActivity#/properties/data/required":"S17","CustomerPoints\
TransferredActivity#/required":"S17","CustomerPointsTransferredActivity#/properties/data/required":"S17","CustomerPointsExpiredActivity#/required":"S17","Custom\
erPointsExpiredActivity#/properties/data/required":"S17","LoyaltyTierUpgradedData#/properties/created_at/format":"S25","LoyaltyTierDowngradedData#/properties/cr\
eated_at/format":"S25","LoyaltyTierData#/properties/created_at/format":"S25","LoyaltyTierExpirationChangedData#/properties/created_at/format":"S25","LoyaltyTier\
ExpirationChangedData#/properties/expiration_date/format":"S25","TransactionDetails#/properties/redemption/properties/id/type":"S38","TransactionDetails#/proper\
ties/rollback/properties/id/type":"S38","DetailReference#/properties/id/type":"S38","DetailReference#/properties/name/type":"S38","LoyaltyTier#/properties/creat\
ed_at/format":"S25","LoyaltyTier#/properties/updated_at/format":"S25","VoucherSummary#/type":"S16","VoucherBalance#/type":"S16","PendingPoints#/type":"S16","Vou\
cherTransaction#/type":"S16","VoucherTransactionBase#/type":"S16","OrderSummary#/type":"S16","CalculatedOrder#/type":"S16","OrderItem#/type":"S16","EarningRule#\
/type":"S16","RedemptionSummary#/type":"S16","RewardResult#/type":"S16","ReferralTier#/type":"S16","ReferralProgram#/type":"S16","CustomEvent#/type":"S16","Segm\
entSummary#/type":"S16","Publication#/type":"S16","PointsBucket#/type":"S16","LoyaltyTierExpiration#/type":"S16","TierBase#/type":"S16","CampaignVoucherSummary#\
/type":"S16","CustomerRedemptionData#/type":"S16","RewardRedemptionsData#/type":"S16","generateToken200Headers#/properties/Cache-Control/const":"4.2 S09","gener\
ateToken200Headers#/properties/Pragma/const":"4.2 S09","generateToken4XXHeaders#/properties/Cache-Control/const":"4.2 S09","generateToken4XXHeaders#/properties/\
Pragma/const":"4.2 S09","generateToken4XXHeaders#/properties/Retry-After/type":"8","generateToken4XXHeaders#/properties/Allow/type":"7.2","revokeToken2XXHeaders\
#/properties/Cache-Control/const":"4.2 S09","revokeToken2XXHeaders#/properties/Pragma/const":"4.2 S09","revokeToken4XXHeaders#/properties/Cache-Control/const":"\
4.2 S09","revokeToken4XXHeaders#/properties/Pragma/const":"4.2 S09","revokeToken4XXHeaders#/properties/Retry-After/type":"8","revokeToken4XXHeaders#/properties/\
Allow/type":"7.2"},tt={AccessToken:P(gr,"AccessToken",g),ErrorObject:P(wr,"ErrorObject",g),MemberActivity:P(br,"MemberActivity",g),MemberActivityList:P(jr,"Memb\
erActivityList",g),MissingFeatureError:P(Dr,"MissingFeatureError",g),ProjectNotFoundError:P(Cr,"ProjectNotFoundError",g),ProjectUser:P(Sr,"ProjectUser",g),ProjectUserList:P(
Rr,"ProjectUserList",g),ResourceNotFoundError:P(Er,"ResourceNotFoundError",g),TokenRequest:P(Mr,"TokenRequest",g),TokenRevocationRequest:P(Vr,"TokenRevocationRe\
quest",g),UnauthorizedError:P(Lr,"UnauthorizedError",g),Webhook:P(Br,"Webhook",g),WebhookList:P(Nr,"WebhookList",g),generateToken200Headers:P(Ir,"generateToken2\
00Headers",g),generateToken4XXHeaders:P(Ur,"generateToken4XXHeaders",g),generateTokenParameters:P(Xr,"generateTokenParameters",g),listMemberActivityParameters:P(
Fr,"listMemberActivityParameters",g),listUsersParameters:P(Wr,"listUsersParameters",g),listWebhooksParameters:P(zr,"listWebhooksParameters",g),revokeToken2XXHeaders:P(
Jr,"revokeToken2XXHeaders",g),revokeToken4XXHeaders:P(Yr,"revokeToken4XXHeaders",g),revokeTokenParameters:P(Zr,"revokeTokenParameters",g)};export{tt as validators};
