// Generated from openapi.yaml by `npm run generate`. Do not edit.
var ze=new RegExp([/^\d\d\d\d-/,/(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)/,/[Tt](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d\d*)?/,
/(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/].map(({source:t})=>t).join(""));function Je(t){return ze.test(t)||dr(t)}function dr(t){let i=t.replace("-02-29","-02-2\
8").replace(/^(?<start>.{17})60/,"$<start>59");if(!ze.test(i))return!1;let a=Number(t.slice(0,4)),p=a%(a%100===0?400:4)===0,u=(Math.floor(yr(i)/6e7)+1)%1440===0;
return(p||!t.startsWith("02-29",5))&&(u||!t.startsWith("60",17))}function yr(t){let i=/\.(\d+)/.exec(t)?.[1]??"",a=t.startsWith(":60",16),p=a?"59":t.slice(17,19),
c=t.slice(i===""?19:20+i.length).toUpperCase();return Date.parse(`${t.slice(0,10)}T${t.slice(11,17)}${p}${c}`)*1e3+(a?999999:Number(i.slice(0,6).padEnd(6,"0")))}var Xe={"date-time":Je};function Ye(t,i,a,p){for(let c of i)c.instancePath=a+c.instancePath,c.component??=p;return t===null?i:t.concat(i)}function g(t,i,a){return p=>t(
p)?[]:(t.errors??[]).map(({keyword:u,instancePath:e,schemaPath:s,params:r,component:o=i})=>({keyword:u,instancePath:e,component:o,params:r,source:a[o+decodeURIComponent(
s)]}))}var fr={...Xe},mr=He;var hr=new RegExp("^(api|assets|async-actions|campaigns|categories|client_api|client_consents|client_customers|client_events|client_promotions|client_publish|cl\
ient_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|consents|customers|events|exports|locations|loyalties|me\
tadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|referrals|rewards|segments|skus|task-results|templates|tra\
sh-bin|validation-rules-assignments|validation-rules|validations|vouchers)( (api|assets|async-actions|campaigns|categories|client_api|client_consents|client_cus\
tomers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|\
consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|re\
ferrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers))*$","u");function T(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(typeof t=="string"){if(!hr.test(t)){let r={instancePath:i,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^(api|assets|async-actions|campaigns|categories|client_api|client_consents|client_customers|client_events|client_p\
romotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|consents|customers|events|exp\
orts|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|referrals|rewards|segments|skus\
|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers)( (api|assets|async-actions|campaigns|categories|client_api\
|client_consents|client_customers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_v\
alidations|client_vouchers|consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qu\
alifications|redemptions|referrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers))*$"}};
e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}return T.errors=
e,s===0}var n=Ye;function He(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.access_token===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"access_token"}};e===null?
e=[r]:e.push(r),s++}if(t.client_id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"client_id"}};e===null?e=[
r]:e.push(r),s++}if(t.expires_at===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"}};e===null?e=[r]:
e.push(r),s++}if(t.expires_in===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_in"}};e===null?e=[r]:e.
push(r),s++}if(t.scope===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scope"}};e===null?e=[r]:e.push(r),s++}
if(t.token_type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"token_type"}};e===null?e=[r]:e.push(r),s++}if(t.
access_token!==void 0&&typeof t.access_token!="string"){let r={instancePath:i+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.client_id!==void 0&&typeof t.client_id!="string"){let r={instancePath:i+"/client_id",schemaPath:"#/properties/\
client_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.expires_at!==void 0){let r=t.expires_at;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let o={instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.
push(o),s++}}if(t.expires_in!==void 0){let r=t.expires_in;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let o={instancePath:i+"/expires_in",schemaPath:"\
#/properties/expires_in/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}}if(t.scope!==void 0&&(T(t.scope)||(e=n(e,T.errors,"/scope","\
ScopeList"),s=e.length)),t.token_type!==void 0&&t.token_type!=="Bearer"){let r={instancePath:i+"/token_type",schemaPath:"#/properties/token_type/const",keyword:"\
const",params:{allowedValue:"Bearer"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),s++}return He.errors=e,s===0}var gr=k;function k(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.code===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[r]:e.push(r),s++}if(t.message===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0){let r=t.
code;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let o={instancePath:i+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"in\
teger"}};e===null?e=[o]:e.push(o),s++}}if(t.key!==void 0&&typeof t.key!="string"){let r={instancePath:i+"/key",schemaPath:"#/properties/key/type",keyword:"type",
params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&typeof t.message!="string"){let r={instancePath:i+"/message",schemaPath:"#/propertie\
s/message/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.details!==void 0&&typeof t.details!="string"){let r={instancePath:i+"/d\
etails",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.request_id!==void 0&&typeof t.request_id!=
"string"){let r={instancePath:i+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.
resource_id!==void 0&&typeof t.resource_id!="string"){let r={instancePath:i+"/resource_id",schemaPath:"#/properties/resource_id/type",keyword:"type",params:{type:"\
string"}};e===null?e=[r]:e.push(r),s++}if(t.resource_type!==void 0&&typeof t.resource_type!="string"){let r={instancePath:i+"/resource_type",schemaPath:"#/prope\
rties/resource_type/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.error!==void 0){let r=t.error;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.message!==void 0&&typeof r.message!="string"){let o={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return k.
errors=e,s===0}var _r=N;var A=fr["date-time"];function d(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(
r),s++}if(t.created_at===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),
s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:
e.push(r),s++}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!A(r)){let o={instancePath:i+"/created_at",schemaPath:"#/properties/created\
_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/created_at",schemaPath:"#/properties/create\
d_at/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(t.group_id!==void 0&&typeof t.group_id!="string"){let r={instancePath:i+"/gro\
up_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return d.errors=e,s===0}function f(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:
e.push(r),s++}if(t.name!==void 0&&typeof t.name!="string"){let r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};
e===null?e=[r]:e.push(r),s++}if(t.email!==void 0&&typeof t.email!="string"){let r={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.source_id!==void 0&&typeof t.source_id!="string"){let r={instancePath:i+"/source_id",schemaPath:"#/properties/\
source_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.metadata!==void 0){let r=t.metadata;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){let o={instancePath:i+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(t.
object!==void 0&&t.object!=="customer"){let r={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"customer"}};
e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return f.errors=
e,s===0}var vr={type:"object",additionalProperties:!0,properties:{id:{type:"string"},name:{type:"string"},campaign_type:{type:"string"},type:{type:"string",enum:[
"AUTO_UPDATE","STATIC","STANDALONE"]},is_referral_code:{type:"boolean"},voucher:{$ref:"CampaignVoucherSummary"},referral_program:{$ref:"ReferralProgram"},auto_join:{
type:"boolean"}}};function F(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return F.errors=e,s===0}function W(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return W.errors=e,s===0}function m(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id!==void 0&&typeof t.id!=
"string"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.name!==void 0&&
typeof t.name!="string"){let r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.
campaign_type!==void 0&&typeof t.campaign_type!="string"){let r={instancePath:i+"/campaign_type",schemaPath:"#/properties/campaign_type/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0){let r=t.type;if(typeof r!="string"){let o={instancePath:i+"/type",schemaPath:"#/properties/type\
/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(!(r==="AUTO_UPDATE"||r==="STATIC"||r==="STANDALONE")){let o={instancePath:i+"/type",
schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:vr.properties.type.enum}};e===null?e=[o]:e.push(o),s++}}if(t.is_referral_code!==void 0&&
typeof t.is_referral_code!="boolean"){let r={instancePath:i+"/is_referral_code",schemaPath:"#/properties/is_referral_code/type",keyword:"type",params:{type:"boo\
lean"}};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&(F(t.voucher)||(e=n(e,F.errors,"/voucher","CampaignVoucherSummary"),s=e.length)),t.referral_program!==
void 0&&(W(t.referral_program)||(e=n(e,W.errors,"/referral_program","ReferralProgram"),s=e.length)),t.auto_join!==void 0&&typeof t.auto_join!="boolean"){let r={
instancePath:i+"/auto_join",schemaPath:"#/properties/auto_join/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return m.errors=e,s===0}var Ze={type:"object",allOf:[{$ref:"TierBase"}],
required:["id","campaign_id","metadata","created_at","config","object"],properties:{id:{type:"string"},campaign_id:{type:"string"},metadata:{type:["object","nul\
l"],additionalProperties:!0},created_at:{type:"string",format:"date-time"},updated_at:{type:["string","null"],format:"date-time"},config:{type:"object",required:[
"points"],properties:{points:{type:"object",properties:{from:{type:"integer"},to:{type:"integer"}}}}},expiration:{$ref:"LoyaltyTierExpiration"},object:{const:"l\
oyalty_tier"}}};function z(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return z.errors=e,s===0}function J(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return J.errors=e,s===0}function v(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(z(t)||(e=n(e,z.errors,"","TierBase"),s=e.length),t&&typeof t=="object"&&
!Array.isArray(t)){if(t.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),s++}
if(t.campaign_id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"campaign_id"}};e===null?e=[r]:e.push(r),s++}
if(t.metadata===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"}};e===null?e=[r]:e.push(r),s++}if(t.
created_at===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),s++}if(t.config===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"config"}};e===null?e=[r]:e.push(r),s++}if(t.object===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){
let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.campaign_id!==void 0&&typeof t.
campaign_id!="string"){let r={instancePath:i+"/campaign_id",schemaPath:"#/properties/campaign_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(
r),s++}if(t.metadata!==void 0){let r=t.metadata;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let o={instancePath:i+"/metadata",schemaPath:"#/proper\
ties/metadata/type",keyword:"type",params:{type:Ze.properties.metadata.type}};e===null?e=[o]:e.push(o),s++}}if(t.created_at!==void 0){let r=t.created_at;if(typeof r==
"string"){if(!A(r)){let o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[o]:
e.push(o),s++}}else{let o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),
s++}}if(t.updated_at!==void 0){let r=t.updated_at;if(typeof r!="string"&&r!==null){let o={instancePath:i+"/updated_at",schemaPath:"#/properties/updated_at/type",
keyword:"type",params:{type:Ze.properties.updated_at.type}};e===null?e=[o]:e.push(o),s++}if(typeof r=="string"&&!A(r)){let o={instancePath:i+"/updated_at",schemaPath:"\
#/properties/updated_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[o]:e.push(o),s++}}if(t.config!==void 0){let r=t.config;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.points===void 0){let o={instancePath:i+"/config",schemaPath:"#/properties/config/required",keyword:"required",params:{missingProperty:"\
points"}};e===null?e=[o]:e.push(o),s++}if(r.points!==void 0){let o=r.points;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.from!==void 0){let l=o.from;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let w={instancePath:i+"/config/points/from",schemaPath:"#/properties/config/properties/points/properties/from/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[w]:e.push(w),s++}}if(o.to!==void 0){let l=o.to;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let w={instancePath:i+
"/config/points/to",schemaPath:"#/properties/config/properties/points/properties/to/type",keyword:"type",params:{type:"integer"}};e===null?e=[w]:e.push(w),s++}}}else{
let l={instancePath:i+"/config/points",schemaPath:"#/properties/config/properties/points/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}}else{
let o={instancePath:i+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(t.expiration!==void 0&&
(J(t.expiration)||(e=n(e,J.errors,"/expiration","LoyaltyTierExpiration"),s=e.length)),t.object!==void 0&&t.object!=="loyalty_tier"){let r={instancePath:i+"/obje\
ct",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"loyalty_tier"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return v.errors=e,s===0}function X(t,{instancePath:i="",parentData:a,parentDataProperty:p,
rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.created_at===void 0){let r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier_to===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"loyalty_tier_to"}};e===null?e=[r]:e.push(r),s++}if(t.customer!==void 0&&(f(t.customer)||(e=n(e,f.errors,
"/customer","CustomerSummary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,"/campaign","CampaignSummary"),s=e.length)),t.loyalty_tier_from!==
void 0&&(v(t.loyalty_tier_from)||(e=n(e,v.errors,"/loyalty_tier_from","LoyaltyTier"),s=e.length)),t.loyalty_tier_to!==void 0&&(v(t.loyalty_tier_to)||(e=n(e,v.errors,
"/loyalty_tier_to","LoyaltyTier"),s=e.length)),t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!A(r)){let o={instancePath:i+"/created_at",schemaPath:"\
#/properties/created_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/created_at",schemaPath:"\
#/properties/created_at/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return X.errors=e,s===0}var Pr={type:"object",required:["channel"],properties:{channel:{type:"string",enum:[
"USER_PORTAL","API","CLIENT_API","INTERNAL"]},user:{type:"object",required:["id"],properties:{id:{type:"string"}}},api_key:{type:"object",required:["name","app_\
id"],properties:{name:{type:"string"},app_id:{type:"string"}}}}};function y(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){
let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.channel===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
channel"}};e===null?e=[r]:e.push(r),s++}if(t.channel!==void 0){let r=t.channel;if(typeof r!="string"){let o={instancePath:i+"/channel",schemaPath:"#/properties/\
channel/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(!(r==="USER_PORTAL"||r==="API"||r==="CLIENT_API"||r==="INTERNAL")){let o={instancePath:i+
"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues:Pr.properties.channel.enum}};e===null?e=[o]:e.push(o),s++}}if(t.user!==void 0){
let r=t.user;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let o={instancePath:i+"/user",schemaPath:"#/properties/user/required",keyword:"requi\
red",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0&&typeof r.id!="string"){let o={instancePath:i+"/user/id",schemaPath:"#/propert\
ies/user/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/user",schemaPath:"#/properties/us\
er/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(t.api_key!==void 0){let r=t.api_key;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.name===void 0){let o={instancePath:i+"/api_key",schemaPath:"#/properties/api_key/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[
o]:e.push(o),s++}if(r.app_id===void 0){let o={instancePath:i+"/api_key",schemaPath:"#/properties/api_key/required",keyword:"required",params:{missingProperty:"a\
pp_id"}};e===null?e=[o]:e.push(o),s++}if(r.name!==void 0&&typeof r.name!="string"){let o={instancePath:i+"/api_key/name",schemaPath:"#/properties/api_key/proper\
ties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(r.app_id!==void 0&&typeof r.app_id!="string"){let o={instancePath:i+"/api\
_key/app_id",schemaPath:"#/properties/api_key/properties/app_id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/api_key",schemaPath:"#/properties/api_key/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return y.errors=e,s===0}function Y(t,{instancePath:i="",parentData:a,parentDataProperty:p,
rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.
type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cus\
tomer.loyalty.tier.upgraded"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.loyalty.tier.upg\
raded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+"/\
data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={
instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==
void 0&&(X(r.data)||(e=n(e,X.errors,"/data/data","LoyaltyTierUpgradedData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,"/data/eve\
nt_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=
[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Y.errors=e,s===0}function Z(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.created_at===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),s++}
if(t.loyalty_tier_from===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loyalty_tier_from"}};e===null?e=[r]:e.
push(r),s++}if(t.customer!==void 0&&(f(t.customer)||(e=n(e,f.errors,"/customer","CustomerSummary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,
"/campaign","CampaignSummary"),s=e.length)),t.loyalty_tier_from!==void 0&&(v(t.loyalty_tier_from)||(e=n(e,v.errors,"/loyalty_tier_from","LoyaltyTier"),s=e.length)),
t.loyalty_tier_to!==void 0&&(v(t.loyalty_tier_to)||(e=n(e,v.errors,"/loyalty_tier_to","LoyaltyTier"),s=e.length)),t.created_at!==void 0){let r=t.created_at;if(typeof r==
"string"){if(!A(r)){let o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[o]:
e.push(o),s++}}else{let o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),
s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Z.errors=e,s===0}function G(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:
e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}
if(t.type!==void 0&&t.type!=="customer.loyalty.tier.downgraded"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
customer.loyalty.tier.downgraded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){
let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===
void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(
o),s++}r.data!==void 0&&(Z(r.data)||(e=n(e,Z.errors,"/data/data","LoyaltyTierDowngradedData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.
errors,"/data/event_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return G.
errors=e,s===0}function D(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.created_at===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),s++}
if(t.loyalty_tier===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loyalty_tier"}};e===null?e=[r]:e.push(r),s++}
if(t.customer!==void 0&&(f(t.customer)||(e=n(e,f.errors,"/customer","CustomerSummary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,"/campa\
ign","CampaignSummary"),s=e.length)),t.loyalty_tier!==void 0&&(v(t.loyalty_tier)||(e=n(e,v.errors,"/loyalty_tier","LoyaltyTier"),s=e.length)),t.created_at!==void 0){
let r=t.created_at;if(typeof r=="string"){if(!A(r)){let o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"\
date-time"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return D.
errors=e,s===0}function H(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"",
"MemberActivityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.prolonged"){let r={instancePath:i+"/type",schemaPath:"#/properties/type\
/const",keyword:"const",params:{allowedValue:"customer.loyalty.tier.prolonged"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{
missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(D(r.data)||(e=n(e,D.errors,"/data/data","LoyaltyTierData"),s=e.length)),r.event_source!==
void 0&&(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[r]:e.push(r),s++}return H.errors=e,s===0}function K(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.created_at===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),s++}
if(t.loyalty_tier===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loyalty_tier"}};e===null?e=[r]:e.push(r),s++}
if(t.expiration_date===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiration_date"}};e===null?e=[r]:e.push(
r),s++}if(t.customer!==void 0&&(f(t.customer)||(e=n(e,f.errors,"/customer","CustomerSummary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,
"/campaign","CampaignSummary"),s=e.length)),t.loyalty_tier!==void 0&&(v(t.loyalty_tier)||(e=n(e,v.errors,"/loyalty_tier","LoyaltyTier"),s=e.length)),t.created_at!==
void 0){let r=t.created_at;if(typeof r=="string"){if(!A(r)){let o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{
format:"date-time"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"\
string"}};e===null?e=[o]:e.push(o),s++}}if(t.expiration_date!==void 0){let r=t.expiration_date;if(typeof r=="string"){if(!A(r)){let o={instancePath:i+"/expirati\
on_date",schemaPath:"#/properties/expiration_date/format",keyword:"format",params:{format:"date-time"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/expiration_date",schemaPath:"#/properties/expiration_date/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return K.errors=e,s===0}function Q(t,{instancePath:i="",parentData:a,parentDataProperty:p,
rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.
type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cus\
tomer.loyalty.tier.expiration.changed"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.loyalt\
y.tier.expiration.changed"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let o={
instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===
void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(
o),s++}r.data!==void 0&&(K(r.data)||(e=n(e,K.errors,"/data/data","LoyaltyTierExpirationChangedData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=
n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Q.
errors=e,s===0}function ee(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActiv\
ityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.joined"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"con\
st",params:{allowedValue:"customer.loyalty.tier.joined"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:
e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"even\
t_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(D(r.data)||(e=n(e,D.errors,"/data/data","LoyaltyTierData"),s=e.length)),r.event_source!==void 0&&(y(r.
event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return ee.errors=e,s===0}function re(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActiv\
ityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.left"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",
params:{allowedValue:"customer.loyalty.tier.left"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
data===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),
s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};
e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(D(r.data)||(e=n(e,D.errors,"/data/data","LoyaltyTierData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||
(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return re.
errors=e,s===0}function te(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return te.errors=e,s===0}function V(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t))t.customer!==void 0&&(f(t.customer)||
(e=n(e,f.errors,"/customer","CustomerSummary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,"/campaign","CampaignSummary"),s=e.length)),t.publication!==
void 0&&(te(t.publication)||(e=n(e,te.errors,"/publication","Publication"),s=e.length));else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[r]:e.push(r),s++}return V.errors=e,s===0}function se(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){
let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.publication.succeeded"){let r={
instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.publication.succeeded"}};e===null?e=[r]:e.push(r),s++}
if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/re\
quired",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"#\
/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(V(r.data)||(e=n(e,V.errors,
"/data/data","CustomerPublicationData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{
let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return se.errors=e,s===0}function ie(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActiv\
ityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.publication.failed"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"cons\
t",params:{allowedValue:"customer.publication.failed"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(
o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_sourc\
e"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(V(r.data)||(e=n(e,V.errors,"/data/data","CustomerPublicationData"),s=e.length)),r.event_source!==void 0&&(y(
r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return ie.errors=e,s===0}function S(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return S.errors=e,s===0}function oe(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:
e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}
if(t.type!==void 0&&t.type!=="customer.redemption.failed"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
customer.redemption.failed"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let o={
instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===
void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(
o),s++}r.data!==void 0&&(S(r.data)||(e=n(e,S.errors,"/data/data","CustomerRedemptionData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,
"/data/event_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return oe.errors=e,
s===0}function ne(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActiv\
ityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.redemption.succceeded"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"c\
onst",params:{allowedValue:"customer.redemption.succceeded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:
e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"even\
t_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(S(r.data)||(e=n(e,S.errors,"/data/data","CustomerRedemptionData"),s=e.length)),r.event_source!==void 0&&
(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return ne.errors=e,s===0}function L(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return L.errors=e,s===0}function O(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(S(t)||(e=n(e,S.errors,"","CustomerRedemptionData"),s=e.length),t&&typeof t==
"object"&&!Array.isArray(t))t.redemption_rollback!==void 0&&(L(t.redemption_rollback)||(e=n(e,L.errors,"/redemption_rollback","RedemptionSummary"),s=e.length));else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return O.errors=e,s===0}function ae(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:
e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}
if(t.type!==void 0&&t.type!=="customer.redemption.rollback.failed"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
customer.redemption.rollback.failed"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){
let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===
void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(
o),s++}r.data!==void 0&&(O(r.data)||(e=n(e,O.errors,"/data/data","CustomerRedemptionRollbackData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=
n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ae.
errors=e,s===0}function pe(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActiv\
ityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.redemption.rollback.succceeded"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"customer.redemption.rollback.succceeded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};
e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(O(r.data)||(e=n(e,O.errors,"/data/data","CustomerRedemptionRollbackData"),s=e.length)),r.event_source!==
void 0&&(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[r]:e.push(r),s++}return pe.errors=e,s===0}var Ge={type:"object",properties:{customer:{$ref:"CustomerSummary"},holder:{$ref:"CustomerSummary"},voucher:{$ref:"VoucherSummary"},campaign:{$ref:"CampaignSumm\
ary"},redemption:{$ref:"RedemptionSummary"},reward:{$ref:"RewardResult"},referral_tier:{$ref:"ReferralTier"},balance:{type:["object","null"],properties:{amount:{
type:"integer"},points:{type:"integer"}}},custom_event:{$ref:"CustomEvent"},customer_event:{type:["object","null"],properties:{segment:{$ref:"SegmentSummary"},event_type:{
type:"string"}}}}};function h(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return h.errors=e,s===0}function ce(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ce.errors=e,s===0}function ue(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ue.errors=e,s===0}function B(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return B.errors=e,s===0}function le(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return le.errors=e,s===0}function de(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer!==void 0&&(f(t.
customer)||(e=n(e,f.errors,"/customer","CustomerSummary"),s=e.length)),t.holder!==void 0&&(f(t.holder)||(e=n(e,f.errors,"/holder","CustomerSummary"),s=e.length)),
t.voucher!==void 0&&(h(t.voucher)||(e=n(e,h.errors,"/voucher","VoucherSummary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,"/campaign","C\
ampaignSummary"),s=e.length)),t.redemption!==void 0&&(L(t.redemption)||(e=n(e,L.errors,"/redemption","RedemptionSummary"),s=e.length)),t.reward!==void 0&&(ce(t.
reward)||(e=n(e,ce.errors,"/reward","RewardResult"),s=e.length)),t.referral_tier!==void 0&&(ue(t.referral_tier)||(e=n(e,ue.errors,"/referral_tier","ReferralTier"),
s=e.length)),t.balance!==void 0){let r=t.balance;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let o={instancePath:i+"/balance",schemaPath:"#/proper\
ties/balance/type",keyword:"type",params:{type:Ge.properties.balance.type}};e===null?e=[o]:e.push(o),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.amount!==
void 0){let o=r.amount;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:i+"/balance/amount",schemaPath:"#/properties/balance/proper\
ties/amount/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),s++}}if(r.points!==void 0){let o=r.points;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){let l={instancePath:i+"/balance/points",schemaPath:"#/properties/balance/properties/points/type",keyword:"type",params:{type:"integer"}};e===null?
e=[l]:e.push(l),s++}}}}if(t.custom_event!==void 0&&(B(t.custom_event)||(e=n(e,B.errors,"/custom_event","CustomEvent"),s=e.length)),t.customer_event!==void 0){let r=t.
customer_event;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let o={instancePath:i+"/customer_event",schemaPath:"#/properties/customer_event/type",keyword:"\
type",params:{type:Ge.properties.customer_event.type}};e===null?e=[o]:e.push(o),s++}if(r&&typeof r=="object"&&!Array.isArray(r)&&(r.segment!==void 0&&(le(r.segment)||
(e=n(e,le.errors,"/customer_event/segment","SegmentSummary"),s=e.length)),r.event_type!==void 0&&typeof r.event_type!="string")){let o={instancePath:i+"/custome\
r_event/event_type",schemaPath:"#/properties/customer_event/properties/event_type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return de.errors=e,s===0}function ye(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:
e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}
if(t.type!==void 0&&t.type!=="customer.rewarded"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"custo\
mer.rewarded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+
"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={
instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==
void 0&&(de(r.data)||(e=n(e,de.errors,"/data/data","CustomerRewardedData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,"/data/even\
t_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[
o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ye.errors=e,s===0}function fe(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return fe.errors=e,s===0}function P(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return P.errors=e,s===0}function me(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return me.errors=e,s===0}function he(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return he.errors=e,s===0}function ge(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(me(t)||(e=n(e,me.errors,"","CalculatedOrder"),s=e.length),t&&typeof t==
"object"&&!Array.isArray(t)){if(t.items!==void 0){let r=t.items;if(Array.isArray(r)){if(r.length>500){let l={instancePath:i+"/items",schemaPath:"#/properties/it\
ems/maxItems",keyword:"maxItems",params:{limit:500}};e===null?e=[l]:e.push(l),s++}let o=r.length;for(let l=0;l<o;l++)he(r[l])||(e=n(e,he.errors,"/items/"+l,"Ord\
erItem"),s=e.length)}else{let o={instancePath:i+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ge.errors=e,s===0}function _e(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t))t.customer!==void 0&&(f(t.customer)||
(e=n(e,f.errors,"/customer","CustomerSummary"),s=e.length)),t.holder!==void 0&&(f(t.holder)||(e=n(e,f.errors,"/holder","CustomerSummary"),s=e.length)),t.voucher!==
void 0&&(h(t.voucher)||(e=n(e,h.errors,"/voucher","VoucherSummary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,"/campaign","CampaignSumma\
ry"),s=e.length)),t.loyalty_tier!==void 0&&(v(t.loyalty_tier)||(e=n(e,v.errors,"/loyalty_tier","LoyaltyTier"),s=e.length)),t.earning_rule!==void 0&&(fe(t.earning_rule)||
(e=n(e,fe.errors,"/earning_rule","EarningRule"),s=e.length)),t.balance!==void 0&&(P(t.balance)||(e=n(e,P.errors,"/balance","VoucherBalance"),s=e.length)),t.order!==
void 0&&(ge(t.order)||(e=n(e,ge.errors,"/order","LoyaltyPointsOrder"),s=e.length)),t.event!==void 0&&(B(t.event)||(e=n(e,B.errors,"/event","CustomEvent"),s=e.length));else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return _e.errors=e,s===0}function ve(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:
e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}
if(t.type!==void 0&&t.type!=="customer.rewarded.loyalty_points"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
customer.rewarded.loyalty_points"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){
let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===
void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(
o),s++}r.data!==void 0&&(_e(r.data)||(e=n(e,_e.errors,"/data/data","CustomerRewardedLoyaltyPointsData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||
(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ve.
errors=e,s===0}function q(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return q.errors=e,s===0}function Pe(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:
e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}
if(t.type!==void 0&&t.type!=="customer.reward_redemptions.created"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
customer.reward_redemptions.created"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){
let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===
void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(
o),s++}r.data!==void 0&&(q(r.data)||(e=n(e,q.errors,"/data/data","RewardRedemptionsData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,
"/data/event_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Pe.errors=e,
s===0}function be(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActiv\
ityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.reward_redemptions.pending"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"customer.reward_redemptions.pending"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(q(r.data)||(e=n(e,q.errors,"/data/data","RewardRedemptionsData"),s=e.length)),r.event_source!==void 0&&
(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return be.errors=e,s===0}function ke(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActiv\
ityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.reward_redemptions.completed"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"customer.reward_redemptions.completed"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(q(r.data)||(e=n(e,q.errors,"/data/data","RewardRedemptionsData"),s=e.length)),r.event_source!==void 0&&
(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return ke.errors=e,s===0}function we(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActiv\
ityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.reward_redemptions.rolledback"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"customer.reward_redemptions.rolledback"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(q(r.data)||(e=n(e,q.errors,"/data/data","RewardRedemptionsData"),s=e.length)),r.event_source!==void 0&&
(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return we.errors=e,s===0}function Ae(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t))t.customer!==void 0&&(f(t.customer)||(e=n(e,f.errors,"/customer","CustomerSummary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,"/campa\
ign","CampaignSummary"),s=e.length)),t.voucher!==void 0&&(h(t.voucher)||(e=n(e,h.errors,"/voucher","VoucherSummary"),s=e.length));else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ae.errors=e,s===0}function qe(t,{instancePath:i="",parentData:a,parentDataProperty:p,
rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.
type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cus\
tomer.voucher.deleted"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.voucher.deleted"}};e===
null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"\
#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"\
/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(Ae(r.data)||
(e=n(e,Ae.errors,"/data/data","CustomerVoucherDeletedData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","Even\
tSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return qe.errors=e,s===0}function M(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return M.errors=e,s===0}function je(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return je.errors=e,s===0}function x(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return x.errors=e,s===0}function De(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"customer"}};e===null?e=[r]:e.push(r),s++}if(t.campaign===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"campaign"}};e===null?e=[r]:e.push(r),s++}if(t.voucher===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"voucher"}};e===null?e=[r]:e.push(r),s++}if(t.balance===void 0){let r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"balance"}};e===null?e=[r]:e.push(r),s++}if(t.order===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"order"}};e===null?e=[r]:e.push(r),s++}if(t.transaction===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"transaction"}};e===null?e=[r]:e.push(r),s++}if(t.pending_points===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"pending_points"}};e===null?e=[r]:e.push(r),s++}t.customer!==void 0&&(f(t.customer)||(e=n(e,f.errors,"/customer","CustomerSumma\
ry"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,"/campaign","CampaignSummary"),s=e.length)),t.voucher!==void 0&&(h(t.voucher)||(e=n(e,h.errors,
"/voucher","VoucherSummary"),s=e.length)),t.balance!==void 0&&(P(t.balance)||(e=n(e,P.errors,"/balance","VoucherBalance"),s=e.length)),t.order!==void 0&&(M(t.order)||
(e=n(e,M.errors,"/order","OrderSummary"),s=e.length)),t.transaction!==void 0&&(je(t.transaction)||(e=n(e,je.errors,"/transaction","VoucherTransaction"),s=e.length)),
t.pending_points!==void 0&&(x(t.pending_points)||(e=n(e,x.errors,"/pending_points","PendingPoints"),s=e.length))}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return De.errors=e,s===0}function Se(t,{instancePath:i="",parentData:a,parentDataProperty:p,
rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.
type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cus\
tomer.voucher.loyalty_card.pending_points.activated"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"c\
ustomer.voucher.loyalty_card.pending_points.activated"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:
e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"even\
t_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(De(r.data)||(e=n(e,De.errors,"/data/data","PendingPointsActivatedData"),s=e.length)),r.event_source!==
void 0&&(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[r]:e.push(r),s++}return Se.errors=e,s===0}function E(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.customer===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"customer"}};e===null?e=[r]:e.push(r),s++}if(t.
campaign===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"campaign"}};e===null?e=[r]:e.push(r),s++}if(t.voucher===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"voucher"}};e===null?e=[r]:e.push(r),s++}if(t.voucher_pending_points_balance===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"voucher_pending_points_balance"}};e===null?e=[r]:e.push(r),s++}
if(t.order===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"order"}};e===null?e=[r]:e.push(r),s++}if(t.pending_points===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pending_points"}};e===null?e=[r]:e.push(r),s++}t.customer!==void 0&&
(f(t.customer)||(e=n(e,f.errors,"/customer","CustomerSummary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,"/campaign","CampaignSummary"),
s=e.length)),t.voucher!==void 0&&(h(t.voucher)||(e=n(e,h.errors,"/voucher","VoucherSummary"),s=e.length)),t.voucher_pending_points_balance!==void 0&&(P(t.voucher_pending_points_balance)||
(e=n(e,P.errors,"/voucher_pending_points_balance","VoucherBalance"),s=e.length)),t.order!==void 0&&(M(t.order)||(e=n(e,M.errors,"/order","OrderSummary"),s=e.length)),
t.pending_points!==void 0&&(x(t.pending_points)||(e=n(e,x.errors,"/pending_points","PendingPoints"),s=e.length))}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return E.errors=e,s===0}function Ee(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,
dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_\
card.pending_points.added"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_ca\
rd.pending_points.added"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let o={
instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===
void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(
o),s++}r.data!==void 0&&(E(r.data)||(e=n(e,E.errors,"/data/data","PendingPointsData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,
"/data/event_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ee.errors=e,
s===0}function Ce(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActiv\
ityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.pending_points.canceled"){let r={instancePath:i+"/type",schemaPath:"#/properties\
/type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.pending_points.canceled"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.
data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{
missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"\
required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(E(r.data)||(e=n(e,E.errors,"/data/data","PendingPointsData"),s=
e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),s++}return Ce.errors=e,s===0}function $e(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActiv\
ityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.pending_points.updated"){let r={instancePath:i+"/type",schemaPath:"#/properties/\
type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.pending_points.updated"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.
data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{
missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"\
required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(E(r.data)||(e=n(e,E.errors,"/data/data","PendingPointsData"),s=
e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),s++}return $e.errors=e,s===0}var br={type:"object",allOf:[{$ref:"VoucherTransactionBase"}],properties:{type:{type:"string",enum:["POINTS_ACCRUAL"]},details:{$ref:"TransactionDetails"}}};function C(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return C.errors=e,s===0}function R(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),s++}if(t.name===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="s\
tring"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.name!==void 0&&typeof t.
name!="string"){let r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return R.errors=e,s===0}function j(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),s++}if(t.name===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="s\
tring"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.name!==void 0&&typeof t.
name!="string"){let r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return j.errors=e,s===0}function $(t,{instancePath:i="",parentData:a,
parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.balance!==void 0&&(P(t.balance)||(e=
n(e,P.errors,"/balance","VoucherBalance"),s=e.length)),t.order!==void 0){let r=t.order;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let o={instancePath:i+
"/order",schemaPath:"#/properties/order/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),s++}if(r.source_id===void 0){let o={
instancePath:i+"/order",schemaPath:"#/properties/order/required",keyword:"required",params:{missingProperty:"source_id"}};e===null?e=[o]:e.push(o),s++}if(r.id!==
void 0&&typeof r.id!="string"){let o={instancePath:i+"/order/id",schemaPath:"#/properties/order/properties/id/type",keyword:"type",params:{type:"string"}};e===null?
e=[o]:e.push(o),s++}if(r.source_id!==void 0&&typeof r.source_id!="string"){let o={instancePath:i+"/order/source_id",schemaPath:"#/properties/order/properties/so\
urce_id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/order",schemaPath:"#/properties/order/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(t.event!==void 0){let r=t.event;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let o={
instancePath:i+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),s++}if(r.type===void 0){
let o={instancePath:i+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[o]:e.push(o),s++}if(r.id!==
void 0&&typeof r.id!="string"){let o={instancePath:i+"/event/id",schemaPath:"#/properties/event/properties/id/type",keyword:"type",params:{type:"string"}};e===null?
e=[o]:e.push(o),s++}if(r.type!==void 0&&typeof r.type!="string"){let o={instancePath:i+"/event/type",schemaPath:"#/properties/event/properties/type/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),s++}}if(t.earning_rule!==void 0){let r=t.earning_rule;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let o={instancePath:i+
"/earning_rule",schemaPath:"#/properties/earning_rule/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),s++}if(r.source===void 0){
let o={instancePath:i+"/earning_rule",schemaPath:"#/properties/earning_rule/required",keyword:"required",params:{missingProperty:"source"}};e===null?e=[o]:e.push(
o),s++}if(r.id!==void 0&&typeof r.id!="string"){let o={instancePath:i+"/earning_rule/id",schemaPath:"#/properties/earning_rule/properties/id/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(r.source!==void 0){let o=r.source;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.banner===void 0){let l={
instancePath:i+"/earning_rule/source",schemaPath:"#/properties/earning_rule/properties/source/required",keyword:"required",params:{missingProperty:"banner"}};e===
null?e=[l]:e.push(l),s++}if(o.banner!==void 0&&typeof o.banner!="string"){let l={instancePath:i+"/earning_rule/source/banner",schemaPath:"#/properties/earning_r\
ule/properties/source/properties/banner/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/earning_rule/sou\
rce",schemaPath:"#/properties/earning_rule/properties/source/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}}else{let o={instancePath:i+
"/earning_rule",schemaPath:"#/properties/earning_rule/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(t.segment!==void 0&&(R(t.segment)||
(e=n(e,R.errors,"/segment","NamedReference"),s=e.length)),t.loyalty_tier!==void 0&&(R(t.loyalty_tier)||(e=n(e,R.errors,"/loyalty_tier","NamedReference"),s=e.length)),
t.redemption!==void 0){let r=t.redemption;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let o={instancePath:i+"/redemption",schemaPath:"#/prope\
rties/redemption/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0&&typeof r.id!="string"){let o={instancePath:i+
"/redemption/id",schemaPath:"#/properties/redemption/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/redemption",schemaPath:"#/properties/redemption/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(t.rollback!==void 0){let r=t.rollback;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let o={instancePath:i+"/rollback",schemaPath:"#/properties/rollback/required",keyword:"required",
params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0&&typeof r.id!="string"){let o={instancePath:i+"/rollback/id",schemaPath:"#/properti\
es/rollback/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/rollback",schemaPath:"#/proper\
ties/rollback/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(t.custom_event!==void 0){let r=t.custom_event;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){if(r.id===void 0){let o={instancePath:i+"/custom_event",schemaPath:"#/properties/custom_event/required",keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[o]:e.push(o),s++}if(r.type===void 0){let o={instancePath:i+"/custom_event",schemaPath:"#/properties/custom_event/required",keyword:"required",
params:{missingProperty:"type"}};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0&&typeof r.id!="string"){let o={instancePath:i+"/custom_event/id",schemaPath:"#/pr\
operties/custom_event/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(r.type!==void 0&&typeof r.type!="string"){let o={
instancePath:i+"/custom_event/type",schemaPath:"#/properties/custom_event/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),
s++}}else{let o={instancePath:i+"/custom_event",schemaPath:"#/properties/custom_event/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}
t.holder_loyalty_tier!==void 0&&(j(t.holder_loyalty_tier)||(e=n(e,j.errors,"/holder_loyalty_tier","DetailReference"),s=e.length)),t.event_schema!==void 0&&(j(t.
event_schema)||(e=n(e,j.errors,"/event_schema","DetailReference"),s=e.length)),t.reward!==void 0&&(j(t.reward)||(e=n(e,j.errors,"/reward","DetailReference"),s=e.
length)),t.source_voucher!==void 0&&(h(t.source_voucher)||(e=n(e,h.errors,"/source_voucher","VoucherSummary"),s=e.length)),t.destination_voucher!==void 0&&(h(t.
destination_voucher)||(e=n(e,h.errors,"/destination_voucher","VoucherSummary"),s=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),s++}return $.errors=e,s===0}function Re(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){
let e=null,s=0;if(C(t)||(e=n(e,C.errors,"","VoucherTransactionBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0){let r=t.type;if(typeof r!=
"string"){let o={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(r!=="POINTS_A\
CCRUAL"){let o={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:br.properties.type.enum}};e===null?e=[o]:e.push(
o),s++}}t.details!==void 0&&($(t.details)||(e=n(e,$.errors,"/details","TransactionDetails"),s=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Re.errors=e,s===0}function Te(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,
dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t))t.customer!==void 0&&(f(t.customer)||(e=n(e,f.errors,"/customer","CustomerSu\
mmary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,"/campaign","CampaignSummary"),s=e.length)),t.voucher!==void 0&&(h(t.voucher)||(e=n(e,
h.errors,"/voucher","VoucherSummary"),s=e.length)),t.balance!==void 0&&(P(t.balance)||(e=n(e,P.errors,"/balance","VoucherBalance"),s=e.length)),t.transaction!==
void 0&&(Re(t.transaction)||(e=n(e,Re.errors,"/transaction","PointsAddedTransaction"),s=e.length));else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Te.errors=e,s===0}function Ve(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){
let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.points_a\
dded"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.points_added"}};e===
null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"\
#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"\
/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(Te(r.data)||
(e=n(e,Te.errors,"/data/data","PointsAddedData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=
e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ve.errors=e,s===0}var kr={type:"object",allOf:[{$ref:"VoucherTransactionBase"}],properties:{type:{type:"string",enum:["POINTS_TRANSFER_IN","POINTS_TRANSFER_OUT"]},details:{$ref:"\
TransactionDetails"}}};function Le(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(C(t)||(e=n(e,C.
errors,"","VoucherTransactionBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0){let r=t.type;if(typeof r!="string"){let o={instancePath:i+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(!(r==="POINTS_TRANSFER_IN"||r==="POINTS_TRANS\
FER_OUT")){let o={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:kr.properties.type.enum}};e===null?e=[o]:e.push(
o),s++}}t.details!==void 0&&($(t.details)||(e=n(e,$.errors,"/details","TransactionDetails"),s=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Le.errors=e,s===0}function Oe(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,
dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t))t.customer!==void 0&&(f(t.customer)||(e=n(e,f.errors,"/customer","CustomerSu\
mmary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,"/campaign","CampaignSummary"),s=e.length)),t.voucher!==void 0&&(h(t.voucher)||(e=n(e,
h.errors,"/voucher","VoucherSummary"),s=e.length)),t.source_voucher!==void 0&&(h(t.source_voucher)||(e=n(e,h.errors,"/source_voucher","VoucherSummary"),s=e.length)),
t.destination_voucher!==void 0&&(h(t.destination_voucher)||(e=n(e,h.errors,"/destination_voucher","VoucherSummary"),s=e.length)),t.balance!==void 0&&(P(t.balance)||
(e=n(e,P.errors,"/balance","VoucherBalance"),s=e.length)),t.transaction!==void 0&&(Le(t.transaction)||(e=n(e,Le.errors,"/transaction","PointsTransferredTransact\
ion"),s=e.length));else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Oe.errors=e,s===0}function Be(t,{
instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),
t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};
e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:
e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.points_transferred"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",
keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.points_transferred"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{
missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(Oe(r.data)||(e=n(e,Oe.errors,"/data/data","PointsTransferredData"),s=e.length)),
r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/p\
roperties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),s++}return Be.errors=e,s===0}function Me(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Me.errors=e,s===0}var wr={type:"object",
allOf:[{$ref:"VoucherTransactionBase"}],properties:{type:{type:"string",enum:["POINTS_EXPIRATION"]},details:{$ref:"TransactionDetails"}}};function xe(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(C(t)||(e=n(e,C.errors,"","VoucherTransactionBase"),s=e.length),t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type!==void 0){let r=t.type;if(typeof r!="string"){let o={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(r!=="POINTS_EXPIRATION"){let o={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"\
enum",params:{allowedValues:wr.properties.type.enum}};e===null?e=[o]:e.push(o),s++}}t.details!==void 0&&($(t.details)||(e=n(e,$.errors,"/details","TransactionDe\
tails"),s=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return xe.errors=e,s===0}
function Ne(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.customer!==void 0&&(f(t.customer)||(e=n(e,f.errors,"/customer","CustomerSummary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,"/c\
ampaign","CampaignSummary"),s=e.length)),t.voucher!==void 0&&(h(t.voucher)||(e=n(e,h.errors,"/voucher","VoucherSummary"),s=e.length)),t.points!==void 0){let r=t.
points;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let o={instancePath:i+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[o]:e.push(o),s++}}if(t.buckets!==void 0){let r=t.buckets;if(Array.isArray(r)){let o=r.length;for(let l=0;l<o;l++)Me(r[l])||(e=n(e,Me.errors,
"/buckets/"+l,"PointsBucket"),s=e.length)}else{let o={instancePath:i+"/buckets",schemaPath:"#/properties/buckets/type",keyword:"type",params:{type:"array"}};e===
null?e=[o]:e.push(o),s++}}t.transaction!==void 0&&(xe(t.transaction)||(e=n(e,xe.errors,"/transaction","PointsExpiredTransaction"),s=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ne.errors=e,s===0}function Ie(t,{instancePath:i="",parentData:a,parentDataProperty:p,
rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.
type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cus\
tomer.voucher.loyalty_card.points_expired"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.vo\
ucher.loyalty_card.points_expired"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){
let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===
void 0){let o={instancePath:i+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(
o),s++}r.data!==void 0&&(Ne(r.data)||(e=n(e,Ne.errors,"/data/data","PointsExpiredData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,
"/data/event_source","EventSource"),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ie.errors=e,
s===0}function N(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){let r=t.type;if(typeof r=="string")if(r==="customer.loyalty.tier.upgraded")Y(t)||(e=n(e,Y.errors,"","CustomerLoyaltyTierUpgradedActivity"),s=e.length);else if(r===
"customer.loyalty.tier.downgraded")G(t)||(e=n(e,G.errors,"","CustomerLoyaltyTierDowngradedActivity"),s=e.length);else if(r==="customer.loyalty.tier.prolonged")H(
t)||(e=n(e,H.errors,"","CustomerLoyaltyTierProlongedActivity"),s=e.length);else if(r==="customer.loyalty.tier.expiration.changed")Q(t)||(e=n(e,Q.errors,"","Cust\
omerLoyaltyTierExpirationChangedActivity"),s=e.length);else if(r==="customer.loyalty.tier.joined")ee(t)||(e=n(e,ee.errors,"","CustomerLoyaltyTierJoinedActivity"),
s=e.length);else if(r==="customer.loyalty.tier.left")re(t)||(e=n(e,re.errors,"","CustomerLoyaltyTierLeftActivity"),s=e.length);else if(r==="customer.publication\
.succeeded")se(t)||(e=n(e,se.errors,"","CustomerPublicationSucceededActivity"),s=e.length);else if(r==="customer.publication.failed")ie(t)||(e=n(e,ie.errors,"",
"CustomerPublicationFailedActivity"),s=e.length);else if(r==="customer.redemption.failed")oe(t)||(e=n(e,oe.errors,"","CustomerRedemptionFailedActivity"),s=e.length);else if(r===
"customer.redemption.succceeded")ne(t)||(e=n(e,ne.errors,"","CustomerRedemptionSuccceededActivity"),s=e.length);else if(r==="customer.redemption.rollback.failed")
ae(t)||(e=n(e,ae.errors,"","CustomerRedemptionRollbackFailedActivity"),s=e.length);else if(r==="customer.redemption.rollback.succceeded")pe(t)||(e=n(e,pe.errors,
"","CustomerRedemptionRollbackSuccceededActivity"),s=e.length);else if(r==="customer.rewarded")ye(t)||(e=n(e,ye.errors,"","CustomerRewardedActivity"),s=e.length);else if(r===
"customer.rewarded.loyalty_points")ve(t)||(e=n(e,ve.errors,"","CustomerRewardedLoyaltyPointsActivity"),s=e.length);else if(r==="customer.reward_redemptions.crea\
ted")Pe(t)||(e=n(e,Pe.errors,"","CustomerRewardRedemptionsCreatedActivity"),s=e.length);else if(r==="customer.reward_redemptions.pending")be(t)||(e=n(e,be.errors,
"","CustomerRewardRedemptionsPendingActivity"),s=e.length);else if(r==="customer.reward_redemptions.completed")ke(t)||(e=n(e,ke.errors,"","CustomerRewardRedempt\
ionsCompletedActivity"),s=e.length);else if(r==="customer.reward_redemptions.rolledback")we(t)||(e=n(e,we.errors,"","CustomerRewardRedemptionsRolledbackActivity"),
s=e.length);else if(r==="customer.voucher.deleted")qe(t)||(e=n(e,qe.errors,"","CustomerVoucherDeletedActivity"),s=e.length);else if(r==="customer.voucher.loyalt\
y_card.pending_points.activated")Se(t)||(e=n(e,Se.errors,"","CustomerPendingPointsActivatedActivity"),s=e.length);else if(r==="customer.voucher.loyalty_card.pen\
ding_points.added")Ee(t)||(e=n(e,Ee.errors,"","CustomerPendingPointsAddedActivity"),s=e.length);else if(r==="customer.voucher.loyalty_card.pending_points.cancel\
ed")Ce(t)||(e=n(e,Ce.errors,"","CustomerPendingPointsCanceledActivity"),s=e.length);else if(r==="customer.voucher.loyalty_card.pending_points.updated")$e(t)||(e=
n(e,$e.errors,"","CustomerPendingPointsUpdatedActivity"),s=e.length);else if(r==="customer.voucher.loyalty_card.points_added")Ve(t)||(e=n(e,Ve.errors,"","Custom\
erPointsAddedActivity"),s=e.length);else if(r==="customer.voucher.loyalty_card.points_transferred")Be(t)||(e=n(e,Be.errors,"","CustomerPointsTransferredActivity"),
s=e.length);else if(r==="customer.voucher.loyalty_card.points_expired")Ie(t)||(e=n(e,Ie.errors,"","CustomerPointsExpiredActivity"),s=e.length);else{let o={instancePath:i,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"type",tagValue:r}};e===null?e=[o]:e.push(o),s++}else{let o={instancePath:i,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"type",tagValue:r}};e===null?e=[o]:e.push(o),s++}}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return N.errors=e,s===0}var Ar=Ke;function Ke(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.object===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[r]:e.push(r),s++}if(t.
data_ref===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data_ref"}};e===null?e=[r]:e.push(r),s++}if(t.data===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.has_more===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"has_more"}};e===null?e=[r]:e.push(r),s++}if(t.object!==void 0&&t.object!=="li\
st"){let r={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[r]:e.push(r),s++}if(t.data_ref!==
void 0&&t.data_ref!=="data"){let r={instancePath:i+"/data_ref",schemaPath:"#/properties/data_ref/const",keyword:"const",params:{allowedValue:"data"}};e===null?e=
[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let o=r.length;for(let l=0;l<o;l++)N(r[l])||(e=n(e,N.errors,"/data/"+l,"MemberActivity"),
s=e.length)}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}if(t.has_more!==
void 0&&typeof t.has_more!="boolean"){let r={instancePath:i+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type:"boolean"}};e===null?
e=[r]:e.push(r),s++}if(t.more_starting_after!==void 0&&typeof t.more_starting_after!="string"){let r={instancePath:i+"/more_starting_after",schemaPath:"#/proper\
ties/more_starting_after/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ke.errors=e,s===0}var qr=Qe;function Qe(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(k(t)||(e=n(e,k.errors,"","ErrorObject"),
s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.key===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
key"}};e===null?e=[r]:e.push(r),s++}if(t.details===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"details"}};
e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==402){let r={instancePath:i+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue:402}};
e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&t.message!=="Payment required"){let r={instancePath:i+"/message",schemaPath:"#/properties/message/const",keyword:"\
const",params:{allowedValue:"Payment required"}};e===null?e=[r]:e.push(r),s++}if(t.key!==void 0&&t.key!=="missing_required_feature"){let r={instancePath:i+"/key",
schemaPath:"#/properties/key/const",keyword:"const",params:{allowedValue:"missing_required_feature"}};e===null?e=[r]:e.push(r),s++}if(t.details!==void 0&&typeof t.
details!="string"){let r={instancePath:i+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Qe.errors=e,s===0}var jr=er;function er(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(k(t)||(e=n(e,k.errors,"","ErrorObject"),
s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.details===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
details"}};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==404){let r={instancePath:i+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{
allowedValue:404}};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&t.message!=="Resource not found"){let r={instancePath:i+"/message",schemaPath:"#/properti\
es/message/const",keyword:"const",params:{allowedValue:"Resource not found"}};e===null?e=[r]:e.push(r),s++}if(t.key!==void 0){let r={instancePath:i+"/key",schemaPath:"\
#/properties/key/not",keyword:"not",params:{}};e===null?e=[r]:e.push(r),s++}if(t.details!==void 0&&typeof t.details!="string"){let r={instancePath:i+"/details",
schemaPath:"#/properties/details/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return er.errors=e,s===0}var Dr=I;var Sr={type:"string",enum:["USER","ADMIN"]};function Ue(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,
s=0;if(typeof t!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(!(t==="USER"||t==="A\
DMIN")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Sr.enum}};e===null?e=[r]:e.push(r),s++}return Ue.errors=e,s===0}function I(t,{
instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.
id!="string"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.login!==void 0&&
typeof t.login!="string"){let r={instancePath:i+"/login",schemaPath:"#/properties/login/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}
if(t.email!==void 0&&typeof t.email!="string"){let r={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"}};e===null?
e=[r]:e.push(r),s++}if(t.first_name!==void 0&&typeof t.first_name!="string"){let r={instancePath:i+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"\
type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.last_name!==void 0&&typeof t.last_name!="string"){let r={instancePath:i+"/last_name",schemaPath:"\
#/properties/last_name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.projects!==void 0){let r=t.projects;if(r&&typeof r=="objec\
t"&&!Array.isArray(r))for(let o in r)Ue(r[o])||(e=n(e,Ue.errors,"/projects/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),"ProjectRole"),s=e.length);else{let o={instancePath:i+
"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(t.is_owner!==void 0&&typeof t.is_owner!=
"boolean"){let r={instancePath:i+"/is_owner",schemaPath:"#/properties/is_owner/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return I.errors=e,s===0}var Er=rr;function rr(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.object===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[r]:e.push(r),s++}if(t.
data_ref===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data_ref"}};e===null?e=[r]:e.push(r),s++}if(t.data===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.total===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[r]:e.push(r),s++}if(t.object!==void 0&&t.object!=="list"){
let r={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[r]:e.push(r),s++}if(t.data_ref!==
void 0&&t.data_ref!=="data"){let r={instancePath:i+"/data_ref",schemaPath:"#/properties/data_ref/const",keyword:"const",params:{allowedValue:"data"}};e===null?e=
[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let o=r.length;for(let l=0;l<o;l++)I(r[l])||(e=n(e,I.errors,"/data/"+l,"ProjectUser"),s=
e.length)}else{let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}if(t.total!==
void 0){let r=t.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let o={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"typ\
e",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return rr.errors=e,s===0}var Cr=tr,$r={type:"object",allOf:[{$ref:"ErrorObject"}],required:["key","details","request_id","resource_id","resource_t\
ype"],properties:{code:{const:404},key:{const:"not_found"},message:{const:"Resource not found"},details:{type:"string"},request_id:{type:"string"},resource_id:{
type:"string"},resource_type:{type:"string",enum:["voucher","campaign"]}}};function tr(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){
let e=null,s=0;if(k(t)||(e=n(e,k.errors,"","ErrorObject"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.key===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[r]:e.push(r),s++}if(t.details===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"details"}};e===null?e=[r]:e.push(r),s++}if(t.request_id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"request_id"}};e===null?e=[r]:e.push(r),s++}if(t.resource_id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"resource_id"}};e===null?e=[r]:e.push(r),s++}if(t.resource_type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"resource_type"}};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==404){let r={instancePath:i+"/code",schemaPath:"#/p\
roperties/code/const",keyword:"const",params:{allowedValue:404}};e===null?e=[r]:e.push(r),s++}if(t.key!==void 0&&t.key!=="not_found"){let r={instancePath:i+"/ke\
y",schemaPath:"#/properties/key/const",keyword:"const",params:{allowedValue:"not_found"}};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&t.message!=="Resou\
rce not found"){let r={instancePath:i+"/message",schemaPath:"#/properties/message/const",keyword:"const",params:{allowedValue:"Resource not found"}};e===null?e=
[r]:e.push(r),s++}if(t.details!==void 0&&typeof t.details!="string"){let r={instancePath:i+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.request_id!==void 0&&typeof t.request_id!="string"){let r={instancePath:i+"/request_id",schemaPath:"#/properti\
es/request_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.resource_id!==void 0&&typeof t.resource_id!="string"){let r={instancePath:i+
"/resource_id",schemaPath:"#/properties/resource_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.resource_type!==void 0){let r=t.
resource_type;if(typeof r!="string"){let o={instancePath:i+"/resource_type",schemaPath:"#/properties/resource_type/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),s++}if(!(r==="voucher"||r==="campaign")){let o={instancePath:i+"/resource_type",schemaPath:"#/properties/resource_type/enum",keyword:"e\
num",params:{allowedValues:$r.properties.resource_type.enum}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),s++}return tr.errors=e,s===0}var Rr=sr;function sr(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.grant_type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"grant_type"}};e===null?e=[r]:e.push(r),s++}
if(t.scope===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scope"}};e===null?e=[r]:e.push(r),s++}if(t.grant_type!==
void 0&&t.grant_type!=="client_credentials"){let r={instancePath:i+"/grant_type",schemaPath:"#/properties/grant_type/const",keyword:"const",params:{allowedValue:"\
client_credentials"}};e===null?e=[r]:e.push(r),s++}t.scope!==void 0&&(T(t.scope)||(e=n(e,T.errors,"/scope","ScopeList"),s=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return sr.errors=e,s===0}var Tr=ir;function ir(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.access_token===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"access_token"}};e===null?e=[r]:e.push(
r),s++}if(t.access_token!==void 0&&typeof t.access_token!="string"){let r={instancePath:i+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return ir.errors=e,s===0}var Vr=or;function or(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(k(t)||(e=n(e,k.errors,"","ErrorObject"),
s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.key===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
key"}};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==401){let r={instancePath:i+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{
allowedValue:401}};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&t.message!=="Unauthorized"){let r={instancePath:i+"/message",schemaPath:"#/properties/mes\
sage/const",keyword:"const",params:{allowedValue:"Unauthorized"}};e===null?e=[r]:e.push(r),s++}if(t.key!==void 0&&t.key!=="unauthorized"){let r={instancePath:i+
"/key",schemaPath:"#/properties/key/const",keyword:"const",params:{allowedValue:"unauthorized"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return or.errors=e,s===0}var Lr=U;var Or={anyOf:[{type:"string",enum:["redemption.succeeded","redemption.failed","redemption.rollback.succeeded","redemption.rollback.failed","publication.succeed\
ed","voucher.published","voucher.updated","voucher.deleted","voucher.created","voucher.enabled","voucher.disabled","voucher.loyalty_card.points_added","voucher.\
gift.balance_added","campaign.enabled","campaign.deleted","campaign.created","campaign.updated","campaign.disabled","campaign.vouchers.generation.completed","bu\
siness_validation_rule.assignment.created","business_validation_rule.assignment.deleted","business_validation_rule.created","business_validation_rule.deleted","\
business_validation_rule.updated","customer.created","customer.deleted","customer.rewarded","customer.rewarded.loyalty_points"]},{type:"string"}]};function Fe(t,{
instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0,r=s,o=!1,l=s;if(typeof t!="string"){let b={instancePath:i,
schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),s++}if(!(t==="redemption.succeeded"||t==="redemption.failed"||t==="r\
edemption.rollback.succeeded"||t==="redemption.rollback.failed"||t==="publication.succeeded"||t==="voucher.published"||t==="voucher.updated"||t==="voucher.delet\
ed"||t==="voucher.created"||t==="voucher.enabled"||t==="voucher.disabled"||t==="voucher.loyalty_card.points_added"||t==="voucher.gift.balance_added"||t==="campa\
ign.enabled"||t==="campaign.deleted"||t==="campaign.created"||t==="campaign.updated"||t==="campaign.disabled"||t==="campaign.vouchers.generation.completed"||t===
"business_validation_rule.assignment.created"||t==="business_validation_rule.assignment.deleted"||t==="business_validation_rule.created"||t==="business_validati\
on_rule.deleted"||t==="business_validation_rule.updated"||t==="customer.created"||t==="customer.deleted"||t==="customer.rewarded"||t==="customer.rewarded.loyalt\
y_points")){let b={instancePath:i,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues:Or.anyOf[0].enum}};e===null?e=[b]:e.push(b),s++}var w=l===s;if(o=
o||w,!o){let b=s;if(typeof t!="string"){let We={instancePath:i,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"}};e===null?e=[We]:e.push(We),s++}
var w=b===s;o=o||w}if(o)s=r,e!==null&&(r?e.length=r:e=null);else{let b={instancePath:i,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};e===null?e=[b]:e.push(b),
s++}return Fe.errors=e,s===0}function U(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.
push(r),s++}if(t.object!==void 0&&t.object!=="webhook"){let r={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"\
webhook"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!A(r)){let o={instancePath:i+"/created_at",schemaPath:"\
#/properties/created_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/created_at",schemaPath:"\
#/properties/created_at/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(t.events!==void 0){let r=t.events;if(Array.isArray(r)){let o=r.
length;for(let l=0;l<o;l++)Fe(r[l])||(e=n(e,Fe.errors,"/events/"+l,"WebhookEventName"),s=e.length)}else{let o={instancePath:i+"/events",schemaPath:"#/properties\
/events/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}if(t.target_url!==void 0&&typeof t.target_url!="string"){let r={instancePath:i+
"/target_url",schemaPath:"#/properties/target_url/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.active!==void 0&&typeof t.active!=
"boolean"){let r={instancePath:i+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return U.errors=e,s===0}var Br=nr;function nr(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.object===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[r]:e.push(r),s++}if(t.
data_ref===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data_ref"}};e===null?e=[r]:e.push(r),s++}if(t.data===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.total===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[r]:e.push(r),s++}if(t.object!==void 0&&t.object!=="list"){
let r={instancePath:i+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[r]:e.push(r),s++}if(t.data_ref!==
void 0&&t.data_ref!=="data"){let r={instancePath:i+"/data_ref",schemaPath:"#/properties/data_ref/const",keyword:"const",params:{allowedValue:"data"}};e===null?e=
[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let o=r.length;for(let l=0;l<o;l++)U(r[l])||(e=n(e,U.errors,"/data/"+l,"Webhook"),s=e.length)}else{
let o={instancePath:i+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}if(t.total!==void 0){let r=t.
total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let o={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return nr.
errors=e,s===0}var Mr=ar;function ar(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ar.errors=e,s===0}var xr=pr,Nr={type:"\
object",properties:{path:{type:"object",properties:{campaignId:{type:"string"},memberId:{type:"string"}},required:["campaignId","memberId"]},query:{type:"object",
properties:{limit:{type:"integer",minimum:1,maximum:100,default:10},order:{type:"string",enum:["created_at","-created_at"],default:"created_at"},starting_after_id:{
type:"string"}},required:[]}}};function pr(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.path!==void 0){let r=t.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.campaignId===void 0){let o={instancePath:i+"/pat\
h",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"campaignId"}};e===null?e=[o]:e.push(o),s++}if(r.memberId===void 0){let o={
instancePath:i+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"memberId"}};e===null?e=[o]:e.push(o),s++}if(r.campaignId!==
void 0&&typeof r.campaignId!="string"){let o={instancePath:i+"/path/campaignId",schemaPath:"#/properties/path/properties/campaignId/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),s++}if(r.memberId!==void 0&&typeof r.memberId!="string"){let o={instancePath:i+"/path/memberId",schemaPath:"#/propertie\
s/path/properties/memberId/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/path",schemaPath:"#/propertie\
s/path/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.limit!==void 0){let o=r.limit;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:i+"/query/limit",schemaPath:"#/properties/query\
/properties/limit/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),s++}if(typeof o=="number"&&isFinite(o)){if(o>100||isNaN(o)){let l={instancePath:i+
"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}};e===null?e=[l]:e.push(l),s++}if(o<
1||isNaN(o)){let l={instancePath:i+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===
null?e=[l]:e.push(l),s++}}}if(r.order!==void 0){let o=r.order;if(typeof o!="string"){let l={instancePath:i+"/query/order",schemaPath:"#/properties/query/propert\
ies/order/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}if(!(o==="created_at"||o==="-created_at")){let l={instancePath:i+"/query/ord\
er",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:Nr.properties.query.properties.order.enum}};e===null?e=[l]:e.push(
l),s++}}if(r.starting_after_id!==void 0&&typeof r.starting_after_id!="string"){let o={instancePath:i+"/query/starting_after_id",schemaPath:"#/properties/query/p\
roperties/starting_after_id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/query",schemaPath:"#/propert\
ies/query/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[r]:e.push(r),s++}return pr.errors=e,s===0}var Ir=cr;function cr(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.path!==void 0){let r=t.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.projectId===void 0){let o={instancePath:i+"/path",schemaPath:"#/propertie\
s/path/required",keyword:"required",params:{missingProperty:"projectId"}};e===null?e=[o]:e.push(o),s++}if(r.projectId!==void 0&&typeof r.projectId!="string"){let o={
instancePath:i+"/path/projectId",schemaPath:"#/properties/path/properties/projectId/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{
let o={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return cr.errors=e,s===0}var Ur=ur;function ur(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.path!==void 0){let r=t.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.projectId===void 0){let o={instancePath:i+"/path",schemaPath:"#/propertie\
s/path/required",keyword:"required",params:{missingProperty:"projectId"}};e===null?e=[o]:e.push(o),s++}if(r.projectId!==void 0&&typeof r.projectId!="string"){let o={
instancePath:i+"/path/projectId",schemaPath:"#/properties/path/properties/projectId/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{
let o={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ur.errors=e,s===0}var Fr=lr;function lr(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return lr.errors=e,s===0}var _={"WebhookList#\
/required":"S17","ProjectUserList#/required":"S17","Webhook#/required":"S17","Webhook#/properties/created_at/format":"S25","ProjectUser#/required":"S17","Member\
Activity#/discriminator":"S17","MemberActivityBase#/required":"S17","MemberActivityBase#/properties/created_at/format":"S25","CustomerLoyaltyTierUpgradedActivit\
y#/required":"S17","CustomerLoyaltyTierUpgradedActivity#/properties/data/required":"S17","CustomerLoyaltyTierDowngradedActivity#/required":"S17","CustomerLoyalt\
yTierDowngradedActivity#/properties/data/required":"S17","CustomerLoyaltyTierProlongedActivity#/required":"S17","CustomerLoyaltyTierProlongedActivity#/propertie\
s/data/required":"S17","CustomerLoyaltyTierExpirationChangedActivity#/required":"S17","CustomerLoyaltyTierExpirationChangedActivity#/properties/data/required":"\
S17","CustomerLoyaltyTierJoinedActivity#/required":"S17","CustomerLoyaltyTierJoinedActivity#/properties/data/required":"S17","CustomerLoyaltyTierLeftActivity#/r\
equired":"S17","CustomerLoyaltyTierLeftActivity#/properties/data/required":"S17","CustomerPublicationSucceededActivity#/required":"S17","CustomerPublicationSucc\
eededActivity#/properties/data/required":"S17","CustomerPublicationFailedActivity#/required":"S17","CustomerPublicationFailedActivity#/properties/data/required":"\
S17","CustomerRedemptionFailedActivity#/required":"S17","CustomerRedemptionFailedActivity#/properties/data/required":"S17","CustomerRedemptionSuccceededActivity\
#/required":"S17","CustomerRedemptionSuccceededActivity#/properties/data/required":"S17","CustomerRedemptionRollbackFailedActivity#/required":"S17","CustomerRed\
emptionRollbackFailedActivity#/properties/data/required":"S17","CustomerRedemptionRollbackSuccceededActivity#/required":"S17","CustomerRedemptionRollbackSucccee\
dedActivity#/properties/data/required":"S17","CustomerRewardedActivity#/required":"S17","CustomerRewardedActivity#/properties/data/required":"S17","CustomerRewa\
rdedLoyaltyPointsActivity#/required":"S17","CustomerRewardedLoyaltyPointsActivity#/properties/data/required":"S17","CustomerRewardRedemptionsCreatedActivity#/re\
quired":"S17","CustomerRewardRedemptionsCreatedActivity#/properties/data/required":"S17","CustomerRewardRedemptionsPendingActivity#/required":"S17","CustomerRew\
ardRedemptionsPendingActivity#/properties/data/required":"S17","CustomerRewardRedemptionsCompletedActivity#/required":"S17","CustomerRewardRedemptionsCompletedA\
ctivity#/properties/data/required":"S17","CustomerRewardRedemptionsRolledbackActivity#/required":"S17","CustomerRewardRedemptionsRolledbackActivity#/properties/\
data/required":"S17","CustomerVoucherDeletedActivity#/required":"S17","CustomerVoucherDeletedActivity#/properties/data/required":"S17","CustomerPendingPointsAct\
ivatedActivity#/required":"S17","CustomerPendingPointsActivatedActivity#/properties/data/required":"S17","CustomerPendingPointsAddedActivity#/required":"S17","C\
ustomerPendingPointsAddedActivity#/properties/data/required":"S17","CustomerPendingPointsCanceledActivity#/required":"S17","CustomerPendingPointsCanceledActivit\
y#/properties/data/required":"S17","CustomerPendingPointsUpdatedActivity#/required":"S17","CustomerPendingPointsUpdatedActivity#/properties/data/required":"S17",
"CustomerPointsAddedActivity#/required":"S17","CustomerPointsAddedActivity#/properties/data/required":"S17","CustomerPointsTransferredActivity#/required":"S17",
"CustomerPointsTransferredActivity#/properties/data/required":"S17","CustomerPointsExpiredActivity#/required":"S17","CustomerPointsExpiredActivity#/properties/d\
ata/required":"S17","LoyaltyTierUpgradedData#/properties/created_at/format":"S25","LoyaltyTierDowngradedData#/properties/created_at/format":"S25","LoyaltyTierDa\
ta#/properties/created_at/format":"S25","LoyaltyTierExpirationChangedData#/properties/created_at/format":"S25","LoyaltyTierExpirationChangedData#/properties/exp\
iration_date/format":"S25","TransactionDetails#/properties/redemption/properties/id/type":"S38","TransactionDetails#/properties/rollback/properties/id/type":"S3\
8","DetailReference#/properties/id/type":"S38","DetailReference#/properties/name/type":"S38","LoyaltyTier#/properties/created_at/format":"S25","LoyaltyTier#/pro\
perties/updated_at/format":"S25","VoucherSummary#/type":"S16","VoucherBalance#/type":"S16","PendingPoints#/type":"S16","VoucherTransaction#/type":"S16","Voucher\
TransactionBase#/type":"S16","OrderSummary#/type":"S16","CalculatedOrder#/type":"S16","OrderItem#/type":"S16","EarningRule#/type":"S16","RedemptionSummary#/type":"\
S16","RewardResult#/type":"S16","ReferralTier#/type":"S16","ReferralProgram#/type":"S16","CustomEvent#/type":"S16","SegmentSummary#/type":"S16","Publication#/ty\
pe":"S16","PointsBucket#/type":"S16","LoyaltyTierExpiration#/type":"S16","TierBase#/type":"S16","CampaignVoucherSummary#/type":"S16","CustomerRedemptionData#/ty\
pe":"S16","RewardRedemptionsData#/type":"S16"},Yr={AccessToken:g(mr,"AccessToken",_),ErrorObject:g(gr,"ErrorObject",_),MemberActivity:g(_r,"MemberActivity",_),MemberActivityList:g(
Ar,"MemberActivityList",_),MissingFeatureError:g(qr,"MissingFeatureError",_),ProjectNotFoundError:g(jr,"ProjectNotFoundError",_),ProjectUser:g(Dr,"ProjectUser",
_),ProjectUserList:g(Er,"ProjectUserList",_),ResourceNotFoundError:g(Cr,"ResourceNotFoundError",_),TokenRequest:g(Rr,"TokenRequest",_),TokenRevocationRequest:g(
Tr,"TokenRevocationRequest",_),UnauthorizedError:g(Vr,"UnauthorizedError",_),Webhook:g(Lr,"Webhook",_),WebhookList:g(Br,"WebhookList",_),generateTokenParameters:g(
Mr,"generateTokenParameters",_),listMemberActivityParameters:g(xr,"listMemberActivityParameters",_),listUsersParameters:g(Ir,"listUsersParameters",_),listWebhooksParameters:g(
Ur,"listWebhooksParameters",_),revokeTokenParameters:g(Fr,"revokeTokenParameters",_)};export{Yr as validators};
