// Generated from openapi.yaml by `npm run generate`. Do not edit.
var[F,Ge,hr,gr,W]=[45,58,46,43,48],_r=20,He=1440,vr=[1,3,5,7,8,10,12];function Xe(t){if(t.length<_r||!Pr(t))return!1;let o=Ye(t,11),p=j(t,17),a=19;if(t.charCodeAt(
a)===hr){do a++;while(a<t.length&&(t.charCodeAt(a)^W)<10);if(a===20||a===t.length)return!1}let u=t.length===a+1&&(t.charCodeAt(a)|32)===122?0:wr(t,a);return(t.charCodeAt(
10)|32)===116&&o>=0&&t.charCodeAt(16)===Ge&&p>=0&&u<He&&(p<60||p===60&&(o-u+1)%He===0)}function Pr(t){let o=j(t,0),p=j(t,2),a=j(t,5),c=j(t,8);return o>=0&&p>=0&&
t.charCodeAt(4)===F&&a>=1&&a<=12&&t.charCodeAt(7)===F&&c>=1&&(c<=28||c<=br((p===0?o:p)%4===0,a))}function br(t,o){return o===2?t?29:28:vr.includes(o)?31:30}function j(t,o){
let p=t.charCodeAt(o)^W,a=t.charCodeAt(o+1)^W;return p<10&&a<10?10*p+a:-1}function Ye(t,o){let p=j(t,o),a=j(t,o+3);return p>=0&&p<24&&t.charCodeAt(o+2)===Ge&&a>=
0&&a<60?60*p+a:-1}function wr(t,o){let p=t.charCodeAt(o),a=t.length===o+6&&(p===gr||p===F)?Ye(t,o+1):-1;return a<0?Number.POSITIVE_INFINITY:(44-p)*a}var Ze={"date-time":Xe};function Ke(t,o,p,a){for(let c of o)c.instancePath=p+c.instancePath,c.component??=a;return t===null?o:t.concat(o)}function g(t,o,p){return a=>t(
a)?[]:(t.errors??[]).map(({keyword:u,instancePath:e,schemaPath:s,params:r,component:i=o})=>({keyword:u,instancePath:e,component:i,params:r,source:p[i+decodeURIComponent(
s)]}))}var kr={...Ze},Ar=rr;var qr=new RegExp("^(api|assets|async-actions|campaigns|categories|client_api|client_consents|client_customers|client_events|client_promotions|client_publish|cl\
ient_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|consents|customers|events|exports|locations|loyalties|me\
tadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|referrals|rewards|segments|skus|task-results|templates|tra\
sh-bin|validation-rules-assignments|validation-rules|validations|vouchers)( (api|assets|async-actions|campaigns|categories|client_api|client_consents|client_cus\
tomers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|\
consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|re\
ferrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers))*$","u");function T(t,{instancePath:o="",
parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(typeof t=="string"){if(!qr.test(t)){let r={instancePath:o,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^(api|assets|async-actions|campaigns|categories|client_api|client_consents|client_customers|client_events|client_p\
romotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|consents|customers|events|exp\
orts|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|referrals|rewards|segments|skus\
|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers)( (api|assets|async-actions|campaigns|categories|client_api\
|client_consents|client_customers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_v\
alidations|client_vouchers|consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qu\
alifications|redemptions|referrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers))*$"}};
e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}return T.errors=
e,s===0}var n=Ke;function rr(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.access_token===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"access_token"}};e===null?
e=[r]:e.push(r),s++}if(t.client_id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"client_id"}};e===null?e=[
r]:e.push(r),s++}if(t.expires_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"}};e===null?e=[r]:
e.push(r),s++}if(t.expires_in===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_in"}};e===null?e=[r]:e.
push(r),s++}if(t.scope===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scope"}};e===null?e=[r]:e.push(r),s++}
if(t.token_type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"token_type"}};e===null?e=[r]:e.push(r),s++}if(t.
access_token!==void 0&&typeof t.access_token!="string"){let r={instancePath:o+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.client_id!==void 0&&typeof t.client_id!="string"){let r={instancePath:o+"/client_id",schemaPath:"#/properties/\
client_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.expires_at!==void 0){let r=t.expires_at;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let i={instancePath:o+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.
push(i),s++}}if(t.expires_in!==void 0){let r=t.expires_in;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:o+"/expires_in",schemaPath:"\
#/properties/expires_in/type",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),s++}}if(t.scope!==void 0&&(T(t.scope)||(e=n(e,T.errors,"/scope","\
ScopeList"),s=e.length)),t.token_type!==void 0&&t.token_type!=="Bearer"){let r={instancePath:o+"/token_type",schemaPath:"#/properties/token_type/const",keyword:"\
const",params:{allowedValue:"Bearer"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),s++}return rr.errors=e,s===0}var jr=w;function w(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
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
object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return w.
errors=e,s===0}var Dr=I;var A=kr["date-time"];function d(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(
r),s++}if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),
s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:
e.push(r),s++}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!A(r)){let i={instancePath:o+"/created_at",schemaPath:"#/properties/created\
_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/created_at",schemaPath:"#/properties/create\
d_at/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}if(t.group_id!==void 0&&typeof t.group_id!="string"){let r={instancePath:o+"/gro\
up_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return d.errors=e,s===0}function f(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:
e.push(r),s++}if(t.name!==void 0&&typeof t.name!="string"){let r={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};
e===null?e=[r]:e.push(r),s++}if(t.email!==void 0&&typeof t.email!="string"){let r={instancePath:o+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.source_id!==void 0&&typeof t.source_id!="string"){let r={instancePath:o+"/source_id",schemaPath:"#/properties/\
source_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.metadata!==void 0){let r=t.metadata;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){let i={instancePath:o+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.
object!==void 0&&t.object!=="customer"){let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"customer"}};
e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return f.errors=
e,s===0}var Sr={type:"object",additionalProperties:!0,properties:{id:{type:"string"},name:{type:"string"},campaign_type:{type:"string"},type:{type:"string",enum:[
"AUTO_UPDATE","STATIC","STANDALONE"]},is_referral_code:{type:"boolean"},voucher:{$ref:"CampaignVoucherSummary"},referral_program:{$ref:"ReferralProgram"},auto_join:{
type:"boolean"}}};function z(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return z.errors=e,s===0}function J(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return J.errors=e,s===0}function m(t,{instancePath:o="",
parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id!==void 0&&typeof t.id!=
"string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.name!==void 0&&
typeof t.name!="string"){let r={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.
campaign_type!==void 0&&typeof t.campaign_type!="string"){let r={instancePath:o+"/campaign_type",schemaPath:"#/properties/campaign_type/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0){let r=t.type;if(typeof r!="string"){let i={instancePath:o+"/type",schemaPath:"#/properties/type\
/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(!(r==="AUTO_UPDATE"||r==="STATIC"||r==="STANDALONE")){let i={instancePath:o+"/type",
schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Sr.properties.type.enum}};e===null?e=[i]:e.push(i),s++}}if(t.is_referral_code!==void 0&&
typeof t.is_referral_code!="boolean"){let r={instancePath:o+"/is_referral_code",schemaPath:"#/properties/is_referral_code/type",keyword:"type",params:{type:"boo\
lean"}};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&(z(t.voucher)||(e=n(e,z.errors,"/voucher","CampaignVoucherSummary"),s=e.length)),t.referral_program!==
void 0&&(J(t.referral_program)||(e=n(e,J.errors,"/referral_program","ReferralProgram"),s=e.length)),t.auto_join!==void 0&&typeof t.auto_join!="boolean"){let r={
instancePath:o+"/auto_join",schemaPath:"#/properties/auto_join/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return m.errors=e,s===0}var Qe={type:"object",allOf:[{$ref:"TierBase"}],
required:["id","campaign_id","metadata","created_at","config","object"],properties:{id:{type:"string"},campaign_id:{type:"string"},metadata:{type:["object","nul\
l"],additionalProperties:!0},created_at:{type:"string",format:"date-time"},updated_at:{type:["string","null"],format:"date-time"},config:{type:"object",required:[
"points"],properties:{points:{type:"object",properties:{from:{type:"integer"},to:{type:"integer"}}}}},expiration:{$ref:"LoyaltyTierExpiration"},object:{const:"l\
oyalty_tier"}}};function H(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return H.errors=e,s===0}function G(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return G.errors=e,s===0}function v(t,{instancePath:o="",
parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(H(t)||(e=n(e,H.errors,"","TierBase"),s=e.length),t&&typeof t=="object"&&
!Array.isArray(t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),s++}
if(t.campaign_id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"campaign_id"}};e===null?e=[r]:e.push(r),s++}
if(t.metadata===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"}};e===null?e=[r]:e.push(r),s++}if(t.
created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),s++}if(t.config===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"config"}};e===null?e=[r]:e.push(r),s++}if(t.object===void 0){let r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){
let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.campaign_id!==void 0&&typeof t.
campaign_id!="string"){let r={instancePath:o+"/campaign_id",schemaPath:"#/properties/campaign_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(
r),s++}if(t.metadata!==void 0){let r=t.metadata;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let i={instancePath:o+"/metadata",schemaPath:"#/proper\
ties/metadata/type",keyword:"type",params:{type:Qe.properties.metadata.type}};e===null?e=[i]:e.push(i),s++}}if(t.created_at!==void 0){let r=t.created_at;if(typeof r==
"string"){if(!A(r)){let i={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[i]:
e.push(i),s++}}else{let i={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),
s++}}if(t.updated_at!==void 0){let r=t.updated_at;if(typeof r!="string"&&r!==null){let i={instancePath:o+"/updated_at",schemaPath:"#/properties/updated_at/type",
keyword:"type",params:{type:Qe.properties.updated_at.type}};e===null?e=[i]:e.push(i),s++}if(typeof r=="string"&&!A(r)){let i={instancePath:o+"/updated_at",schemaPath:"\
#/properties/updated_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[i]:e.push(i),s++}}if(t.config!==void 0){let r=t.config;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.points===void 0){let i={instancePath:o+"/config",schemaPath:"#/properties/config/required",keyword:"required",params:{missingProperty:"\
points"}};e===null?e=[i]:e.push(i),s++}if(r.points!==void 0){let i=r.points;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.from!==void 0){let l=i.from;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let k={instancePath:o+"/config/points/from",schemaPath:"#/properties/config/properties/points/properties/from/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[k]:e.push(k),s++}}if(i.to!==void 0){let l=i.to;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let k={instancePath:o+
"/config/points/to",schemaPath:"#/properties/config/properties/points/properties/to/type",keyword:"type",params:{type:"integer"}};e===null?e=[k]:e.push(k),s++}}}else{
let l={instancePath:o+"/config/points",schemaPath:"#/properties/config/properties/points/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}}else{
let i={instancePath:o+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.expiration!==void 0&&
(G(t.expiration)||(e=n(e,G.errors,"/expiration","LoyaltyTierExpiration"),s=e.length)),t.object!==void 0&&t.object!=="loyalty_tier"){let r={instancePath:o+"/obje\
ct",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"loyalty_tier"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return v.errors=e,s===0}function X(t,{instancePath:o="",parentData:p,parentDataProperty:a,
rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),s++}if(t.loyalty_tier_to===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"loyalty_tier_to"}};e===null?e=[r]:e.push(r),s++}if(t.customer!==void 0&&(f(t.customer)||(e=n(e,f.errors,
"/customer","CustomerSummary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,"/campaign","CampaignSummary"),s=e.length)),t.loyalty_tier_from!==
void 0&&(v(t.loyalty_tier_from)||(e=n(e,v.errors,"/loyalty_tier_from","LoyaltyTier"),s=e.length)),t.loyalty_tier_to!==void 0&&(v(t.loyalty_tier_to)||(e=n(e,v.errors,
"/loyalty_tier_to","LoyaltyTier"),s=e.length)),t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!A(r)){let i={instancePath:o+"/created_at",schemaPath:"\
#/properties/created_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/created_at",schemaPath:"\
#/properties/created_at/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return X.errors=e,s===0}var Cr={type:"object",required:["channel"],properties:{channel:{type:"string",enum:[
"USER_PORTAL","API","CLIENT_API","INTERNAL"]},user:{type:"object",required:["id"],properties:{id:{type:"string"}}},api_key:{type:"object",required:["name","app_\
id"],properties:{name:{type:"string"},app_id:{type:"string"}}}}};function y(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){
let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.channel===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
channel"}};e===null?e=[r]:e.push(r),s++}if(t.channel!==void 0){let r=t.channel;if(typeof r!="string"){let i={instancePath:o+"/channel",schemaPath:"#/properties/\
channel/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(!(r==="USER_PORTAL"||r==="API"||r==="CLIENT_API"||r==="INTERNAL")){let i={instancePath:o+
"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues:Cr.properties.channel.enum}};e===null?e=[i]:e.push(i),s++}}if(t.user!==void 0){
let r=t.user;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let i={instancePath:o+"/user",schemaPath:"#/properties/user/required",keyword:"requi\
red",params:{missingProperty:"id"}};e===null?e=[i]:e.push(i),s++}if(r.id!==void 0&&typeof r.id!="string"){let i={instancePath:o+"/user/id",schemaPath:"#/propert\
ies/user/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/user",schemaPath:"#/properties/us\
er/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.api_key!==void 0){let r=t.api_key;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.name===void 0){let i={instancePath:o+"/api_key",schemaPath:"#/properties/api_key/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[
i]:e.push(i),s++}if(r.app_id===void 0){let i={instancePath:o+"/api_key",schemaPath:"#/properties/api_key/required",keyword:"required",params:{missingProperty:"a\
pp_id"}};e===null?e=[i]:e.push(i),s++}if(r.name!==void 0&&typeof r.name!="string"){let i={instancePath:o+"/api_key/name",schemaPath:"#/properties/api_key/proper\
ties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(r.app_id!==void 0&&typeof r.app_id!="string"){let i={instancePath:o+"/api\
_key/app_id",schemaPath:"#/properties/api_key/properties/app_id/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+
"/api_key",schemaPath:"#/properties/api_key/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return y.errors=e,s===0}function Y(t,{instancePath:o="",parentData:p,parentDataProperty:a,
rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.
type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cus\
tomer.loyalty.tier.upgraded"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.loyalty.tier.upg\
raded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/\
data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.event_source===void 0){let i={
instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[i]:e.push(i),s++}r.data!==
void 0&&(X(r.data)||(e=n(e,X.errors,"/data/data","LoyaltyTierUpgradedData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,"/data/eve\
nt_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=
[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Y.errors=e,s===0}function Z(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),s++}
if(t.loyalty_tier_from===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loyalty_tier_from"}};e===null?e=[r]:e.
push(r),s++}if(t.customer!==void 0&&(f(t.customer)||(e=n(e,f.errors,"/customer","CustomerSummary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,
"/campaign","CampaignSummary"),s=e.length)),t.loyalty_tier_from!==void 0&&(v(t.loyalty_tier_from)||(e=n(e,v.errors,"/loyalty_tier_from","LoyaltyTier"),s=e.length)),
t.loyalty_tier_to!==void 0&&(v(t.loyalty_tier_to)||(e=n(e,v.errors,"/loyalty_tier_to","LoyaltyTier"),s=e.length)),t.created_at!==void 0){let r=t.created_at;if(typeof r==
"string"){if(!A(r)){let i={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[i]:
e.push(i),s++}}else{let i={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),
s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Z.errors=e,s===0}function K(t,{instancePath:o="",
parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:
e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}
if(t.type!==void 0&&t.type!=="customer.loyalty.tier.downgraded"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
customer.loyalty.tier.downgraded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){
let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.event_source===
void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[i]:e.push(
i),s++}r.data!==void 0&&(Z(r.data)||(e=n(e,Z.errors,"/data/data","LoyaltyTierDowngradedData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.
errors,"/data/event_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return K.
errors=e,s===0}function D(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),s++}
if(t.loyalty_tier===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loyalty_tier"}};e===null?e=[r]:e.push(r),s++}
if(t.customer!==void 0&&(f(t.customer)||(e=n(e,f.errors,"/customer","CustomerSummary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,"/campa\
ign","CampaignSummary"),s=e.length)),t.loyalty_tier!==void 0&&(v(t.loyalty_tier)||(e=n(e,v.errors,"/loyalty_tier","LoyaltyTier"),s=e.length)),t.created_at!==void 0){
let r=t.created_at;if(typeof r=="string"){if(!A(r)){let i={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"\
date-time"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return D.
errors=e,s===0}function Q(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"",
"MemberActivityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.prolonged"){let r={instancePath:o+"/type",schemaPath:"#/properties/type\
/const",keyword:"const",params:{allowedValue:"customer.loyalty.tier.prolonged"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
data"}};e===null?e=[i]:e.push(i),s++}if(r.event_source===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{
missingProperty:"event_source"}};e===null?e=[i]:e.push(i),s++}r.data!==void 0&&(D(r.data)||(e=n(e,D.errors,"/data/data","LoyaltyTierData"),s=e.length)),r.event_source!==
void 0&&(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[r]:e.push(r),s++}return Q.errors=e,s===0}function ee(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.created_at===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),s++}
if(t.loyalty_tier===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loyalty_tier"}};e===null?e=[r]:e.push(r),s++}
if(t.expiration_date===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiration_date"}};e===null?e=[r]:e.push(
r),s++}if(t.customer!==void 0&&(f(t.customer)||(e=n(e,f.errors,"/customer","CustomerSummary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,
"/campaign","CampaignSummary"),s=e.length)),t.loyalty_tier!==void 0&&(v(t.loyalty_tier)||(e=n(e,v.errors,"/loyalty_tier","LoyaltyTier"),s=e.length)),t.created_at!==
void 0){let r=t.created_at;if(typeof r=="string"){if(!A(r)){let i={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{
format:"date-time"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"\
string"}};e===null?e=[i]:e.push(i),s++}}if(t.expiration_date!==void 0){let r=t.expiration_date;if(typeof r=="string"){if(!A(r)){let i={instancePath:o+"/expirati\
on_date",schemaPath:"#/properties/expiration_date/format",keyword:"format",params:{format:"date-time"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+
"/expiration_date",schemaPath:"#/properties/expiration_date/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ee.errors=e,s===0}function re(t,{instancePath:o="",parentData:p,parentDataProperty:a,
rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.
type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cus\
tomer.loyalty.tier.expiration.changed"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.loyalt\
y.tier.expiration.changed"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={
instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.event_source===
void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[i]:e.push(
i),s++}r.data!==void 0&&(ee(r.data)||(e=n(e,ee.errors,"/data/data","LoyaltyTierExpirationChangedData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||
(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return re.
errors=e,s===0}function te(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActiv\
ityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.joined"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"con\
st",params:{allowedValue:"customer.loyalty.tier.joined"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:
e.push(i),s++}if(r.event_source===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"even\
t_source"}};e===null?e=[i]:e.push(i),s++}r.data!==void 0&&(D(r.data)||(e=n(e,D.errors,"/data/data","LoyaltyTierData"),s=e.length)),r.event_source!==void 0&&(y(r.
event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return te.errors=e,s===0}function se(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActiv\
ityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.left"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",
params:{allowedValue:"customer.loyalty.tier.left"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),
s++}if(r.event_source===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};
e===null?e=[i]:e.push(i),s++}r.data!==void 0&&(D(r.data)||(e=n(e,D.errors,"/data/data","LoyaltyTierData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||
(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return se.
errors=e,s===0}function ie(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ie.errors=e,s===0}function V(t,{instancePath:o="",
parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t))t.customer!==void 0&&(f(t.customer)||
(e=n(e,f.errors,"/customer","CustomerSummary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,"/campaign","CampaignSummary"),s=e.length)),t.publication!==
void 0&&(ie(t.publication)||(e=n(e,ie.errors,"/publication","Publication"),s=e.length));else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[r]:e.push(r),s++}return V.errors=e,s===0}function oe(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){
let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.publication.succeeded"){let r={
instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.publication.succeeded"}};e===null?e=[r]:e.push(r),s++}
if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/re\
quired",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.event_source===void 0){let i={instancePath:o+"/data",schemaPath:"#\
/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[i]:e.push(i),s++}r.data!==void 0&&(V(r.data)||(e=n(e,V.errors,
"/data/data","CustomerPublicationData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{
let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return oe.errors=e,s===0}function ne(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActiv\
ityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.publication.failed"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"cons\
t",params:{allowedValue:"customer.publication.failed"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(
i),s++}if(r.event_source===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_sourc\
e"}};e===null?e=[i]:e.push(i),s++}r.data!==void 0&&(V(r.data)||(e=n(e,V.errors,"/data/data","CustomerPublicationData"),s=e.length)),r.event_source!==void 0&&(y(
r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return ne.errors=e,s===0}function S(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return S.errors=e,s===0}function ae(t,{instancePath:o="",
parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:
e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}
if(t.type!==void 0&&t.type!=="customer.redemption.failed"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
customer.redemption.failed"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={
instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.event_source===
void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[i]:e.push(
i),s++}r.data!==void 0&&(S(r.data)||(e=n(e,S.errors,"/data/data","CustomerRedemptionData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,
"/data/event_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===
null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ae.errors=e,
s===0}function pe(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActiv\
ityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.redemption.succceeded"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"c\
onst",params:{allowedValue:"customer.redemption.succceeded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:
e.push(i),s++}if(r.event_source===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"even\
t_source"}};e===null?e=[i]:e.push(i),s++}r.data!==void 0&&(S(r.data)||(e=n(e,S.errors,"/data/data","CustomerRedemptionData"),s=e.length)),r.event_source!==void 0&&
(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return pe.errors=e,s===0}function L(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return L.errors=e,s===0}function O(t,{instancePath:o="",
parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(S(t)||(e=n(e,S.errors,"","CustomerRedemptionData"),s=e.length),t&&typeof t==
"object"&&!Array.isArray(t))t.redemption_rollback!==void 0&&(L(t.redemption_rollback)||(e=n(e,L.errors,"/redemption_rollback","RedemptionSummary"),s=e.length));else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return O.errors=e,s===0}function ce(t,{instancePath:o="",
parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:
e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}
if(t.type!==void 0&&t.type!=="customer.redemption.rollback.failed"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
customer.redemption.rollback.failed"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){
let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.event_source===
void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[i]:e.push(
i),s++}r.data!==void 0&&(O(r.data)||(e=n(e,O.errors,"/data/data","CustomerRedemptionRollbackData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=
n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ce.
errors=e,s===0}function ue(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActiv\
ityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.redemption.rollback.succceeded"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"customer.redemption.rollback.succceeded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};
e===null?e=[i]:e.push(i),s++}if(r.event_source===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
event_source"}};e===null?e=[i]:e.push(i),s++}r.data!==void 0&&(O(r.data)||(e=n(e,O.errors,"/data/data","CustomerRedemptionRollbackData"),s=e.length)),r.event_source!==
void 0&&(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[r]:e.push(r),s++}return ue.errors=e,s===0}var er={type:"object",properties:{customer:{$ref:"CustomerSummary"},holder:{$ref:"CustomerSummary"},voucher:{$ref:"VoucherSummary"},campaign:{$ref:"CampaignSumm\
ary"},redemption:{$ref:"RedemptionSummary"},reward:{$ref:"RewardResult"},referral_tier:{$ref:"ReferralTier"},balance:{type:["object","null"],properties:{amount:{
type:"integer"},points:{type:"integer"}}},custom_event:{$ref:"CustomEvent"},customer_event:{type:["object","null"],properties:{segment:{$ref:"SegmentSummary"},event_type:{
type:"string"}}}}};function h(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return h.errors=e,s===0}function le(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return le.errors=e,s===0}function de(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return de.errors=e,s===0}function B(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return B.errors=e,s===0}function ye(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ye.errors=e,s===0}function fe(t,{instancePath:o="",
parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer!==void 0&&(f(t.
customer)||(e=n(e,f.errors,"/customer","CustomerSummary"),s=e.length)),t.holder!==void 0&&(f(t.holder)||(e=n(e,f.errors,"/holder","CustomerSummary"),s=e.length)),
t.voucher!==void 0&&(h(t.voucher)||(e=n(e,h.errors,"/voucher","VoucherSummary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,"/campaign","C\
ampaignSummary"),s=e.length)),t.redemption!==void 0&&(L(t.redemption)||(e=n(e,L.errors,"/redemption","RedemptionSummary"),s=e.length)),t.reward!==void 0&&(le(t.
reward)||(e=n(e,le.errors,"/reward","RewardResult"),s=e.length)),t.referral_tier!==void 0&&(de(t.referral_tier)||(e=n(e,de.errors,"/referral_tier","ReferralTier"),
s=e.length)),t.balance!==void 0){let r=t.balance;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let i={instancePath:o+"/balance",schemaPath:"#/proper\
ties/balance/type",keyword:"type",params:{type:er.properties.balance.type}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.amount!==
void 0){let i=r.amount;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let l={instancePath:o+"/balance/amount",schemaPath:"#/properties/balance/proper\
ties/amount/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),s++}}if(r.points!==void 0){let i=r.points;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))){let l={instancePath:o+"/balance/points",schemaPath:"#/properties/balance/properties/points/type",keyword:"type",params:{type:"integer"}};e===null?
e=[l]:e.push(l),s++}}}}if(t.custom_event!==void 0&&(B(t.custom_event)||(e=n(e,B.errors,"/custom_event","CustomEvent"),s=e.length)),t.customer_event!==void 0){let r=t.
customer_event;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let i={instancePath:o+"/customer_event",schemaPath:"#/properties/customer_event/type",keyword:"\
type",params:{type:er.properties.customer_event.type}};e===null?e=[i]:e.push(i),s++}if(r&&typeof r=="object"&&!Array.isArray(r)&&(r.segment!==void 0&&(ye(r.segment)||
(e=n(e,ye.errors,"/customer_event/segment","SegmentSummary"),s=e.length)),r.event_type!==void 0&&typeof r.event_type!="string")){let i={instancePath:o+"/custome\
r_event/event_type",schemaPath:"#/properties/customer_event/properties/event_type/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return fe.errors=e,s===0}function me(t,{instancePath:o="",
parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:
e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}
if(t.type!==void 0&&t.type!=="customer.rewarded"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"custo\
mer.rewarded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+
"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.event_source===void 0){let i={
instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[i]:e.push(i),s++}r.data!==
void 0&&(fe(r.data)||(e=n(e,fe.errors,"/data/data","CustomerRewardedData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,"/data/even\
t_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[
i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return me.errors=e,s===0}function he(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return he.errors=e,s===0}function P(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return P.errors=e,s===0}function ge(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ge.errors=e,s===0}function _e(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return _e.errors=e,s===0}function ve(t,{instancePath:o="",
parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(ge(t)||(e=n(e,ge.errors,"","CalculatedOrder"),s=e.length),t&&typeof t==
"object"&&!Array.isArray(t)){if(t.items!==void 0){let r=t.items;if(Array.isArray(r)){if(r.length>500){let l={instancePath:o+"/items",schemaPath:"#/properties/it\
ems/maxItems",keyword:"maxItems",params:{limit:500}};e===null?e=[l]:e.push(l),s++}let i=r.length;for(let l=0;l<i;l++)_e(r[l])||(e=n(e,_e.errors,"/items/"+l,"Ord\
erItem"),s=e.length)}else{let i={instancePath:o+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),s++}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ve.errors=e,s===0}function Pe(t,{instancePath:o="",
parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t))t.customer!==void 0&&(f(t.customer)||
(e=n(e,f.errors,"/customer","CustomerSummary"),s=e.length)),t.holder!==void 0&&(f(t.holder)||(e=n(e,f.errors,"/holder","CustomerSummary"),s=e.length)),t.voucher!==
void 0&&(h(t.voucher)||(e=n(e,h.errors,"/voucher","VoucherSummary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,"/campaign","CampaignSumma\
ry"),s=e.length)),t.loyalty_tier!==void 0&&(v(t.loyalty_tier)||(e=n(e,v.errors,"/loyalty_tier","LoyaltyTier"),s=e.length)),t.earning_rule!==void 0&&(he(t.earning_rule)||
(e=n(e,he.errors,"/earning_rule","EarningRule"),s=e.length)),t.balance!==void 0&&(P(t.balance)||(e=n(e,P.errors,"/balance","VoucherBalance"),s=e.length)),t.order!==
void 0&&(ve(t.order)||(e=n(e,ve.errors,"/order","LoyaltyPointsOrder"),s=e.length)),t.event!==void 0&&(B(t.event)||(e=n(e,B.errors,"/event","CustomEvent"),s=e.length));else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Pe.errors=e,s===0}function be(t,{instancePath:o="",
parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:
e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}
if(t.type!==void 0&&t.type!=="customer.rewarded.loyalty_points"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
customer.rewarded.loyalty_points"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){
let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.event_source===
void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[i]:e.push(
i),s++}r.data!==void 0&&(Pe(r.data)||(e=n(e,Pe.errors,"/data/data","CustomerRewardedLoyaltyPointsData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||
(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return be.
errors=e,s===0}function q(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return q.errors=e,s===0}function we(t,{instancePath:o="",
parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:
e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}
if(t.type!==void 0&&t.type!=="customer.reward_redemptions.created"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
customer.reward_redemptions.created"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){
let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.event_source===
void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[i]:e.push(
i),s++}r.data!==void 0&&(q(r.data)||(e=n(e,q.errors,"/data/data","RewardRedemptionsData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,
"/data/event_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===
null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return we.errors=e,
s===0}function ke(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActiv\
ityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.reward_redemptions.pending"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"customer.reward_redemptions.pending"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[i]:e.push(i),s++}if(r.event_source===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
event_source"}};e===null?e=[i]:e.push(i),s++}r.data!==void 0&&(q(r.data)||(e=n(e,q.errors,"/data/data","RewardRedemptionsData"),s=e.length)),r.event_source!==void 0&&
(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return ke.errors=e,s===0}function Ae(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActiv\
ityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.reward_redemptions.completed"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"customer.reward_redemptions.completed"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[i]:e.push(i),s++}if(r.event_source===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
event_source"}};e===null?e=[i]:e.push(i),s++}r.data!==void 0&&(q(r.data)||(e=n(e,q.errors,"/data/data","RewardRedemptionsData"),s=e.length)),r.event_source!==void 0&&
(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return Ae.errors=e,s===0}function qe(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActiv\
ityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.reward_redemptions.rolledback"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"customer.reward_redemptions.rolledback"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[i]:e.push(i),s++}if(r.event_source===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
event_source"}};e===null?e=[i]:e.push(i),s++}r.data!==void 0&&(q(r.data)||(e=n(e,q.errors,"/data/data","RewardRedemptionsData"),s=e.length)),r.event_source!==void 0&&
(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return qe.errors=e,s===0}function je(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t))t.customer!==void 0&&(f(t.customer)||(e=n(e,f.errors,"/customer","CustomerSummary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,"/campa\
ign","CampaignSummary"),s=e.length)),t.voucher!==void 0&&(h(t.voucher)||(e=n(e,h.errors,"/voucher","VoucherSummary"),s=e.length));else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return je.errors=e,s===0}function De(t,{instancePath:o="",parentData:p,parentDataProperty:a,
rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.
type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cus\
tomer.voucher.deleted"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.voucher.deleted"}};e===
null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"\
#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.event_source===void 0){let i={instancePath:o+"\
/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[i]:e.push(i),s++}r.data!==void 0&&(je(r.data)||
(e=n(e,je.errors,"/data/data","CustomerVoucherDeletedData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","Even\
tSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return De.errors=e,s===0}function N(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return N.errors=e,s===0}function Se(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Se.errors=e,s===0}function M(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return M.errors=e,s===0}function Ce(t,{instancePath:o="",
parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer===void 0){let r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"customer"}};e===null?e=[r]:e.push(r),s++}if(t.campaign===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"campaign"}};e===null?e=[r]:e.push(r),s++}if(t.voucher===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"voucher"}};e===null?e=[r]:e.push(r),s++}if(t.balance===void 0){let r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"balance"}};e===null?e=[r]:e.push(r),s++}if(t.order===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"order"}};e===null?e=[r]:e.push(r),s++}if(t.transaction===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"transaction"}};e===null?e=[r]:e.push(r),s++}if(t.pending_points===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"pending_points"}};e===null?e=[r]:e.push(r),s++}t.customer!==void 0&&(f(t.customer)||(e=n(e,f.errors,"/customer","CustomerSumma\
ry"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,"/campaign","CampaignSummary"),s=e.length)),t.voucher!==void 0&&(h(t.voucher)||(e=n(e,h.errors,
"/voucher","VoucherSummary"),s=e.length)),t.balance!==void 0&&(P(t.balance)||(e=n(e,P.errors,"/balance","VoucherBalance"),s=e.length)),t.order!==void 0&&(N(t.order)||
(e=n(e,N.errors,"/order","OrderSummary"),s=e.length)),t.transaction!==void 0&&(Se(t.transaction)||(e=n(e,Se.errors,"/transaction","VoucherTransaction"),s=e.length)),
t.pending_points!==void 0&&(M(t.pending_points)||(e=n(e,M.errors,"/pending_points","PendingPoints"),s=e.length))}else{let r={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ce.errors=e,s===0}function Ee(t,{instancePath:o="",parentData:p,parentDataProperty:a,
rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.
type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cus\
tomer.voucher.loyalty_card.pending_points.activated"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"c\
ustomer.voucher.loyalty_card.pending_points.activated"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:
e.push(i),s++}if(r.event_source===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"even\
t_source"}};e===null?e=[i]:e.push(i),s++}r.data!==void 0&&(Ce(r.data)||(e=n(e,Ce.errors,"/data/data","PendingPointsActivatedData"),s=e.length)),r.event_source!==
void 0&&(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[r]:e.push(r),s++}return Ee.errors=e,s===0}function C(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.customer===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"customer"}};e===null?e=[r]:e.push(r),s++}if(t.
campaign===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"campaign"}};e===null?e=[r]:e.push(r),s++}if(t.voucher===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"voucher"}};e===null?e=[r]:e.push(r),s++}if(t.voucher_pending_points_balance===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"voucher_pending_points_balance"}};e===null?e=[r]:e.push(r),s++}
if(t.order===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"order"}};e===null?e=[r]:e.push(r),s++}if(t.pending_points===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pending_points"}};e===null?e=[r]:e.push(r),s++}t.customer!==void 0&&
(f(t.customer)||(e=n(e,f.errors,"/customer","CustomerSummary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,"/campaign","CampaignSummary"),
s=e.length)),t.voucher!==void 0&&(h(t.voucher)||(e=n(e,h.errors,"/voucher","VoucherSummary"),s=e.length)),t.voucher_pending_points_balance!==void 0&&(P(t.voucher_pending_points_balance)||
(e=n(e,P.errors,"/voucher_pending_points_balance","VoucherBalance"),s=e.length)),t.order!==void 0&&(N(t.order)||(e=n(e,N.errors,"/order","OrderSummary"),s=e.length)),
t.pending_points!==void 0&&(M(t.pending_points)||(e=n(e,M.errors,"/pending_points","PendingPoints"),s=e.length))}else{let r={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return C.errors=e,s===0}function $e(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,
dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_\
card.pending_points.added"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_ca\
rd.pending_points.added"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={
instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.event_source===
void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[i]:e.push(
i),s++}r.data!==void 0&&(C(r.data)||(e=n(e,C.errors,"/data/data","PendingPointsData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,
"/data/event_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===
null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return $e.errors=e,
s===0}function Re(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActiv\
ityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.pending_points.canceled"){let r={instancePath:o+"/type",schemaPath:"#/properties\
/type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.pending_points.canceled"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.
data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{
missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.event_source===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"\
required",params:{missingProperty:"event_source"}};e===null?e=[i]:e.push(i),s++}r.data!==void 0&&(C(r.data)||(e=n(e,C.errors,"/data/data","PendingPointsData"),s=
e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),s++}return Re.errors=e,s===0}function Te(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActiv\
ityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?
e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.pending_points.updated"){let r={instancePath:o+"/type",schemaPath:"#/properties/\
type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.pending_points.updated"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.
data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{
missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.event_source===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"\
required",params:{missingProperty:"event_source"}};e===null?e=[i]:e.push(i),s++}r.data!==void 0&&(C(r.data)||(e=n(e,C.errors,"/data/data","PendingPointsData"),s=
e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),s++}return Te.errors=e,s===0}var Er={type:"object",allOf:[{$ref:"VoucherTransactionBase"}],properties:{type:{type:"string",enum:["POINTS_ACCRUAL"]},details:{$ref:"TransactionDetails"}}};function E(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return E.errors=e,s===0}function R(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),s++}if(t.name===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="s\
tring"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.name!==void 0&&typeof t.
name!="string"){let r={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return R.errors=e,s===0}function $(t,{instancePath:o="",parentData:p,
parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.balance!==void 0&&(P(t.balance)||(e=
n(e,P.errors,"/balance","VoucherBalance"),s=e.length)),t.order!==void 0){let r=t.order;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let i={instancePath:o+
"/order",schemaPath:"#/properties/order/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[i]:e.push(i),s++}if(r.source_id===void 0){let i={
instancePath:o+"/order",schemaPath:"#/properties/order/required",keyword:"required",params:{missingProperty:"source_id"}};e===null?e=[i]:e.push(i),s++}if(r.id!==
void 0&&typeof r.id!="string"){let i={instancePath:o+"/order/id",schemaPath:"#/properties/order/properties/id/type",keyword:"type",params:{type:"string"}};e===null?
e=[i]:e.push(i),s++}if(r.source_id!==void 0&&typeof r.source_id!="string"){let i={instancePath:o+"/order/source_id",schemaPath:"#/properties/order/properties/so\
urce_id/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/order",schemaPath:"#/properties/order/type",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.event!==void 0){let r=t.event;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let i={
instancePath:o+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[i]:e.push(i),s++}if(r.type===void 0){
let i={instancePath:o+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[i]:e.push(i),s++}if(r.id!==
void 0&&typeof r.id!="string"){let i={instancePath:o+"/event/id",schemaPath:"#/properties/event/properties/id/type",keyword:"type",params:{type:"string"}};e===null?
e=[i]:e.push(i),s++}if(r.type!==void 0&&typeof r.type!="string"){let i={instancePath:o+"/event/type",schemaPath:"#/properties/event/properties/type/type",keyword:"\
type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type:"\
object"}};e===null?e=[i]:e.push(i),s++}}if(t.earning_rule!==void 0){let r=t.earning_rule;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let i={instancePath:o+
"/earning_rule",schemaPath:"#/properties/earning_rule/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[i]:e.push(i),s++}if(r.source===void 0){
let i={instancePath:o+"/earning_rule",schemaPath:"#/properties/earning_rule/required",keyword:"required",params:{missingProperty:"source"}};e===null?e=[i]:e.push(
i),s++}if(r.id!==void 0&&typeof r.id!="string"){let i={instancePath:o+"/earning_rule/id",schemaPath:"#/properties/earning_rule/properties/id/type",keyword:"type",
params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(r.source!==void 0){let i=r.source;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.banner===void 0){let l={
instancePath:o+"/earning_rule/source",schemaPath:"#/properties/earning_rule/properties/source/required",keyword:"required",params:{missingProperty:"banner"}};e===
null?e=[l]:e.push(l),s++}if(i.banner!==void 0&&typeof i.banner!="string"){let l={instancePath:o+"/earning_rule/source/banner",schemaPath:"#/properties/earning_r\
ule/properties/source/properties/banner/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:o+"/earning_rule/sou\
rce",schemaPath:"#/properties/earning_rule/properties/source/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}}else{let i={instancePath:o+
"/earning_rule",schemaPath:"#/properties/earning_rule/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.segment!==void 0&&(R(t.segment)||
(e=n(e,R.errors,"/segment","NamedReference"),s=e.length)),t.loyalty_tier!==void 0&&(R(t.loyalty_tier)||(e=n(e,R.errors,"/loyalty_tier","NamedReference"),s=e.length)),
t.redemption!==void 0){let r=t.redemption;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let i={instancePath:o+"/redemption",schemaPath:"#/prope\
rties/redemption/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[i]:e.push(i),s++}if(r.id!==void 0&&typeof r.id!="string"){let i={instancePath:o+
"/redemption/id",schemaPath:"#/properties/redemption/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+
"/redemption",schemaPath:"#/properties/redemption/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.rollback!==void 0){let r=t.rollback;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let i={instancePath:o+"/rollback",schemaPath:"#/properties/rollback/required",keyword:"required",
params:{missingProperty:"id"}};e===null?e=[i]:e.push(i),s++}if(r.id!==void 0&&typeof r.id!="string"){let i={instancePath:o+"/rollback/id",schemaPath:"#/properti\
es/rollback/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/rollback",schemaPath:"#/proper\
ties/rollback/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.custom_event!==void 0){let r=t.custom_event;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){if(r.id===void 0){let i={instancePath:o+"/custom_event",schemaPath:"#/properties/custom_event/required",keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[i]:e.push(i),s++}if(r.type===void 0){let i={instancePath:o+"/custom_event",schemaPath:"#/properties/custom_event/required",keyword:"required",
params:{missingProperty:"type"}};e===null?e=[i]:e.push(i),s++}if(r.id!==void 0&&typeof r.id!="string"){let i={instancePath:o+"/custom_event/id",schemaPath:"#/pr\
operties/custom_event/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(r.type!==void 0&&typeof r.type!="string"){let i={
instancePath:o+"/custom_event/type",schemaPath:"#/properties/custom_event/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),
s++}}else{let i={instancePath:o+"/custom_event",schemaPath:"#/properties/custom_event/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}
if(t.holder_loyalty_tier!==void 0){let r=t.holder_loyalty_tier;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let i={instancePath:o+"/holder_loy\
alty_tier",schemaPath:"#/properties/holder_loyalty_tier/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[i]:e.push(i),s++}if(r.name===void 0){
let i={instancePath:o+"/holder_loyalty_tier",schemaPath:"#/properties/holder_loyalty_tier/required",keyword:"required",params:{missingProperty:"name"}};e===null?
e=[i]:e.push(i),s++}if(r.id!==void 0&&typeof r.id!="string"){let i={instancePath:o+"/holder_loyalty_tier/id",schemaPath:"#/properties/holder_loyalty_tier/proper\
ties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(r.name!==void 0&&typeof r.name!="string"){let i={instancePath:o+"/holder_lo\
yalty_tier/name",schemaPath:"#/properties/holder_loyalty_tier/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{let i={
instancePath:o+"/holder_loyalty_tier",schemaPath:"#/properties/holder_loyalty_tier/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.
event_schema!==void 0){let r=t.event_schema;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let i={instancePath:o+"/event_schema",schemaPath:"#/p\
roperties/event_schema/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[i]:e.push(i),s++}if(r.name===void 0){let i={instancePath:o+"/even\
t_schema",schemaPath:"#/properties/event_schema/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[i]:e.push(i),s++}if(r.id!==void 0&&typeof r.
id!="string"){let i={instancePath:o+"/event_schema/id",schemaPath:"#/properties/event_schema/properties/id/type",keyword:"type",params:{type:"string"}};e===null?
e=[i]:e.push(i),s++}if(r.name!==void 0&&typeof r.name!="string"){let i={instancePath:o+"/event_schema/name",schemaPath:"#/properties/event_schema/properties/nam\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/event_schema",schemaPath:"#/properties/event_schema/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.reward!==void 0){let r=t.reward;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
id===void 0){let i={instancePath:o+"/reward",schemaPath:"#/properties/reward/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[i]:e.push(i),
s++}if(r.name===void 0){let i={instancePath:o+"/reward",schemaPath:"#/properties/reward/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=
[i]:e.push(i),s++}if(r.id!==void 0&&typeof r.id!="string"){let i={instancePath:o+"/reward/id",schemaPath:"#/properties/reward/properties/id/type",keyword:"type",
params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(r.name!==void 0&&typeof r.name!="string"){let i={instancePath:o+"/reward/name",schemaPath:"#/properties/\
reward/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/reward",schemaPath:"#/properties/\
reward/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}t.source_voucher!==void 0&&(h(t.source_voucher)||(e=n(e,h.errors,"/source_vouc\
her","VoucherSummary"),s=e.length)),t.destination_voucher!==void 0&&(h(t.destination_voucher)||(e=n(e,h.errors,"/destination_voucher","VoucherSummary"),s=e.length))}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return $.errors=e,s===0}function Ve(t,{instancePath:o="",
parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(E(t)||(e=n(e,E.errors,"","VoucherTransactionBase"),s=e.length),t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type!==void 0){let r=t.type;if(typeof r!="string"){let i={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(r!=="POINTS_ACCRUAL"){let i={instancePath:o+"/type",schemaPath:"#/properties/type/enum",keyword:"e\
num",params:{allowedValues:Er.properties.type.enum}};e===null?e=[i]:e.push(i),s++}}t.details!==void 0&&($(t.details)||(e=n(e,$.errors,"/details","TransactionDet\
ails"),s=e.length))}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ve.errors=e,s===0}
function Le(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t))t.customer!==void 0&&(f(t.customer)||(e=n(e,f.errors,"/customer","CustomerSummary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,"/campa\
ign","CampaignSummary"),s=e.length)),t.voucher!==void 0&&(h(t.voucher)||(e=n(e,h.errors,"/voucher","VoucherSummary"),s=e.length)),t.balance!==void 0&&(P(t.balance)||
(e=n(e,P.errors,"/balance","VoucherBalance"),s=e.length)),t.transaction!==void 0&&(Ve(t.transaction)||(e=n(e,Ve.errors,"/transaction","PointsAddedTransaction"),
s=e.length));else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Le.errors=e,s===0}function Oe(t,{
instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),
t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};
e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:
e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.points_added"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"customer.voucher.loyalty_card.points_added"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};
e===null?e=[i]:e.push(i),s++}if(r.event_source===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
event_source"}};e===null?e=[i]:e.push(i),s++}r.data!==void 0&&(Le(r.data)||(e=n(e,Le.errors,"/data/data","PointsAddedData"),s=e.length)),r.event_source!==void 0&&
(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return Oe.errors=e,s===0}var $r={type:"object",allOf:[{$ref:"VoucherTransactionBase"}],properties:{type:{type:"string",enum:["POINTS_TRANSFER_IN","POINTS_TRANSFER_OUT"]},details:{$ref:"\
TransactionDetails"}}};function Be(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(E(t)||(e=n(e,E.
errors,"","VoucherTransactionBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0){let r=t.type;if(typeof r!="string"){let i={instancePath:o+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(!(r==="POINTS_TRANSFER_IN"||r==="POINTS_TRANS\
FER_OUT")){let i={instancePath:o+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:$r.properties.type.enum}};e===null?e=[i]:e.push(
i),s++}}t.details!==void 0&&($(t.details)||(e=n(e,$.errors,"/details","TransactionDetails"),s=e.length))}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Be.errors=e,s===0}function Ne(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,
dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t))t.customer!==void 0&&(f(t.customer)||(e=n(e,f.errors,"/customer","CustomerSu\
mmary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,"/campaign","CampaignSummary"),s=e.length)),t.voucher!==void 0&&(h(t.voucher)||(e=n(e,
h.errors,"/voucher","VoucherSummary"),s=e.length)),t.source_voucher!==void 0&&(h(t.source_voucher)||(e=n(e,h.errors,"/source_voucher","VoucherSummary"),s=e.length)),
t.destination_voucher!==void 0&&(h(t.destination_voucher)||(e=n(e,h.errors,"/destination_voucher","VoucherSummary"),s=e.length)),t.balance!==void 0&&(P(t.balance)||
(e=n(e,P.errors,"/balance","VoucherBalance"),s=e.length)),t.transaction!==void 0&&(Be(t.transaction)||(e=n(e,Be.errors,"/transaction","PointsTransferredTransact\
ion"),s=e.length));else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ne.errors=e,s===0}function Me(t,{
instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),
t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};
e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:
e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.points_transferred"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",
keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.points_transferred"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.data===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"\
data"}};e===null?e=[i]:e.push(i),s++}if(r.event_source===void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{
missingProperty:"event_source"}};e===null?e=[i]:e.push(i),s++}r.data!==void 0&&(Ne(r.data)||(e=n(e,Ne.errors,"/data/data","PointsTransferredData"),s=e.length)),
r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,"/data/event_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/p\
roperties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),s++}return Me.errors=e,s===0}function Ie(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ie.errors=e,s===0}var Rr={type:"object",
allOf:[{$ref:"VoucherTransactionBase"}],properties:{type:{type:"string",enum:["POINTS_EXPIRATION"]},details:{$ref:"TransactionDetails"}}};function xe(t,{instancePath:o="",
parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(E(t)||(e=n(e,E.errors,"","VoucherTransactionBase"),s=e.length),t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type!==void 0){let r=t.type;if(typeof r!="string"){let i={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}if(r!=="POINTS_EXPIRATION"){let i={instancePath:o+"/type",schemaPath:"#/properties/type/enum",keyword:"\
enum",params:{allowedValues:Rr.properties.type.enum}};e===null?e=[i]:e.push(i),s++}}t.details!==void 0&&($(t.details)||(e=n(e,$.errors,"/details","TransactionDe\
tails"),s=e.length))}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return xe.errors=e,s===0}
function Ue(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.customer!==void 0&&(f(t.customer)||(e=n(e,f.errors,"/customer","CustomerSummary"),s=e.length)),t.campaign!==void 0&&(m(t.campaign)||(e=n(e,m.errors,"/c\
ampaign","CampaignSummary"),s=e.length)),t.voucher!==void 0&&(h(t.voucher)||(e=n(e,h.errors,"/voucher","VoucherSummary"),s=e.length)),t.points!==void 0){let r=t.
points;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:o+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[i]:e.push(i),s++}}if(t.buckets!==void 0){let r=t.buckets;if(Array.isArray(r)){let i=r.length;for(let l=0;l<i;l++)Ie(r[l])||(e=n(e,Ie.errors,
"/buckets/"+l,"PointsBucket"),s=e.length)}else{let i={instancePath:o+"/buckets",schemaPath:"#/properties/buckets/type",keyword:"type",params:{type:"array"}};e===
null?e=[i]:e.push(i),s++}}t.transaction!==void 0&&(xe(t.transaction)||(e=n(e,xe.errors,"/transaction","PointsExpiredTransaction"),s=e.length))}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ue.errors=e,s===0}function Fe(t,{instancePath:o="",parentData:p,parentDataProperty:a,
rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(d(t)||(e=n(e,d.errors,"","MemberActivityBase"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.
type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cus\
tomer.voucher.loyalty_card.points_expired"){let r={instancePath:o+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"customer.vo\
ucher.loyalty_card.points_expired"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){
let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[i]:e.push(i),s++}if(r.event_source===
void 0){let i={instancePath:o+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[i]:e.push(
i),s++}r.data!==void 0&&(Ue(r.data)||(e=n(e,Ue.errors,"/data/data","PointsExpiredData"),s=e.length)),r.event_source!==void 0&&(y(r.event_source)||(e=n(e,y.errors,
"/data/event_source","EventSource"),s=e.length))}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"object"}};e===
null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Fe.errors=e,
s===0}function I(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){let r=t.type;if(typeof r=="string")if(r==="customer.loyalty.tier.upgraded")Y(t)||(e=n(e,Y.errors,"","CustomerLoyaltyTierUpgradedActivity"),s=e.length);else if(r===
"customer.loyalty.tier.downgraded")K(t)||(e=n(e,K.errors,"","CustomerLoyaltyTierDowngradedActivity"),s=e.length);else if(r==="customer.loyalty.tier.prolonged")Q(
t)||(e=n(e,Q.errors,"","CustomerLoyaltyTierProlongedActivity"),s=e.length);else if(r==="customer.loyalty.tier.expiration.changed")re(t)||(e=n(e,re.errors,"","Cu\
stomerLoyaltyTierExpirationChangedActivity"),s=e.length);else if(r==="customer.loyalty.tier.joined")te(t)||(e=n(e,te.errors,"","CustomerLoyaltyTierJoinedActivit\
y"),s=e.length);else if(r==="customer.loyalty.tier.left")se(t)||(e=n(e,se.errors,"","CustomerLoyaltyTierLeftActivity"),s=e.length);else if(r==="customer.publica\
tion.succeeded")oe(t)||(e=n(e,oe.errors,"","CustomerPublicationSucceededActivity"),s=e.length);else if(r==="customer.publication.failed")ne(t)||(e=n(e,ne.errors,
"","CustomerPublicationFailedActivity"),s=e.length);else if(r==="customer.redemption.failed")ae(t)||(e=n(e,ae.errors,"","CustomerRedemptionFailedActivity"),s=e.
length);else if(r==="customer.redemption.succceeded")pe(t)||(e=n(e,pe.errors,"","CustomerRedemptionSuccceededActivity"),s=e.length);else if(r==="customer.redemp\
tion.rollback.failed")ce(t)||(e=n(e,ce.errors,"","CustomerRedemptionRollbackFailedActivity"),s=e.length);else if(r==="customer.redemption.rollback.succceeded")ue(
t)||(e=n(e,ue.errors,"","CustomerRedemptionRollbackSuccceededActivity"),s=e.length);else if(r==="customer.rewarded")me(t)||(e=n(e,me.errors,"","CustomerRewarded\
Activity"),s=e.length);else if(r==="customer.rewarded.loyalty_points")be(t)||(e=n(e,be.errors,"","CustomerRewardedLoyaltyPointsActivity"),s=e.length);else if(r===
"customer.reward_redemptions.created")we(t)||(e=n(e,we.errors,"","CustomerRewardRedemptionsCreatedActivity"),s=e.length);else if(r==="customer.reward_redemption\
s.pending")ke(t)||(e=n(e,ke.errors,"","CustomerRewardRedemptionsPendingActivity"),s=e.length);else if(r==="customer.reward_redemptions.completed")Ae(t)||(e=n(e,
Ae.errors,"","CustomerRewardRedemptionsCompletedActivity"),s=e.length);else if(r==="customer.reward_redemptions.rolledback")qe(t)||(e=n(e,qe.errors,"","Customer\
RewardRedemptionsRolledbackActivity"),s=e.length);else if(r==="customer.voucher.deleted")De(t)||(e=n(e,De.errors,"","CustomerVoucherDeletedActivity"),s=e.length);else if(r===
"customer.voucher.loyalty_card.pending_points.activated")Ee(t)||(e=n(e,Ee.errors,"","CustomerPendingPointsActivatedActivity"),s=e.length);else if(r==="customer.\
voucher.loyalty_card.pending_points.added")$e(t)||(e=n(e,$e.errors,"","CustomerPendingPointsAddedActivity"),s=e.length);else if(r==="customer.voucher.loyalty_ca\
rd.pending_points.canceled")Re(t)||(e=n(e,Re.errors,"","CustomerPendingPointsCanceledActivity"),s=e.length);else if(r==="customer.voucher.loyalty_card.pending_p\
oints.updated")Te(t)||(e=n(e,Te.errors,"","CustomerPendingPointsUpdatedActivity"),s=e.length);else if(r==="customer.voucher.loyalty_card.points_added")Oe(t)||(e=
n(e,Oe.errors,"","CustomerPointsAddedActivity"),s=e.length);else if(r==="customer.voucher.loyalty_card.points_transferred")Me(t)||(e=n(e,Me.errors,"","CustomerP\
ointsTransferredActivity"),s=e.length);else if(r==="customer.voucher.loyalty_card.points_expired")Fe(t)||(e=n(e,Fe.errors,"","CustomerPointsExpiredActivity"),s=
e.length);else{let i={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"type",tagValue:r}};e===null?e=[i]:e.push(
i),s++}else{let i={instancePath:o,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"type",tagValue:r}};e===null?e=[i]:e.push(i),s++}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return I.errors=e,s===0}var Tr=tr;function tr(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.object===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[r]:e.push(r),s++}if(t.
data_ref===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data_ref"}};e===null?e=[r]:e.push(r),s++}if(t.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.has_more===void 0){let r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"has_more"}};e===null?e=[r]:e.push(r),s++}if(t.object!==void 0&&t.object!=="li\
st"){let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[r]:e.push(r),s++}if(t.data_ref!==
void 0&&t.data_ref!=="data"){let r={instancePath:o+"/data_ref",schemaPath:"#/properties/data_ref/const",keyword:"const",params:{allowedValue:"data"}};e===null?e=
[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let i=r.length;for(let l=0;l<i;l++)I(r[l])||(e=n(e,I.errors,"/data/"+l,"MemberActivity"),
s=e.length)}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),s++}}if(t.has_more!==
void 0&&typeof t.has_more!="boolean"){let r={instancePath:o+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type:"boolean"}};e===null?
e=[r]:e.push(r),s++}if(t.more_starting_after!==void 0&&typeof t.more_starting_after!="string"){let r={instancePath:o+"/more_starting_after",schemaPath:"#/proper\
ties/more_starting_after/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return tr.errors=e,s===0}var Vr=sr;function sr(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(w(t)||(e=n(e,w.errors,"","ErrorObject"),
s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.key===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
key"}};e===null?e=[r]:e.push(r),s++}if(t.details===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"details"}};
e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==402){let r={instancePath:o+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue:402}};
e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&t.message!=="Payment required"){let r={instancePath:o+"/message",schemaPath:"#/properties/message/const",keyword:"\
const",params:{allowedValue:"Payment required"}};e===null?e=[r]:e.push(r),s++}if(t.key!==void 0&&t.key!=="missing_required_feature"){let r={instancePath:o+"/key",
schemaPath:"#/properties/key/const",keyword:"const",params:{allowedValue:"missing_required_feature"}};e===null?e=[r]:e.push(r),s++}if(t.details!==void 0&&typeof t.
details!="string"){let r={instancePath:o+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return sr.errors=e,s===0}var Lr=ir;function ir(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(w(t)||(e=n(e,w.errors,"","ErrorObject"),
s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.details===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
details"}};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==404){let r={instancePath:o+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{
allowedValue:404}};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&t.message!=="Resource not found"){let r={instancePath:o+"/message",schemaPath:"#/properti\
es/message/const",keyword:"const",params:{allowedValue:"Resource not found"}};e===null?e=[r]:e.push(r),s++}if(t.key!==void 0){let r={instancePath:o+"/key",schemaPath:"\
#/properties/key/not",keyword:"not",params:{}};e===null?e=[r]:e.push(r),s++}if(t.details!==void 0&&typeof t.details!="string"){let r={instancePath:o+"/details",
schemaPath:"#/properties/details/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ir.errors=e,s===0}var Or=x;var Br={type:"string",enum:["USER","ADMIN"]};function We(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,
s=0;if(typeof t!="string"){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(!(t==="USER"||t==="A\
DMIN")){let r={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Br.enum}};e===null?e=[r]:e.push(r),s++}return We.errors=e,s===0}function x(t,{
instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.
id!="string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.login!==void 0&&
typeof t.login!="string"){let r={instancePath:o+"/login",schemaPath:"#/properties/login/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}
if(t.email!==void 0&&typeof t.email!="string"){let r={instancePath:o+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"}};e===null?
e=[r]:e.push(r),s++}if(t.first_name!==void 0&&typeof t.first_name!="string"){let r={instancePath:o+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"\
type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.last_name!==void 0&&typeof t.last_name!="string"){let r={instancePath:o+"/last_name",schemaPath:"\
#/properties/last_name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.projects!==void 0){let r=t.projects;if(r&&typeof r=="objec\
t"&&!Array.isArray(r))for(let i in r)We(r[i])||(e=n(e,We.errors,"/projects/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),"ProjectRole"),s=e.length);else{let i={instancePath:o+
"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.is_owner!==void 0&&typeof t.is_owner!=
"boolean"){let r={instancePath:o+"/is_owner",schemaPath:"#/properties/is_owner/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return x.errors=e,s===0}var Nr=or;function or(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.object===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[r]:e.push(r),s++}if(t.
data_ref===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data_ref"}};e===null?e=[r]:e.push(r),s++}if(t.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.total===void 0){let r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[r]:e.push(r),s++}if(t.object!==void 0&&t.object!=="list"){
let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[r]:e.push(r),s++}if(t.data_ref!==
void 0&&t.data_ref!=="data"){let r={instancePath:o+"/data_ref",schemaPath:"#/properties/data_ref/const",keyword:"const",params:{allowedValue:"data"}};e===null?e=
[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let i=r.length;for(let l=0;l<i;l++)x(r[l])||(e=n(e,x.errors,"/data/"+l,"ProjectUser"),s=
e.length)}else{let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),s++}}if(t.total!==
void 0){let r=t.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:o+"/total",schemaPath:"#/properties/total/type",keyword:"typ\
e",params:{type:"integer"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return or.errors=e,s===0}var Mr=nr,Ir={type:"object",allOf:[{$ref:"ErrorObject"}],required:["key","details","request_id","resource_id","resource_t\
ype"],properties:{code:{const:404},key:{const:"not_found"},message:{const:"Resource not found"},details:{type:"string"},request_id:{type:"string"},resource_id:{
type:"string"},resource_type:{type:"string",enum:["voucher","campaign"]}}};function nr(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){
let e=null,s=0;if(w(t)||(e=n(e,w.errors,"","ErrorObject"),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.key===void 0){let r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[r]:e.push(r),s++}if(t.details===void 0){let r={instancePath:o,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"details"}};e===null?e=[r]:e.push(r),s++}if(t.request_id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"request_id"}};e===null?e=[r]:e.push(r),s++}if(t.resource_id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"resource_id"}};e===null?e=[r]:e.push(r),s++}if(t.resource_type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"resource_type"}};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==404){let r={instancePath:o+"/code",schemaPath:"#/p\
roperties/code/const",keyword:"const",params:{allowedValue:404}};e===null?e=[r]:e.push(r),s++}if(t.key!==void 0&&t.key!=="not_found"){let r={instancePath:o+"/ke\
y",schemaPath:"#/properties/key/const",keyword:"const",params:{allowedValue:"not_found"}};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&t.message!=="Resou\
rce not found"){let r={instancePath:o+"/message",schemaPath:"#/properties/message/const",keyword:"const",params:{allowedValue:"Resource not found"}};e===null?e=
[r]:e.push(r),s++}if(t.details!==void 0&&typeof t.details!="string"){let r={instancePath:o+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.request_id!==void 0&&typeof t.request_id!="string"){let r={instancePath:o+"/request_id",schemaPath:"#/properti\
es/request_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.resource_id!==void 0&&typeof t.resource_id!="string"){let r={instancePath:o+
"/resource_id",schemaPath:"#/properties/resource_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.resource_type!==void 0){let r=t.
resource_type;if(typeof r!="string"){let i={instancePath:o+"/resource_type",schemaPath:"#/properties/resource_type/type",keyword:"type",params:{type:"string"}};
e===null?e=[i]:e.push(i),s++}if(!(r==="voucher"||r==="campaign")){let i={instancePath:o+"/resource_type",schemaPath:"#/properties/resource_type/enum",keyword:"e\
num",params:{allowedValues:Ir.properties.resource_type.enum}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),s++}return nr.errors=e,s===0}var xr=ar;function ar(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.grant_type===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"grant_type"}};e===null?e=[r]:e.push(r),s++}
if(t.scope===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scope"}};e===null?e=[r]:e.push(r),s++}if(t.grant_type!==
void 0&&t.grant_type!=="client_credentials"){let r={instancePath:o+"/grant_type",schemaPath:"#/properties/grant_type/const",keyword:"const",params:{allowedValue:"\
client_credentials"}};e===null?e=[r]:e.push(r),s++}t.scope!==void 0&&(T(t.scope)||(e=n(e,T.errors,"/scope","ScopeList"),s=e.length))}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ar.errors=e,s===0}var Ur=pr;function pr(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.access_token===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"access_token"}};e===null?e=[r]:e.push(
r),s++}if(t.access_token!==void 0&&typeof t.access_token!="string"){let r={instancePath:o+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return pr.errors=e,s===0}var Fr=cr;function cr(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(w(t)||(e=n(e,w.errors,"","ErrorObject"),
s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.key===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
key"}};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==401){let r={instancePath:o+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{
allowedValue:401}};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&t.message!=="Unauthorized"){let r={instancePath:o+"/message",schemaPath:"#/properties/mes\
sage/const",keyword:"const",params:{allowedValue:"Unauthorized"}};e===null?e=[r]:e.push(r),s++}if(t.key!==void 0&&t.key!=="unauthorized"){let r={instancePath:o+
"/key",schemaPath:"#/properties/key/const",keyword:"const",params:{allowedValue:"unauthorized"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return cr.errors=e,s===0}var Wr=U;var zr={anyOf:[{type:"string",enum:["redemption.succeeded","redemption.failed","redemption.rollback.succeeded","redemption.rollback.failed","publication.succeed\
ed","voucher.published","voucher.updated","voucher.deleted","voucher.created","voucher.enabled","voucher.disabled","voucher.loyalty_card.points_added","voucher.\
gift.balance_added","campaign.enabled","campaign.deleted","campaign.created","campaign.updated","campaign.disabled","campaign.vouchers.generation.completed","bu\
siness_validation_rule.assignment.created","business_validation_rule.assignment.deleted","business_validation_rule.created","business_validation_rule.deleted","\
business_validation_rule.updated","customer.created","customer.deleted","customer.rewarded","customer.rewarded.loyalty_points"]},{type:"string"}]};function ze(t,{
instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0,r=s,i=!1,l=s;if(typeof t!="string"){let b={instancePath:o,
schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),s++}if(!(t==="redemption.succeeded"||t==="redemption.failed"||t==="r\
edemption.rollback.succeeded"||t==="redemption.rollback.failed"||t==="publication.succeeded"||t==="voucher.published"||t==="voucher.updated"||t==="voucher.delet\
ed"||t==="voucher.created"||t==="voucher.enabled"||t==="voucher.disabled"||t==="voucher.loyalty_card.points_added"||t==="voucher.gift.balance_added"||t==="campa\
ign.enabled"||t==="campaign.deleted"||t==="campaign.created"||t==="campaign.updated"||t==="campaign.disabled"||t==="campaign.vouchers.generation.completed"||t===
"business_validation_rule.assignment.created"||t==="business_validation_rule.assignment.deleted"||t==="business_validation_rule.created"||t==="business_validati\
on_rule.deleted"||t==="business_validation_rule.updated"||t==="customer.created"||t==="customer.deleted"||t==="customer.rewarded"||t==="customer.rewarded.loyalt\
y_points")){let b={instancePath:o,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues:zr.anyOf[0].enum}};e===null?e=[b]:e.push(b),s++}var k=l===s;if(i=
i||k,!i){let b=s;if(typeof t!="string"){let Je={instancePath:o,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"}};e===null?e=[Je]:e.push(Je),s++}
var k=b===s;i=i||k}if(i)s=r,e!==null&&(r?e.length=r:e=null);else{let b={instancePath:o,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};e===null?e=[b]:e.push(b),
s++}return ze.errors=e,s===0}function U(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.id===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.
push(r),s++}if(t.object!==void 0&&t.object!=="webhook"){let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"\
webhook"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!A(r)){let i={instancePath:o+"/created_at",schemaPath:"\
#/properties/created_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/created_at",schemaPath:"\
#/properties/created_at/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}if(t.events!==void 0){let r=t.events;if(Array.isArray(r)){let i=r.
length;for(let l=0;l<i;l++)ze(r[l])||(e=n(e,ze.errors,"/events/"+l,"WebhookEventName"),s=e.length)}else{let i={instancePath:o+"/events",schemaPath:"#/properties\
/events/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),s++}}if(t.target_url!==void 0&&typeof t.target_url!="string"){let r={instancePath:o+
"/target_url",schemaPath:"#/properties/target_url/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.active!==void 0&&typeof t.active!=
"boolean"){let r={instancePath:o+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return U.errors=e,s===0}var Jr=ur;function ur(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.object===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[r]:e.push(r),s++}if(t.
data_ref===void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data_ref"}};e===null?e=[r]:e.push(r),s++}if(t.data===
void 0){let r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.total===void 0){let r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[r]:e.push(r),s++}if(t.object!==void 0&&t.object!=="list"){
let r={instancePath:o+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[r]:e.push(r),s++}if(t.data_ref!==
void 0&&t.data_ref!=="data"){let r={instancePath:o+"/data_ref",schemaPath:"#/properties/data_ref/const",keyword:"const",params:{allowedValue:"data"}};e===null?e=
[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let i=r.length;for(let l=0;l<i;l++)U(r[l])||(e=n(e,U.errors,"/data/"+l,"Webhook"),s=e.length)}else{
let i={instancePath:o+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),s++}}if(t.total!==void 0){let r=t.
total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:o+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ur.
errors=e,s===0}var Hr=lr;function lr(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return lr.errors=e,s===0}var Gr=dr,Xr={type:"\
object",properties:{path:{type:"object",properties:{campaignId:{type:"string"},memberId:{type:"string"}},required:["campaignId","memberId"]},query:{type:"object",
properties:{limit:{type:"integer",minimum:1,maximum:100,default:10},order:{type:"string",enum:["created_at","-created_at"],default:"created_at"},starting_after_id:{
type:"string"}},required:[]}}};function dr(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.path!==void 0){let r=t.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.campaignId===void 0){let i={instancePath:o+"/pat\
h",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"campaignId"}};e===null?e=[i]:e.push(i),s++}if(r.memberId===void 0){let i={
instancePath:o+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty:"memberId"}};e===null?e=[i]:e.push(i),s++}if(r.campaignId!==
void 0&&typeof r.campaignId!="string"){let i={instancePath:o+"/path/campaignId",schemaPath:"#/properties/path/properties/campaignId/type",keyword:"type",params:{
type:"string"}};e===null?e=[i]:e.push(i),s++}if(r.memberId!==void 0&&typeof r.memberId!="string"){let i={instancePath:o+"/path/memberId",schemaPath:"#/propertie\
s/path/properties/memberId/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/path",schemaPath:"#/propertie\
s/path/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.limit!==void 0){let i=r.limit;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let l={instancePath:o+"/query/limit",schemaPath:"#/properties/query\
/properties/limit/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),s++}if(typeof i=="number"&&isFinite(i)){if(i>100||isNaN(i)){let l={instancePath:o+
"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}};e===null?e=[l]:e.push(l),s++}if(i<
1||isNaN(i)){let l={instancePath:o+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===
null?e=[l]:e.push(l),s++}}}if(r.order!==void 0){let i=r.order;if(typeof i!="string"){let l={instancePath:o+"/query/order",schemaPath:"#/properties/query/propert\
ies/order/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}if(!(i==="created_at"||i==="-created_at")){let l={instancePath:o+"/query/ord\
er",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:Xr.properties.query.properties.order.enum}};e===null?e=[l]:e.push(
l),s++}}if(r.starting_after_id!==void 0&&typeof r.starting_after_id!="string"){let i={instancePath:o+"/query/starting_after_id",schemaPath:"#/properties/query/p\
roperties/starting_after_id/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:o+"/query",schemaPath:"#/propert\
ies/query/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[r]:e.push(r),s++}return dr.errors=e,s===0}var Yr=yr;function yr(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.path!==void 0){let r=t.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.projectId===void 0){let i={instancePath:o+"/path",schemaPath:"#/propertie\
s/path/required",keyword:"required",params:{missingProperty:"projectId"}};e===null?e=[i]:e.push(i),s++}if(r.projectId!==void 0&&typeof r.projectId!="string"){let i={
instancePath:o+"/path/projectId",schemaPath:"#/properties/path/properties/projectId/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{
let i={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return yr.errors=e,s===0}var Zr=fr;function fr(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.path!==void 0){let r=t.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.projectId===void 0){let i={instancePath:o+"/path",schemaPath:"#/propertie\
s/path/required",keyword:"required",params:{missingProperty:"projectId"}};e===null?e=[i]:e.push(i),s++}if(r.projectId!==void 0&&typeof r.projectId!="string"){let i={
instancePath:o+"/path/projectId",schemaPath:"#/properties/path/properties/projectId/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),s++}}else{
let i={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),s++}}}else{let r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return fr.errors=e,s===0}var Kr=mr;function mr(t,{instancePath:o="",parentData:p,parentDataProperty:a,rootData:c=t,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return mr.errors=e,s===0}var _={"WebhookList#\
/required":"S17","ProjectUserList#/required":"S17","Webhook#/required":"S17","Webhook#/properties/created_at/format":"S25","ProjectUser#/required":"S17","Member\
Activity#/discriminator":"S17","MemberActivityBase#/required":"S17","MemberActivityBase#/properties/created_at/format":"S25","CustomerLoyaltyTierUpgradedActivit\
y#/required":"S17","CustomerLoyaltyTierUpgradedActivity#/properties/type/const":"6.1","CustomerLoyaltyTierUpgradedActivity#/properties/data/required":"S17","Cus\
tomerLoyaltyTierDowngradedActivity#/required":"S17","CustomerLoyaltyTierDowngradedActivity#/properties/type/const":"6.1","CustomerLoyaltyTierDowngradedActivity#\
/properties/data/required":"S17","CustomerLoyaltyTierProlongedActivity#/required":"S17","CustomerLoyaltyTierProlongedActivity#/properties/type/const":"6.1","Cus\
tomerLoyaltyTierProlongedActivity#/properties/data/required":"S17","CustomerLoyaltyTierExpirationChangedActivity#/required":"S17","CustomerLoyaltyTierExpiration\
ChangedActivity#/properties/type/const":"6.1","CustomerLoyaltyTierExpirationChangedActivity#/properties/data/required":"S17","CustomerLoyaltyTierJoinedActivity#\
/required":"S17","CustomerLoyaltyTierJoinedActivity#/properties/type/const":"6.1","CustomerLoyaltyTierJoinedActivity#/properties/data/required":"S17","CustomerL\
oyaltyTierLeftActivity#/required":"S17","CustomerLoyaltyTierLeftActivity#/properties/type/const":"6.1","CustomerLoyaltyTierLeftActivity#/properties/data/require\
d":"S17","CustomerPublicationSucceededActivity#/required":"S17","CustomerPublicationSucceededActivity#/properties/type/const":"6.1","CustomerPublicationSucceede\
dActivity#/properties/data/required":"S17","CustomerPublicationFailedActivity#/required":"S17","CustomerPublicationFailedActivity#/properties/type/const":"6.1",
"CustomerPublicationFailedActivity#/properties/data/required":"S17","CustomerRedemptionFailedActivity#/required":"S17","CustomerRedemptionFailedActivity#/proper\
ties/type/const":"6.1","CustomerRedemptionFailedActivity#/properties/data/required":"S17","CustomerRedemptionSuccceededActivity#/required":"S17","CustomerRedemp\
tionSuccceededActivity#/properties/type/const":"6.1","CustomerRedemptionSuccceededActivity#/properties/data/required":"S17","CustomerRedemptionRollbackFailedAct\
ivity#/required":"S17","CustomerRedemptionRollbackFailedActivity#/properties/type/const":"6.1","CustomerRedemptionRollbackFailedActivity#/properties/data/requir\
ed":"S17","CustomerRedemptionRollbackSuccceededActivity#/required":"S17","CustomerRedemptionRollbackSuccceededActivity#/properties/type/const":"6.1","CustomerRe\
demptionRollbackSuccceededActivity#/properties/data/required":"S17","CustomerRewardedActivity#/required":"S17","CustomerRewardedActivity#/properties/type/const":"\
6.1","CustomerRewardedActivity#/properties/data/required":"S17","CustomerRewardedLoyaltyPointsActivity#/required":"S17","CustomerRewardedLoyaltyPointsActivity#/\
properties/type/const":"6.1","CustomerRewardedLoyaltyPointsActivity#/properties/data/required":"S17","CustomerRewardRedemptionsCreatedActivity#/required":"S17",
"CustomerRewardRedemptionsCreatedActivity#/properties/type/const":"6.1","CustomerRewardRedemptionsCreatedActivity#/properties/data/required":"S17","CustomerRewa\
rdRedemptionsPendingActivity#/required":"S17","CustomerRewardRedemptionsPendingActivity#/properties/type/const":"6.1","CustomerRewardRedemptionsPendingActivity#\
/properties/data/required":"S17","CustomerRewardRedemptionsCompletedActivity#/required":"S17","CustomerRewardRedemptionsCompletedActivity#/properties/type/const":"\
6.1","CustomerRewardRedemptionsCompletedActivity#/properties/data/required":"S17","CustomerRewardRedemptionsRolledbackActivity#/required":"S17","CustomerRewardR\
edemptionsRolledbackActivity#/properties/type/const":"6.1","CustomerRewardRedemptionsRolledbackActivity#/properties/data/required":"S17","CustomerVoucherDeleted\
Activity#/required":"S17","CustomerVoucherDeletedActivity#/properties/type/const":"6.1","CustomerVoucherDeletedActivity#/properties/data/required":"S17","Custom\
erPendingPointsActivatedActivity#/required":"S17","CustomerPendingPointsActivatedActivity#/properties/type/const":"6.1","CustomerPendingPointsActivatedActivity#\
/properties/data/required":"S17","CustomerPendingPointsAddedActivity#/required":"S17","CustomerPendingPointsAddedActivity#/properties/type/const":"6.1","Custome\
rPendingPointsAddedActivity#/properties/data/required":"S17","CustomerPendingPointsCanceledActivity#/required":"S17","CustomerPendingPointsCanceledActivity#/pro\
perties/type/const":"6.1","CustomerPendingPointsCanceledActivity#/properties/data/required":"S17","CustomerPendingPointsUpdatedActivity#/required":"S17","Custom\
erPendingPointsUpdatedActivity#/properties/type/const":"6.1","CustomerPendingPointsUpdatedActivity#/properties/data/required":"S17","CustomerPointsAddedActivity\
#/required":"S17","CustomerPointsAddedActivity#/properties/type/const":"6.1","CustomerPointsAddedActivity#/properties/data/required":"S17","CustomerPointsTransf\
erredActivity#/required":"S17","CustomerPointsTransferredActivity#/properties/type/const":"6.1","CustomerPointsTransferredActivity#/properties/data/required":"S\
17","CustomerPointsExpiredActivity#/required":"S17","CustomerPointsExpiredActivity#/properties/type/const":"6.1","CustomerPointsExpiredActivity#/properties/data\
/required":"S17","LoyaltyTierUpgradedData#/properties/created_at/format":"S25","LoyaltyTierDowngradedData#/properties/created_at/format":"S25","LoyaltyTierData#\
/properties/created_at/format":"S25","LoyaltyTierExpirationChangedData#/properties/created_at/format":"S25","LoyaltyTierExpirationChangedData#/properties/expira\
tion_date/format":"S25","TransactionDetails#/properties/redemption/properties/id/type":"S38","TransactionDetails#/properties/rollback/properties/id/type":"S38",
"TransactionDetails#/properties/holder_loyalty_tier/properties/id/type":"S38","TransactionDetails#/properties/holder_loyalty_tier/properties/name/type":"S38","T\
ransactionDetails#/properties/event_schema/properties/id/type":"S38","TransactionDetails#/properties/event_schema/properties/name/type":"S38","TransactionDetail\
s#/properties/reward/properties/id/type":"S38","TransactionDetails#/properties/reward/properties/name/type":"S38","LoyaltyTier#/properties/created_at/format":"S\
25","LoyaltyTier#/properties/updated_at/format":"S25","VoucherSummary#/type":"S16","VoucherBalance#/type":"S16","PendingPoints#/type":"S16","VoucherTransaction#\
/type":"S16","VoucherTransactionBase#/type":"S16","OrderSummary#/type":"S16","CalculatedOrder#/type":"S16","OrderItem#/type":"S16","EarningRule#/type":"S16","Re\
demptionSummary#/type":"S16","RewardResult#/type":"S16","ReferralTier#/type":"S16","ReferralProgram#/type":"S16","CustomEvent#/type":"S16","SegmentSummary#/type":"\
S16","Publication#/type":"S16","PointsBucket#/type":"S16","LoyaltyTierExpiration#/type":"S16","TierBase#/type":"S16","CampaignVoucherSummary#/type":"S16","Custo\
merRedemptionData#/type":"S16","RewardRedemptionsData#/type":"S16"},st={AccessToken:g(Ar,"AccessToken",_),ErrorObject:g(jr,"ErrorObject",_),MemberActivity:g(Dr,
"MemberActivity",_),MemberActivityList:g(Tr,"MemberActivityList",_),MissingFeatureError:g(Vr,"MissingFeatureError",_),ProjectNotFoundError:g(Lr,"ProjectNotFound\
Error",_),ProjectUser:g(Or,"ProjectUser",_),ProjectUserList:g(Nr,"ProjectUserList",_),ResourceNotFoundError:g(Mr,"ResourceNotFoundError",_),TokenRequest:g(xr,"T\
okenRequest",_),TokenRevocationRequest:g(Ur,"TokenRevocationRequest",_),UnauthorizedError:g(Fr,"UnauthorizedError",_),Webhook:g(Wr,"Webhook",_),WebhookList:g(Jr,
"WebhookList",_),generateTokenParameters:g(Hr,"generateTokenParameters",_),listMemberActivityParameters:g(Gr,"listMemberActivityParameters",_),listUsersParameters:g(
Yr,"listUsersParameters",_),listWebhooksParameters:g(Zr,"listWebhooksParameters",_),revokeTokenParameters:g(Kr,"revokeTokenParameters",_)};export{st as validators};
