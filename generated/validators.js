// Generated from openapi.yaml by `npm run generate`. Do not edit.
var Pr=new RegExp([/^\d\d\d\d-/,/(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)/,/[Tt](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d\d*)?/,
/(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/].map(({source:t})=>t).join(""));function vr(t){return Pr.test(t)||Kt(t)}function Kt(t){if(t[4]!=="-")return!1;let o=t.
replace("-02-29","-02-28").replace(/^(?<start>.{17})60/,"$<start>59");if(!Pr.test(o))return!1;let i=Number(t.slice(0,4)),p=i%(i%100===0?400:4)===0,n=(Math.floor(
Yt(o)/6e7)+1)%1440===0;return(p||!t.startsWith("02-29",5))&&(n||!t.startsWith("60",17))}function Yt(t){let o=/\.(\d+)/.exec(t)?.[1]??"",i=t.startsWith(":60",16),
p=i?"59":t.slice(17,19),c=t.slice(o===""?19:20+o.length).toUpperCase();return Date.parse(`${t.slice(0,10)}T${t.slice(11,17)}${p}${c}`)*1e3+(i?999999:Number(o.slice(
0,6).padEnd(6,"0")))}var wr={"date-time":vr};function m(t,o,i){return t(i)?[]:pr(t.errors,"",o)}function pr(t=[],o,i){let p=t.filter(({keyword:n})=>cr.includes(n));return t.filter(n=>!p.some(e=>kr(n,e))).flatMap(
n=>{let{keyword:e,instancePath:s,schemaPath:r,params:a,message:u}=n,f=o+s;if(e==="$ref")return pr(a.errors,f,a.component??i);let A=i.sources?.[decodeURIComponent(
r)],br={keyword:e,instancePath:f,component:i.name,params:a,message:u,source:A},J=t.filter(X=>kr(X,n));if(!cr.includes(e)||a.passingSchemas)return br;let Gt=Object.
groupBy(J,X=>X.schemaPath.slice(r.length+1).split("/",1)[0]??"");return Zt(br,Object.values(Gt).map(X=>pr(X,o,i)))})}var cr=["anyOf","oneOf"];function kr(t,o){let{
keyword:i,schemaPath:p,instancePath:c}=o;return t===o||!cr.includes(i)?!1:t.schemaPath.startsWith(`${p}/`)&&`${t.instancePath}/`.startsWith(`${c}/`)}function Zt(t,o){
let i=({instancePath:a})=>a===t.instancePath,p=a=>i(a)&&["type","const","enum"].includes(a.keyword),c=o.filter(a=>!a.some(p)),[n=[],...e]=c.length>0?c:o;if(e.length===
0)return n;let s=[n,...e].flatMap(a=>a.every(i)?a.slice(0,1):[]);return[s.length===e.length+1?{...t,params:{...t.params,alternatives:s}}:t]}var es={...wr},rs=Ar;var ts=/^(api|assets|async-actions|campaigns|categories|client_api|client_consents|client_customers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|referrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers)( (api|assets|async-actions|campaigns|categories|client_api|client_consents|client_customers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|referrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers))*$/u;
function x(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(typeof t=="string"){if(!ts.test(t)){let r={
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
null?e=[r]:e.push(r),s++}return x.errors=e,s===0}function Ar(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,
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
[a]:e.push(a),s++}}if(t.scope!==void 0&&!x(t.scope)){let r={instancePath:o+"/scope",schemaPath:"#/properties/scope/$ref",keyword:"$ref",params:{component:ur,errors:x.
errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.token_type!==void 0&&t.token_type!=="Bearer"){let r={instancePath:o+"/token_type",schemaPath:"#/properties\
/token_type/const",keyword:"const",params:{allowedValue:"Bearer"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ar.errors=e,s===0}var ss=$;function $(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
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
r),s++}return $.errors=e,s===0}var os=Ke;var D=es["date-time"];function l(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have re\
quired property 'id'"};e===null?e=[r]:e.push(r),s++}if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created_at"},message:"must have required property 'created_at'"};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/i\
d",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.
created_at;if(typeof r=="string"){if(!D(r)){let a={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.group_id!==void 0&&typeof t.group_id!="string"){let r={instancePath:o+
"/group_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return l.errors=e,s===0}var as={type:"object",required:["channel"],properties:{channel:{type:"string",enum:["USER_PORTAL","API","CLIENT_API","INTERNAL"]},user:{type:"object",required:[
"id"],properties:{id:{type:"string"}}},api_key:{type:"object",required:["name","app_id"],properties:{name:{type:"string"},app_id:{type:"string"}}}}};function K(t,{
instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.channel===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"channel"},message:"must have required property 'channel'"};e===
null?e=[r]:e.push(r),s++}if(t.channel!==void 0){let r=t.channel;if(typeof r!="string"){let a={instancePath:o+"/channel",schemaPath:"#/properties/channel/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(r==="USER_PORTAL"||r==="API"||r==="CLIENT_API"||r==="INTERNAL")){let a={
instancePath:o+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues:as.properties.channel.enum},message:"must be equal to one \
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
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return K.errors=e,s===0}function d(t,{instancePath:o="",parentData:i,
parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.event_source===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_source"},message:"must have required property 'event_source'"};e===null?e=[r]:e.push(r),
s++}if(t.event_source!==void 0&&!K(t.event_source)){let r={instancePath:o+"/event_source",schemaPath:"#/properties/event_source/$ref",keyword:"$ref",params:{component:Gr,
errors:K.errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),s++}return d.errors=e,s===0}function y(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[r]:e.push(r),s++}if(t.name!==void 0&&typeof t.name!="string"){let r={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.email!==void 0&&typeof t.email!="string"){let r={instancePath:o+"/email",
schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.source_id!==void 0&&typeof t.
source_id!="string"){let r={instancePath:o+"/source_id",schemaPath:"#/properties/source_id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}if(t.metadata!==void 0){let r=t.metadata;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let a={instancePath:o+"/metadata",schemaPath:"\
#/properties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(t.object!==void 0&&t.object!=="cust\
omer"){let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"customer"},message:"must be equal to constan\
t"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),s++}return y.errors=e,s===0}var is={type:"object",additionalProperties:!0,properties:{id:{type:"string"},name:{type:"string"},campaign_type:{type:"str\
ing"},type:{type:"string",enum:["AUTO_UPDATE","STATIC","STANDALONE"]},is_referral_code:{type:"boolean"},voucher:{$ref:"CampaignVoucherSummary"},referral_program:{
$ref:"ReferralProgram"},auto_join:{type:"boolean"}}};function Y(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Y.errors=e,s===
0}function Z(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Z.errors=e,s===
0}function h(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[r]:e.push(r),s++}if(t.name!==void 0&&typeof t.name!="string"){let r={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.campaign_type!==void 0&&typeof t.campaign_type!="string"){let r={instancePath:o+
"/campaign_type",schemaPath:"#/properties/campaign_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.
type!==void 0){let r=t.type;if(typeof r!="string"){let a={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}if(!(r==="AUTO_UPDATE"||r==="STATIC"||r==="STANDALONE")){let a={instancePath:o+"/type",schemaPath:"#/properties/ty\
pe/enum",keyword:"enum",params:{allowedValues:is.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.
is_referral_code!==void 0&&typeof t.is_referral_code!="boolean"){let r={instancePath:o+"/is_referral_code",schemaPath:"#/properties/is_referral_code/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!Y(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"\
#/properties/voucher/$ref",keyword:"$ref",params:{component:Jt,errors:Y.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.referral_program!==void 0&&!Z(t.referral_program)){
let r={instancePath:o+"/referral_program",schemaPath:"#/properties/referral_program/$ref",keyword:"$ref",params:{component:Ut,errors:Z.errors},message:""};e===null?
e=[r]:e.push(r),s++}if(t.auto_join!==void 0&&typeof t.auto_join!="boolean"){let r={instancePath:o+"/auto_join",schemaPath:"#/properties/auto_join/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return h.errors=e,s===0}var _r={type:"object",allOf:[{$ref:"TierBase"}],required:["id","campaign\
_id","metadata","created_at","config","object"],properties:{id:{type:"string"},campaign_id:{type:"string"},metadata:{type:["object","null"],additionalProperties:!0},
created_at:{type:"string",format:"date-time"},updated_at:{type:["string","null"],format:"date-time"},config:{type:"object",required:["points"],properties:{points:{
type:"object",properties:{from:{type:"integer"},to:{type:"integer"}}}}},expiration:{$ref:"LoyaltyTierExpiration"},object:{const:"loyalty_tier"}}};function Q(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Q.errors=e,s===
0}function ee(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ee.errors=e,s===
0}function v(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!Q(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:zt,errors:Q.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
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
roperties/metadata/type",keyword:"type",params:{type:_r.properties.metadata.type},message:"must be object,null"};e===null?e=[a]:e.push(a),s++}}if(t.created_at!==
void 0){let r=t.created_at;if(typeof r=="string"){if(!D(r)){let a={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/created_at",schemaPath:"#/properties/cre\
ated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.updated_at!==void 0){let r=t.updated_at;if(typeof r!=
"string"&&r!==null){let a={instancePath:o+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:_r.properties.updated_at.type},message:"\
must be string,null"};e===null?e=[a]:e.push(a),s++}if(typeof r=="string"&&!D(r)){let a={instancePath:o+"/updated_at",schemaPath:"#/properties/updated_at/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}if(t.config!==void 0){let r=t.config;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.points===void 0){let a={instancePath:o+"/config",schemaPath:"#/properties/config/required",keyword:"required",params:{missingProperty:"\
points"},message:"must have required property 'points'"};e===null?e=[a]:e.push(a),s++}if(r.points!==void 0){let a=r.points;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.from!==void 0){let u=a.from;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:o+"/config/points/from",schemaPath:"#/propert\
ies/config/properties/points/properties/from/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),s++}}if(a.to!==void 0){
let u=a.to;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:o+"/config/points/to",schemaPath:"#/properties/config/properties/points\
/properties/to/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),s++}}}else{let u={instancePath:o+"/config/points",
schemaPath:"#/properties/config/properties/points/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}}}else{let a={
instancePath:o+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(t.
expiration!==void 0&&!ee(t.expiration)){let r={instancePath:o+"/expiration",schemaPath:"#/properties/expiration/$ref",keyword:"$ref",params:{component:Wt,errors:ee.
errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.object!==void 0&&t.object!=="loyalty_tier"){let r={instancePath:o+"/object",schemaPath:"#/properties/objec\
t/const",keyword:"const",params:{allowedValue:"loyalty_tier"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return v.errors=e,s===0}function re(t,{instancePath:o="",parentData:i,
parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.created_at===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};e===null?e=[r]:e.push(r),s++}
if(t.loyalty_tier_to===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loyalty_tier_to"},message:"must have re\
quired property 'loyalty_tier_to'"};e===null?e=[r]:e.push(r),s++}if(t.customer!==void 0&&!y(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/propert\
ies/customer/$ref",keyword:"$ref",params:{component:k,errors:y.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!h(t.campaign)){let r={instancePath:o+
"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:_,errors:h.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier_from!==
void 0&&!v(t.loyalty_tier_from)){let r={instancePath:o+"/loyalty_tier_from",schemaPath:"#/properties/loyalty_tier_from/$ref",keyword:"$ref",params:{component:L,
errors:v.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier_to!==void 0&&!v(t.loyalty_tier_to)){let r={instancePath:o+"/loyalty_tier_to",schemaPath:"\
#/properties/loyalty_tier_to/$ref",keyword:"$ref",params:{component:L,errors:v.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.
created_at;if(typeof r=="string"){if(!D(r)){let a={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return re.errors=e,s===0}function te(t,{instancePath:o="",parentData:i,parentDataProperty:p,
rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},
message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.
type!=="customer.loyalty.tier.upgraded"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.loyal\
ty.tier.upgraded"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"\
#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must h\
ave required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!re(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/pr\
operties/data/$ref",keyword:"$ref",params:{component:wt,errors:re.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return te.errors=e,s===0}function se(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required\
 property 'created_at'"};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier_from===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"loyalty_tier_from"},message:"must have required property 'loyalty_tier_from'"};e===null?e=[r]:e.push(r),s++}if(t.customer!==void 0&&!y(t.customer)){
let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:k,errors:y.errors},message:""};e===null?e=[r]:e.push(
r),s++}if(t.campaign!==void 0&&!h(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:_,errors:h.
errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier_from!==void 0&&!v(t.loyalty_tier_from)){let r={instancePath:o+"/loyalty_tier_from",schemaPath:"\
#/properties/loyalty_tier_from/$ref",keyword:"$ref",params:{component:L,errors:v.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier_to!==void 0&&
!v(t.loyalty_tier_to)){let r={instancePath:o+"/loyalty_tier_to",schemaPath:"#/properties/loyalty_tier_to/$ref",keyword:"$ref",params:{component:L,errors:v.errors},
message:""};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!D(r)){let a={instancePath:o+"/created_at",schemaPath:"\
#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{let a={
instancePath:o+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return se.errors=
e,s===0}function oe(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,
schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 't\
ype'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.downgraded"){let r={instancePath:o+"/type",
schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.loyalty.tier.downgraded"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,
errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"\
#/properties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==
void 0&&!se(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:_t,errors:se.errors},
message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return oe.errors=e,s===0}function E(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required\
 property 'created_at'"};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
loyalty_tier"},message:"must have required property 'loyalty_tier'"};e===null?e=[r]:e.push(r),s++}if(t.customer!==void 0&&!y(t.customer)){let r={instancePath:o+
"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:k,errors:y.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.campaign!==
void 0&&!h(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:_,errors:h.errors},message:""};
e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier!==void 0&&!v(t.loyalty_tier)){let r={instancePath:o+"/loyalty_tier",schemaPath:"#/properties/loyalty_tier/$ref",keyword:"\
$ref",params:{component:L,errors:v.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!D(r)){
let a={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-ti\
me"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),s++}return E.errors=e,s===0}function ae(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,
s=0;if(!l(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"\
must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.prolonged"){let r={instancePath:o+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.loyalty.tier.prolonged"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{
component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/d\
ata",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(
a),s++}if(r.data!==void 0&&!E(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:sr,
errors:E.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[r]:e.push(r),s++}return ae.errors=e,s===0}function ie(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required\
 property 'created_at'"};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
loyalty_tier"},message:"must have required property 'loyalty_tier'"};e===null?e=[r]:e.push(r),s++}if(t.expiration_date===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"expiration_date"},message:"must have required property 'expiration_date'"};e===null?e=[r]:e.push(r),s++}
if(t.customer!==void 0&&!y(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:k,errors:y.errors},
message:""};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!h(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"\
$ref",params:{component:_,errors:h.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier!==void 0&&!v(t.loyalty_tier)){let r={instancePath:o+"/loya\
lty_tier",schemaPath:"#/properties/loyalty_tier/$ref",keyword:"$ref",params:{component:L,errors:v.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.created_at!==
void 0){let r=t.created_at;if(typeof r=="string"){if(!D(r)){let a={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/created_at",schemaPath:"#/properties/cre\
ated_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.expiration_date!==void 0){let r=t.expiration_date;
if(typeof r=="string"){if(!D(r)){let a={instancePath:o+"/expiration_date",schemaPath:"#/properties/expiration_date/format",keyword:"format",params:{format:"date\
-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/expiration_date",schemaPath:"#/properties/expiration\
_date/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ie.errors=e,s===0}function ne(t,{instancePath:o="",parentData:i,parentDataProperty:p,
rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},
message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.
type!=="customer.loyalty.tier.expiration.changed"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"cust\
omer.loyalty.tier.expiration.changed"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+
"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!ie(r.data)){let a={instancePath:o+"/data/data",schemaPath:"\
#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:qt,errors:ie.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ne.errors=e,s===0}function pe(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.joined"){let r={instancePath:o+"/type",schemaPath:"#/pro\
perties/type/const",keyword:"const",params:{allowedValue:"customer.loyalty.tier.joined"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.
data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},
message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties\
/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&
!E(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:sr,errors:E.errors},message:""};
e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),s++}return pe.errors=e,s===0}function ce(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.left"){let r={instancePath:o+"/type",schemaPath:"#/prope\
rties/type/const",keyword:"const",params:{allowedValue:"customer.loyalty.tier.left"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==
void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};
e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/requir\
ed",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!E(r.data)){
let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:sr,errors:E.errors},message:""};e===null?
e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}
return ce.errors=e,s===0}function me(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return me.errors=e,s===
0}function M(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.customer!==void 0&&!y(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:k,errors:y.
errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!h(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$re\
f",keyword:"$ref",params:{component:_,errors:h.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.publication!==void 0&&!me(t.publication)){let r={instancePath:o+
"/publication",schemaPath:"#/properties/publication/$ref",keyword:"$ref",params:{component:Ht,errors:me.errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return M.errors=e,s===0}function ue(t,{
instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$\
ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.
push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required pro\
perty 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.publication.succeeded"){let r={instancePath:o+"/type",schemaPath:"#/propertie\
s/type/const",keyword:"const",params:{allowedValue:"customer.publication.succeeded"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==
void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};
e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/requir\
ed",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!M(r.data)){
let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:lr,errors:M.errors},message:""};e===null?
e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}
return ue.errors=e,s===0}function le(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.publication.failed"){let r={instancePath:o+"/type",schemaPath:"#/prop\
erties/type/const",keyword:"const",params:{allowedValue:"customer.publication.failed"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==
void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};
e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/requir\
ed",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!M(r.data)){
let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:lr,errors:M.errors},message:""};e===null?
e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}
return le.errors=e,s===0}function R(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return R.errors=e,s===
0}function de(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.redemption.failed"){let r={instancePath:o+"/type",schemaPath:"#/prope\
rties/type/const",keyword:"const",params:{allowedValue:"customer.redemption.failed"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==
void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};
e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/requir\
ed",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!R(r.data)){
let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:nr,errors:R.errors},message:""};e===null?
e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}
return de.errors=e,s===0}function ye(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.redemption.succceeded"){let r={instancePath:o+"/type",schemaPath:"#/p\
roperties/type/const",keyword:"const",params:{allowedValue:"customer.redemption.succceeded"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.
data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},
message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties\
/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&
!R(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:nr,errors:R.errors},message:""};
e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),s++}return ye.errors=e,s===0}function I(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return I.errors=e,s===
0}function B(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!R(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:nr,errors:R.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
redemption_rollback!==void 0&&!I(t.redemption_rollback)){let r={instancePath:o+"/redemption_rollback",schemaPath:"#/properties/redemption_rollback/$ref",keyword:"\
$ref",params:{component:hr,errors:I.errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return B.errors=e,s===0}function fe(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,
dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};
e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!==
"customer.redemption.rollback.failed"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.redempt\
ion.rollback.failed"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",
schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"},
message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!B(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/prop\
erties/data/properties/data/$ref",keyword:"$ref",params:{component:dr,errors:B.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return fe.errors=e,s===0}function he(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.redemption.rollback.succceeded"){let r={instancePath:o+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"customer.redemption.rollback.succceeded"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.
errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/pr\
operties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==
void 0&&!B(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:dr,errors:B.errors},
message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return he.errors=e,s===0}var qr={type:"object",properties:{customer:{$ref:"CustomerSummary"},holder:{$ref:"CustomerSummary"},voucher:{$ref:"VoucherSummary"},campaign:{$ref:"CampaignSumm\
ary"},redemption:{$ref:"RedemptionSummary"},reward:{$ref:"RewardResult"},referral_tier:{$ref:"ReferralTier"},balance:{type:["object","null"],properties:{amount:{
type:"integer"},points:{type:"integer"}}},custom_event:{$ref:"CustomEvent"},customer_event:{type:["object","null"],properties:{segment:{$ref:"SegmentSummary"},event_type:{
type:"string"}}}}};function P(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return P.errors=e,s===
0}function ge(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ge.errors=e,s===
0}function be(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return be.errors=e,s===
0}function U(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return U.errors=e,s===
0}function Pe(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Pe.errors=e,s===
0}function ve(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.customer!==void 0&&!y(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:k,errors:y.
errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.holder!==void 0&&!y(t.holder)){let r={instancePath:o+"/holder",schemaPath:"#/properties/holder/$ref",keyword:"\
$ref",params:{component:k,errors:y.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!P(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"\
#/properties/voucher/$ref",keyword:"$ref",params:{component:q,errors:P.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!h(t.campaign)){
let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:_,errors:h.errors},message:""};e===null?e=[r]:e.push(
r),s++}if(t.redemption!==void 0&&!I(t.redemption)){let r={instancePath:o+"/redemption",schemaPath:"#/properties/redemption/$ref",keyword:"$ref",params:{component:hr,
errors:I.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.reward!==void 0&&!ge(t.reward)){let r={instancePath:o+"/reward",schemaPath:"#/properties/reward/$\
ref",keyword:"$ref",params:{component:It,errors:ge.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.referral_tier!==void 0&&!be(t.referral_tier)){let r={instancePath:o+
"/referral_tier",schemaPath:"#/properties/referral_tier/$ref",keyword:"$ref",params:{component:Bt,errors:be.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.
balance!==void 0){let r=t.balance;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let a={instancePath:o+"/balance",schemaPath:"#/properties/balance/ty\
pe",keyword:"type",params:{type:qr.properties.balance.type},message:"must be object,null"};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.amount!==void 0){let a=r.amount;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let u={instancePath:o+"/balance/amount",schemaPath:"#/propert\
ies/balance/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),s++}}if(r.points!==void 0){let a=r.
points;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let u={instancePath:o+"/balance/points",schemaPath:"#/properties/balance/properties/points/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),s++}}}}if(t.custom_event!==void 0&&!U(t.custom_event)){let r={instancePath:o+
"/custom_event",schemaPath:"#/properties/custom_event/$ref",keyword:"$ref",params:{component:gr,errors:U.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.customer_event!==
void 0){let r=t.customer_event;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let a={instancePath:o+"/customer_event",schemaPath:"#/properties/custom\
er_event/type",keyword:"type",params:{type:qr.properties.customer_event.type},message:"must be object,null"};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){if(r.segment!==void 0&&!Pe(r.segment)){let a={instancePath:o+"/customer_event/segment",schemaPath:"#/properties/customer_event/properties\
/segment/$ref",keyword:"$ref",params:{component:Ft,errors:Pe.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r.event_type!==void 0&&typeof r.event_type!="st\
ring"){let a={instancePath:o+"/customer_event/event_type",schemaPath:"#/properties/customer_event/properties/event_type/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),s++}return ve.errors=e,s===0}function ke(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){
let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(
r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.rewarde\
d"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.rewarded"},message:"must be equal to const\
ant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"\
$ref",params:{component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+
"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:
e.push(a),s++}if(r.data!==void 0&&!ve(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:At,
errors:ve.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),s++}return ke.errors=e,s===0}function we(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return we.errors=e,s===
0}function w(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return w.errors=e,s===
0}function _e(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return _e.errors=e,s===
0}function qe(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return qe.errors=e,s===
0}function Ae(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!_e(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:Nt,errors:_e.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
items!==void 0){let r=t.items;if(Array.isArray(r)){if(r.length>500){let u={instancePath:o+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{
limit:500},message:"must NOT have more than 500 items"};e===null?e=[u]:e.push(u),s++}let a=r.length;for(let u=0;u<a;u++)if(!qe(r[u])){let f={instancePath:o+"/it\
ems/"+u,schemaPath:"#/properties/items/items/$ref",keyword:"$ref",params:{component:xt,errors:qe.errors},message:""};e===null?e=[f]:e.push(f),s++}}else{let a={instancePath:o+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ae.errors=e,s===0}function $e(t,{instancePath:o="",
parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer!==void 0&&!y(t.
customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:k,errors:y.errors},message:""};e===null?e=
[r]:e.push(r),s++}if(t.holder!==void 0&&!y(t.holder)){let r={instancePath:o+"/holder",schemaPath:"#/properties/holder/$ref",keyword:"$ref",params:{component:k,errors:y.
errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!P(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"#/properties/voucher/$ref",keyword:"\
$ref",params:{component:q,errors:P.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!h(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"\
#/properties/campaign/$ref",keyword:"$ref",params:{component:_,errors:h.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier!==void 0&&!v(t.loyalty_tier)){
let r={instancePath:o+"/loyalty_tier",schemaPath:"#/properties/loyalty_tier/$ref",keyword:"$ref",params:{component:L,errors:v.errors},message:""};e===null?e=[r]:
e.push(r),s++}if(t.earning_rule!==void 0&&!we(t.earning_rule)){let r={instancePath:o+"/earning_rule",schemaPath:"#/properties/earning_rule/$ref",keyword:"$ref",
params:{component:Mt,errors:we.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.balance!==void 0&&!w(t.balance)){let r={instancePath:o+"/balance",schemaPath:"\
#/properties/balance/$ref",keyword:"$ref",params:{component:V,errors:w.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.order!==void 0&&!Ae(t.order)){let r={
instancePath:o+"/order",schemaPath:"#/properties/order/$ref",keyword:"$ref",params:{component:jt,errors:Ae.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.
event!==void 0&&!U(t.event)){let r={instancePath:o+"/event",schemaPath:"#/properties/event/$ref",keyword:"$ref",params:{component:gr,errors:U.errors},message:""};
e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return $e.errors=e,s===0}function je(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){
let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must h\
ave required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.rewarded.loyalty_points"){let r={instancePath:o+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.rewarded.loyalty_points"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{
component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/d\
ata",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(
a),s++}if(r.data!==void 0&&!$e(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:$t,
errors:$e.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),s++}return je.errors=e,s===0}function j(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return j.errors=e,s===
0}function De(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.reward_redemptions.created"){let r={instancePath:o+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"customer.reward_redemptions.created"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.
errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/pr\
operties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==
void 0&&!j(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:z,errors:j.errors},message:""};
e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),s++}return De.errors=e,s===0}function Ce(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.reward_redemptions.pending"){let r={instancePath:o+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"customer.reward_redemptions.pending"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.
errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/pr\
operties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==
void 0&&!j(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:z,errors:j.errors},message:""};
e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),s++}return Ce.errors=e,s===0}function Ee(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.reward_redemptions.completed"){let r={instancePath:o+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"customer.reward_redemptions.completed"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.
errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/pr\
operties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==
void 0&&!j(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:z,errors:j.errors},message:""};
e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),s++}return Ee.errors=e,s===0}function Re(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.reward_redemptions.rolledback"){let r={instancePath:o+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"customer.reward_redemptions.rolledback"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.
errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/pr\
operties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==
void 0&&!j(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:z,errors:j.errors},message:""};
e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),s++}return Re.errors=e,s===0}function Oe(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.customer!==void 0&&!y(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:k,errors:y.
errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!h(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$re\
f",keyword:"$ref",params:{component:_,errors:h.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!P(t.voucher)){let r={instancePath:o+"/vo\
ucher",schemaPath:"#/properties/voucher/$ref",keyword:"$ref",params:{component:q,errors:P.errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Oe.errors=e,s===0}function Se(t,{instancePath:o="",
parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",
params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.deleted"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",
params:{allowedValue:"customer.voucher.deleted"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={
instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!Oe(r.data)){let a={instancePath:o+"/data\
/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:Dt,errors:Oe.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Se.errors=e,s===0}function F(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return F.errors=e,s===
0}function Te(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Te.errors=e,s===
0}function H(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return H.errors=e,s===
0}function Le(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.customer===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"customer"},message:"must have required pro\
perty 'customer'"};e===null?e=[r]:e.push(r),s++}if(t.campaign===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
campaign"},message:"must have required property 'campaign'"};e===null?e=[r]:e.push(r),s++}if(t.voucher===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"voucher"},message:"must have required property 'voucher'"};e===null?e=[r]:e.push(r),s++}if(t.balance===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"balance"},message:"must have required property 'balance'"};e===null?e=[r]:e.push(r),s++}if(t.
order===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"order"},message:"must have required property 'order'"};
e===null?e=[r]:e.push(r),s++}if(t.transaction===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"transaction"},
message:"must have required property 'transaction'"};e===null?e=[r]:e.push(r),s++}if(t.pending_points===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"pending_points"},message:"must have required property 'pending_points'"};e===null?e=[r]:e.push(r),s++}if(t.customer!==void 0&&
!y(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:k,errors:y.errors},message:""};e===null?
e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!h(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:_,
errors:h.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!P(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"#/properties/vouche\
r/$ref",keyword:"$ref",params:{component:q,errors:P.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.balance!==void 0&&!w(t.balance)){let r={instancePath:o+
"/balance",schemaPath:"#/properties/balance/$ref",keyword:"$ref",params:{component:V,errors:w.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.order!==void 0&&
!F(t.order)){let r={instancePath:o+"/order",schemaPath:"#/properties/order/$ref",keyword:"$ref",params:{component:fr,errors:F.errors},message:""};e===null?e=[r]:
e.push(r),s++}if(t.transaction!==void 0&&!Te(t.transaction)){let r={instancePath:o+"/transaction",schemaPath:"#/properties/transaction/$ref",keyword:"$ref",params:{
component:Vt,errors:Te.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.pending_points!==void 0&&!H(t.pending_points)){let r={instancePath:o+"/pending_poin\
ts",schemaPath:"#/properties/pending_points/$ref",keyword:"$ref",params:{component:yr,errors:H.errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Le.errors=e,s===0}function Ve(t,{instancePath:o="",
parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",
params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.pending_points.activated"){let r={instancePath:o+"/type",schemaPath:"#/propertie\
s/type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.pending_points.activated"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,
errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"\
#/properties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==
void 0&&!Le(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:Ct,errors:Le.errors},
message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return Ve.errors=e,s===0}function O(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.customer===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"customer"},message:"must have required pro\
perty 'customer'"};e===null?e=[r]:e.push(r),s++}if(t.campaign===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
campaign"},message:"must have required property 'campaign'"};e===null?e=[r]:e.push(r),s++}if(t.voucher===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"voucher"},message:"must have required property 'voucher'"};e===null?e=[r]:e.push(r),s++}if(t.voucher_pending_points_balance===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"voucher_pending_points_balance"},message:"must have required p\
roperty 'voucher_pending_points_balance'"};e===null?e=[r]:e.push(r),s++}if(t.order===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"order"},message:"must have required property 'order'"};e===null?e=[r]:e.push(r),s++}if(t.pending_points===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"pending_points"},message:"must have required property 'pending_points'"};e===null?e=[r]:e.push(r),s++}if(t.
customer!==void 0&&!y(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:k,errors:y.errors},
message:""};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!h(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/campaign/$ref",keyword:"\
$ref",params:{component:_,errors:h.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!P(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"\
#/properties/voucher/$ref",keyword:"$ref",params:{component:q,errors:P.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.voucher_pending_points_balance!==void 0&&
!w(t.voucher_pending_points_balance)){let r={instancePath:o+"/voucher_pending_points_balance",schemaPath:"#/properties/voucher_pending_points_balance/$ref",keyword:"\
$ref",params:{component:V,errors:w.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.order!==void 0&&!F(t.order)){let r={instancePath:o+"/order",schemaPath:"\
#/properties/order/$ref",keyword:"$ref",params:{component:fr,errors:F.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.pending_points!==void 0&&!H(t.pending_points)){
let r={instancePath:o+"/pending_points",schemaPath:"#/properties/pending_points/$ref",keyword:"$ref",params:{component:yr,errors:H.errors},message:""};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}
return O.errors=e,s===0}function Ne(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={
instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have requi\
red property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.pending_points.add\
ed"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.pending_points.added"},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/propert\
ies/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have \
required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!O(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/propert\
ies/data/$ref",keyword:"$ref",params:{component:or,errors:O.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ne.errors=e,s===0}function xe(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.pending_points.canceled"){let r={instancePath:o+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.pending_points.canceled"},message:"must be equa\
l to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",
keyword:"$ref",params:{component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={
instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!O(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$re\
f",params:{component:or,errors:O.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return xe.errors=e,s===0}function Me(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requ\
ired property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.pending_points.updated"){let r={instancePath:o+"\
/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.pending_points.updated"},message:"must be equal \
to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",
keyword:"$ref",params:{component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={
instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};
e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!O(r.data)){let a={instancePath:o+"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$re\
f",params:{component:or,errors:O.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Me.errors=e,s===0}var ns={type:"object",allOf:[{$ref:"VoucherTransactionBase"}],properties:{type:{type:"string",enum:["POINTS_ACCRUAL"]},details:{$ref:"TransactionDetails"}}};function S(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return S.errors=e,s===
0}function N(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[r]:e.push(r),s++}if(t.name===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must \
have required property 'name'"};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.name!==void 0&&typeof t.name!="string"){let r={instancePath:o+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return N.errors=e,s===0}function C(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[r]:e.push(r),s++}if(t.name===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must \
have required property 'name'"};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.name!==void 0&&typeof t.name!="string"){let r={instancePath:o+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return C.errors=e,s===0}function T(t,{instancePath:o="",
parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.balance!==void 0&&!w(t.
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
e object"};e===null?e=[a]:e.push(a),s++}}if(t.segment!==void 0&&!N(t.segment)){let r={instancePath:o+"/segment",schemaPath:"#/properties/segment/$ref",keyword:"\
$ref",params:{component:mr,errors:N.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier!==void 0&&!N(t.loyalty_tier)){let r={instancePath:o+"/loy\
alty_tier",schemaPath:"#/properties/loyalty_tier/$ref",keyword:"$ref",params:{component:mr,errors:N.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.redemption!==
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
perties/holder_loyalty_tier/$ref",keyword:"$ref",params:{component:G,errors:C.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.event_schema!==void 0&&!C(t.
event_schema)){let r={instancePath:o+"/event_schema",schemaPath:"#/properties/event_schema/$ref",keyword:"$ref",params:{component:G,errors:C.errors},message:""};
e===null?e=[r]:e.push(r),s++}if(t.reward!==void 0&&!C(t.reward)){let r={instancePath:o+"/reward",schemaPath:"#/properties/reward/$ref",keyword:"$ref",params:{component:G,
errors:C.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.source_voucher!==void 0&&!P(t.source_voucher)){let r={instancePath:o+"/source_voucher",schemaPath:"\
#/properties/source_voucher/$ref",keyword:"$ref",params:{component:q,errors:P.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.destination_voucher!==void 0&&
!P(t.destination_voucher)){let r={instancePath:o+"/destination_voucher",schemaPath:"#/properties/destination_voucher/$ref",keyword:"$ref",params:{component:q,errors:P.
errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return T.errors=e,s===0}function Ie(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,
s=0;if(!S(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:ir,errors:S.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0){let r=t.type;if(typeof r!="string"){let a={instancePath:o+"/type",schemaPath:"#/properties/type/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(r!=="POINTS_ACCRUAL"){let a={instancePath:o+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:ns.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(
a),s++}}if(t.details!==void 0&&!T(t.details)){let r={instancePath:o+"/details",schemaPath:"#/properties/details/$ref",keyword:"$ref",params:{component:ar,errors:T.
errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return Ie.errors=e,s===0}function Be(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,
s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer!==void 0&&!y(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$re\
f",keyword:"$ref",params:{component:k,errors:y.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!h(t.campaign)){let r={instancePath:o+"/\
campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:_,errors:h.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&
!P(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"#/properties/voucher/$ref",keyword:"$ref",params:{component:q,errors:P.errors},message:""};e===null?
e=[r]:e.push(r),s++}if(t.balance!==void 0&&!w(t.balance)){let r={instancePath:o+"/balance",schemaPath:"#/properties/balance/$ref",keyword:"$ref",params:{component:V,
errors:w.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.transaction!==void 0&&!Ie(t.transaction)){let r={instancePath:o+"/transaction",schemaPath:"#/prop\
erties/transaction/$ref",keyword:"$ref",params:{component:St,errors:Ie.errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Be.errors=e,s===0}function Ue(t,{instancePath:o="",parentData:i,
parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:g,
errors:l.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),
s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.points_added"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",
params:{allowedValue:"customer.voucher.loyalty_card.points_added"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.
data;if(!d(r)){let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};e===null?
e=[a]:e.push(a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!Be(r.data)){let a={instancePath:o+
"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:Et,errors:Be.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ue.errors=e,s===0}var ps={type:"object",allOf:[{$ref:"VoucherTransactionBase"}],properties:{type:{type:"string",enum:["POINTS_TRANSFER_IN","POINTS_TRANSFER_OUT"]},details:{$ref:"\
TransactionDetails"}}};function Fe(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!S(t)){let r={
instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:ir,errors:S.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.type!==void 0){let r=t.type;if(typeof r!="string"){let a={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(r==="POINTS_TRANSFER_IN"||r==="POINTS_TRANSFER_OUT")){let a={instancePath:o+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:ps.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(
a),s++}}if(t.details!==void 0&&!T(t.details)){let r={instancePath:o+"/details",schemaPath:"#/properties/details/$ref",keyword:"$ref",params:{component:ar,errors:T.
errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return Fe.errors=e,s===0}function He(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,
s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer!==void 0&&!y(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$re\
f",keyword:"$ref",params:{component:k,errors:y.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!h(t.campaign)){let r={instancePath:o+"/\
campaign",schemaPath:"#/properties/campaign/$ref",keyword:"$ref",params:{component:_,errors:h.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&
!P(t.voucher)){let r={instancePath:o+"/voucher",schemaPath:"#/properties/voucher/$ref",keyword:"$ref",params:{component:q,errors:P.errors},message:""};e===null?
e=[r]:e.push(r),s++}if(t.source_voucher!==void 0&&!P(t.source_voucher)){let r={instancePath:o+"/source_voucher",schemaPath:"#/properties/source_voucher/$ref",keyword:"\
$ref",params:{component:q,errors:P.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.destination_voucher!==void 0&&!P(t.destination_voucher)){let r={instancePath:o+
"/destination_voucher",schemaPath:"#/properties/destination_voucher/$ref",keyword:"$ref",params:{component:q,errors:P.errors},message:""};e===null?e=[r]:e.push(
r),s++}if(t.balance!==void 0&&!w(t.balance)){let r={instancePath:o+"/balance",schemaPath:"#/properties/balance/$ref",keyword:"$ref",params:{component:V,errors:w.
errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.transaction!==void 0&&!Fe(t.transaction)){let r={instancePath:o+"/transaction",schemaPath:"#/properties/tr\
ansaction/$ref",keyword:"$ref",params:{component:Tt,errors:Fe.errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return He.errors=e,s===0}function Xe(t,{instancePath:o="",parentData:i,parentDataProperty:p,
rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},
message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.
type!=="customer.voucher.loyalty_card.points_transferred"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
customer.voucher.loyalty_card.points_transferred"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){
let a={instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(
a),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",
params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!He(r.data)){let a={instancePath:o+
"/data/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:Rt,errors:He.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Xe.errors=e,s===0}function We(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return We.errors=e,s===
0}var cs={type:"object",allOf:[{$ref:"VoucherTransactionBase"}],properties:{type:{type:"string",enum:["POINTS_EXPIRATION"]},details:{$ref:"TransactionDetails"}}};
function ze(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!S(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:ir,errors:S.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
type!==void 0){let r=t.type;if(typeof r!="string"){let a={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}if(r!=="POINTS_EXPIRATION"){let a={instancePath:o+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{
allowedValues:cs.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.details!==void 0&&!T(t.details)){
let r={instancePath:o+"/details",schemaPath:"#/properties/details/$ref",keyword:"$ref",params:{component:ar,errors:T.errors},message:""};e===null?e=[r]:e.push(r),
s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ze.errors=
e,s===0}function Je(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.customer!==void 0&&!y(t.customer)){let r={instancePath:o+"/customer",schemaPath:"#/properties/customer/$ref",keyword:"$ref",params:{component:k,
errors:y.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.campaign!==void 0&&!h(t.campaign)){let r={instancePath:o+"/campaign",schemaPath:"#/properties/cam\
paign/$ref",keyword:"$ref",params:{component:_,errors:h.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&!P(t.voucher)){let r={instancePath:o+
"/voucher",schemaPath:"#/properties/voucher/$ref",keyword:"$ref",params:{component:q,errors:P.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t.points!==void 0){
let r=t.points;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:o+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}}if(t.buckets!==void 0){let r=t.buckets;if(Array.isArray(r)){let a=r.length;for(let u=0;u<
a;u++)if(!We(r[u])){let f={instancePath:o+"/buckets/"+u,schemaPath:"#/properties/buckets/items/$ref",keyword:"$ref",params:{component:Xt,errors:We.errors},message:""};
e===null?e=[f]:e.push(f),s++}}else{let a={instancePath:o+"/buckets",schemaPath:"#/properties/buckets/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[a]:e.push(a),s++}}if(t.transaction!==void 0&&!ze(t.transaction)){let r={instancePath:o+"/transaction",schemaPath:"#/properties/transaction/\
$ref",keyword:"$ref",params:{component:Lt,errors:ze.errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Je.errors=e,s===0}function Ge(t,{instancePath:o="",parentData:i,parentDataProperty:p,
rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!l(t)){let r={instancePath:o,schemaPath:"#/allOf/0/$ref",keyword:"$ref",params:{component:g,errors:l.errors},
message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.
type!=="customer.voucher.loyalty_card.points_expired"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
customer.voucher.loyalty_card.points_expired"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(!d(r)){let a={
instancePath:o+"/data",schemaPath:"#/properties/data/allOf/0/$ref",keyword:"$ref",params:{component:b,errors:d.errors},message:""};e===null?e=[a]:e.push(a),s++}
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let a={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{
missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[a]:e.push(a),s++}if(r.data!==void 0&&!Je(r.data)){let a={instancePath:o+"/data\
/data",schemaPath:"#/properties/data/properties/data/$ref",keyword:"$ref",params:{component:Ot,errors:Je.errors},message:""};e===null?e=[a]:e.push(a),s++}}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ge.errors=e,s===0}
function Ke(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){let r=t.type;if(typeof r=="string")if(r==="customer.loyalty.tier.upgraded"){if(!te(t)){let a={instancePath:o,schemaPath:"#/oneOf/0/$ref",keyword:"$ref",params:{
component:Kr,errors:te.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.loyalty.tier.downgraded"){if(!oe(t)){let a={instancePath:o,schemaPath:"\
#/oneOf/1/$ref",keyword:"$ref",params:{component:Yr,errors:oe.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.loyalty.tier.prolonged"){if(!ae(
t)){let a={instancePath:o,schemaPath:"#/oneOf/2/$ref",keyword:"$ref",params:{component:Zr,errors:ae.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r===
"customer.loyalty.tier.expiration.changed"){if(!ne(t)){let a={instancePath:o,schemaPath:"#/oneOf/3/$ref",keyword:"$ref",params:{component:Qr,errors:ne.errors},message:""};
e===null?e=[a]:e.push(a),s++}}else if(r==="customer.loyalty.tier.joined"){if(!pe(t)){let a={instancePath:o,schemaPath:"#/oneOf/4/$ref",keyword:"$ref",params:{component:et,
errors:pe.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.loyalty.tier.left"){if(!ce(t)){let a={instancePath:o,schemaPath:"#/oneOf/5/$re\
f",keyword:"$ref",params:{component:rt,errors:ce.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.publication.succeeded"){if(!ue(t)){let a={
instancePath:o,schemaPath:"#/oneOf/6/$ref",keyword:"$ref",params:{component:tt,errors:ue.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer\
.publication.failed"){if(!le(t)){let a={instancePath:o,schemaPath:"#/oneOf/7/$ref",keyword:"$ref",params:{component:st,errors:le.errors},message:""};e===null?e=
[a]:e.push(a),s++}}else if(r==="customer.redemption.failed"){if(!de(t)){let a={instancePath:o,schemaPath:"#/oneOf/8/$ref",keyword:"$ref",params:{component:ot,errors:de.
errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.redemption.succceeded"){if(!ye(t)){let a={instancePath:o,schemaPath:"#/oneOf/9/$ref",keyword:"\
$ref",params:{component:at,errors:ye.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.redemption.rollback.failed"){if(!fe(t)){let a={instancePath:o,
schemaPath:"#/oneOf/10/$ref",keyword:"$ref",params:{component:it,errors:fe.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.redemption.ro\
llback.succceeded"){if(!he(t)){let a={instancePath:o,schemaPath:"#/oneOf/11/$ref",keyword:"$ref",params:{component:nt,errors:he.errors},message:""};e===null?e=[
a]:e.push(a),s++}}else if(r==="customer.rewarded"){if(!ke(t)){let a={instancePath:o,schemaPath:"#/oneOf/12/$ref",keyword:"$ref",params:{component:pt,errors:ke.errors},
message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.rewarded.loyalty_points"){if(!je(t)){let a={instancePath:o,schemaPath:"#/oneOf/13/$ref",keyword:"\
$ref",params:{component:ct,errors:je.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.reward_redemptions.created"){if(!De(t)){let a={instancePath:o,
schemaPath:"#/oneOf/14/$ref",keyword:"$ref",params:{component:mt,errors:De.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.reward_redemp\
tions.pending"){if(!Ce(t)){let a={instancePath:o,schemaPath:"#/oneOf/15/$ref",keyword:"$ref",params:{component:ut,errors:Ce.errors},message:""};e===null?e=[a]:e.
push(a),s++}}else if(r==="customer.reward_redemptions.completed"){if(!Ee(t)){let a={instancePath:o,schemaPath:"#/oneOf/16/$ref",keyword:"$ref",params:{component:lt,
errors:Ee.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.reward_redemptions.rolledback"){if(!Re(t)){let a={instancePath:o,schemaPath:"#\
/oneOf/17/$ref",keyword:"$ref",params:{component:dt,errors:Re.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.voucher.deleted"){if(!Se(t)){
let a={instancePath:o,schemaPath:"#/oneOf/18/$ref",keyword:"$ref",params:{component:yt,errors:Se.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="\
customer.voucher.loyalty_card.pending_points.activated"){if(!Ve(t)){let a={instancePath:o,schemaPath:"#/oneOf/19/$ref",keyword:"$ref",params:{component:ft,errors:Ve.
errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.voucher.loyalty_card.pending_points.added"){if(!Ne(t)){let a={instancePath:o,schemaPath:"\
#/oneOf/20/$ref",keyword:"$ref",params:{component:ht,errors:Ne.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.voucher.loyalty_card.pend\
ing_points.canceled"){if(!xe(t)){let a={instancePath:o,schemaPath:"#/oneOf/21/$ref",keyword:"$ref",params:{component:gt,errors:xe.errors},message:""};e===null?e=
[a]:e.push(a),s++}}else if(r==="customer.voucher.loyalty_card.pending_points.updated"){if(!Me(t)){let a={instancePath:o,schemaPath:"#/oneOf/22/$ref",keyword:"$r\
ef",params:{component:bt,errors:Me.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.voucher.loyalty_card.points_added"){if(!Ue(t)){let a={
instancePath:o,schemaPath:"#/oneOf/23/$ref",keyword:"$ref",params:{component:Pt,errors:Ue.errors},message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="custome\
r.voucher.loyalty_card.points_transferred"){if(!Xe(t)){let a={instancePath:o,schemaPath:"#/oneOf/24/$ref",keyword:"$ref",params:{component:vt,errors:Xe.errors},
message:""};e===null?e=[a]:e.push(a),s++}}else if(r==="customer.voucher.loyalty_card.points_expired"){if(!Ge(t)){let a={instancePath:o,schemaPath:"#/oneOf/25/$r\
ef",keyword:"$ref",params:{component:kt,errors:Ge.errors},message:""};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"mapping",tag:"type",tagValue:r},message:'value of tag "type" must be in oneOf'};e===null?e=[a]:e.push(a),s++}else{let a={instancePath:o,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"type",tagValue:r},message:'tag "type" must be string'};e===null?e=[a]:e.push(a),s++}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ke.errors=e,s===0}
var ms=$r;function $r(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.object===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"},message:"must have required propert\
y 'object'"};e===null?e=[r]:e.push(r),s++}if(t.data_ref===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data\
_ref"},message:"must have required property 'data_ref'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.has_more===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"has_more"},message:"must have required property 'has_more'"};e===null?e=[r]:e.push(r),s++}if(t.
object!==void 0&&t.object!=="list"){let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"list"},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data_ref!==void 0&&t.data_ref!=="data"){let r={instancePath:o+"/data_ref",schemaPath:"#/properties\
/data_ref/const",keyword:"const",params:{allowedValue:"data"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;
if(Array.isArray(r)){let a=r.length;for(let u=0;u<a;u++)if(!Ke(r[u])){let f={instancePath:o+"/data/"+u,schemaPath:"#/properties/data/items/$ref",keyword:"$ref",
params:{component:Jr,errors:Ke.errors},message:""};e===null?e=[f]:e.push(f),s++}}else{let a={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(t.has_more!==void 0&&typeof t.has_more!="boolean"){let r={instancePath:o+"\
/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(t.more_starting_after!==
void 0&&typeof t.more_starting_after!="string"){let r={instancePath:o+"/more_starting_after",schemaPath:"#/properties/more_starting_after/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return $r.errors=e,s===0}var us=jr;function jr(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!$(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:W,errors:$.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.key===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'key'"};e===null?e=
[r]:e.push(r),s++}if(t.details===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"details"},message:"must have \
required property 'details'"};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==402){let r={instancePath:o+"/code",schemaPath:"#/properties/code/const",
keyword:"const",params:{allowedValue:402},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&t.message!=="Payment required"){
let r={instancePath:o+"/message",schemaPath:"#/properties/message/const",keyword:"const",params:{allowedValue:"Payment required"},message:"must be equal to cons\
tant"};e===null?e=[r]:e.push(r),s++}if(t.key!==void 0&&t.key!=="missing_required_feature"){let r={instancePath:o+"/key",schemaPath:"#/properties/key/const",keyword:"\
const",params:{allowedValue:"missing_required_feature"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.details!==void 0&&typeof t.details!=
"string"){let r={instancePath:o+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return jr.
errors=e,s===0}var ls=Dr;function Dr(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!$(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:W,errors:$.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.details===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"details"},message:"must have required property 'details'"};e===
null?e=[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==404){let r={instancePath:o+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue:404},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&t.message!=="Resource not found"){let r={instancePath:o+"/message",schemaPath:"\
#/properties/message/const",keyword:"const",params:{allowedValue:"Resource not found"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.key!==
void 0){let r={instancePath:o+"/key",schemaPath:"#/properties/key/not",keyword:"not",params:{schema:{}},message:""};e===null?e=[r]:e.push(r),s++}if(t.details!==
void 0&&typeof t.details!="string"){let r={instancePath:o+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return Dr.errors=e,s===0}var ds=Ze;var ys={type:"string",enum:["USER","ADMIN"]};function Ye(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,
s=0;if(typeof t!="string"){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}
if(!(t==="USER"||t==="ADMIN")){let r={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ys.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[r]:e.push(r),s++}return Ye.errors=e,s===0}function Ze(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){
let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/id",schemaPath:"#\
/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.login!==void 0&&typeof t.login!="string"){
let r={instancePath:o+"/login",schemaPath:"#/properties/login/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}
if(t.email!==void 0&&typeof t.email!="string"){let r={instancePath:o+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}if(t.first_name!==void 0&&typeof t.first_name!="string"){let r={instancePath:o+"/first_name",schemaPath:"#/propert\
ies/first_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.last_name!==void 0&&typeof t.last_name!="\
string"){let r={instancePath:o+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),s++}if(t.projects!==void 0){let r=t.projects;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(!Ye(r[a])){let u={instancePath:o+"/pro\
jects/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/projects/additionalProperties/$ref",keyword:"$ref",params:{component:zr,errors:Ye.errors},
message:""};e===null?e=[u]:e.push(u),s++}}else{let a={instancePath:o+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),s++}}if(t.is_owner!==void 0&&typeof t.is_owner!="boolean"){let r={instancePath:o+"/is_owner",schemaPath:"#/properties/\
is_owner/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ze.errors=e,s===0}var fs=Cr;function Cr(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.object===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"},message:"must have required propert\
y 'object'"};e===null?e=[r]:e.push(r),s++}if(t.data_ref===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data\
_ref"},message:"must have required property 'data_ref'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.total===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[r]:e.push(r),s++}if(t.object!==
void 0&&t.object!=="list"){let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"list"},message:"must be \
equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data_ref!==void 0&&t.data_ref!=="data"){let r={instancePath:o+"/data_ref",schemaPath:"#/properties/data_re\
f/const",keyword:"const",params:{allowedValue:"data"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(Array.
isArray(r)){let a=r.length;for(let u=0;u<a;u++)if(!Ze(r[u])){let f={instancePath:o+"/data/"+u,schemaPath:"#/properties/data/items/$ref",keyword:"$ref",params:{component:Wr,
errors:Ze.errors},message:""};e===null?e=[f]:e.push(f),s++}}else{let a={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(t.total!==void 0){let r=t.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={
instancePath:o+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Cr.errors=e,s===0}
var hs=Er,gs={type:"object",allOf:[{$ref:"ErrorObject"}],required:["key","details","request_id","resource_id","resource_type"],properties:{code:{const:404},key:{
const:"not_found"},message:{const:"Resource not found"},details:{type:"string"},request_id:{type:"string"},resource_id:{type:"string"},resource_type:{type:"stri\
ng",enum:["voucher","campaign"]}}};function Er(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!$(
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
properties/resource_type/enum",keyword:"enum",params:{allowedValues:gs.properties.resource_type.enum},message:"must be equal to one of the allowed values"};e===
null?e=[a]:e.push(a),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return Er.errors=e,s===0}var bs=Rr;function Rr(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.grant_type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"grant_type"},message:"must have required\
 property 'grant_type'"};e===null?e=[r]:e.push(r),s++}if(t.scope===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
scope"},message:"must have required property 'scope'"};e===null?e=[r]:e.push(r),s++}if(t.grant_type!==void 0&&t.grant_type!=="client_credentials"){let r={instancePath:o+
"/grant_type",schemaPath:"#/properties/grant_type/const",keyword:"const",params:{allowedValue:"client_credentials"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),s++}if(t.scope!==void 0&&!x(t.scope)){let r={instancePath:o+"/scope",schemaPath:"#/properties/scope/$ref",keyword:"$ref",params:{component:ur,errors:x.
errors},message:""};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return Rr.errors=e,s===0}var Ps=Or;function Or(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.access_token===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"access_token"},message:"must have requ\
ired property 'access_token'"};e===null?e=[r]:e.push(r),s++}if(t.access_token!==void 0&&typeof t.access_token!="string"){let r={instancePath:o+"/access_token",schemaPath:"\
#/properties/access_token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Or.errors=e,s===0}var vs=Sr;function Sr(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!$(t)){let r={instancePath:o,schemaPath:"\
#/allOf/0/$ref",keyword:"$ref",params:{component:W,errors:$.errors},message:""};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.key===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'key'"};e===null?e=
[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==401){let r={instancePath:o+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue:401},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&t.message!=="Unauthorized"){let r={instancePath:o+"/message",schemaPath:"\
#/properties/message/const",keyword:"const",params:{allowedValue:"Unauthorized"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.key!==void 0&&
t.key!=="unauthorized"){let r={instancePath:o+"/key",schemaPath:"#/properties/key/const",keyword:"const",params:{allowedValue:"unauthorized"},message:"must be e\
qual to constant"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return Sr.errors=e,s===0}var ks=er;var ws={anyOf:[{type:"string",enum:["redemption.succeeded","redemption.failed","redemption.rollback.succeeded","redemption.rollback.failed","publication.succeed\
ed","voucher.published","voucher.updated","voucher.deleted","voucher.created","voucher.enabled","voucher.disabled","voucher.loyalty_card.points_added","voucher.\
gift.balance_added","campaign.enabled","campaign.deleted","campaign.created","campaign.updated","campaign.disabled","campaign.vouchers.generation.completed","bu\
siness_validation_rule.assignment.created","business_validation_rule.assignment.deleted","business_validation_rule.created","business_validation_rule.deleted","\
business_validation_rule.updated","customer.created","customer.deleted","customer.rewarded","customer.rewarded.loyalty_points"]},{type:"string"}]};function Qe(t,{
instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0,r=s,a=!1,u=s;if(typeof t!="string"){let A={instancePath:o,
schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[A]:e.push(A),s++}if(!(t==="redemption.succeeded"||t==="r\
edemption.failed"||t==="redemption.rollback.succeeded"||t==="redemption.rollback.failed"||t==="publication.succeeded"||t==="voucher.published"||t==="voucher.upd\
ated"||t==="voucher.deleted"||t==="voucher.created"||t==="voucher.enabled"||t==="voucher.disabled"||t==="voucher.loyalty_card.points_added"||t==="voucher.gift.b\
alance_added"||t==="campaign.enabled"||t==="campaign.deleted"||t==="campaign.created"||t==="campaign.updated"||t==="campaign.disabled"||t==="campaign.vouchers.g\
eneration.completed"||t==="business_validation_rule.assignment.created"||t==="business_validation_rule.assignment.deleted"||t==="business_validation_rule.create\
d"||t==="business_validation_rule.deleted"||t==="business_validation_rule.updated"||t==="customer.created"||t==="customer.deleted"||t==="customer.rewarded"||t===
"customer.rewarded.loyalty_points")){let A={instancePath:o,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues:ws.anyOf[0].enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[A]:e.push(A),s++}var f=u===s;if(a=a||f,!a){let A=s;if(typeof t!="string"){let J={instancePath:o,schemaPath:"#/an\
yOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[J]:e.push(J),s++}var f=A===s;a=a||f}if(a)s=r,e!==null&&(r?e.length=r:e=null);else{
let A={instancePath:o,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[A]:e.push(A),s++}return Qe.errors=e,s===
0}function er(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[r]:e.push(r),s++}if(t.object!==void 0&&t.object!=="webhook"){let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",
params:{allowedValue:"webhook"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.
created_at;if(typeof r=="string"){if(!D(r)){let a={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.events!==void 0){let r=t.events;if(Array.isArray(r)){let a=r.
length;for(let u=0;u<a;u++)if(!Qe(r[u])){let f={instancePath:o+"/events/"+u,schemaPath:"#/properties/events/items/$ref",keyword:"$ref",params:{component:Xr,errors:Qe.
errors},message:""};e===null?e=[f]:e.push(f),s++}}else{let a={instancePath:o+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(t.target_url!==void 0&&typeof t.target_url!="string"){let r={instancePath:o+"/target_url",schemaPath:"\
#/properties/target_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.active!==void 0&&typeof t.active!=
"boolean"){let r={instancePath:o+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:
e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return er.
errors=e,s===0}var _s=Tr;function Tr(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.object===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"},message:"must have required propert\
y 'object'"};e===null?e=[r]:e.push(r),s++}if(t.data_ref===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data\
_ref"},message:"must have required property 'data_ref'"};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[r]:e.push(r),s++}if(t.total===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[r]:e.push(r),s++}if(t.object!==
void 0&&t.object!=="list"){let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"list"},message:"must be \
equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data_ref!==void 0&&t.data_ref!=="data"){let r={instancePath:o+"/data_ref",schemaPath:"#/properties/data_re\
f/const",keyword:"const",params:{allowedValue:"data"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(Array.
isArray(r)){let a=r.length;for(let u=0;u<a;u++)if(!er(r[u])){let f={instancePath:o+"/data/"+u,schemaPath:"#/properties/data/items/$ref",keyword:"$ref",params:{component:Hr,
errors:er.errors},message:""};e===null?e=[f]:e.push(f),s++}}else{let a={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(t.total!==void 0){let r=t.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={
instancePath:o+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Tr.errors=e,s===0}
var qs=Lr;var rr=/(^|,)\s*[Nn][Oo]-[Ss][Tt][Oo][Rr][Ee]\s*(,|$)/u,tr=/(^|,)\s*[Nn][Oo]-[Cc][Aa][Cc][Hh][Ee]\s*(,|$)/u;function Lr(t,{instancePath:o="",parentData:i,parentDataProperty:p,
rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t["Cache-Control"]!==void 0){let r=t["Cache-Control"];if(typeof r==
"string"){if(!rr.test(r)){let a={instancePath:o+"/Cache-Control",schemaPath:"#/properties/Cache-Control/pattern",keyword:"pattern",params:{pattern:"(^|,)\\s*[Nn]\
[Oo]-[Ss][Tt][Oo][Rr][Ee]\\s*(,|$)"},message:'must match pattern "(^|,)\\s*[Nn][Oo]-[Ss][Tt][Oo][Rr][Ee]\\s*(,|$)"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+
"/Cache-Control",schemaPath:"#/properties/Cache-Control/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.
Pragma!==void 0){let r=t.Pragma;if(typeof r=="string"){if(!tr.test(r)){let a={instancePath:o+"/Pragma",schemaPath:"#/properties/Pragma/pattern",keyword:"pattern",
params:{pattern:"(^|,)\\s*[Nn][Oo]-[Cc][Aa][Cc][Hh][Ee]\\s*(,|$)"},message:'must match pattern "(^|,)\\s*[Nn][Oo]-[Cc][Aa][Cc][Hh][Ee]\\s*(,|$)"'};e===null?e=[a]:
e.push(a),s++}}else{let a={instancePath:o+"/Pragma",schemaPath:"#/properties/Pragma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}
return Lr.errors=e,s===0}var As=Vr;function Vr(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t["Cache-Control"]!==void 0){let r=t["Cache-Control"];if(typeof r=="string"){if(!rr.test(r)){let a={instancePath:o+"/Cache-Control",schemaPath:"#/propert\
ies/Cache-Control/pattern",keyword:"pattern",params:{pattern:"(^|,)\\s*[Nn][Oo]-[Ss][Tt][Oo][Rr][Ee]\\s*(,|$)"},message:'must match pattern "(^|,)\\s*[Nn][Oo]-[S\
s][Tt][Oo][Rr][Ee]\\s*(,|$)"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/Cache-Control",schemaPath:"#/properties/Cache-Control/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.Pragma!==void 0){let r=t.Pragma;if(typeof r=="string"){if(!tr.test(r)){
let a={instancePath:o+"/Pragma",schemaPath:"#/properties/Pragma/pattern",keyword:"pattern",params:{pattern:"(^|,)\\s*[Nn][Oo]-[Cc][Aa][Cc][Hh][Ee]\\s*(,|$)"},message:'\
must match pattern "(^|,)\\s*[Nn][Oo]-[Cc][Aa][Cc][Hh][Ee]\\s*(,|$)"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/Pragma",schemaPath:"#/properti\
es/Pragma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t["Retry-After"]!==void 0&&typeof t["Retry-Afte\
r"]!="string"){let r={instancePath:o+"/Retry-After",schemaPath:"#/properties/Retry-After/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}if(t.Allow!==void 0&&typeof t.Allow!="string"){let r={instancePath:o+"/Allow",schemaPath:"#/properties/Allow/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return Vr.errors=e,s===0}var $s=Nr;function Nr(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Nr.errors=e,s===
0}var js=xr,Ds={type:"object",properties:{path:{type:"object",properties:{campaignId:{type:"string"},memberId:{type:"string"}},required:["campaignId","memberId"]},
query:{type:"object",properties:{limit:{type:"integer",minimum:1,maximum:100,default:10},order:{type:"string",enum:["created_at","-created_at"],default:"created\
_at"},starting_after_id:{type:"string"}},required:[]}}};function xr(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){
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
perties/order/enum",keyword:"enum",params:{allowedValues:Ds.properties.query.properties.order.enum},message:"must be equal to one of the allowed values"};e===null?
e=[u]:e.push(u),s++}}if(r.starting_after_id!==void 0&&typeof r.starting_after_id!="string"){let a={instancePath:o+"/query/starting_after_id",schemaPath:"#/prope\
rties/query/properties/starting_after_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return xr.errors=e,s===0}var Cs=Mr;function Mr(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.path!==void 0){let r=t.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.projectId===void 0){let a={instancePath:o+"/path",schemaPath:"#/propertie\
s/path/required",keyword:"required",params:{missingProperty:"projectId"},message:"must have required property 'projectId'"};e===null?e=[a]:e.push(a),s++}if(r.projectId!==
void 0&&typeof r.projectId!="string"){let a={instancePath:o+"/path/projectId",schemaPath:"#/properties/path/properties/projectId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return Mr.errors=e,s===0}var Es=Ir;function Ir(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.path!==void 0){let r=t.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.projectId===void 0){let a={instancePath:o+"/path",schemaPath:"#/propertie\
s/path/required",keyword:"required",params:{missingProperty:"projectId"},message:"must have required property 'projectId'"};e===null?e=[a]:e.push(a),s++}if(r.projectId!==
void 0&&typeof r.projectId!="string"){let a={instancePath:o+"/path/projectId",schemaPath:"#/properties/path/properties/projectId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return Ir.errors=e,s===0}var Rs=Br;function Br(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t["Cache-Control"]!==void 0){let r=t["Cache-Control"];if(typeof r=="string"){if(!rr.test(r)){let a={instancePath:o+"/Cache-Control",schemaPath:"#/propert\
ies/Cache-Control/pattern",keyword:"pattern",params:{pattern:"(^|,)\\s*[Nn][Oo]-[Ss][Tt][Oo][Rr][Ee]\\s*(,|$)"},message:'must match pattern "(^|,)\\s*[Nn][Oo]-[S\
s][Tt][Oo][Rr][Ee]\\s*(,|$)"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/Cache-Control",schemaPath:"#/properties/Cache-Control/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.Pragma!==void 0){let r=t.Pragma;if(typeof r=="string"){if(!tr.test(r)){
let a={instancePath:o+"/Pragma",schemaPath:"#/properties/Pragma/pattern",keyword:"pattern",params:{pattern:"(^|,)\\s*[Nn][Oo]-[Cc][Aa][Cc][Hh][Ee]\\s*(,|$)"},message:'\
must match pattern "(^|,)\\s*[Nn][Oo]-[Cc][Aa][Cc][Hh][Ee]\\s*(,|$)"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/Pragma",schemaPath:"#/properti\
es/Pragma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Br.errors=e,s===0}var Os=Ur;function Ur(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t["Cache-Control"]!==void 0){let r=t["Cache-Control"];if(typeof r=="string"){if(!rr.test(r)){let a={instancePath:o+"/Cache-Control",schemaPath:"#/propert\
ies/Cache-Control/pattern",keyword:"pattern",params:{pattern:"(^|,)\\s*[Nn][Oo]-[Ss][Tt][Oo][Rr][Ee]\\s*(,|$)"},message:'must match pattern "(^|,)\\s*[Nn][Oo]-[S\
s][Tt][Oo][Rr][Ee]\\s*(,|$)"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/Cache-Control",schemaPath:"#/properties/Cache-Control/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.Pragma!==void 0){let r=t.Pragma;if(typeof r=="string"){if(!tr.test(r)){
let a={instancePath:o+"/Pragma",schemaPath:"#/properties/Pragma/pattern",keyword:"pattern",params:{pattern:"(^|,)\\s*[Nn][Oo]-[Cc][Aa][Cc][Hh][Ee]\\s*(,|$)"},message:'\
must match pattern "(^|,)\\s*[Nn][Oo]-[Cc][Aa][Cc][Hh][Ee]\\s*(,|$)"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:o+"/Pragma",schemaPath:"#/properti\
es/Pragma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t["Retry-After"]!==void 0&&typeof t["Retry-Afte\
r"]!="string"){let r={instancePath:o+"/Retry-After",schemaPath:"#/properties/Retry-After/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}if(t.Allow!==void 0&&typeof t.Allow!="string"){let r={instancePath:o+"/Allow",schemaPath:"#/properties/Allow/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return Ur.errors=e,s===0}var Ss=Fr;function Fr(t,{instancePath:o="",parentData:i,parentDataProperty:p,rootData:c=t,dynamicAnchors:n={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Fr.errors=e,s===
0}var Ts=x,Ls=Qe,Vs=Ye,Ns=l,xs=d,Ms=K,Is=te,Bs=oe,Us=ae,Fs=ne,Hs=pe,Xs=ce,Ws=ue,zs=le,Js=de,Gs=ye,Ks=fe,Ys=he,Zs=ke,Qs=je,eo=De,ro=Ce,to=Ee,so=Re,oo=Se,ao=Ve,io=Ne,
no=xe,po=Me,co=Ue,mo=Xe,uo=Ge,lo=re,yo=se,fo=E,ho=ie,go=M,bo=B,Po=ve,vo=$e,ko=Ae,wo=Oe,_o=Le,qo=O,Ao=Be,$o=He,jo=Je,Do=Ie,Co=Fe,Eo=ze,Ro=T,Oo=N,So=C,To=v,Lo=y,Vo=h,
No=P,xo=w,Mo=H,Io=Te,Bo=S,Uo=F,Fo=_e,Ho=qe,Xo=we,Wo=I,zo=ge,Jo=be,Go=Z,Ko=U,Yo=Pe,Zo=me,Qo=We,ea=ee,ra=Q,ta=Y,sa=R,oa=j,aa={name:"MemberActivityList"},ia={name:"\
WebhookList",sources:{"#/required":"S17"}},na={name:"ProjectUserList",sources:{"#/required":"S17"}},pa={name:"TokenRequest"},ca={name:"TokenRevocationRequest"},
ma={name:"AccessToken"},ur={name:"ScopeList"},Hr={name:"Webhook",sources:{"#/required":"S17","#/properties/created_at/format":"S25"}},Xr={name:"WebhookEventName"},
Wr={name:"ProjectUser",sources:{"#/required":"S17"}},zr={name:"ProjectRole"},W={name:"ErrorObject"},ua={name:"UnauthorizedError"},la={name:"MissingFeatureError"},
da={name:"ProjectNotFoundError"},ya={name:"ResourceNotFoundError"},Jr={name:"MemberActivity",sources:{"#/discriminator":"S17"}},g={name:"MemberActivityBase",sources:{
"#/required":"S17","#/properties/created_at/format":"S25"}},b={name:"MemberActivityData",sources:{"#/required":"S17"}},Gr={name:"EventSource"},Kr={name:"Custome\
rLoyaltyTierUpgradedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},Yr={name:"CustomerLoyaltyTierDowngradedActivity",sources:{"#/requ\
ired":"S17","#/properties/data/required":"S17"}},Zr={name:"CustomerLoyaltyTierProlongedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},
Qr={name:"CustomerLoyaltyTierExpirationChangedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},et={name:"CustomerLoyaltyTierJoinedActi\
vity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},rt={name:"CustomerLoyaltyTierLeftActivity",sources:{"#/required":"S17","#/properties/data\
/required":"S17"}},tt={name:"CustomerPublicationSucceededActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},st={name:"CustomerPublicatio\
nFailedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},ot={name:"CustomerRedemptionFailedActivity",sources:{"#/required":"S17","#/pro\
perties/data/required":"S17"}},at={name:"CustomerRedemptionSuccceededActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},it={name:"Custom\
erRedemptionRollbackFailedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},nt={name:"CustomerRedemptionRollbackSuccceededActivity",sources:{
"#/required":"S17","#/properties/data/required":"S17"}},pt={name:"CustomerRewardedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},ct={
name:"CustomerRewardedLoyaltyPointsActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},mt={name:"CustomerRewardRedemptionsCreatedActivity",
sources:{"#/required":"S17","#/properties/data/required":"S17"}},ut={name:"CustomerRewardRedemptionsPendingActivity",sources:{"#/required":"S17","#/properties/d\
ata/required":"S17"}},lt={name:"CustomerRewardRedemptionsCompletedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},dt={name:"CustomerR\
ewardRedemptionsRolledbackActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},yt={name:"CustomerVoucherDeletedActivity",sources:{"#/requi\
red":"S17","#/properties/data/required":"S17"}},ft={name:"CustomerPendingPointsActivatedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},
ht={name:"CustomerPendingPointsAddedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},gt={name:"CustomerPendingPointsCanceledActivity",
sources:{"#/required":"S17","#/properties/data/required":"S17"}},bt={name:"CustomerPendingPointsUpdatedActivity",sources:{"#/required":"S17","#/properties/data/\
required":"S17"}},Pt={name:"CustomerPointsAddedActivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},vt={name:"CustomerPointsTransferredAct\
ivity",sources:{"#/required":"S17","#/properties/data/required":"S17"}},kt={name:"CustomerPointsExpiredActivity",sources:{"#/required":"S17","#/properties/data/\
required":"S17"}},wt={name:"LoyaltyTierUpgradedData",sources:{"#/properties/created_at/format":"S25"}},_t={name:"LoyaltyTierDowngradedData",sources:{"#/properti\
es/created_at/format":"S25"}},sr={name:"LoyaltyTierData",sources:{"#/properties/created_at/format":"S25"}},qt={name:"LoyaltyTierExpirationChangedData",sources:{
"#/properties/created_at/format":"S25","#/properties/expiration_date/format":"S25"}},lr={name:"CustomerPublicationData"},dr={name:"CustomerRedemptionRollbackDat\
a"},At={name:"CustomerRewardedData"},$t={name:"CustomerRewardedLoyaltyPointsData"},jt={name:"LoyaltyPointsOrder"},Dt={name:"CustomerVoucherDeletedData"},Ct={name:"\
PendingPointsActivatedData"},or={name:"PendingPointsData"},Et={name:"PointsAddedData"},Rt={name:"PointsTransferredData"},Ot={name:"PointsExpiredData"},St={name:"\
PointsAddedTransaction"},Tt={name:"PointsTransferredTransaction"},Lt={name:"PointsExpiredTransaction"},ar={name:"TransactionDetails",sources:{"#/properties/rede\
mption/properties/id/type":"S38","#/properties/rollback/properties/id/type":"S38"}},mr={name:"NamedReference"},G={name:"DetailReference",sources:{"#/properties/\
id/type":"S38","#/properties/name/type":"S38"}},L={name:"LoyaltyTier",sources:{"#/properties/created_at/format":"S25","#/properties/updated_at/format":"S25"}},k={
name:"CustomerSummary"},_={name:"CampaignSummary"},q={name:"VoucherSummary",sources:{"#/type":"S16"}},V={name:"VoucherBalance",sources:{"#/type":"S16"}},yr={name:"\
PendingPoints",sources:{"#/type":"S16"}},Vt={name:"VoucherTransaction",sources:{"#/type":"S16"}},ir={name:"VoucherTransactionBase",sources:{"#/type":"S16"}},fr={
name:"OrderSummary",sources:{"#/type":"S16"}},Nt={name:"CalculatedOrder",sources:{"#/type":"S16"}},xt={name:"OrderItem",sources:{"#/type":"S16"}},Mt={name:"Earn\
ingRule",sources:{"#/type":"S16"}},hr={name:"RedemptionSummary",sources:{"#/type":"S16"}},It={name:"RewardResult",sources:{"#/type":"S16"}},Bt={name:"ReferralTi\
er",sources:{"#/type":"S16"}},Ut={name:"ReferralProgram",sources:{"#/type":"S16"}},gr={name:"CustomEvent",sources:{"#/type":"S16"}},Ft={name:"SegmentSummary",sources:{
"#/type":"S16"}},Ht={name:"Publication",sources:{"#/type":"S16"}},Xt={name:"PointsBucket",sources:{"#/type":"S16"}},Wt={name:"LoyaltyTierExpiration",sources:{"#\
/type":"S16"}},zt={name:"TierBase",sources:{"#/type":"S16"}},Jt={name:"CampaignVoucherSummary",sources:{"#/type":"S16"}},nr={name:"CustomerRedemptionData",sources:{
"#/type":"S16"}},z={name:"RewardRedemptionsData",sources:{"#/type":"S16"}},fa={name:"listMemberActivityParameters"},ha={name:"generateTokenParameters"},ga={name:"\
revokeTokenParameters"},ba={name:"listWebhooksParameters"},Pa={name:"listUsersParameters"},va={name:"generateToken200Headers",sources:{"#/properties/Cache-Contr\
ol/type":"4.2","#/properties/Cache-Control/pattern":"4.2 S40","#/properties/Cache-Control/default":"4.2","#/properties/Pragma/type":"4.2","#/properties/Pragma/p\
attern":"4.2 S40","#/properties/Pragma/default":"4.2"}},ka={name:"generateToken4XXHeaders",sources:{"#/properties/Cache-Control/type":"4.2","#/properties/Cache-\
Control/pattern":"4.2 S40","#/properties/Cache-Control/default":"4.2","#/properties/Pragma/type":"4.2","#/properties/Pragma/pattern":"4.2 S40","#/properties/Pra\
gma/default":"4.2","#/properties/Retry-After/type":"8","#/properties/Allow/type":"7.2"}},wa={name:"revokeToken2XXHeaders",sources:{"#/properties/Cache-Control/t\
ype":"4.2","#/properties/Cache-Control/pattern":"4.2 S40","#/properties/Cache-Control/default":"4.2","#/properties/Pragma/type":"4.2","#/properties/Pragma/patte\
rn":"4.2 S40","#/properties/Pragma/default":"4.2"}},_a={name:"revokeToken4XXHeaders",sources:{"#/properties/Cache-Control/type":"4.2","#/properties/Cache-Contro\
l/pattern":"4.2 S40","#/properties/Cache-Control/default":"4.2","#/properties/Pragma/type":"4.2","#/properties/Pragma/pattern":"4.2 S40","#/properties/Pragma/de\
fault":"4.2","#/properties/Retry-After/type":"8","#/properties/Allow/type":"7.2"}},qa=t=>m(rs,ma,t),Aa=t=>m(ss,W,t),$a=t=>m(os,Jr,t),ja=t=>m(ms,aa,t),Da=t=>m(us,
la,t),Ca=t=>m(ls,da,t),Ea=t=>m(ds,Wr,t),Ra=t=>m(fs,na,t),Oa=t=>m(hs,ya,t),Sa=t=>m(bs,pa,t),Ta=t=>m(Ps,ca,t),La=t=>m(vs,ua,t),Va=t=>m(ks,Hr,t),Na=t=>m(_s,ia,t),xa=t=>m(
qs,va,t),Ma=t=>m(As,ka,t),Ia=t=>m($s,ha,t),Ba=t=>m(js,fa,t),Ua=t=>m(Cs,Pa,t),Fa=t=>m(Es,ba,t),Ha=t=>m(Rs,wa,t),Xa=t=>m(Os,_a,t),Wa=t=>m(Ss,ga,t),Ga=t=>m(Ts,ur,t),
Ka=t=>m(Ls,Xr,t),Ya=t=>m(Vs,zr,t),Za=t=>m(Ns,g,t),Qa=t=>m(xs,b,t),ei=t=>m(Ms,Gr,t),ri=t=>m(Is,Kr,t),ti=t=>m(Bs,Yr,t),si=t=>m(Us,Zr,t),oi=t=>m(Fs,Qr,t),ai=t=>m(Hs,
et,t),ii=t=>m(Xs,rt,t),ni=t=>m(Ws,tt,t),pi=t=>m(zs,st,t),ci=t=>m(Js,ot,t),mi=t=>m(Gs,at,t),ui=t=>m(Ks,it,t),li=t=>m(Ys,nt,t),di=t=>m(Zs,pt,t),yi=t=>m(Qs,ct,t),fi=t=>m(
eo,mt,t),hi=t=>m(ro,ut,t),gi=t=>m(to,lt,t),bi=t=>m(so,dt,t),Pi=t=>m(oo,yt,t),vi=t=>m(ao,ft,t),ki=t=>m(io,ht,t),wi=t=>m(no,gt,t),_i=t=>m(po,bt,t),qi=t=>m(co,Pt,t),
Ai=t=>m(mo,vt,t),$i=t=>m(uo,kt,t),ji=t=>m(lo,wt,t),Di=t=>m(yo,_t,t),Ci=t=>m(fo,sr,t),Ei=t=>m(ho,qt,t),Ri=t=>m(go,lr,t),Oi=t=>m(bo,dr,t),Si=t=>m(Po,At,t),Ti=t=>m(
vo,$t,t),Li=t=>m(ko,jt,t),Vi=t=>m(wo,Dt,t),Ni=t=>m(_o,Ct,t),xi=t=>m(qo,or,t),Mi=t=>m(Ao,Et,t),Ii=t=>m($o,Rt,t),Bi=t=>m(jo,Ot,t),Ui=t=>m(Do,St,t),Fi=t=>m(Co,Tt,t),
Hi=t=>m(Eo,Lt,t),Xi=t=>m(Ro,ar,t),Wi=t=>m(Oo,mr,t),zi=t=>m(So,G,t),Ji=t=>m(To,L,t),Gi=t=>m(Lo,k,t),Ki=t=>m(Vo,_,t),Yi=t=>m(No,q,t),Zi=t=>m(xo,V,t),Qi=t=>m(Mo,yr,
t),en=t=>m(Io,Vt,t),rn=t=>m(Bo,ir,t),tn=t=>m(Uo,fr,t),sn=t=>m(Fo,Nt,t),on=t=>m(Ho,xt,t),an=t=>m(Xo,Mt,t),nn=t=>m(Wo,hr,t),pn=t=>m(zo,It,t),cn=t=>m(Jo,Bt,t),mn=t=>m(
Go,Ut,t),un=t=>m(Ko,gr,t),ln=t=>m(Yo,Ft,t),dn=t=>m(Zo,Ht,t),yn=t=>m(Qo,Xt,t),fn=t=>m(ea,Wt,t),hn=t=>m(ra,zt,t),gn=t=>m(ta,Jt,t),bn=t=>m(sa,nr,t),Pn=t=>m(oa,z,t);var vn={AccessToken:qa,ErrorObject:Aa,MemberActivity:$a,MemberActivityList:ja,MissingFeatureError:Da,ProjectNotFoundError:Ca,ProjectUser:Ea,ProjectUserList:Ra,ResourceNotFoundError:Oa,
TokenRequest:Sa,TokenRevocationRequest:Ta,UnauthorizedError:La,Webhook:Va,WebhookList:Na,generateToken200Headers:xa,generateToken4XXHeaders:Ma,generateTokenParameters:Ia,
listMemberActivityParameters:Ba,listUsersParameters:Ua,listWebhooksParameters:Fa,revokeToken2XXHeaders:Ha,revokeToken4XXHeaders:Xa,revokeTokenParameters:Wa};export{qa as AccessToken,sn as CalculatedOrder,Ki as CampaignSummary,gn as CampaignVoucherSummary,un as CustomEvent,ti as CustomerLoyaltyTierDowngradedActivity,
oi as CustomerLoyaltyTierExpirationChangedActivity,ai as CustomerLoyaltyTierJoinedActivity,ii as CustomerLoyaltyTierLeftActivity,si as CustomerLoyaltyTierProlongedActivity,
ri as CustomerLoyaltyTierUpgradedActivity,vi as CustomerPendingPointsActivatedActivity,ki as CustomerPendingPointsAddedActivity,wi as CustomerPendingPointsCanceledActivity,
_i as CustomerPendingPointsUpdatedActivity,qi as CustomerPointsAddedActivity,$i as CustomerPointsExpiredActivity,Ai as CustomerPointsTransferredActivity,Ri as CustomerPublicationData,
pi as CustomerPublicationFailedActivity,ni as CustomerPublicationSucceededActivity,bn as CustomerRedemptionData,ci as CustomerRedemptionFailedActivity,Oi as CustomerRedemptionRollbackData,
ui as CustomerRedemptionRollbackFailedActivity,li as CustomerRedemptionRollbackSuccceededActivity,mi as CustomerRedemptionSuccceededActivity,gi as CustomerRewardRedemptionsCompletedActivity,
fi as CustomerRewardRedemptionsCreatedActivity,hi as CustomerRewardRedemptionsPendingActivity,bi as CustomerRewardRedemptionsRolledbackActivity,di as CustomerRewardedActivity,
Si as CustomerRewardedData,yi as CustomerRewardedLoyaltyPointsActivity,Ti as CustomerRewardedLoyaltyPointsData,Gi as CustomerSummary,Pi as CustomerVoucherDeletedActivity,
Vi as CustomerVoucherDeletedData,zi as DetailReference,an as EarningRule,Aa as ErrorObject,ei as EventSource,Li as LoyaltyPointsOrder,Ji as LoyaltyTier,Ci as LoyaltyTierData,
Di as LoyaltyTierDowngradedData,fn as LoyaltyTierExpiration,Ei as LoyaltyTierExpirationChangedData,ji as LoyaltyTierUpgradedData,$a as MemberActivity,Za as MemberActivityBase,
Qa as MemberActivityData,ja as MemberActivityList,Da as MissingFeatureError,Wi as NamedReference,on as OrderItem,tn as OrderSummary,Qi as PendingPoints,Ni as PendingPointsActivatedData,
xi as PendingPointsData,Mi as PointsAddedData,Ui as PointsAddedTransaction,yn as PointsBucket,Bi as PointsExpiredData,Hi as PointsExpiredTransaction,Ii as PointsTransferredData,
Fi as PointsTransferredTransaction,Ca as ProjectNotFoundError,Ya as ProjectRole,Ea as ProjectUser,Ra as ProjectUserList,dn as Publication,nn as RedemptionSummary,
mn as ReferralProgram,cn as ReferralTier,Oa as ResourceNotFoundError,Pn as RewardRedemptionsData,pn as RewardResult,Ga as ScopeList,ln as SegmentSummary,hn as TierBase,
Sa as TokenRequest,Ta as TokenRevocationRequest,Xi as TransactionDetails,La as UnauthorizedError,Zi as VoucherBalance,Yi as VoucherSummary,en as VoucherTransaction,
rn as VoucherTransactionBase,Va as Webhook,Ka as WebhookEventName,Na as WebhookList,vn as validators};
