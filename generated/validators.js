// Generated from openapi.yaml by `npm run generate`. Do not edit.
var dr=new RegExp([/^\d\d\d\d-/,/(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)/,/[Tt](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d\d*)?/,
/(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/].map(({source:t})=>t).join(""));function yr(t){return dr.test(t)||Ft(t)}function Ft(t){if(t[4]!=="-")return!1;let o=t.
replace("-02-29","-02-28").replace(/^(?<start>.{17})60/,"$<start>59");if(!dr.test(o))return!1;let i=Number(t.slice(0,4)),n=i%(i%100===0?400:4)===0,c=(Math.floor(
Xt(o)/6e7)+1)%1440===0;return(n||!t.startsWith("02-29",5))&&(c||!t.startsWith("60",17))}function Xt(t){let o=/\.(\d+)/.exec(t)?.[1]??"",i=t.startsWith(":60",16),
n=i?"59":t.slice(17,19),p=t.slice(o===""?19:20+o.length).toUpperCase();return Date.parse(`${t.slice(0,10)}T${t.slice(11,17)}${n}${p}`)*1e3+(i?999999:Number(o.slice(
0,6).padEnd(6,"0")))}var fr={"date-time":yr};function m(t,o,i){return t(i)?[]:hr(t.errors,"",o)}function hr(t=[],o,i){return t.flatMap(({keyword:n,instancePath:p,schemaPath:c,params:e,message:s})=>{let r=o+
p;if(n==="$ref")return hr(e.errors,r,e.component??i);let a=i.sources?.[decodeURIComponent(c)];return{keyword:n,instancePath:r,component:i.name,params:e,message:s,
source:a}})}var Wt={...fr},Ht=Pr;var zt=/^(api|assets|async-actions|campaigns|categories|client_api|client_consents|client_customers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|referrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers)( (api|assets|async-actions|campaigns|categories|client_api|client_consents|client_customers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|referrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers))*$/u;
function M(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(typeof t=="string"){if(!zt.test(t)){let r={
instancePath:o,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(api|assets|async-actions|campaigns|categories|client_api|client_consents|client_custo\
mers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|co\
nsents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|refe\
rrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers)( (api|assets|async-actions|camp\
aigns|categories|client_api|client_consents|client_customers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptio\
ns|client_validate|client_validations|client_vouchers|consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products\
|promotions|publications|qualifications|redemptions|referrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rul\
es|validations|vouchers))*$"},message:'must match pattern "^(api|assets|async-actions|campaigns|categories|client_api|client_consents|client_customers|client_ev\
ents|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|consents|custome\
rs|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|referrals|rewards|\
segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers)( (api|assets|async-actions|campaigns|categori\
es|client_api|client_consents|client_customers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_vali\
date|client_validations|client_vouchers|consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|pu\
blications|qualifications|redemptions|referrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations\
|vouchers))*$"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}return M.errors=e,s===0}function Pr(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,
s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.access_token===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
access_token"},message:"must have required property 'access_token'"};e===null?e=[r]:e.push(r),s++}if(t.client_id===void 0){let r={instancePath:o,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"client_id"},message:"must have required property 'client_id'"};e===null?e=[r]:e.push(r),s++}if(t.expires_at===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must have required property 'expires_at'"};
e===null?e=[r]:e.push(r),s++}if(t.expires_in===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_in"},message:"\
must have required property 'expires_in'"};e===null?e=[r]:e.push(r),s++}if(t.scope===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"scope"},message:"must have required property 'scope'"};e===null?e=[r]:e.push(r),s++}if(t.token_type===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"token_type"},message:"must have required property 'token_type'"};e===null?e=[r]:e.push(r),s++}if(t.access_token!==
void 0&&typeof t.access_token!="string"){let r={instancePath:o+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.client_id!==void 0&&typeof t.client_id!="string"){let r={instancePath:o+"/client_id",schemaPath:"#/p\
roperties/client_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.expires_at!==void 0){let r=t.expires_at;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:o+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}}if(t.expires_in!==void 0){let r=t.expires_in;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let a={instancePath:o+"/expires_in",schemaPath:"#/properties/expires_in/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[a]:e.push(a),s++}}if(t.scope!==void 0&&!M(t.scope)){let r={instancePath:o+"/scope",schemaPath:"#/properties/scope/$ref",keyword:"$ref",params:{component:ar,errors:M.
errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.token_type!==void 0&&t.token_type!=="Bearer"){let r={instancePath:o+"/token_type",schemaPath:"#/properties\
/token_type/const",keyword:"const",params:{allowedValue:"Bearer"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Pr.errors=e,s===0}var Jt=$;function $(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.code===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'c\
ode'"};e===null?e=[r]:e.push(r),s++}if(t.message===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"\
must have required property 'message'"};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0){let r=t.code;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let a={instancePath:o+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}}
if(t.key!==void 0&&typeof t.key!="string"){let r={instancePath:o+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&typeof t.message!="string"){let r={instancePath:o+"/message",schemaPath:"#/properties/message/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.details!==void 0&&typeof t.details!="string"){let r={instancePath:o+
"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.request_id!==
void 0&&typeof t.request_id!="string"){let r={instancePath:o+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}if(t.resource_id!==void 0&&typeof t.resource_id!="string"){let r={instancePath:o+"/resource_id",schemaPath:"#/prop\
erties/resource_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.resource_type!==void 0&&typeof t.resource_type!=
"string"){let r={instancePath:o+"/resource_type",schemaPath:"#/properties/resource_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}if(t.error!==void 0){let r=t.error;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.message!==void 0&&typeof r.message!="string"){let a={
instancePath:o+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[a]:e.push(a),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return $.errors=e,s===0}var Yt=Je;var D=Wt["date-time"];function l(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have re\
quired property 'id'"};e===null?e=[r]:e.push(r),s++}if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created_at"},message:"must have required property 'created_at'"};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/i\
d",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.
created_at;if(typeof r=="string"){if(!D(r)){let a={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.group_id!==void 0&&typeof t.group_id!="string"){let r={instancePath:o+
"/group_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return l.errors=e,s===0}var Zt={type:"object",required:["channel"],properties:{channel:{type:"string",enum:["USER_PORTAL","API","CLIENT_API","INTERNAL"]},user:{type:"object",required:[
"id"],properties:{id:{type:"string"}}},api_key:{type:"object",required:["name","app_id"],properties:{name:{type:"string"},app_id:{type:"string"}}}}};function J(t,{
instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.channel===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"channel"},message:"must have required property 'channel'"};e===
null?e=[r]:e.push(r),s++}if(t.channel!==void 0){let r=t.channel;if(typeof r!="string"){let a={instancePath:o+"/channel",schemaPath:"#/properties/channel/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(r==="USER_PORTAL"||r==="API"||r==="CLIENT_API"||r==="INTERNAL")){let a={
instancePath:o+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues:Zt.properties.channel.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.user!==void 0){let r=t.user;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let a={instancePath:o+
"/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(
a),s++}if(r.id!==void 0&&typeof r.id!="string"){let a={instancePath:o+"/user/id",schemaPath:"#/properties/user/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(t.api_key!==void 0){let r=t.api_key;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===
void 0){let a={instancePath:o+"/api_key",schemaPath:"#/properties/api_key/required",keyword:"required",params:{missingProperty:"name"},message:"must have requir\
ed property 'name'"};e===null?e=[a]:e.push(a),s++}if(r.app_id===void 0){let a={instancePath:o+"/api_key",schemaPath:"#/properties/api_key/required",keyword:"req\
uired",params:{missingProperty:"app_id"},message:"must have required property 'app_id'"};e===null?e=[a]:e.push(a),s++}if(r.name!==void 0&&typeof r.name!="string"){
let a={instancePath:o+"/api_key/name",schemaPath:"#/properties/api_key/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),s++}if(r.app_id!==void 0&&typeof r.app_id!="string"){let a={instancePath:o+"/api_key/app_id",schemaPath:"#/properties/api_key/properties/ap\
p_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/api_key",schemaPath:"#/pro\
perties/api_key/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:o,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return J.errors=e,s===0}function d(t,{instancePath:o="",parentData:i,
parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.event_source===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_source"},message:"must have required property 'event_source'"};e===null?e=[r]:e.push(r),
s++}if(t.event_source!==void 0&&!J(t.event_source)){let r={instancePath:o+"/event_source",schemaPath:"#/properties/event_source/$ref",keyword:"$ref",params:{component:Fr,
errors:J.errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),s++}return d.errors=e,s===0}function y(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[r]:e.push(r),s++}if(t.name!==void 0&&typeof t.name!="string"){let r={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.email!==void 0&&typeof t.email!="string"){let r={instancePath:o+"/email",
schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.source_id!==void 0&&typeof t.
source_id!="string"){let r={instancePath:o+"/source_id",schemaPath:"#/properties/source_id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}if(t.metadata!==void 0){let r=t.metadata;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let a={instancePath:o+"/metadata",schemaPath:"\
#/properties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(t.object!==void 0&&t.object!=="cust\
omer"){let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"customer"},message:"must be equal to constan\
t"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),s++}return y.errors=e,s===0}var Gt={type:"object",additionalProperties:!0,properties:{id:{type:"string"},name:{type:"string"},campaign_type:{type:"str\
ing"},type:{type:"string",enum:["AUTO_UPDATE","STATIC","STANDALONE"]},is_referral_code:{type:"boolean"},voucher:{$ref:"CampaignVoucherSummary"},referral_program:{
$ref:"ReferralProgram"},auto_join:{type:"boolean"}}};function Y(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Y.errors=e,s===
0}function Z(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Z.errors=e,s===
0}function f(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[r]:e.push(r),s++}if(t.name!==void 0&&typeof t.name!="string"){let r={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.campaign_type!==void 0&&typeof t.campaign_type!="string"){let r={instancePath:o+
"/campaign_type",schemaPath:"#/properties/campaign_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.
type!==void 0){let r=t.type;if(typeof r!="string"){let a={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}if(!(r==="AUTO_UPDATE"||r==="STATIC"||r==="STANDALONE")){let a={instancePath:o+"/type",schemaPath:"#/properties/ty\
pe/enum",keyword:"enum",params:{allowedValues:Gt.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.
is_referral_code!==void 0&&typeof t.is_referral_code!="boolean"){let r={instancePath:o+"/is_referral_code",schemaPath:"#/properties/is_referral_code/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!Y(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"\
#/properties/voucher/$ref",keyword:"$ref",params:{component:Ut,errors:Y.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.referral_program!==void 0&&!Z(t.referral_program)){
let r={instancePath:o+"/referral_program",schemaPath:"#/properties/referral_program/$ref",keyword:"$ref",params:{component:Vt,errors:Z.errors},message:""};e===null?
e=[r]:e.push(r),s++}if(t.auto_join!==void 0&&typeof t.auto_join!="boolean"){let r={instancePath:o+"/auto_join",schemaPath:"#/properties/auto_join/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return f.errors=e,s===0}var gr={type:"object",allOf:[{$ref:"TierBase"}],required:["id","campaign\
_id","metadata","created_at","config","object"],properties:{id:{type:"string"},campaign_id:{type:"string"},metadata:{type:["object","null"],additionalProperties:!0},
created_at:{type:"string",format:"date-time"},updated_at:{type:["string","null"],format:"date-time"},config:{type:"object",required:["points"],properties:{points:{
type:"object",properties:{from:{type:"integer"},to:{type:"integer"}}}}},expiration:{$ref:"LoyaltyTierExpiration"},object:{const:"loyalty_tier"}}};function G(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return G.errors=e,s===
0}function K(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return K.errors=e,s===
0}function k(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!G(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:Bt,errors:G.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?
e=[r]:e.push(r),s++}if(t.campaign_id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"campaign_id"},message:"\
must have required property 'campaign_id'"};e===null?e=[r]:e.push(r),s++}if(t.metadata===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),s++}if(t.created_at===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};e===null?e=[r]:e.push(r),s++}
if(t.config===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"config"},message:"must have required property 'c\
onfig'"};e===null?e=[r]:e.push(r),s++}if(t.object===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"},message:"\
must have required property 'object'"};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.campaign_id!==void 0&&typeof t.campaign_id!="string"){
let r={instancePath:o+"/campaign_id",schemaPath:"#/properties/campaign_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),s++}if(t.metadata!==void 0){let r=t.metadata;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let a={instancePath:o+"/metadata",schemaPath:"#/p\
roperties/metadata/type",keyword:"type",params:{type:gr.properties.metadata.type},message:"must be object,null"};e===null?e=[a]:e.push(a),s++}}if(t.created_at!==
void 0){let r=t.created_at;if(typeof r=="string"){if(!D(r)){let a={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/created_at",schemaPath:"#/properties/cre\
ated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.updated_at!==void 0){let r=t.updated_at;if(typeof r!=
"string"&&r!==null){let a={instancePath:o+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:gr.properties.updated_at.type},message:"\
must be string,null"};e===null?e=[a]:e.push(a),s++}if(typeof r=="string"&&!D(r)){let a={instancePath:o+"/updated_at",schemaPath:"#/properties/updated_at/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}if(t.config!==void 0){let r=t.config;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.points===void 0){let a={instancePath:o+"/config",schemaPath:"#/properties/config/required",keyword:"required",params:{missingProperty:"\
points"},message:"must have required property 'points'"};e===null?e=[a]:e.push(a),s++}if(r.points!==void 0){let a=r.points;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.from!==void 0){let u=a.from;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let h={instancePath:o+"/config/points/from",schemaPath:"#/propert\
ies/config/properties/points/properties/from/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[h]:e.push(h),s++}}if(a.to!==void 0){
let u=a.to;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let h={instancePath:o+"/config/points/to",schemaPath:"#/properties/config/properties/points\
/properties/to/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[h]:e.push(h),s++}}}else{let u={instancePath:o+"/config/points",
schemaPath:"#/properties/config/properties/points/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}}}else{let a={
instancePath:o+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(t.
expiration!==void 0&&!K(t.expiration)){let r={instancePath:o+"/expiration",schemaPath:"#/properties/expiration/$ref",keyword:"$ref",params:{component:It,errors:K.
errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.object!==void 0&&t.object!=="loyalty_tier"){let r={instancePath:o+"/object",schemaPath:"#/properties/objec\
t/const",keyword:"const",params:{allowedValue:"loyalty_tier"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return k.errors=e,s===0}function Q(t,{instancePath:o="",parentData:i,
parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.created_at===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};e===null?e=[r]:e.push(r),s++}
if(t.loyalty_tier_to===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loyalty_tier_to"},message:"must have re\
quired property 'loyalty_tier_to'"};e===null?e=[r]:e.push(r),s++}if(t.customer!==void 0&&!y(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/propert\
ies/customer/$ref",keyword:"$ref",params:{component:v,errors:y.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+
"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:_,errors:f.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier_from!==
void 0&&!k(t.loyalty_tier_from)){let r={instancePath:o+"/loyalty_tier_from",schemaPath:"#/properties/loyalty_tier_from/$ref",keyword:"$ref",params:{component:L,
errors:k.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier_to!==void 0&&!k(t.loyalty_tier_to)){let r={instancePath:o+"/loyalty_tier_to",schemaPath:"\
#/properties/loyalty_tier_to/$ref",keyword:"$ref",params:{component:L,errors:k.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.
created_at;if(typeof r=="string"){if(!D(r)){let a={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Q.errors=e,s===0}function ee(t,{instancePath:o="",parentData:i,parentDataProperty:n,
rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},
message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.
type!=="customer.loyalty.tier.upgraded"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.loyal\
ty.tier.upgraded"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"\
#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must h\
ave required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!Q(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/pro\
perties/data/$ref",keyword:"$ref",params:{component:ht,errors:Q.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ee.errors=e,s===0}function re(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required\
 property 'created_at'"};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier_from===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"loyalty_tier_from"},message:"must have required property 'loyalty_tier_from'"};e===null?e=[r]:e.push(r),s++}if(t.customer!==void 0&&!y(t.customer)){
let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:v,errors:y.errors},message:""};e===null?e=[r]:e.push(
r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:_,errors:f.
errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier_from!==void 0&&!k(t.loyalty_tier_from)){let r={instancePath:o+"/loyalty_tier_from",schemaPath:"\
#/properties/loyalty_tier_from/$ref",keyword:"$ref",params:{component:L,errors:k.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier_to!==void 0&&
!k(t.loyalty_tier_to)){let r={instancePath:o+"/loyalty_tier_to",schemaPath:"#/properties/loyalty_tier_to/$ref",keyword:"$ref",params:{component:L,errors:k.errors},
message:""};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!D(r)){let a={instancePath:o+"/created_at",schemaPath:"\
#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{let a={
instancePath:o+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return re.errors=
e,s===0}function te(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,
schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 't\
ype'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.downgraded"){let r={instancePath:o+"/type",
schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.loyalty.tier.downgraded"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,
errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"\
#/properties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==
void 0&&!re(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:gt,errors:re.errors},
message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return te.errors=e,s===0}function R(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required\
 property 'created_at'"};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
loyalty_tier"},message:"must have required property 'loyalty_tier'"};e===null?e=[r]:e.push(r),s++}if(t.customer!==void 0&&!y(t.customer)){let r={instancePath:o+
"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:v,errors:y.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.campaign!==
void 0&&!f(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:_,errors:f.errors},message:""};
e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier!==void 0&&!k(t.loyalty_tier)){let r={instancePath:o+"/loyalty_tier",schemaPath:"#/properties/loyalty_tier/$ref",keyword:"\
$ref",params:{component:L,errors:k.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!D(r)){
let a={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-ti\
me"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),s++}return R.errors=e,s===0}function se(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,
s=0;if(!l(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"\
must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.prolonged"){let r={instancePath:o+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.loyalty.tier.prolonged"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{
component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/d\
ata",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(
a),s++}if(r.data!==void 0&&!R(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:Qe,
errors:R.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[r]:e.push(r),s++}return se.errors=e,s===0}function oe(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required\
 property 'created_at'"};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
loyalty_tier"},message:"must have required property 'loyalty_tier'"};e===null?e=[r]:e.push(r),s++}if(t.expiration_date===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"expiration_date"},message:"must have required property 'expiration_date'"};e===null?e=[r]:e.push(r),s++}
if(t.customer!==void 0&&!y(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:v,errors:y.errors},
message:""};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"\
$ref",params:{component:_,errors:f.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier!==void 0&&!k(t.loyalty_tier)){let r={instancePath:o+"/loya\
lty_tier",schemaPath:"#/properties/loyalty_tier/$ref",keyword:"$ref",params:{component:L,errors:k.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.created_at!==
void 0){let r=t.created_at;if(typeof r=="string"){if(!D(r)){let a={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/created_at",schemaPath:"#/properties/cre\
ated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.expiration_date!==void 0){let r=t.expiration_date;
if(typeof r=="string"){if(!D(r)){let a={instancePath:o+"/expiration_date",schemaPath:"#/properties/expiration_date/format",keyword:"format",params:{format:"date\
-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/expiration_date",schemaPath:"#/properties/expiration\
_date/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return oe.errors=e,s===0}function ae(t,{instancePath:o="",parentData:i,parentDataProperty:n,
rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},
message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.
type!=="customer.loyalty.tier.expiration.changed"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"cust\
omer.loyalty.tier.expiration.changed"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+
"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!oe(r.data)){let a={instancePath:o+"/data/data",schemaPath:"\
#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:bt,errors:oe.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ae.errors=e,s===0}function ie(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.joined"){let r={instancePath:o+"/type",schemaPath:"#/pro\
perties/type/const",keyword:"const",params:{allowedValue:"customer.loyalty.tier.joined"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.
data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},
message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties\
/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&
!R(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:Qe,errors:R.errors},message:""};
e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),s++}return ie.errors=e,s===0}function ne(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.left"){let r={instancePath:o+"/type",schemaPath:"#/prope\
rties/type/const",keyword:"const",params:{allowedValue:"customer.loyalty.tier.left"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==
void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};
e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/requir\
ed",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!R(r.data)){
let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:Qe,errors:R.errors},message:""};e===null?
e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}
return ne.errors=e,s===0}function pe(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return pe.errors=e,s===
0}function N(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.customer!==void 0&&!y(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:v,errors:y.
errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$re\
f",keyword:"$ref",params:{component:_,errors:f.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.publication!==void 0&&!pe(t.publication)){let r={instancePath:o+
"/publication",schemaPath:"#/properties/publication/$ref",keyword:"$ref",params:{component:Mt,errors:pe.errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return N.errors=e,s===0}function ce(t,{
instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$\
ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.
push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required pro\
perty 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.publication.succeeded"){let r={instancePath:o+"/type",schemaPath:"#/propertie\
s/type/const",keyword:"const",params:{allowedValue:"customer.publication.succeeded"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==
void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};
e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/requir\
ed",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!N(r.data)){
let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:ir,errors:N.errors},message:""};e===null?
e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}
return ce.errors=e,s===0}function me(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.publication.failed"){let r={instancePath:o+"/type",schemaPath:"#/prop\
erties/type/const",keyword:"const",params:{allowedValue:"customer.publication.failed"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==
void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};
e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/requir\
ed",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!N(r.data)){
let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:ir,errors:N.errors},message:""};e===null?
e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}
return me.errors=e,s===0}function S(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return S.errors=e,s===
0}function ue(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.redemption.failed"){let r={instancePath:o+"/type",schemaPath:"#/prope\
rties/type/const",keyword:"const",params:{allowedValue:"customer.redemption.failed"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==
void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};
e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/requir\
ed",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!S(r.data)){
let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:sr,errors:S.errors},message:""};e===null?
e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}
return ue.errors=e,s===0}function le(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.redemption.succceeded"){let r={instancePath:o+"/type",schemaPath:"#/p\
roperties/type/const",keyword:"const",params:{allowedValue:"customer.redemption.succceeded"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.
data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},
message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties\
/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&
!S(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:sr,errors:S.errors},message:""};
e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),s++}return le.errors=e,s===0}function I(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return I.errors=e,s===
0}function B(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!S(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:sr,errors:S.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
redemption_rollback!==void 0&&!I(t.redemption_rollback)){let r={instancePath:o+"/redemption_rollback",schemaPath:"#/properties/redemption_rollback/$ref",keyword:"\
$ref",params:{component:mr,errors:I.errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return B.errors=e,s===0}function de(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,
dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};
e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!==
"customer.redemption.rollback.failed"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.redempt\
ion.rollback.failed"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",
schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"},
message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!B(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/prop\
erties/data/properties/data/$ref",keyword:"$ref",params:{component:nr,errors:B.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return de.errors=e,s===0}function ye(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.redemption.rollback.succceeded"){let r={instancePath:o+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"customer.redemption.rollback.succceeded"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.
errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/pr\
operties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==
void 0&&!B(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:nr,errors:B.errors},
message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return ye.errors=e,s===0}var br={type:"object",properties:{customer:{$ref:"CustomerSummary"},holder:{$ref:"CustomerSummary"},voucher:{$ref:"VoucherSummary"},campaign:{$ref:"CampaignSumm\
ary"},redemption:{$ref:"RedemptionSummary"},reward:{$ref:"RewardResult"},referral_tier:{$ref:"ReferralTier"},balance:{type:["object","null"],properties:{amount:{
type:"integer"},points:{type:"integer"}}},custom_event:{$ref:"CustomEvent"},customer_event:{type:["object","null"],properties:{segment:{$ref:"SegmentSummary"},event_type:{
type:"string"}}}}};function P(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return P.errors=e,s===
0}function fe(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return fe.errors=e,s===
0}function he(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return he.errors=e,s===
0}function U(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return U.errors=e,s===
0}function ge(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ge.errors=e,s===
0}function be(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.customer!==void 0&&!y(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:v,errors:y.
errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.holder!==void 0&&!y(t.holder)){let r={instancePath:o+"/holder",schemaPath:"#/properties/holder/$ref",keyword:"\
$ref",params:{component:v,errors:y.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!P(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"\
#/properties/voucher/$ref",keyword:"$ref",params:{component:q,errors:P.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){
let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:_,errors:f.errors},message:""};e===null?e=[r]:e.push(
r),s++}if(t.redemption!==void 0&&!I(t.redemption)){let r={instancePath:o+"/redemption",schemaPath:"#/properties/redemption/$ref",keyword:"$ref",params:{component:mr,
errors:I.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.reward!==void 0&&!fe(t.reward)){let r={instancePath:o+"/reward",schemaPath:"#/properties/reward/$\
ref",keyword:"$ref",params:{component:Ot,errors:fe.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.referral_tier!==void 0&&!he(t.referral_tier)){let r={instancePath:o+
"/referral_tier",schemaPath:"#/properties/referral_tier/$ref",keyword:"$ref",params:{component:Lt,errors:he.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.
balance!==void 0){let r=t.balance;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let a={instancePath:o+"/balance",schemaPath:"#/properties/balance/ty\
pe",keyword:"type",params:{type:br.properties.balance.type},message:"must be object,null"};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.amount!==void 0){let a=r.amount;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let u={instancePath:o+"/balance/amount",schemaPath:"#/propert\
ies/balance/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),s++}}if(r.points!==void 0){let a=r.
points;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let u={instancePath:o+"/balance/points",schemaPath:"#/properties/balance/properties/points/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),s++}}}}if(t.custom_event!==void 0&&!U(t.custom_event)){let r={instancePath:o+
"/custom_event",schemaPath:"#/properties/custom_event/$ref",keyword:"$ref",params:{component:ur,errors:U.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.customer_event!==
void 0){let r=t.customer_event;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let a={instancePath:o+"/customer_event",schemaPath:"#/properties/custom\
er_event/type",keyword:"type",params:{type:br.properties.customer_event.type},message:"must be object,null"};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){if(r.segment!==void 0&&!ge(r.segment)){let a={instancePath:o+"/customer_event/segment",schemaPath:"#/properties/customer_event/properties\
/segment/$ref",keyword:"$ref",params:{component:xt,errors:ge.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r.event_type!==void 0&&typeof r.event_type!="st\
ring"){let a={instancePath:o+"/customer_event/event_type",schemaPath:"#/properties/customer_event/properties/event_type/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),s++}return be.errors=e,s===0}function Pe(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){
let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(
r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.rewarde\
d"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.rewarded"},message:"must be equal to const\
ant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"\
$ref",params:{component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+
"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:
e.push(a),s++}if(r.data!==void 0&&!be(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:Pt,
errors:be.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),s++}return Pe.errors=e,s===0}function ke(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ke.errors=e,s===
0}function w(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return w.errors=e,s===
0}function ve(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ve.errors=e,s===
0}function we(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return we.errors=e,s===
0}function _e(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!ve(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:St,errors:ve.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
items!==void 0){let r=t.items;if(Array.isArray(r)){if(r.length>500){let u={instancePath:o+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{
limit:500},message:"must NOT have more than 500 items"};e===null?e=[u]:e.push(u),s++}let a=r.length;for(let u=0;u<a;u++)if(!we(r[u])){let h={instancePath:o+"/it\
ems/"+u,schemaPath:"#/properties/items/items/$ref",keyword:"$ref",params:{component:Tt,errors:we.errors},message:""};e===null?e=[h]:e.push(h),s++}}else{let a={instancePath:o+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return _e.errors=e,s===0}function qe(t,{instancePath:o="",
parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer!==void 0&&!y(t.
customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:v,errors:y.errors},message:""};e===null?e=
[r]:e.push(r),s++}if(t.holder!==void 0&&!y(t.holder)){let r={instancePath:o+"/holder",schemaPath:"#/properties/holder/$ref",keyword:"$ref",params:{component:v,errors:y.
errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!P(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"#/properties/voucher/$ref",keyword:"\
$ref",params:{component:q,errors:P.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"\
#/properties/campaign/$ref",keyword:"$ref",params:{component:_,errors:f.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier!==void 0&&!k(t.loyalty_tier)){
let r={instancePath:o+"/loyalty_tier",schemaPath:"#/properties/loyalty_tier/$ref",keyword:"$ref",params:{component:L,errors:k.errors},message:""};e===null?e=[r]:
e.push(r),s++}if(t.earning_rule!==void 0&&!ke(t.earning_rule)){let r={instancePath:o+"/earning_rule",schemaPath:"#/properties/earning_rule/$ref",keyword:"$ref",
params:{component:Et,errors:ke.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.balance!==void 0&&!w(t.balance)){let r={instancePath:o+"/balance",schemaPath:"\
#/properties/balance/$ref",keyword:"$ref",params:{component:V,errors:w.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.order!==void 0&&!_e(t.order)){let r={
instancePath:o+"/order",schemaPath:"#/properties/order/$ref",keyword:"$ref",params:{component:vt,errors:_e.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.
event!==void 0&&!U(t.event)){let r={instancePath:o+"/event",schemaPath:"#/properties/event/$ref",keyword:"$ref",params:{component:ur,errors:U.errors},message:""};
e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return qe.errors=e,s===0}function Ae(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){
let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must h\
ave required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.rewarded.loyalty_points"){let r={instancePath:o+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.rewarded.loyalty_points"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{
component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/d\
ata",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(
a),s++}if(r.data!==void 0&&!qe(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:kt,
errors:qe.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),s++}return Ae.errors=e,s===0}function j(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return j.errors=e,s===
0}function $e(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.reward_redemptions.created"){let r={instancePath:o+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"customer.reward_redemptions.created"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.
errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/pr\
operties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==
void 0&&!j(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:H,errors:j.errors},message:""};
e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),s++}return $e.errors=e,s===0}function je(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.reward_redemptions.pending"){let r={instancePath:o+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"customer.reward_redemptions.pending"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.
errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/pr\
operties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==
void 0&&!j(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:H,errors:j.errors},message:""};
e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),s++}return je.errors=e,s===0}function De(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.reward_redemptions.completed"){let r={instancePath:o+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"customer.reward_redemptions.completed"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.
errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/pr\
operties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==
void 0&&!j(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:H,errors:j.errors},message:""};
e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),s++}return De.errors=e,s===0}function Ce(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.reward_redemptions.rolledback"){let r={instancePath:o+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"customer.reward_redemptions.rolledback"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.
errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/pr\
operties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==
void 0&&!j(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:H,errors:j.errors},message:""};
e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),s++}return Ce.errors=e,s===0}function Re(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.customer!==void 0&&!y(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:v,errors:y.
errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$re\
f",keyword:"$ref",params:{component:_,errors:f.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!P(t.voucher)){let r={instancePath:o+"/vo\
ucher",schemaPath:"#/properties/voucher/$ref",keyword:"$ref",params:{component:q,errors:P.errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Re.errors=e,s===0}function Se(t,{instancePath:o="",
parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",
params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.deleted"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",
params:{allowedValue:"customer.voucher.deleted"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={
instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!Re(r.data)){let a={instancePath:o+"/data\
/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:wt,errors:Re.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Se.errors=e,s===0}function F(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return F.errors=e,s===
0}function Te(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Te.errors=e,s===
0}function X(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return X.errors=e,s===
0}function Ee(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.customer===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"customer"},message:"must have required pro\
perty 'customer'"};e===null?e=[r]:e.push(r),s++}if(t.campaign===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
campaign"},message:"must have required property 'campaign'"};e===null?e=[r]:e.push(r),s++}if(t.voucher===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"voucher"},message:"must have required property 'voucher'"};e===null?e=[r]:e.push(r),s++}if(t.balance===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"balance"},message:"must have required property 'balance'"};e===null?e=[r]:e.push(r),s++}if(t.
order===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"order"},message:"must have required property 'order'"};
e===null?e=[r]:e.push(r),s++}if(t.transaction===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"transaction"},
message:"must have required property 'transaction'"};e===null?e=[r]:e.push(r),s++}if(t.pending_points===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"pending_points"},message:"must have required property 'pending_points'"};e===null?e=[r]:e.push(r),s++}if(t.customer!==void 0&&
!y(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:v,errors:y.errors},message:""};e===null?
e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:_,
errors:f.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!P(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"#/properties/vouche\
r/$ref",keyword:"$ref",params:{component:q,errors:P.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.balance!==void 0&&!w(t.balance)){let r={instancePath:o+
"/balance",schemaPath:"#/properties/balance/$ref",keyword:"$ref",params:{component:V,errors:w.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.order!==void 0&&
!F(t.order)){let r={instancePath:o+"/order",schemaPath:"#/properties/order/$ref",keyword:"$ref",params:{component:cr,errors:F.errors},message:""};e===null?e=[r]:
e.push(r),s++}if(t.transaction!==void 0&&!Te(t.transaction)){let r={instancePath:o+"/transaction",schemaPath:"#/properties/transaction/$ref",keyword:"$ref",params:{
component:Rt,errors:Te.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.pending_points!==void 0&&!X(t.pending_points)){let r={instancePath:o+"/pending_poin\
ts",schemaPath:"#/properties/pending_points/$ref",keyword:"$ref",params:{component:pr,errors:X.errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ee.errors=e,s===0}function Oe(t,{instancePath:o="",
parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",
params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.pending_points.activated"){let r={instancePath:o+"/type",schemaPath:"#/propertie\
s/type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.pending_points.activated"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,
errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"\
#/properties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==
void 0&&!Ee(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:_t,errors:Ee.errors},
message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return Oe.errors=e,s===0}function T(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.customer===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"customer"},message:"must have required pro\
perty 'customer'"};e===null?e=[r]:e.push(r),s++}if(t.campaign===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
campaign"},message:"must have required property 'campaign'"};e===null?e=[r]:e.push(r),s++}if(t.voucher===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"voucher"},message:"must have required property 'voucher'"};e===null?e=[r]:e.push(r),s++}if(t.voucher_pending_points_balance===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"voucher_pending_points_balance"},message:"must have required p\
roperty 'voucher_pending_points_balance'"};e===null?e=[r]:e.push(r),s++}if(t.order===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"order"},message:"must have required property 'order'"};e===null?e=[r]:e.push(r),s++}if(t.pending_points===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"pending_points"},message:"must have required property 'pending_points'"};e===null?e=[r]:e.push(r),s++}if(t.
customer!==void 0&&!y(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:v,errors:y.errors},
message:""};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"\
$ref",params:{component:_,errors:f.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!P(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"\
#/properties/voucher/$ref",keyword:"$ref",params:{component:q,errors:P.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.voucher_pending_points_balance!==void 0&&
!w(t.voucher_pending_points_balance)){let r={instancePath:o+"/voucher_pending_points_balance",schemaPath:"#/properties/voucher_pending_points_balance/$ref",keyword:"\
$ref",params:{component:V,errors:w.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.order!==void 0&&!F(t.order)){let r={instancePath:o+"/order",schemaPath:"\
#/properties/order/$ref",keyword:"$ref",params:{component:cr,errors:F.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.pending_points!==void 0&&!X(t.pending_points)){
let r={instancePath:o+"/pending_points",schemaPath:"#/properties/pending_points/$ref",keyword:"$ref",params:{component:pr,errors:X.errors},message:""};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}
return T.errors=e,s===0}function Le(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={
instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have requi\
red property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.pending_points.add\
ed"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.pending_points.added"},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/propert\
ies/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have \
required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!T(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/propert\
ies/data/$ref",keyword:"$ref",params:{component:er,errors:T.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Le.errors=e,s===0}function Ve(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.pending_points.canceled"){let r={instancePath:o+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.pending_points.canceled"},message:"must be equa\
l to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",
keyword:"$ref",params:{component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={
instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!T(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$re\
f",params:{component:er,errors:T.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ve.errors=e,s===0}function xe(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.pending_points.updated"){let r={instancePath:o+"\
/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.pending_points.updated"},message:"must be equal \
to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",
keyword:"$ref",params:{component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={
instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!T(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$re\
f",params:{component:er,errors:T.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return xe.errors=e,s===0}var Kt={type:"object",allOf:[{$ref:"VoucherTransactionBase"}],properties:{type:{type:"string",enum:["POINTS_ACCRUAL"]},details:{$ref:"TransactionDetails"}}};function E(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return E.errors=e,s===
0}function x(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[r]:e.push(r),s++}if(t.name===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must \
have required property 'name'"};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.name!==void 0&&typeof t.name!="string"){let r={instancePath:o+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return x.errors=e,s===0}function C(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[r]:e.push(r),s++}if(t.name===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must \
have required property 'name'"};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.name!==void 0&&typeof t.name!="string"){let r={instancePath:o+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return C.errors=e,s===0}function O(t,{instancePath:o="",
parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.balance!==void 0&&!w(t.
balance)){let r={instancePath:o+"/balance",schemaPath:"#/properties/balance/$ref",keyword:"$ref",params:{component:V,errors:w.errors},message:""};e===null?e=[r]:
e.push(r),s++}if(t.order!==void 0){let r=t.order;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let a={instancePath:o+"/order",schemaPath:"#/pro\
perties/order/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),s++}if(r.source_id===
void 0){let a={instancePath:o+"/order",schemaPath:"#/properties/order/required",keyword:"required",params:{missingProperty:"source_id"},message:"must have requi\
red property 'source_id'"};e===null?e=[a]:e.push(a),s++}if(r.id!==void 0&&typeof r.id!="string"){let a={instancePath:o+"/order/id",schemaPath:"#/properties/orde\
r/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(r.source_id!==void 0&&typeof r.source_id!=
"string"){let a={instancePath:o+"/order/source_id",schemaPath:"#/properties/order/properties/source_id/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),s++}}if(t.event!==void 0){let r=t.event;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let a={instancePath:o+
"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.
push(a),s++}if(r.type===void 0){let a={instancePath:o+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty:"type"},message:"\
must have required property 'type'"};e===null?e=[a]:e.push(a),s++}if(r.id!==void 0&&typeof r.id!="string"){let a={instancePath:o+"/event/id",schemaPath:"#/prope\
rties/event/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(r.type!==void 0&&typeof r.type!=
"string"){let a={instancePath:o+"/event/type",schemaPath:"#/properties/event/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[a]:e.push(a),s++}}if(t.earning_rule!==void 0){let r=t.earning_rule;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let a={instancePath:o+
"/earning_rule",schemaPath:"#/properties/earning_rule/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[a]:e.push(a),s++}if(r.source===void 0){let a={instancePath:o+"/earning_rule",schemaPath:"#/properties/earning_rule/required",keyword:"required",params:{
missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[a]:e.push(a),s++}if(r.id!==void 0&&typeof r.id!="string"){let a={instancePath:o+
"/earning_rule/id",schemaPath:"#/properties/earning_rule/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}if(r.source!==void 0){let a=r.source;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.banner===void 0){let u={instancePath:o+"/earning_rule/source",schemaPath:"\
#/properties/earning_rule/properties/source/required",keyword:"required",params:{missingProperty:"banner"},message:"must have required property 'banner'"};e===null?
e=[u]:e.push(u),s++}if(a.banner!==void 0&&typeof a.banner!="string"){let u={instancePath:o+"/earning_rule/source/banner",schemaPath:"#/properties/earning_rule/p\
roperties/source/properties/banner/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:o+
"/earning_rule/source",schemaPath:"#/properties/earning_rule/properties/source/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[u]:e.push(u),s++}}}else{let a={instancePath:o+"/earning_rule",schemaPath:"#/properties/earning_rule/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[a]:e.push(a),s++}}if(t.segment!==void 0&&!x(t.segment)){let r={instancePath:o+"/segment",schemaPath:"#/properties/segment/$ref",keyword:"\
$ref",params:{component:or,errors:x.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier!==void 0&&!x(t.loyalty_tier)){let r={instancePath:o+"/loy\
alty_tier",schemaPath:"#/properties/loyalty_tier/$ref",keyword:"$ref",params:{component:or,errors:x.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.redemption!==
void 0){let r=t.redemption;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let a={instancePath:o+"/redemption",schemaPath:"#/properties/redemptio\
n/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),s++}if(r.id!==void 0&&typeof r.
id!="string"){let a={instancePath:o+"/redemption/id",schemaPath:"#/properties/redemption/properties/id/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/redemption",schemaPath:"#/properties/redemption/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(t.rollback!==void 0){let r=t.rollback;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){
let a={instancePath:o+"/rollback",schemaPath:"#/properties/rollback/required",keyword:"required",params:{missingProperty:"id"},message:"must have required prope\
rty 'id'"};e===null?e=[a]:e.push(a),s++}if(r.id!==void 0&&typeof r.id!="string"){let a={instancePath:o+"/rollback/id",schemaPath:"#/properties/rollback/properti\
es/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/rollback",schemaPath:"#/p\
roperties/rollback/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(t.custom_event!==void 0){let r=t.custom_event;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let a={instancePath:o+"/custom_event",schemaPath:"#/properties/custom_event/required",keyword:"re\
quired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),s++}if(r.type===void 0){let a={instancePath:o+"/custo\
m_event",schemaPath:"#/properties/custom_event/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[a]:e.push(a),s++}if(r.id!==void 0&&typeof r.id!="string"){let a={instancePath:o+"/custom_event/id",schemaPath:"#/properties/custom_event/properties/id/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(r.type!==void 0&&typeof r.type!="string"){let a={instancePath:o+
"/custom_event/type",schemaPath:"#/properties/custom_event/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}}else{let a={instancePath:o+"/custom_event",schemaPath:"#/properties/custom_event/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[a]:e.push(a),s++}}if(t.holder_loyalty_tier!==void 0&&!C(t.holder_loyalty_tier)){let r={instancePath:o+"/holder_loyalty_tier",schemaPath:"#/pro\
perties/holder_loyalty_tier/$ref",keyword:"$ref",params:{component:z,errors:C.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.event_schema!==void 0&&!C(t.
event_schema)){let r={instancePath:o+"/event_schema",schemaPath:"#/properties/event_schema/$ref",keyword:"$ref",params:{component:z,errors:C.errors},message:""};
e===null?e=[r]:e.push(r),s++}if(t.reward!==void 0&&!C(t.reward)){let r={instancePath:o+"/reward",schemaPath:"#/properties/reward/$ref",keyword:"$ref",params:{component:z,
errors:C.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.source_voucher!==void 0&&!P(t.source_voucher)){let r={instancePath:o+"/source_voucher",schemaPath:"\
#/properties/source_voucher/$ref",keyword:"$ref",params:{component:q,errors:P.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.destination_voucher!==void 0&&
!P(t.destination_voucher)){let r={instancePath:o+"/destination_voucher",schemaPath:"#/properties/destination_voucher/$ref",keyword:"$ref",params:{component:q,errors:P.
errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return O.errors=e,s===0}function Me(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,
s=0;if(!E(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:tr,errors:E.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0){let r=t.type;if(typeof r!="string"){let a={instancePath:o+"/type",schemaPath:"#/properties/type/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(r!=="POINTS_ACCRUAL"){let a={instancePath:o+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:Kt.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(
a),s++}}if(t.details!==void 0&&!O(t.details)){let r={instancePath:o+"/details",schemaPath:"#/properties/details/$ref",keyword:"$ref",params:{component:rr,errors:O.
errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return Me.errors=e,s===0}function Ne(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,
s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer!==void 0&&!y(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$re\
f",keyword:"$ref",params:{component:v,errors:y.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+"/\
campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:_,errors:f.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&
!P(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"#/properties/voucher/$ref",keyword:"$ref",params:{component:q,errors:P.errors},message:""};e===null?
e=[r]:e.push(r),s++}if(t.balance!==void 0&&!w(t.balance)){let r={instancePath:o+"/balance",schemaPath:"#/properties/balance/$ref",keyword:"$ref",params:{component:V,
errors:w.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.transaction!==void 0&&!Me(t.transaction)){let r={instancePath:o+"/transaction",schemaPath:"#/prop\
erties/transaction/$ref",keyword:"$ref",params:{component:jt,errors:Me.errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ne.errors=e,s===0}function Ie(t,{instancePath:o="",parentData:i,
parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:g,
errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),
s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.points_added"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",
params:{allowedValue:"customer.voucher.loyalty_card.points_added"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.
data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};e===null?
e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!Ne(r.data)){let a={instancePath:o+
"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:qt,errors:Ne.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ie.errors=e,s===0}var Qt={type:"object",allOf:[{$ref:"VoucherTransactionBase"}],properties:{type:{type:"string",enum:["POINTS_TRANSFER_IN","POINTS_TRANSFER_OUT"]},details:{$ref:"\
TransactionDetails"}}};function Be(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!E(t)){let r={
instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:tr,errors:E.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.type!==void 0){let r=t.type;if(typeof r!="string"){let a={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(r==="POINTS_TRANSFER_IN"||r==="POINTS_TRANSFER_OUT")){let a={instancePath:o+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:Qt.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(
a),s++}}if(t.details!==void 0&&!O(t.details)){let r={instancePath:o+"/details",schemaPath:"#/properties/details/$ref",keyword:"$ref",params:{component:rr,errors:O.
errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return Be.errors=e,s===0}function Ue(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,
s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer!==void 0&&!y(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$re\
f",keyword:"$ref",params:{component:v,errors:y.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+"/\
campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:_,errors:f.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&
!P(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"#/properties/voucher/$ref",keyword:"$ref",params:{component:q,errors:P.errors},message:""};e===null?
e=[r]:e.push(r),s++}if(t.source_voucher!==void 0&&!P(t.source_voucher)){let r={instancePath:o+"/source_voucher",schemaPath:"#/properties/source_voucher/$ref",keyword:"\
$ref",params:{component:q,errors:P.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.destination_voucher!==void 0&&!P(t.destination_voucher)){let r={instancePath:o+
"/destination_voucher",schemaPath:"#/properties/destination_voucher/$ref",keyword:"$ref",params:{component:q,errors:P.errors},message:""};e===null?e=[r]:e.push(
r),s++}if(t.balance!==void 0&&!w(t.balance)){let r={instancePath:o+"/balance",schemaPath:"#/properties/balance/$ref",keyword:"$ref",params:{component:V,errors:w.
errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.transaction!==void 0&&!Be(t.transaction)){let r={instancePath:o+"/transaction",schemaPath:"#/properties/tr\
ansaction/$ref",keyword:"$ref",params:{component:Dt,errors:Be.errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ue.errors=e,s===0}function Fe(t,{instancePath:o="",parentData:i,parentDataProperty:n,
rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},
message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.
type!=="customer.voucher.loyalty_card.points_transferred"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
customer.voucher.loyalty_card.points_transferred"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){
let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(
a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",
params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!Ue(r.data)){let a={instancePath:o+
"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:At,errors:Ue.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Fe.errors=e,s===0}function Xe(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Xe.errors=e,s===
0}var es={type:"object",allOf:[{$ref:"VoucherTransactionBase"}],properties:{type:{type:"string",enum:["POINTS_EXPIRATION"]},details:{$ref:"TransactionDetails"}}};
function We(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!E(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:tr,errors:E.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
type!==void 0){let r=t.type;if(typeof r!="string"){let a={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}if(r!=="POINTS_EXPIRATION"){let a={instancePath:o+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{
allowedValues:es.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.details!==void 0&&!O(t.details)){
let r={instancePath:o+"/details",schemaPath:"#/properties/details/$ref",keyword:"$ref",params:{component:rr,errors:O.errors},message:""};e===null?e=[r]:e.push(r),
s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return We.errors=
e,s===0}function He(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.customer!==void 0&&!y(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:v,
errors:y.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!f(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/cam\
paign/$ref",keyword:"$ref",params:{component:_,errors:f.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!P(t.voucher)){let r={instancePath:o+
"/voucher",schemaPath:"#/properties/voucher/$ref",keyword:"$ref",params:{component:q,errors:P.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.points!==void 0){
let r=t.points;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:o+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}}if(t.buckets!==void 0){let r=t.buckets;if(Array.isArray(r)){let a=r.length;for(let u=0;u<
a;u++)if(!Xe(r[u])){let h={instancePath:o+"/buckets/"+u,schemaPath:"#/properties/buckets/items/$ref",keyword:"$ref",params:{component:Nt,errors:Xe.errors},message:""};
e===null?e=[h]:e.push(h),s++}}else{let a={instancePath:o+"/buckets",schemaPath:"#/properties/buckets/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[a]:e.push(a),s++}}if(t.transaction!==void 0&&!We(t.transaction)){let r={instancePath:o+"/transaction",schemaPath:"#/properties/transaction/\
$ref",keyword:"$ref",params:{component:Ct,errors:We.errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return He.errors=e,s===0}function ze(t,{instancePath:o="",parentData:i,parentDataProperty:n,
rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},
message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.
type!=="customer.voucher.loyalty_card.points_expired"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
customer.voucher.loyalty_card.points_expired"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={
instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!He(r.data)){let a={instancePath:o+"/data\
/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:$t,errors:He.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ze.errors=e,s===0}
function Je(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){let r=t.type;if(typeof r=="string")if(r==="customer.loyalty.tier.upgraded"){if(!ee(t)){let a={instancePath:o,schemaPath:"#/oneOf/0/$ref",keyword:"$ref",params:{
component:Xr,errors:ee.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.loyalty.tier.downgraded"){if(!te(t)){let a={instancePath:o,schemaPath:"\
#/oneOf/1/$ref",keyword:"$ref",params:{component:Wr,errors:te.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.loyalty.tier.prolonged"){if(!se(
t)){let a={instancePath:o,schemaPath:"#/oneOf/2/$ref",keyword:"$ref",params:{component:Hr,errors:se.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r===
"customer.loyalty.tier.expiration.changed"){if(!ae(t)){let a={instancePath:o,schemaPath:"#/oneOf/3/$ref",keyword:"$ref",params:{component:zr,errors:ae.errors},message:""};
e===null?e=[a]:e.push(a),s++}}else if(r==="customer.loyalty.tier.joined"){if(!ie(t)){let a={instancePath:o,schemaPath:"#/oneOf/4/$ref",keyword:"$ref",params:{component:Jr,
errors:ie.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.loyalty.tier.left"){if(!ne(t)){let a={instancePath:o,schemaPath:"#/oneOf/5/$re\
f",keyword:"$ref",params:{component:Yr,errors:ne.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.publication.succeeded"){if(!ce(t)){let a={
instancePath:o,schemaPath:"#/oneOf/6/$ref",keyword:"$ref",params:{component:Zr,errors:ce.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer\
.publication.failed"){if(!me(t)){let a={instancePath:o,schemaPath:"#/oneOf/7/$ref",keyword:"$ref",params:{component:Gr,errors:me.errors},message:""};e===null?e=
[a]:e.push(a),s++}}else if(r==="customer.redemption.failed"){if(!ue(t)){let a={instancePath:o,schemaPath:"#/oneOf/8/$ref",keyword:"$ref",params:{component:Kr,errors:ue.
errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.redemption.succceeded"){if(!le(t)){let a={instancePath:o,schemaPath:"#/oneOf/9/$ref",keyword:"\
$ref",params:{component:Qr,errors:le.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.redemption.rollback.failed"){if(!de(t)){let a={instancePath:o,
schemaPath:"#/oneOf/10/$ref",keyword:"$ref",params:{component:et,errors:de.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.redemption.ro\
llback.succceeded"){if(!ye(t)){let a={instancePath:o,schemaPath:"#/oneOf/11/$ref",keyword:"$ref",params:{component:rt,errors:ye.errors},message:""};e===null?e=[
a]:e.push(a),s++}}else if(r==="customer.rewarded"){if(!Pe(t)){let a={instancePath:o,schemaPath:"#/oneOf/12/$ref",keyword:"$ref",params:{component:tt,errors:Pe.errors},
message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.rewarded.loyalty_points"){if(!Ae(t)){let a={instancePath:o,schemaPath:"#/oneOf/13/$ref",keyword:"\
$ref",params:{component:st,errors:Ae.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.reward_redemptions.created"){if(!$e(t)){let a={instancePath:o,
schemaPath:"#/oneOf/14/$ref",keyword:"$ref",params:{component:ot,errors:$e.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.reward_redemp\
tions.pending"){if(!je(t)){let a={instancePath:o,schemaPath:"#/oneOf/15/$ref",keyword:"$ref",params:{component:at,errors:je.errors},message:""};e===null?e=[a]:e.
push(a),s++}}else if(r==="customer.reward_redemptions.completed"){if(!De(t)){let a={instancePath:o,schemaPath:"#/oneOf/16/$ref",keyword:"$ref",params:{component:it,
errors:De.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.reward_redemptions.rolledback"){if(!Ce(t)){let a={instancePath:o,schemaPath:"#\
/oneOf/17/$ref",keyword:"$ref",params:{component:nt,errors:Ce.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.voucher.deleted"){if(!Se(t)){
let a={instancePath:o,schemaPath:"#/oneOf/18/$ref",keyword:"$ref",params:{component:pt,errors:Se.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="\
customer.voucher.loyalty_card.pending_points.activated"){if(!Oe(t)){let a={instancePath:o,schemaPath:"#/oneOf/19/$ref",keyword:"$ref",params:{component:ct,errors:Oe.
errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.voucher.loyalty_card.pending_points.added"){if(!Le(t)){let a={instancePath:o,schemaPath:"\
#/oneOf/20/$ref",keyword:"$ref",params:{component:mt,errors:Le.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.voucher.loyalty_card.pend\
ing_points.canceled"){if(!Ve(t)){let a={instancePath:o,schemaPath:"#/oneOf/21/$ref",keyword:"$ref",params:{component:ut,errors:Ve.errors},message:""};e===null?e=
[a]:e.push(a),s++}}else if(r==="customer.voucher.loyalty_card.pending_points.updated"){if(!xe(t)){let a={instancePath:o,schemaPath:"#/oneOf/22/$ref",keyword:"$r\
ef",params:{component:lt,errors:xe.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.voucher.loyalty_card.points_added"){if(!Ie(t)){let a={
instancePath:o,schemaPath:"#/oneOf/23/$ref",keyword:"$ref",params:{component:dt,errors:Ie.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="custome\
r.voucher.loyalty_card.points_transferred"){if(!Fe(t)){let a={instancePath:o,schemaPath:"#/oneOf/24/$ref",keyword:"$ref",params:{component:yt,errors:Fe.errors},
message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.voucher.loyalty_card.points_expired"){if(!ze(t)){let a={instancePath:o,schemaPath:"#/oneOf/25/$r\
ef",keyword:"$ref",params:{component:ft,errors:ze.errors},message:""};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"type",tagValue:r},message:'value of tag "type" must be in oneOf'};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:o,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"type",tagValue:r},message:'tag "type" must be string'};e===null?e=[a]:e.push(a),s++}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Je.errors=e,s===0}
var rs=kr;function kr(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.object===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"},message:"must have required propert\
y 'object'"};e===null?e=[r]:e.push(r),s++}if(t.data_ref===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data\
_ref"},message:"must have required property 'data_ref'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.has_more===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"has_more"},message:"must have required property 'has_more'"};e===null?e=[r]:e.push(r),s++}if(t.
object!==void 0&&t.object!=="list"){let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"list"},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data_ref!==void 0&&t.data_ref!=="data"){let r={instancePath:o+"/data_ref",schemaPath:"#/properties\
/data_ref/const",keyword:"const",params:{allowedValue:"data"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;
if(Array.isArray(r)){let a=r.length;for(let u=0;u<a;u++)if(!Je(r[u])){let h={instancePath:o+"/data/"+u,schemaPath:"#/properties/data/items/$ref",keyword:"$ref",
params:{component:Ur,errors:Je.errors},message:""};e===null?e=[h]:e.push(h),s++}}else{let a={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(t.has_more!==void 0&&typeof t.has_more!="boolean"){let r={instancePath:o+"\
/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(t.more_starting_after!==
void 0&&typeof t.more_starting_after!="string"){let r={instancePath:o+"/more_starting_after",schemaPath:"#/properties/more_starting_after/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return kr.errors=e,s===0}var ts=vr;function vr(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!$(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:W,errors:$.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.key===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'key'"};e===null?e=
[r]:e.push(r),s++}if(t.details===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"details"},message:"must have \
required property 'details'"};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==402){let r={instancePath:o+"/code",schemaPath:"#/properties/code/const",
keyword:"const",params:{allowedValue:402},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&t.message!=="Payment required"){
let r={instancePath:o+"/message",schemaPath:"#/properties/message/const",keyword:"const",params:{allowedValue:"Payment required"},message:"must be equal to cons\
tant"};e===null?e=[r]:e.push(r),s++}if(t.key!==void 0&&t.key!=="missing_required_feature"){let r={instancePath:o+"/key",schemaPath:"#/properties/key/const",keyword:"\
const",params:{allowedValue:"missing_required_feature"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.details!==void 0&&typeof t.details!=
"string"){let r={instancePath:o+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return vr.
errors=e,s===0}var ss=wr;function wr(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!$(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:W,errors:$.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.details===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"details"},message:"must have required property 'details'"};e===
null?e=[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==404){let r={instancePath:o+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue:404},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&t.message!=="Resource not found"){let r={instancePath:o+"/message",schemaPath:"\
#/properties/message/const",keyword:"const",params:{allowedValue:"Resource not found"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.key!==
void 0){let r={instancePath:o+"/key",schemaPath:"#/properties/key/not",keyword:"not",params:{},message:"must NOT be valid"};e===null?e=[r]:e.push(r),s++}if(t.details!==
void 0&&typeof t.details!="string"){let r={instancePath:o+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return wr.errors=e,s===0}var os=Ze;var as={type:"string",enum:["USER","ADMIN"]};function Ye(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,
s=0;if(typeof t!="string"){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}
if(!(t==="USER"||t==="ADMIN")){let r={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:as.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[r]:e.push(r),s++}return Ye.errors=e,s===0}function Ze(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){
let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/id",schemaPath:"#\
/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.login!==void 0&&typeof t.login!="string"){
let r={instancePath:o+"/login",schemaPath:"#/properties/login/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}
if(t.email!==void 0&&typeof t.email!="string"){let r={instancePath:o+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}if(t.first_name!==void 0&&typeof t.first_name!="string"){let r={instancePath:o+"/first_name",schemaPath:"#/propert\
ies/first_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.last_name!==void 0&&typeof t.last_name!="\
string"){let r={instancePath:o+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),s++}if(t.projects!==void 0){let r=t.projects;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(!Ye(r[a])){let u={instancePath:o+"/pro\
jects/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/projects/additionalProperties/$ref",keyword:"$ref",params:{component:Br,errors:Ye.errors},
message:""};e===null?e=[u]:e.push(u),s++}}else{let a={instancePath:o+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),s++}}if(t.is_owner!==void 0&&typeof t.is_owner!="boolean"){let r={instancePath:o+"/is_owner",schemaPath:"#/properties/\
is_owner/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ze.errors=e,s===0}var is=_r;function _r(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.object===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"},message:"must have required propert\
y 'object'"};e===null?e=[r]:e.push(r),s++}if(t.data_ref===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data\
_ref"},message:"must have required property 'data_ref'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.total===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[r]:e.push(r),s++}if(t.object!==
void 0&&t.object!=="list"){let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"list"},message:"must be \
equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data_ref!==void 0&&t.data_ref!=="data"){let r={instancePath:o+"/data_ref",schemaPath:"#/properties/data_re\
f/const",keyword:"const",params:{allowedValue:"data"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(Array.
isArray(r)){let a=r.length;for(let u=0;u<a;u++)if(!Ze(r[u])){let h={instancePath:o+"/data/"+u,schemaPath:"#/properties/data/items/$ref",keyword:"$ref",params:{component:Ir,
errors:Ze.errors},message:""};e===null?e=[h]:e.push(h),s++}}else{let a={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(t.total!==void 0){let r=t.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={
instancePath:o+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return _r.errors=e,s===0}
var ns=qr,ps={type:"object",allOf:[{$ref:"ErrorObject"}],required:["key","details","request_id","resource_id","resource_type"],properties:{code:{const:404},key:{
const:"not_found"},message:{const:"Resource not found"},details:{type:"string"},request_id:{type:"string"},resource_id:{type:"string"},resource_type:{type:"stri\
ng",enum:["voucher","campaign"]}}};function qr(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!$(
t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:W,errors:$.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.key===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"},message:"must ha\
ve required property 'key'"};e===null?e=[r]:e.push(r),s++}if(t.details===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
details"},message:"must have required property 'details'"};e===null?e=[r]:e.push(r),s++}if(t.request_id===void 0){let r={instancePath:o,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"request_id"},message:"must have required property 'request_id'"};e===null?e=[r]:e.push(r),s++}if(t.resource_id===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"resource_id"},message:"must have required property 'resource_id'"};e===
null?e=[r]:e.push(r),s++}if(t.resource_type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"resource_type"},
message:"must have required property 'resource_type'"};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==404){let r={instancePath:o+"/code",schemaPath:"\
#/properties/code/const",keyword:"const",params:{allowedValue:404},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.key!==void 0&&t.key!==
"not_found"){let r={instancePath:o+"/key",schemaPath:"#/properties/key/const",keyword:"const",params:{allowedValue:"not_found"},message:"must be equal to consta\
nt"};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&t.message!=="Resource not found"){let r={instancePath:o+"/message",schemaPath:"#/properties/message/con\
st",keyword:"const",params:{allowedValue:"Resource not found"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.details!==void 0&&typeof t.
details!="string"){let r={instancePath:o+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}if(t.request_id!==void 0&&typeof t.request_id!="string"){let r={instancePath:o+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.resource_id!==void 0&&typeof t.resource_id!="string"){let r={instancePath:o+
"/resource_id",schemaPath:"#/properties/resource_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.resource_type!==
void 0){let r=t.resource_type;if(typeof r!="string"){let a={instancePath:o+"/resource_type",schemaPath:"#/properties/resource_type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(r==="voucher"||r==="campaign")){let a={instancePath:o+"/resource_type",schemaPath:"#/\
properties/resource_type/enum",keyword:"enum",params:{allowedValues:ps.properties.resource_type.enum},message:"must be equal to one of the allowed values"};e===
null?e=[a]:e.push(a),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return qr.errors=e,s===0}var cs=Ar;function Ar(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.grant_type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"grant_type"},message:"must have required\
 property 'grant_type'"};e===null?e=[r]:e.push(r),s++}if(t.scope===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
scope"},message:"must have required property 'scope'"};e===null?e=[r]:e.push(r),s++}if(t.grant_type!==void 0&&t.grant_type!=="client_credentials"){let r={instancePath:o+
"/grant_type",schemaPath:"#/properties/grant_type/const",keyword:"const",params:{allowedValue:"client_credentials"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),s++}if(t.scope!==void 0&&!M(t.scope)){let r={instancePath:o+"/scope",schemaPath:"#/properties/scope/$ref",keyword:"$ref",params:{component:ar,errors:M.
errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return Ar.errors=e,s===0}var ms=$r;function $r(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.access_token===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"access_token"},message:"must have requ\
ired property 'access_token'"};e===null?e=[r]:e.push(r),s++}if(t.access_token!==void 0&&typeof t.access_token!="string"){let r={instancePath:o+"/access_token",schemaPath:"\
#/properties/access_token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return $r.errors=e,s===0}var us=jr;function jr(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!$(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:W,errors:$.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.key===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'key'"};e===null?e=
[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==401){let r={instancePath:o+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue:401},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&t.message!=="Unauthorized"){let r={instancePath:o+"/message",schemaPath:"\
#/properties/message/const",keyword:"const",params:{allowedValue:"Unauthorized"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.key!==void 0&&
t.key!=="unauthorized"){let r={instancePath:o+"/key",schemaPath:"#/properties/key/const",keyword:"const",params:{allowedValue:"unauthorized"},message:"must be e\
qual to constant"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return jr.errors=e,s===0}var ls=Ke;var ds={anyOf:[{type:"string",enum:["redemption.succeeded","redemption.failed","redemption.rollback.succeeded","redemption.rollback.failed","publication.succeed\
ed","voucher.published","voucher.updated","voucher.deleted","voucher.created","voucher.enabled","voucher.disabled","voucher.loyalty_card.points_added","voucher.\
gift.balance_added","campaign.enabled","campaign.deleted","campaign.created","campaign.updated","campaign.disabled","campaign.vouchers.generation.completed","bu\
siness_validation_rule.assignment.created","business_validation_rule.assignment.deleted","business_validation_rule.created","business_validation_rule.deleted","\
business_validation_rule.updated","customer.created","customer.deleted","customer.rewarded","customer.rewarded.loyalty_points"]},{type:"string"}]};function Ge(t,{
instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0,r=s,a=!1,u=s;if(typeof t!="string"){let A={instancePath:o,
schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[A]:e.push(A),s++}if(!(t==="redemption.succeeded"||t==="r\
edemption.failed"||t==="redemption.rollback.succeeded"||t==="redemption.rollback.failed"||t==="publication.succeeded"||t==="voucher.published"||t==="voucher.upd\
ated"||t==="voucher.deleted"||t==="voucher.created"||t==="voucher.enabled"||t==="voucher.disabled"||t==="voucher.loyalty_card.points_added"||t==="voucher.gift.b\
alance_added"||t==="campaign.enabled"||t==="campaign.deleted"||t==="campaign.created"||t==="campaign.updated"||t==="campaign.disabled"||t==="campaign.vouchers.g\
eneration.completed"||t==="business_validation_rule.assignment.created"||t==="business_validation_rule.assignment.deleted"||t==="business_validation_rule.create\
d"||t==="business_validation_rule.deleted"||t==="business_validation_rule.updated"||t==="customer.created"||t==="customer.deleted"||t==="customer.rewarded"||t===
"customer.rewarded.loyalty_points")){let A={instancePath:o,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues:ds.anyOf[0].enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[A]:e.push(A),s++}var h=u===s;if(a=a||h,!a){let A=s;if(typeof t!="string"){let lr={instancePath:o,schemaPath:"#/a\
nyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[lr]:e.push(lr),s++}var h=A===s;a=a||h}if(a)s=r,e!==null&&(r?e.length=r:
e=null);else{let A={instancePath:o,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[A]:e.push(A),s++}return Ge.
errors=e,s===0}function Ke(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'"};e===null?e=[r]:e.push(r),s++}if(t.object!==void 0&&t.object!=="webhook"){let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",
keyword:"const",params:{allowedValue:"webhook"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){let r={
instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.created_at!==
void 0){let r=t.created_at;if(typeof r=="string"){if(!D(r)){let a={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/created_at",schemaPath:"#/properties/cre\
ated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.events!==void 0){let r=t.events;if(Array.isArray(
r)){let a=r.length;for(let u=0;u<a;u++)if(!Ge(r[u])){let h={instancePath:o+"/events/"+u,schemaPath:"#/properties/events/items/$ref",keyword:"$ref",params:{component:Nr,
errors:Ge.errors},message:""};e===null?e=[h]:e.push(h),s++}}else{let a={instancePath:o+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(t.target_url!==void 0&&typeof t.target_url!="string"){let r={instancePath:o+"/target_url",schemaPath:"\
#/properties/target_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.active!==void 0&&typeof t.active!=
"boolean"){let r={instancePath:o+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:
e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ke.
errors=e,s===0}var ys=Dr;function Dr(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.object===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"},message:"must have required propert\
y 'object'"};e===null?e=[r]:e.push(r),s++}if(t.data_ref===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data\
_ref"},message:"must have required property 'data_ref'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.total===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[r]:e.push(r),s++}if(t.object!==
void 0&&t.object!=="list"){let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"list"},message:"must be \
equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data_ref!==void 0&&t.data_ref!=="data"){let r={instancePath:o+"/data_ref",schemaPath:"#/properties/data_re\
f/const",keyword:"const",params:{allowedValue:"data"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(Array.
isArray(r)){let a=r.length;for(let u=0;u<a;u++)if(!Ke(r[u])){let h={instancePath:o+"/data/"+u,schemaPath:"#/properties/data/items/$ref",keyword:"$ref",params:{component:Mr,
errors:Ke.errors},message:""};e===null?e=[h]:e.push(h),s++}}else{let a={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(t.total!==void 0){let r=t.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={
instancePath:o+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Dr.errors=e,s===0}
var fs=Cr;function Cr(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t["Cache-Control"]!==void 0&&t["Cache-Control"]!=="no-store"){let r={instancePath:o+"/Cache-Control",schemaPath:"#/properties/Cache-Control/const",keyword:"\
const",params:{allowedValue:"no-store"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.Pragma!==void 0&&t.Pragma!=="no-cache"){let r={instancePath:o+
"/Pragma",schemaPath:"#/properties/Pragma/const",keyword:"const",params:{allowedValue:"no-cache"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Cr.errors=
e,s===0}var hs=Rr;function Rr(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t["Cache-Control"]!==void 0&&t["Cache-Control"]!=="no-store"){let r={instancePath:o+"/Cache-Control",schemaPath:"#/properties/Cache-Control/const",keyword:"\
const",params:{allowedValue:"no-store"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.Pragma!==void 0&&t.Pragma!=="no-cache"){let r={instancePath:o+
"/Pragma",schemaPath:"#/properties/Pragma/const",keyword:"const",params:{allowedValue:"no-cache"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
s++}if(t["Retry-After"]!==void 0&&typeof t["Retry-After"]!="string"){let r={instancePath:o+"/Retry-After",schemaPath:"#/properties/Retry-After/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.Allow!==void 0&&typeof t.Allow!="string"){let r={instancePath:o+"/Allow",
schemaPath:"#/properties/Allow/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Rr.errors=e,s===0}var gs=Sr;function Sr(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Sr.errors=e,s===
0}var bs=Tr,Ps={type:"object",properties:{path:{type:"object",properties:{campaignId:{type:"string"},memberId:{type:"string"}},required:["campaignId","memberId"]},
query:{type:"object",properties:{limit:{type:"integer",minimum:1,maximum:100,default:10},order:{type:"string",enum:["created_at","-created_at"],default:"created\
_at"},starting_after_id:{type:"string"}},required:[]}}};function Tr(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){
let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path!==void 0){let r=t.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.campaignId===void 0){
let a={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"campaignId"},message:"must have required prope\
rty 'campaignId'"};e===null?e=[a]:e.push(a),s++}if(r.memberId===void 0){let a={instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",
params:{missingProperty:"memberId"},message:"must have required property 'memberId'"};e===null?e=[a]:e.push(a),s++}if(r.campaignId!==void 0&&typeof r.campaignId!=
"string"){let a={instancePath:o+"/path/campaignId",schemaPath:"#/properties/path/properties/campaignId/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[a]:e.push(a),s++}if(r.memberId!==void 0&&typeof r.memberId!="string"){let a={instancePath:o+"/path/memberId",schemaPath:"#/properties/p\
ath/properties/memberId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/path",schemaPath:"\
#/properties/path/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(t.query!==void 0){let r=t.query;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.limit!==void 0){let a=r.limit;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let u={instancePath:o+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),s++}if(typeof a=="number"&&
isFinite(a)){if(a>100||isNaN(a)){let u={instancePath:o+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100},message:"must be <= 100"};e===null?e=[u]:e.push(u),s++}if(a<1||isNaN(a)){let u={instancePath:o+"/query/limit",schemaPath:"#/properties/query/prop\
erties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),s++}}}if(r.order!==void 0){let a=r.order;
if(typeof a!="string"){let u={instancePath:o+"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),s++}if(!(a==="created_at"||a==="-created_at")){let u={instancePath:o+"/query/order",schemaPath:"#/properties/query/pro\
perties/order/enum",keyword:"enum",params:{allowedValues:Ps.properties.query.properties.order.enum},message:"must be equal to one of the allowed values"};e===null?
e=[u]:e.push(u),s++}}if(r.starting_after_id!==void 0&&typeof r.starting_after_id!="string"){let a={instancePath:o+"/query/starting_after_id",schemaPath:"#/prope\
rties/query/properties/starting_after_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Tr.errors=e,s===0}var ks=Er;function Er(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.path!==void 0){let r=t.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.projectId===void 0){let a={instancePath:o+"/path",schemaPath:"#/propertie\
s/path/required",keyword:"required",params:{missingProperty:"projectId"},message:"must have required property 'projectId'"};e===null?e=[a]:e.push(a),s++}if(r.projectId!==
void 0&&typeof r.projectId!="string"){let a={instancePath:o+"/path/projectId",schemaPath:"#/properties/path/properties/projectId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return Er.errors=e,s===0}var vs=Or;function Or(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.path!==void 0){let r=t.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.projectId===void 0){let a={instancePath:o+"/path",schemaPath:"#/propertie\
s/path/required",keyword:"required",params:{missingProperty:"projectId"},message:"must have required property 'projectId'"};e===null?e=[a]:e.push(a),s++}if(r.projectId!==
void 0&&typeof r.projectId!="string"){let a={instancePath:o+"/path/projectId",schemaPath:"#/properties/path/properties/projectId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return Or.errors=e,s===0}var ws=Lr;function Lr(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t["Cache-Control"]!==void 0&&t["Cache-Control"]!=="no-store"){let r={instancePath:o+"/Cache-Control",schemaPath:"#/properties/Cache-Control/const",keyword:"\
const",params:{allowedValue:"no-store"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.Pragma!==void 0&&t.Pragma!=="no-cache"){let r={instancePath:o+
"/Pragma",schemaPath:"#/properties/Pragma/const",keyword:"const",params:{allowedValue:"no-cache"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Lr.errors=
e,s===0}var _s=Vr;function Vr(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t["Cache-Control"]!==void 0&&t["Cache-Control"]!=="no-store"){let r={instancePath:o+"/Cache-Control",schemaPath:"#/properties/Cache-Control/const",keyword:"\
const",params:{allowedValue:"no-store"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.Pragma!==void 0&&t.Pragma!=="no-cache"){let r={instancePath:o+
"/Pragma",schemaPath:"#/properties/Pragma/const",keyword:"const",params:{allowedValue:"no-cache"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
s++}if(t["Retry-After"]!==void 0&&typeof t["Retry-After"]!="string"){let r={instancePath:o+"/Retry-After",schemaPath:"#/properties/Retry-After/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.Allow!==void 0&&typeof t.Allow!="string"){let r={instancePath:o+"/Allow",
schemaPath:"#/properties/Allow/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Vr.errors=e,s===0}var qs=xr;function xr(t,{instancePath:o="",parentData:i,parentDataProperty:n,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return xr.errors=e,s===
0}var As=M,$s=Ge,js=Ye,Ds=l,Cs=d,Rs=J,Ss=ee,Ts=te,Es=se,Os=ae,Ls=ie,Vs=ne,xs=ce,Ms=me,Ns=ue,Is=le,Bs=de,Us=ye,Fs=Pe,Xs=Ae,Ws=$e,Hs=je,zs=De,Js=Ce,Ys=Se,Zs=Oe,Gs=Le,
Ks=Ve,Qs=xe,eo=Ie,ro=Fe,to=ze,so=Q,oo=re,ao=R,io=oe,no=N,po=B,co=be,mo=qe,uo=_e,lo=Re,yo=Ee,fo=T,ho=Ne,go=Ue,bo=He,Po=Me,ko=Be,vo=We,wo=O,_o=x,qo=C,Ao=k,$o=y,jo=f,
Do=P,Co=w,Ro=X,So=Te,To=E,Eo=F,Oo=ve,Lo=we,Vo=ke,xo=I,Mo=fe,No=he,Io=Z,Bo=U,Uo=ge,Fo=pe,Xo=Xe,Wo=K,Ho=G,zo=Y,Jo=S,Yo=j,Zo={name:"MemberActivityList"},Go={name:"\
WebhookList",sources:{"#/required":"S17"}},Ko={name:"ProjectUserList",sources:{"#/required":"S17"}},Qo={name:"TokenRequest"},ea={name:"TokenRevocationRequest"},
ra={name:"AccessToken"},ar={name:"ScopeList"},Mr={name:"Webhook",sources:{"#/required":"S17","#/properties/created_at/format":"S25"}},Nr={name:"WebhookEventName"},
Ir={name:"ProjectUser",sources:{"#/required":"S17"}},Br={name:"ProjectRole"},W={name:"ErrorObject"},ta={name:"UnauthorizedError"},sa={name:"MissingFeatureError"},
oa={name:"ProjectNotFoundError"},aa={name:"ResourceNotFoundError"},Ur={name:"MemberActivity",sources:{"#/discriminator":"S17"}},g={name:"MemberActivityBase",sources:{
"#/required":"S17","#/properties/created_at/format":"S25"}},b={name:"MemberActivityData",sources:{"#/required":"S17"}},Fr={name:"EventSource"},Xr={name:"Custome\
rLoyaltyTierUpgradedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},Wr={name:"CustomerLoyaltyTierDowngradedActivity",sources:{"#/requ\
ired":"S17","#/properties/data/required":"S17"}},Hr={name:"CustomerLoyaltyTierProlongedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},
zr={name:"CustomerLoyaltyTierExpirationChangedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},Jr={name:"CustomerLoyaltyTierJoinedActi\
vity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},Yr={name:"CustomerLoyaltyTierLeftActivity",sources:{"#/required":"S17","#/properties/data\
/required":"S17"}},Zr={name:"CustomerPublicationSucceededActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},Gr={name:"CustomerPublicatio\
nFailedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},Kr={name:"CustomerRedemptionFailedActivity",sources:{"#/required":"S17","#/pro\
perties/data/required":"S17"}},Qr={name:"CustomerRedemptionSuccceededActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},et={name:"Custom\
erRedemptionRollbackFailedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},rt={name:"CustomerRedemptionRollbackSuccceededActivity",sources:{
"#/required":"S17","#/properties/data/required":"S17"}},tt={name:"CustomerRewardedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},st={
name:"CustomerRewardedLoyaltyPointsActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},ot={name:"CustomerRewardRedemptionsCreatedActivity",
sources:{"#/required":"S17","#/properties/data/required":"S17"}},at={name:"CustomerRewardRedemptionsPendingActivity",sources:{"#/required":"S17","#/properties/d\
ata/required":"S17"}},it={name:"CustomerRewardRedemptionsCompletedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},nt={name:"CustomerR\
ewardRedemptionsRolledbackActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},pt={name:"CustomerVoucherDeletedActivity",sources:{"#/requi\
red":"S17","#/properties/data/required":"S17"}},ct={name:"CustomerPendingPointsActivatedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},
mt={name:"CustomerPendingPointsAddedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},ut={name:"CustomerPendingPointsCanceledActivity",
sources:{"#/required":"S17","#/properties/data/required":"S17"}},lt={name:"CustomerPendingPointsUpdatedActivity",sources:{"#/required":"S17","#/properties/data/\
required":"S17"}},dt={name:"CustomerPointsAddedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},yt={name:"CustomerPointsTransferredAct\
ivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},ft={name:"CustomerPointsExpiredActivity",sources:{"#/required":"S17","#/properties/data/\
required":"S17"}},ht={name:"LoyaltyTierUpgradedData",sources:{"#/properties/created_at/format":"S25"}},gt={name:"LoyaltyTierDowngradedData",sources:{"#/properti\
es/created_at/format":"S25"}},Qe={name:"LoyaltyTierData",sources:{"#/properties/created_at/format":"S25"}},bt={name:"LoyaltyTierExpirationChangedData",sources:{
"#/properties/created_at/format":"S25","#/properties/expiration_date/format":"S25"}},ir={name:"CustomerPublicationData"},nr={name:"CustomerRedemptionRollbackDat\
a"},Pt={name:"CustomerRewardedData"},kt={name:"CustomerRewardedLoyaltyPointsData"},vt={name:"LoyaltyPointsOrder"},wt={name:"CustomerVoucherDeletedData"},_t={name:"\
PendingPointsActivatedData"},er={name:"PendingPointsData"},qt={name:"PointsAddedData"},At={name:"PointsTransferredData"},$t={name:"PointsExpiredData"},jt={name:"\
PointsAddedTransaction"},Dt={name:"PointsTransferredTransaction"},Ct={name:"PointsExpiredTransaction"},rr={name:"TransactionDetails",sources:{"#/properties/rede\
mption/properties/id/type":"S38","#/properties/rollback/properties/id/type":"S38"}},or={name:"NamedReference"},z={name:"DetailReference",sources:{"#/properties/\
id/type":"S38","#/properties/name/type":"S38"}},L={name:"LoyaltyTier",sources:{"#/properties/created_at/format":"S25","#/properties/updated_at/format":"S25"}},v={
name:"CustomerSummary"},_={name:"CampaignSummary"},q={name:"VoucherSummary",sources:{"#/type":"S16"}},V={name:"VoucherBalance",sources:{"#/type":"S16"}},pr={name:"\
PendingPoints",sources:{"#/type":"S16"}},Rt={name:"VoucherTransaction",sources:{"#/type":"S16"}},tr={name:"VoucherTransactionBase",sources:{"#/type":"S16"}},cr={
name:"OrderSummary",sources:{"#/type":"S16"}},St={name:"CalculatedOrder",sources:{"#/type":"S16"}},Tt={name:"OrderItem",sources:{"#/type":"S16"}},Et={name:"Earn\
ingRule",sources:{"#/type":"S16"}},mr={name:"RedemptionSummary",sources:{"#/type":"S16"}},Ot={name:"RewardResult",sources:{"#/type":"S16"}},Lt={name:"ReferralTi\
er",sources:{"#/type":"S16"}},Vt={name:"ReferralProgram",sources:{"#/type":"S16"}},ur={name:"CustomEvent",sources:{"#/type":"S16"}},xt={name:"SegmentSummary",sources:{
"#/type":"S16"}},Mt={name:"Publication",sources:{"#/type":"S16"}},Nt={name:"PointsBucket",sources:{"#/type":"S16"}},It={name:"LoyaltyTierExpiration",sources:{"#\
/type":"S16"}},Bt={name:"TierBase",sources:{"#/type":"S16"}},Ut={name:"CampaignVoucherSummary",sources:{"#/type":"S16"}},sr={name:"CustomerRedemptionData",sources:{
"#/type":"S16"}},H={name:"RewardRedemptionsData",sources:{"#/type":"S16"}},ia={name:"listMemberActivityParameters"},na={name:"generateTokenParameters"},pa={name:"\
revokeTokenParameters"},ca={name:"listWebhooksParameters"},ma={name:"listUsersParameters"},ua={name:"generateToken200Headers",sources:{"#/properties/Cache-Contr\
ol/const":"4.2 S09","#/properties/Pragma/const":"4.2 S09"}},la={name:"generateToken4XXHeaders",sources:{"#/properties/Cache-Control/const":"4.2 S09","#/properti\
es/Pragma/const":"4.2 S09","#/properties/Retry-After/type":"8","#/properties/Allow/type":"7.2"}},da={name:"revokeToken2XXHeaders",sources:{"#/properties/Cache-C\
ontrol/const":"4.2 S09","#/properties/Pragma/const":"4.2 S09"}},ya={name:"revokeToken4XXHeaders",sources:{"#/properties/Cache-Control/const":"4.2 S09","#/proper\
ties/Pragma/const":"4.2 S09","#/properties/Retry-After/type":"8","#/properties/Allow/type":"7.2"}},fa=t=>m(Ht,ra,t),ha=t=>m(Jt,W,t),ga=t=>m(Yt,Ur,t),ba=t=>m(rs,
Zo,t),Pa=t=>m(ts,sa,t),ka=t=>m(ss,oa,t),va=t=>m(os,Ir,t),wa=t=>m(is,Ko,t),_a=t=>m(ns,aa,t),qa=t=>m(cs,Qo,t),Aa=t=>m(ms,ea,t),$a=t=>m(us,ta,t),ja=t=>m(ls,Mr,t),Da=t=>m(
ys,Go,t),Ca=t=>m(fs,ua,t),Ra=t=>m(hs,la,t),Sa=t=>m(gs,na,t),Ta=t=>m(bs,ia,t),Ea=t=>m(ks,ma,t),Oa=t=>m(vs,ca,t),La=t=>m(ws,da,t),Va=t=>m(_s,ya,t),xa=t=>m(qs,pa,t),
Fa=t=>m(As,ar,t),Xa=t=>m($s,Nr,t),Wa=t=>m(js,Br,t),Ha=t=>m(Ds,g,t),za=t=>m(Cs,b,t),Ja=t=>m(Rs,Fr,t),Ya=t=>m(Ss,Xr,t),Za=t=>m(Ts,Wr,t),Ga=t=>m(Es,Hr,t),Ka=t=>m(Os,
zr,t),Qa=t=>m(Ls,Jr,t),ei=t=>m(Vs,Yr,t),ri=t=>m(xs,Zr,t),ti=t=>m(Ms,Gr,t),si=t=>m(Ns,Kr,t),oi=t=>m(Is,Qr,t),ai=t=>m(Bs,et,t),ii=t=>m(Us,rt,t),ni=t=>m(Fs,tt,t),pi=t=>m(
Xs,st,t),ci=t=>m(Ws,ot,t),mi=t=>m(Hs,at,t),ui=t=>m(zs,it,t),li=t=>m(Js,nt,t),di=t=>m(Ys,pt,t),yi=t=>m(Zs,ct,t),fi=t=>m(Gs,mt,t),hi=t=>m(Ks,ut,t),gi=t=>m(Qs,lt,t),
bi=t=>m(eo,dt,t),Pi=t=>m(ro,yt,t),ki=t=>m(to,ft,t),vi=t=>m(so,ht,t),wi=t=>m(oo,gt,t),_i=t=>m(ao,Qe,t),qi=t=>m(io,bt,t),Ai=t=>m(no,ir,t),$i=t=>m(po,nr,t),ji=t=>m(
co,Pt,t),Di=t=>m(mo,kt,t),Ci=t=>m(uo,vt,t),Ri=t=>m(lo,wt,t),Si=t=>m(yo,_t,t),Ti=t=>m(fo,er,t),Ei=t=>m(ho,qt,t),Oi=t=>m(go,At,t),Li=t=>m(bo,$t,t),Vi=t=>m(Po,jt,t),
xi=t=>m(ko,Dt,t),Mi=t=>m(vo,Ct,t),Ni=t=>m(wo,rr,t),Ii=t=>m(_o,or,t),Bi=t=>m(qo,z,t),Ui=t=>m(Ao,L,t),Fi=t=>m($o,v,t),Xi=t=>m(jo,_,t),Wi=t=>m(Do,q,t),Hi=t=>m(Co,V,
t),zi=t=>m(Ro,pr,t),Ji=t=>m(So,Rt,t),Yi=t=>m(To,tr,t),Zi=t=>m(Eo,cr,t),Gi=t=>m(Oo,St,t),Ki=t=>m(Lo,Tt,t),Qi=t=>m(Vo,Et,t),en=t=>m(xo,mr,t),rn=t=>m(Mo,Ot,t),tn=t=>m(
No,Lt,t),sn=t=>m(Io,Vt,t),on=t=>m(Bo,ur,t),an=t=>m(Uo,xt,t),nn=t=>m(Fo,Mt,t),pn=t=>m(Xo,Nt,t),cn=t=>m(Wo,It,t),mn=t=>m(Ho,Bt,t),un=t=>m(zo,Ut,t),ln=t=>m(Jo,sr,t),
dn=t=>m(Yo,H,t);var yn={AccessToken:fa,ErrorObject:ha,MemberActivity:ga,MemberActivityList:ba,MissingFeatureError:Pa,ProjectNotFoundError:ka,ProjectUser:va,ProjectUserList:wa,ResourceNotFoundError:_a,
TokenRequest:qa,TokenRevocationRequest:Aa,UnauthorizedError:$a,Webhook:ja,WebhookList:Da,generateToken200Headers:Ca,generateToken4XXHeaders:Ra,generateTokenParameters:Sa,
listMemberActivityParameters:Ta,listUsersParameters:Ea,listWebhooksParameters:Oa,revokeToken2XXHeaders:La,revokeToken4XXHeaders:Va,revokeTokenParameters:xa};export{fa as AccessToken,Gi as CalculatedOrder,Xi as CampaignSummary,un as CampaignVoucherSummary,on as CustomEvent,Za as CustomerLoyaltyTierDowngradedActivity,
Ka as CustomerLoyaltyTierExpirationChangedActivity,Qa as CustomerLoyaltyTierJoinedActivity,ei as CustomerLoyaltyTierLeftActivity,Ga as CustomerLoyaltyTierProlongedActivity,
Ya as CustomerLoyaltyTierUpgradedActivity,yi as CustomerPendingPointsActivatedActivity,fi as CustomerPendingPointsAddedActivity,hi as CustomerPendingPointsCanceledActivity,
gi as CustomerPendingPointsUpdatedActivity,bi as CustomerPointsAddedActivity,ki as CustomerPointsExpiredActivity,Pi as CustomerPointsTransferredActivity,Ai as CustomerPublicationData,
ti as CustomerPublicationFailedActivity,ri as CustomerPublicationSucceededActivity,ln as CustomerRedemptionData,si as CustomerRedemptionFailedActivity,$i as CustomerRedemptionRollbackData,
ai as CustomerRedemptionRollbackFailedActivity,ii as CustomerRedemptionRollbackSuccceededActivity,oi as CustomerRedemptionSuccceededActivity,ui as CustomerRewardRedemptionsCompletedActivity,
ci as CustomerRewardRedemptionsCreatedActivity,mi as CustomerRewardRedemptionsPendingActivity,li as CustomerRewardRedemptionsRolledbackActivity,ni as CustomerRewardedActivity,
ji as CustomerRewardedData,pi as CustomerRewardedLoyaltyPointsActivity,Di as CustomerRewardedLoyaltyPointsData,Fi as CustomerSummary,di as CustomerVoucherDeletedActivity,
Ri as CustomerVoucherDeletedData,Bi as DetailReference,Qi as EarningRule,ha as ErrorObject,Ja as EventSource,Ci as LoyaltyPointsOrder,Ui as LoyaltyTier,_i as LoyaltyTierData,
wi as LoyaltyTierDowngradedData,cn as LoyaltyTierExpiration,qi as LoyaltyTierExpirationChangedData,vi as LoyaltyTierUpgradedData,ga as MemberActivity,Ha as MemberActivityBase,
za as MemberActivityData,ba as MemberActivityList,Pa as MissingFeatureError,Ii as NamedReference,Ki as OrderItem,Zi as OrderSummary,zi as PendingPoints,Si as PendingPointsActivatedData,
Ti as PendingPointsData,Ei as PointsAddedData,Vi as PointsAddedTransaction,pn as PointsBucket,Li as PointsExpiredData,Mi as PointsExpiredTransaction,Oi as PointsTransferredData,
xi as PointsTransferredTransaction,ka as ProjectNotFoundError,Wa as ProjectRole,va as ProjectUser,wa as ProjectUserList,nn as Publication,en as RedemptionSummary,
sn as ReferralProgram,tn as ReferralTier,_a as ResourceNotFoundError,dn as RewardRedemptionsData,rn as RewardResult,Fa as ScopeList,an as SegmentSummary,mn as TierBase,
qa as TokenRequest,Aa as TokenRevocationRequest,Ni as TransactionDetails,$a as UnauthorizedError,Hi as VoucherBalance,Wi as VoucherSummary,Ji as VoucherTransaction,
Yi as VoucherTransactionBase,ja as Webhook,Xa as WebhookEventName,Da as WebhookList,yn as validators};
