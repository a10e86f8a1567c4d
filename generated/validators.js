// Generated from openapi.yaml by `npm run generate`. Do not edit.
var Ue=Object.defineProperty;var lr=Object.getOwnPropertyDescriptor;var cr=Object.getOwnPropertyNames;var ur=Object.prototype.hasOwnProperty;var Be=(t,i,a)=>()=>{if(a)throw a[0];try{return t&&(i=t(t=0)),i}catch(p){throw a=[p],p}};var yr=(t,i)=>{for(var a in i)Ue(t,a,{get:i[a],enumerable:!0})},dr=(t,i,a,p)=>{if(i&&typeof i=="object"||typeof i=="function")for(let n of cr(i))!ur.call(t,n)&&
n!==a&&Ue(t,n,{get:()=>i[n],enumerable:!(p=lr(i,n))||p.enumerable});return t};var fr=t=>dr(Ue({},"__esModule",{value:!0}),t);function We(t){if(t.length<20||!hr(t)||!gr(t.charCodeAt(10)))return!1;let a=q(t,11),p=q(t,14),n=q(t,17);if(t.charCodeAt(13)!==Ie||t.charCodeAt(16)!==Ie||a<0||p<
0||n<0)return!1;let e=Pr(t,19),s=e<0?void 0:vr(t,e);return s===void 0?!1:n<60?a<24&&p<60:n===60&&a<24&&p<60&&((a*60+p-s)%1440+1440)%1440===1439}function hr(t){let i=q(
t,0),a=q(t,2),p=q(t,5),n=q(t,8);if(t.charCodeAt(4)!==O||t.charCodeAt(7)!==O||i<0||a<0||p<1||p>12||n<1)return!1;let e=i*100+a,s=e%4===0&&(e%100!==0||e%400===0);return n<=
(p===2&&s?29:mr[p]??0)}function q(t,i){let a=t.charCodeAt(i)-48,p=t.charCodeAt(i+1)-48;return a>=0&&a<=9&&p>=0&&p<=9?a*10+p:-1}function gr(t){return t===84||t===
116||t===32||(t<128?t>=9&&t<=13:/\s/.test(String.fromCharCode(t)))}function Pr(t,i){if(t.charCodeAt(i)!==46)return i;let a=i+1;for(;t.charCodeAt(a)>=48&&t.charCodeAt(
a)<=57;)a++;return a===i+1?-1:a}function vr(t,i){let a=t.charCodeAt(i),p=t.length-i;if(a===90||a===122)return p===1?0:void 0;if(a!==43&&a!==O)return;let n=q(t,i+
1),e=t.charCodeAt(i+3)===Ie,s=p===3?0:q(t,i+(e?4:3));if(!(!(p===3||p===(e?6:5))||n<0||n>23||s<0||s>59))return(a===O?-1:1)*(n*60+s)}var Ie,O,mr,ze=Be(()=>{"use s\
trict";Ie=58,O=45,mr=[0,31,28,31,30,31,30,31,31,30,31,30,31]});var Je={};yr(Je,{"date-time":()=>We});var Xe=Be(()=>{"use strict";ze()});var _r=Ge;var br=new RegExp("^(api|assets|async-actions|campaigns|categories|client_api|client_consents|client_customers|client_events|client_promotions|client_publish|cl\
ient_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|consents|customers|events|exports|locations|loyalties|me\
tadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|referrals|rewards|segments|skus|task-results|templates|tra\
sh-bin|validation-rules-assignments|validation-rules|validations|vouchers)( (api|assets|async-actions|campaigns|categories|client_api|client_consents|client_cus\
tomers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|\
consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|re\
ferrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers))*$","u");function M(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(typeof t=="string"){if(!br.test(t)){let r={instancePath:i,schemaPath:"ScopeList#/pattern",
keyword:"pattern",params:{pattern:"^(api|assets|async-actions|campaigns|categories|client_api|client_consents|client_customers|client_events|client_promotions|c\
lient_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|consents|customers|events|exports|locati\
ons|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|referrals|rewards|segments|skus|task-resul\
ts|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers)( (api|assets|async-actions|campaigns|categories|client_api|client_con\
sents|client_customers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|\
client_vouchers|consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualification\
s|redemptions|referrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers))*$"}};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"ScopeList#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}return M.errors=
e,s===0}function Ge(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.access_token===
void 0){let r={instancePath:i,schemaPath:"AccessToken#/required",keyword:"required",params:{missingProperty:"access_token"}};e===null?e=[r]:e.push(r),s++}if(t.client_id===
void 0){let r={instancePath:i,schemaPath:"AccessToken#/required",keyword:"required",params:{missingProperty:"client_id"}};e===null?e=[r]:e.push(r),s++}if(t.expires_at===
void 0){let r={instancePath:i,schemaPath:"AccessToken#/required",keyword:"required",params:{missingProperty:"expires_at"}};e===null?e=[r]:e.push(r),s++}if(t.expires_in===
void 0){let r={instancePath:i,schemaPath:"AccessToken#/required",keyword:"required",params:{missingProperty:"expires_in"}};e===null?e=[r]:e.push(r),s++}if(t.scope===
void 0){let r={instancePath:i,schemaPath:"AccessToken#/required",keyword:"required",params:{missingProperty:"scope"}};e===null?e=[r]:e.push(r),s++}if(t.token_type===
void 0){let r={instancePath:i,schemaPath:"AccessToken#/required",keyword:"required",params:{missingProperty:"token_type"}};e===null?e=[r]:e.push(r),s++}if(t.access_token!==
void 0&&typeof t.access_token!="string"){let r={instancePath:i+"/access_token",schemaPath:"AccessToken#/properties/access_token/type",keyword:"type",params:{type:"\
string"}};e===null?e=[r]:e.push(r),s++}if(t.client_id!==void 0&&typeof t.client_id!="string"){let r={instancePath:i+"/client_id",schemaPath:"AccessToken#/proper\
ties/client_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.expires_at!==void 0){let r=t.expires_at;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){let o={instancePath:i+"/expires_at",schemaPath:"AccessToken#/properties/expires_at/type",keyword:"type",params:{type:"integer"}};e===
null?e=[o]:e.push(o),s++}}if(t.expires_in!==void 0){let r=t.expires_in;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let o={instancePath:i+"/expires\
_in",schemaPath:"AccessToken#/properties/expires_in/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}}if(t.scope!==void 0&&(M(t.scope,
{instancePath:i+"/scope",parentData:t,parentDataProperty:"scope",rootData:n})||(e=e===null?M.errors:e.concat(M.errors),s=e.length)),t.token_type!==void 0&&t.token_type!==
"Bearer"){let r={instancePath:i+"/token_type",schemaPath:"AccessToken#/properties/token_type/const",keyword:"const",params:{allowedValue:"Bearer"}};e===null?e=[
r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"AccessToken#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ge.errors=
e,s===0}var kr=P;function P(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.code===void 0){
let r={instancePath:i,schemaPath:"ErrorObject#/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[r]:e.push(r),s++}if(t.message===void 0){
let r={instancePath:i,schemaPath:"ErrorObject#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0){
let r=t.code;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let o={instancePath:i+"/code",schemaPath:"ErrorObject#/properties/code/type",keyword:"typ\
e",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}}if(t.key!==void 0&&typeof t.key!="string"){let r={instancePath:i+"/key",schemaPath:"ErrorObject#/prope\
rties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&typeof t.message!="string"){let r={instancePath:i+"/m\
essage",schemaPath:"ErrorObject#/properties/message/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.details!==void 0&&typeof t.details!=
"string"){let r={instancePath:i+"/details",schemaPath:"ErrorObject#/properties/details/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}
if(t.request_id!==void 0&&typeof t.request_id!="string"){let r={instancePath:i+"/request_id",schemaPath:"ErrorObject#/properties/request_id/type",keyword:"type",
params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.resource_id!==void 0&&typeof t.resource_id!="string"){let r={instancePath:i+"/resource_id",schemaPath:"\
ErrorObject#/properties/resource_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.resource_type!==void 0&&typeof t.resource_type!=
"string"){let r={instancePath:i+"/resource_type",schemaPath:"ErrorObject#/properties/resource_type/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.
push(r),s++}if(t.error!==void 0){let r=t.error;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.message!==void 0&&typeof r.message!="string"){let o={instancePath:i+
"/error/message",schemaPath:"ErrorObject#/properties/error/properties/message/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={
instancePath:i+"/error",schemaPath:"ErrorObject#/properties/error/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,
schemaPath:"ErrorObject#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return P.errors=e,s===0}var wr=S;var j=(Xe(),fr(Je))["date-time"];function c(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.id===void 0){let r={instancePath:i,schemaPath:"MemberActivityBase#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.
push(r),s++}if(t.created_at===void 0){let r={instancePath:i,schemaPath:"MemberActivityBase#/required",keyword:"required",params:{missingProperty:"created_at"}};
e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:i+"/id",schemaPath:"MemberActivityBase#/properties/id/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!j(r)){let o={instancePath:i+"/\
created_at",schemaPath:"MemberActivityBase#/properties/created_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[o]:e.push(o),s++}}else{let o={
instancePath:i+"/created_at",schemaPath:"MemberActivityBase#/properties/created_at/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(t.
group_id!==void 0&&typeof t.group_id!="string"){let r={instancePath:i+"/group_id",schemaPath:"MemberActivityBase#/properties/group_id/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"MemberActivityBase#/type",keyword:"type",params:{type:"object"}};e===null?e=
[r]:e.push(r),s++}return c.errors=e,s===0}function y(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id!==void 0&&
typeof t.id!="string"){let r={instancePath:i+"/id",schemaPath:"CustomerSummary#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(
r),s++}if(t.name!==void 0&&typeof t.name!="string"){let r={instancePath:i+"/name",schemaPath:"CustomerSummary#/properties/name/type",keyword:"type",params:{type:"\
string"}};e===null?e=[r]:e.push(r),s++}if(t.email!==void 0&&typeof t.email!="string"){let r={instancePath:i+"/email",schemaPath:"CustomerSummary#/properties/ema\
il/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.source_id!==void 0&&typeof t.source_id!="string"){let r={instancePath:i+"/sour\
ce_id",schemaPath:"CustomerSummary#/properties/source_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.metadata!==void 0){let r=t.
metadata;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let o={instancePath:i+"/metadata",schemaPath:"CustomerSummary#/properties/metadata/type",keyword:"type",
params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(t.object!==void 0&&t.object!=="customer"){let r={instancePath:i+"/object",schemaPath:"CustomerSummary#/\
properties/object/const",keyword:"const",params:{allowedValue:"customer"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"CustomerSummary#\
/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return y.errors=e,s===0}var Ar={type:"object",additionalProperties:!0,properties:{id:{
type:"string"},name:{type:"string"},campaign_type:{type:"string"},type:{type:"string",enum:["AUTO_UPDATE","STATIC","STANDALONE"]},is_referral_code:{type:"boolea\
n"},voucher:{$ref:"CampaignVoucherSummary"},referral_program:{$ref:"ReferralProgram"},auto_join:{type:"boolean"}}};function x(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i,
schemaPath:"CampaignVoucherSummary#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return x.errors=e,s===0}function F(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i,
schemaPath:"ReferralProgram#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return F.errors=e,s===0}function d(t,{instancePath:i="",parentData:a,
parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:i+
"/id",schemaPath:"CampaignSummary#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.name!==void 0&&typeof t.name!="s\
tring"){let r={instancePath:i+"/name",schemaPath:"CampaignSummary#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.
campaign_type!==void 0&&typeof t.campaign_type!="string"){let r={instancePath:i+"/campaign_type",schemaPath:"CampaignSummary#/properties/campaign_type/type",keyword:"\
type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0){let r=t.type;if(typeof r!="string"){let o={instancePath:i+"/type",schemaPath:"Cam\
paignSummary#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(!(r==="AUTO_UPDATE"||r==="STATIC"||r==="STANDALONE")){
let o={instancePath:i+"/type",schemaPath:"CampaignSummary#/properties/type/enum",keyword:"enum",params:{allowedValues:Ar.properties.type.enum}};e===null?e=[o]:e.
push(o),s++}}if(t.is_referral_code!==void 0&&typeof t.is_referral_code!="boolean"){let r={instancePath:i+"/is_referral_code",schemaPath:"CampaignSummary#/proper\
ties/is_referral_code/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),s++}if(t.voucher!==void 0&&(x(t.voucher,{instancePath:i+"/voucher",
parentData:t,parentDataProperty:"voucher",rootData:n})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),t.referral_program!==void 0&&(F(t.referral_program,
{instancePath:i+"/referral_program",parentData:t,parentDataProperty:"referral_program",rootData:n})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)),t.auto_join!==
void 0&&typeof t.auto_join!="boolean"){let r={instancePath:i+"/auto_join",schemaPath:"CampaignSummary#/properties/auto_join/type",keyword:"type",params:{type:"b\
oolean"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"CampaignSummary#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(
r),s++}return d.errors=e,s===0}var Ye={type:"object",allOf:[{$ref:"TierBase"}],required:["id","campaign_id","metadata","created_at","config","object"],properties:{
id:{type:"string"},campaign_id:{type:"string"},metadata:{type:["object","null"],additionalProperties:!0},created_at:{type:"string",format:"date-time"},updated_at:{
type:["string","null"],format:"date-time"},config:{type:"object",required:["points"],properties:{points:{type:"object",properties:{from:{type:"integer"},to:{type:"\
integer"}}}}},expiration:{$ref:"LoyaltyTierExpiration"},object:{const:"loyalty_tier"}}};function U(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i,
schemaPath:"TierBase#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return U.errors=e,s===0}function I(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i,
schemaPath:"LoyaltyTierExpiration#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return I.errors=e,s===0}function m(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(U(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?U.errors:e.
concat(U.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let r={instancePath:i,schemaPath:"LoyaltyTier#/required",keyword:"requi\
red",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),s++}if(t.campaign_id===void 0){let r={instancePath:i,schemaPath:"LoyaltyTier#/required",keyword:"re\
quired",params:{missingProperty:"campaign_id"}};e===null?e=[r]:e.push(r),s++}if(t.metadata===void 0){let r={instancePath:i,schemaPath:"LoyaltyTier#/required",keyword:"\
required",params:{missingProperty:"metadata"}};e===null?e=[r]:e.push(r),s++}if(t.created_at===void 0){let r={instancePath:i,schemaPath:"LoyaltyTier#/required",keyword:"\
required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),s++}if(t.config===void 0){let r={instancePath:i,schemaPath:"LoyaltyTier#/required",keyword:"\
required",params:{missingProperty:"config"}};e===null?e=[r]:e.push(r),s++}if(t.object===void 0){let r={instancePath:i,schemaPath:"LoyaltyTier#/required",keyword:"\
required",params:{missingProperty:"object"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:i+"/id",schemaPath:"Loyal\
tyTier#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.campaign_id!==void 0&&typeof t.campaign_id!="string"){let r={
instancePath:i+"/campaign_id",schemaPath:"LoyaltyTier#/properties/campaign_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.metadata!==
void 0){let r=t.metadata;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let o={instancePath:i+"/metadata",schemaPath:"LoyaltyTier#/properties/metadat\
a/type",keyword:"type",params:{type:Ye.properties.metadata.type}};e===null?e=[o]:e.push(o),s++}}if(t.created_at!==void 0){let r=t.created_at;if(typeof r=="strin\
g"){if(!j(r)){let o={instancePath:i+"/created_at",schemaPath:"LoyaltyTier#/properties/created_at/format",keyword:"format",params:{format:"date-time"}};e===null?
e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/created_at",schemaPath:"LoyaltyTier#/properties/created_at/type",keyword:"type",params:{type:"string"}};e===null?
e=[o]:e.push(o),s++}}if(t.updated_at!==void 0){let r=t.updated_at;if(typeof r!="string"&&r!==null){let o={instancePath:i+"/updated_at",schemaPath:"LoyaltyTier#/\
properties/updated_at/type",keyword:"type",params:{type:Ye.properties.updated_at.type}};e===null?e=[o]:e.push(o),s++}if(typeof r=="string"&&!j(r)){let o={instancePath:i+
"/updated_at",schemaPath:"LoyaltyTier#/properties/updated_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[o]:e.push(o),s++}}if(t.config!==void 0){
let r=t.config;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.points===void 0){let o={instancePath:i+"/config",schemaPath:"LoyaltyTier#/properties/config/req\
uired",keyword:"required",params:{missingProperty:"points"}};e===null?e=[o]:e.push(o),s++}if(r.points!==void 0){let o=r.points;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.from!==void 0){let l=o.from;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let L={instancePath:i+"/config/points/from",schemaPath:"L\
oyaltyTier#/properties/config/properties/points/properties/from/type",keyword:"type",params:{type:"integer"}};e===null?e=[L]:e.push(L),s++}}if(o.to!==void 0){let l=o.
to;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let L={instancePath:i+"/config/points/to",schemaPath:"LoyaltyTier#/properties/config/properties/poi\
nts/properties/to/type",keyword:"type",params:{type:"integer"}};e===null?e=[L]:e.push(L),s++}}}else{let l={instancePath:i+"/config/points",schemaPath:"LoyaltyTi\
er#/properties/config/properties/points/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}}else{let o={instancePath:i+"/config",schemaPath:"\
LoyaltyTier#/properties/config/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(t.expiration!==void 0&&(I(t.expiration,{instancePath:i+
"/expiration",parentData:t,parentDataProperty:"expiration",rootData:n})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)),t.object!==void 0&&t.object!=="loy\
alty_tier"){let r={instancePath:i+"/object",schemaPath:"LoyaltyTier#/properties/object/const",keyword:"const",params:{allowedValue:"loyalty_tier"}};e===null?e=[
r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"LoyaltyTier#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return m.errors=
e,s===0}function B(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.created_at===
void 0){let r={instancePath:i,schemaPath:"LoyaltyTierUpgradedData#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),
s++}if(t.loyalty_tier_to===void 0){let r={instancePath:i,schemaPath:"LoyaltyTierUpgradedData#/required",keyword:"required",params:{missingProperty:"loyalty_tier\
_to"}};e===null?e=[r]:e.push(r),s++}if(t.customer!==void 0&&(y(t.customer,{instancePath:i+"/customer",parentData:t,parentDataProperty:"customer",rootData:n})||(e=
e===null?y.errors:e.concat(y.errors),s=e.length)),t.campaign!==void 0&&(d(t.campaign,{instancePath:i+"/campaign",parentData:t,parentDataProperty:"campaign",rootData:n})||
(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.loyalty_tier_from!==void 0&&(m(t.loyalty_tier_from,{instancePath:i+"/loyalty_tier_from",parentData:t,parentDataProperty:"\
loyalty_tier_from",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),t.loyalty_tier_to!==void 0&&(m(t.loyalty_tier_to,{instancePath:i+"/loyalty\
_tier_to",parentData:t,parentDataProperty:"loyalty_tier_to",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),t.created_at!==void 0){let r=t.created_at;
if(typeof r=="string"){if(!j(r)){let o={instancePath:i+"/created_at",schemaPath:"LoyaltyTierUpgradedData#/properties/created_at/format",keyword:"format",params:{
format:"date-time"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/created_at",schemaPath:"LoyaltyTierUpgradedData#/properties/created_at/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"LoyaltyTierUpgradedData#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[r]:e.push(r),s++}return B.errors=e,s===0}var qr={type:"object",required:["channel"],properties:{channel:{type:"string",enum:["USER_PORTAL",
"API","CLIENT_API","INTERNAL"]},user:{type:"object",required:["id"],properties:{id:{type:"string"}}},api_key:{type:"object",required:["name","app_id"],properties:{
name:{type:"string"},app_id:{type:"string"}}}}};function u(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.channel===void 0){let r={instancePath:i,schemaPath:"EventSource#/required",keyword:"required",params:{missingProperty:"channel"}};
e===null?e=[r]:e.push(r),s++}if(t.channel!==void 0){let r=t.channel;if(typeof r!="string"){let o={instancePath:i+"/channel",schemaPath:"EventSource#/properties/\
channel/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(!(r==="USER_PORTAL"||r==="API"||r==="CLIENT_API"||r==="INTERNAL")){let o={instancePath:i+
"/channel",schemaPath:"EventSource#/properties/channel/enum",keyword:"enum",params:{allowedValues:qr.properties.channel.enum}};e===null?e=[o]:e.push(o),s++}}if(t.
user!==void 0){let r=t.user;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let o={instancePath:i+"/user",schemaPath:"EventSource#/properties/use\
r/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0&&typeof r.id!="string"){let o={instancePath:i+"/user\
/id",schemaPath:"EventSource#/properties/user/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/user",schemaPath:"EventSource#/properties/user/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(t.api_key!==void 0){let r=t.api_key;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let o={instancePath:i+"/api_key",schemaPath:"EventSource#/properties/api_key/required",keyword:"\
required",params:{missingProperty:"name"}};e===null?e=[o]:e.push(o),s++}if(r.app_id===void 0){let o={instancePath:i+"/api_key",schemaPath:"EventSource#/properti\
es/api_key/required",keyword:"required",params:{missingProperty:"app_id"}};e===null?e=[o]:e.push(o),s++}if(r.name!==void 0&&typeof r.name!="string"){let o={instancePath:i+
"/api_key/name",schemaPath:"EventSource#/properties/api_key/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(r.app_id!==
void 0&&typeof r.app_id!="string"){let o={instancePath:i+"/api_key/app_id",schemaPath:"EventSource#/properties/api_key/properties/app_id/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/api_key",schemaPath:"EventSource#/properties/api_key/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"EventSource#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(
r),s++}return u.errors=e,s===0}function W(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,
parentDataProperty:p,rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,
schemaPath:"CustomerLoyaltyTierUpgradedActivity#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:i,schemaPath:"CustomerLoyaltyTierUpgradedActivity#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}
if(t.type!==void 0&&t.type!=="customer.loyalty.tier.upgraded"){let r={instancePath:i+"/type",schemaPath:"CustomerLoyaltyTierUpgradedActivity#/properties/type/co\
nst",keyword:"const",params:{allowedValue:"customer.loyalty.tier.upgraded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerLoyaltyTierUpgradedActivity#/properties/data/required",keyword:"re\
quired",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerLoyaltyTierU\
pgradedActivity#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(B(r.data,{
instancePath:i+"/data/data",parentData:r,parentDataProperty:"data",rootData:n})||(e=e===null?B.errors:e.concat(B.errors),s=e.length)),r.event_source!==void 0&&(u(
r.event_source,{instancePath:i+"/data/event_source",parentData:r,parentDataProperty:"event_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length))}else{
let o={instancePath:i+"/data",schemaPath:"CustomerLoyaltyTierUpgradedActivity#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(
o),s++}}}else{let r={instancePath:i,schemaPath:"CustomerLoyaltyTierUpgradedActivity#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return W.
errors=e,s===0}function z(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.created_at===
void 0){let r={instancePath:i,schemaPath:"LoyaltyTierDowngradedData#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),
s++}if(t.loyalty_tier_from===void 0){let r={instancePath:i,schemaPath:"LoyaltyTierDowngradedData#/required",keyword:"required",params:{missingProperty:"loyalty_\
tier_from"}};e===null?e=[r]:e.push(r),s++}if(t.customer!==void 0&&(y(t.customer,{instancePath:i+"/customer",parentData:t,parentDataProperty:"customer",rootData:n})||
(e=e===null?y.errors:e.concat(y.errors),s=e.length)),t.campaign!==void 0&&(d(t.campaign,{instancePath:i+"/campaign",parentData:t,parentDataProperty:"campaign",rootData:n})||
(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.loyalty_tier_from!==void 0&&(m(t.loyalty_tier_from,{instancePath:i+"/loyalty_tier_from",parentData:t,parentDataProperty:"\
loyalty_tier_from",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),t.loyalty_tier_to!==void 0&&(m(t.loyalty_tier_to,{instancePath:i+"/loyalty\
_tier_to",parentData:t,parentDataProperty:"loyalty_tier_to",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),t.created_at!==void 0){let r=t.created_at;
if(typeof r=="string"){if(!j(r)){let o={instancePath:i+"/created_at",schemaPath:"LoyaltyTierDowngradedData#/properties/created_at/format",keyword:"format",params:{
format:"date-time"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/created_at",schemaPath:"LoyaltyTierDowngradedData#/properties/created_at/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"LoyaltyTierDowngradedData#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[r]:e.push(r),s++}return z.errors=e,s===0}function J(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;
if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"CustomerLoyaltyTierDowngradedActivity#/required",keyword:"required",params:{missingProperty:"type"}};e===
null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"CustomerLoyaltyTierDowngradedActivity#/required",keyword:"required",params:{missingProperty:"\
data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.downgraded"){let r={instancePath:i+"/type",schemaPath:"CustomerLoyaltyT\
ierDowngradedActivity#/properties/type/const",keyword:"const",params:{allowedValue:"customer.loyalty.tier.downgraded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==
void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerLoyaltyTierDowngradedAct\
ivity#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+
"/data",schemaPath:"CustomerLoyaltyTierDowngradedActivity#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:
e.push(o),s++}r.data!==void 0&&(z(r.data,{instancePath:i+"/data/data",parentData:r,parentDataProperty:"data",rootData:n})||(e=e===null?z.errors:e.concat(z.errors),
s=e.length)),r.event_source!==void 0&&(u(r.event_source,{instancePath:i+"/data/event_source",parentData:r,parentDataProperty:"event_source",rootData:n})||(e=e===
null?u.errors:e.concat(u.errors),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"CustomerLoyaltyTierDowngradedActivity#/properties/data/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"CustomerLoyaltyTierDowngradedActivity#/type",keyword:"type",
params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return J.errors=e,s===0}function _(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.created_at===
void 0){let r={instancePath:i,schemaPath:"LoyaltyTierData#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.push(r),s++}if(t.
loyalty_tier===void 0){let r={instancePath:i,schemaPath:"LoyaltyTierData#/required",keyword:"required",params:{missingProperty:"loyalty_tier"}};e===null?e=[r]:e.
push(r),s++}if(t.customer!==void 0&&(y(t.customer,{instancePath:i+"/customer",parentData:t,parentDataProperty:"customer",rootData:n})||(e=e===null?y.errors:e.concat(
y.errors),s=e.length)),t.campaign!==void 0&&(d(t.campaign,{instancePath:i+"/campaign",parentData:t,parentDataProperty:"campaign",rootData:n})||(e=e===null?d.errors:
e.concat(d.errors),s=e.length)),t.loyalty_tier!==void 0&&(m(t.loyalty_tier,{instancePath:i+"/loyalty_tier",parentData:t,parentDataProperty:"loyalty_tier",rootData:n})||
(e=e===null?m.errors:e.concat(m.errors),s=e.length)),t.created_at!==void 0){let r=t.created_at;if(typeof r=="string"){if(!j(r)){let o={instancePath:i+"/created_\
at",schemaPath:"LoyaltyTierData#/properties/created_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/created_at",schemaPath:"LoyaltyTierData#/properties/created_at/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,
schemaPath:"LoyaltyTierData#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return _.errors=e,s===0}function X(t,{instancePath:i="",parentData:a,
parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?c.errors:e.concat(c.errors),
s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"CustomerLoyaltyTierProlongedActivity#/required",keyword:"\
required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"CustomerLoyaltyTierProlongedActivi\
ty#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.prolonged"){let r={
instancePath:i+"/type",schemaPath:"CustomerLoyaltyTierProlongedActivity#/properties/type/const",keyword:"const",params:{allowedValue:"customer.loyalty.tier.prol\
onged"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+"/\
data",schemaPath:"CustomerLoyaltyTierProlongedActivity#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}
if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerLoyaltyTierProlongedActivity#/properties/data/required",keyword:"required",params:{
missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(_(r.data,{instancePath:i+"/data/data",parentData:r,parentDataProperty:"data",rootData:n})||
(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.event_source!==void 0&&(u(r.event_source,{instancePath:i+"/data/event_source",parentData:r,parentDataProperty:"\
event_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"CustomerLoyaltyTierProlongedActi\
vity#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"CustomerLoyaltyTierProl\
ongedActivity#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return X.errors=e,s===0}function Y(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.created_at===
void 0){let r={instancePath:i,schemaPath:"LoyaltyTierExpirationChangedData#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?e=[r]:e.
push(r),s++}if(t.loyalty_tier===void 0){let r={instancePath:i,schemaPath:"LoyaltyTierExpirationChangedData#/required",keyword:"required",params:{missingProperty:"\
loyalty_tier"}};e===null?e=[r]:e.push(r),s++}if(t.expiration_date===void 0){let r={instancePath:i,schemaPath:"LoyaltyTierExpirationChangedData#/required",keyword:"\
required",params:{missingProperty:"expiration_date"}};e===null?e=[r]:e.push(r),s++}if(t.customer!==void 0&&(y(t.customer,{instancePath:i+"/customer",parentData:t,
parentDataProperty:"customer",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),t.campaign!==void 0&&(d(t.campaign,{instancePath:i+"/campaign",
parentData:t,parentDataProperty:"campaign",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.loyalty_tier!==void 0&&(m(t.loyalty_tier,{instancePath:i+
"/loyalty_tier",parentData:t,parentDataProperty:"loyalty_tier",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),t.created_at!==void 0){let r=t.
created_at;if(typeof r=="string"){if(!j(r)){let o={instancePath:i+"/created_at",schemaPath:"LoyaltyTierExpirationChangedData#/properties/created_at/format",keyword:"\
format",params:{format:"date-time"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/created_at",schemaPath:"LoyaltyTierExpirationChangedData#/proper\
ties/created_at/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}if(t.expiration_date!==void 0){let r=t.expiration_date;if(typeof r=="\
string"){if(!j(r)){let o={instancePath:i+"/expiration_date",schemaPath:"LoyaltyTierExpirationChangedData#/properties/expiration_date/format",keyword:"format",params:{
format:"date-time"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/expiration_date",schemaPath:"LoyaltyTierExpirationChangedData#/properties/expira\
tion_date/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"LoyaltyTierExpirationChangedData#/t\
ype",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Y.errors=e,s===0}function H(t,{instancePath:i="",parentData:a,parentDataProperty:p,
rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length),t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"CustomerLoyaltyTierExpirationChangedActivity#/required",keyword:"required",params:{
missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"CustomerLoyaltyTierExpirationChangedActivity#/requir\
ed",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.loyalty.tier.expiration.changed"){let r={
instancePath:i+"/type",schemaPath:"CustomerLoyaltyTierExpirationChangedActivity#/properties/type/const",keyword:"const",params:{allowedValue:"customer.loyalty.t\
ier.expiration.changed"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let o={
instancePath:i+"/data",schemaPath:"CustomerLoyaltyTierExpirationChangedActivity#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===
null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerLoyaltyTierExpirationChangedActivity#/properties/data/req\
uired",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(Y(r.data,{instancePath:i+"/data/data",parentData:r,
parentDataProperty:"data",rootData:n})||(e=e===null?Y.errors:e.concat(Y.errors),s=e.length)),r.event_source!==void 0&&(u(r.event_source,{instancePath:i+"/data/e\
vent_source",parentData:r,parentDataProperty:"event_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length))}else{let o={instancePath:i+"/data",
schemaPath:"CustomerLoyaltyTierExpirationChangedActivity#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={
instancePath:i,schemaPath:"CustomerLoyaltyTierExpirationChangedActivity#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return H.errors=
e,s===0}function G(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||
(e=e===null?c.errors:e.concat(c.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"CustomerLoya\
ltyTierJoinedActivity#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"\
CustomerLoyaltyTierJoinedActivity#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cust\
omer.loyalty.tier.joined"){let r={instancePath:i+"/type",schemaPath:"CustomerLoyaltyTierJoinedActivity#/properties/type/const",keyword:"const",params:{allowedValue:"\
customer.loyalty.tier.joined"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let o={
instancePath:i+"/data",schemaPath:"CustomerLoyaltyTierJoinedActivity#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[
o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerLoyaltyTierJoinedActivity#/properties/data/required",keyword:"req\
uired",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(_(r.data,{instancePath:i+"/data/data",parentData:r,parentDataProperty:"\
data",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.event_source!==void 0&&(u(r.event_source,{instancePath:i+"/data/event_source",parentData:r,
parentDataProperty:"event_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"CustomerLoya\
ltyTierJoinedActivity#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"Custom\
erLoyaltyTierJoinedActivity#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return G.errors=e,s===0}function K(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||
(e=e===null?c.errors:e.concat(c.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"CustomerLoya\
ltyTierLeftActivity#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"\
CustomerLoyaltyTierLeftActivity#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="custom\
er.loyalty.tier.left"){let r={instancePath:i+"/type",schemaPath:"CustomerLoyaltyTierLeftActivity#/properties/type/const",keyword:"const",params:{allowedValue:"c\
ustomer.loyalty.tier.left"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let o={
instancePath:i+"/data",schemaPath:"CustomerLoyaltyTierLeftActivity#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:
e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerLoyaltyTierLeftActivity#/properties/data/required",keyword:"required",
params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(_(r.data,{instancePath:i+"/data/data",parentData:r,parentDataProperty:"d\
ata",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.event_source!==void 0&&(u(r.event_source,{instancePath:i+"/data/event_source",parentData:r,
parentDataProperty:"event_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"CustomerLoya\
ltyTierLeftActivity#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"Customer\
LoyaltyTierLeftActivity#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return K.errors=e,s===0}function Q(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i,
schemaPath:"Publication#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Q.errors=e,s===0}function D(t,{instancePath:i="",parentData:a,
parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t))t.customer!==void 0&&(y(t.customer,{instancePath:i+"/customer",
parentData:t,parentDataProperty:"customer",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),t.campaign!==void 0&&(d(t.campaign,{instancePath:i+
"/campaign",parentData:t,parentDataProperty:"campaign",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.publication!==void 0&&(Q(t.publication,
{instancePath:i+"/publication",parentData:t,parentDataProperty:"publication",rootData:n})||(e=e===null?Q.errors:e.concat(Q.errors),s=e.length));else{let r={instancePath:i,
schemaPath:"CustomerPublicationData#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return D.errors=e,s===0}function Z(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?c.errors:e.
concat(c.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"CustomerPublicationSucceededActivit\
y#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"CustomerPubl\
icationSucceededActivity#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.publ\
ication.succeeded"){let r={instancePath:i+"/type",schemaPath:"CustomerPublicationSucceededActivity#/properties/type/const",keyword:"const",params:{allowedValue:"\
customer.publication.succeeded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){
let o={instancePath:i+"/data",schemaPath:"CustomerPublicationSucceededActivity#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===
null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerPublicationSucceededActivity#/properties/data/required",keyword:"\
required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(D(r.data,{instancePath:i+"/data/data",parentData:r,parentDataProperty:"\
data",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.event_source!==void 0&&(u(r.event_source,{instancePath:i+"/data/event_source",parentData:r,
parentDataProperty:"event_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"CustomerPubl\
icationSucceededActivity#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"Cus\
tomerPublicationSucceededActivity#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Z.errors=e,s===0}function ee(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||
(e=e===null?c.errors:e.concat(c.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"CustomerPubl\
icationFailedActivity#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"\
CustomerPublicationFailedActivity#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="cust\
omer.publication.failed"){let r={instancePath:i+"/type",schemaPath:"CustomerPublicationFailedActivity#/properties/type/const",keyword:"const",params:{allowedValue:"\
customer.publication.failed"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let o={
instancePath:i+"/data",schemaPath:"CustomerPublicationFailedActivity#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[
o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerPublicationFailedActivity#/properties/data/required",keyword:"req\
uired",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(D(r.data,{instancePath:i+"/data/data",parentData:r,parentDataProperty:"\
data",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.event_source!==void 0&&(u(r.event_source,{instancePath:i+"/data/event_source",parentData:r,
parentDataProperty:"event_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"CustomerPubl\
icationFailedActivity#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"Custom\
erPublicationFailedActivity#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ee.errors=e,s===0}function b(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i,
schemaPath:"CustomerRedemptionData#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return b.errors=e,s===0}function re(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?c.errors:e.
concat(c.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"CustomerRedemptionFailedActivity#/r\
equired",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"CustomerRedempti\
onFailedActivity#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.redemption.f\
ailed"){let r={instancePath:i+"/type",schemaPath:"CustomerRedemptionFailedActivity#/properties/type/const",keyword:"const",params:{allowedValue:"customer.redemp\
tion.failed"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+
"/data",schemaPath:"CustomerRedemptionFailedActivity#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}
if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerRedemptionFailedActivity#/properties/data/required",keyword:"required",params:{missingProperty:"\
event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(b(r.data,{instancePath:i+"/data/data",parentData:r,parentDataProperty:"data",rootData:n})||(e=e===
null?b.errors:e.concat(b.errors),s=e.length)),r.event_source!==void 0&&(u(r.event_source,{instancePath:i+"/data/event_source",parentData:r,parentDataProperty:"e\
vent_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"CustomerRedemptionFailedActivity#\
/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"CustomerRedemptionFailedActi\
vity#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return re.errors=e,s===0}function te(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||
(e=e===null?c.errors:e.concat(c.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"CustomerRede\
mptionSuccceededActivity#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"\
CustomerRedemptionSuccceededActivity#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="c\
ustomer.redemption.succceeded"){let r={instancePath:i+"/type",schemaPath:"CustomerRedemptionSuccceededActivity#/properties/type/const",keyword:"const",params:{allowedValue:"\
customer.redemption.succceeded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){
let o={instancePath:i+"/data",schemaPath:"CustomerRedemptionSuccceededActivity#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===
null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerRedemptionSuccceededActivity#/properties/data/required",keyword:"\
required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(b(r.data,{instancePath:i+"/data/data",parentData:r,parentDataProperty:"\
data",rootData:n})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.event_source!==void 0&&(u(r.event_source,{instancePath:i+"/data/event_source",parentData:r,
parentDataProperty:"event_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"CustomerRede\
mptionSuccceededActivity#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"Cus\
tomerRedemptionSuccceededActivity#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return te.errors=e,s===0}function C(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i,
schemaPath:"RedemptionSummary#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return C.errors=e,s===0}function R(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(b(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?b.errors:e.
concat(b.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t))t.redemption_rollback!==void 0&&(C(t.redemption_rollback,{instancePath:i+"/redemption_roll\
back",parentData:t,parentDataProperty:"redemption_rollback",rootData:n})||(e=e===null?C.errors:e.concat(C.errors),s=e.length));else{let r={instancePath:i,schemaPath:"\
CustomerRedemptionRollbackData#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return R.errors=e,s===0}function se(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?c.errors:e.
concat(c.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"CustomerRedemptionRollbackFailedAct\
ivity#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"Customer\
RedemptionRollbackFailedActivity#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="custo\
mer.redemption.rollback.failed"){let r={instancePath:i+"/type",schemaPath:"CustomerRedemptionRollbackFailedActivity#/properties/type/const",keyword:"const",params:{
allowedValue:"customer.redemption.rollback.failed"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerRedemptionRollbackFailedActivity#/properties/data/required",keyword:"required",params:{missingProperty:"\
data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerRedemptionRollbackFailedActivity#/properties/\
data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(R(r.data,{instancePath:i+"/data/data",
parentData:r,parentDataProperty:"data",rootData:n})||(e=e===null?R.errors:e.concat(R.errors),s=e.length)),r.event_source!==void 0&&(u(r.event_source,{instancePath:i+
"/data/event_source",parentData:r,parentDataProperty:"event_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length))}else{let o={instancePath:i+
"/data",schemaPath:"CustomerRedemptionRollbackFailedActivity#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={
instancePath:i,schemaPath:"CustomerRedemptionRollbackFailedActivity#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return se.errors=
e,s===0}function ie(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||
(e=e===null?c.errors:e.concat(c.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"CustomerRede\
mptionRollbackSuccceededActivity#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,
schemaPath:"CustomerRedemptionRollbackSuccceededActivity#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==
void 0&&t.type!=="customer.redemption.rollback.succceeded"){let r={instancePath:i+"/type",schemaPath:"CustomerRedemptionRollbackSuccceededActivity#/properties/t\
ype/const",keyword:"const",params:{allowedValue:"customer.redemption.rollback.succceeded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerRedemptionRollbackSuccceededActivity#/properties/da\
ta/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"\
CustomerRedemptionRollbackSuccceededActivity#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}
r.data!==void 0&&(R(r.data,{instancePath:i+"/data/data",parentData:r,parentDataProperty:"data",rootData:n})||(e=e===null?R.errors:e.concat(R.errors),s=e.length)),
r.event_source!==void 0&&(u(r.event_source,{instancePath:i+"/data/event_source",parentData:r,parentDataProperty:"event_source",rootData:n})||(e=e===null?u.errors:
e.concat(u.errors),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"CustomerRedemptionRollbackSuccceededActivity#/properties/data/type",keyword:"type",
params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"CustomerRedemptionRollbackSuccceededActivity#/type",keyword:"type",
params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ie.errors=e,s===0}var He={type:"object",properties:{customer:{$ref:"CustomerSummary"},holder:{$ref:"CustomerSummary"},voucher:{$ref:"VoucherSummary"},campaign:{$ref:"CampaignSumm\
ary"},redemption:{$ref:"RedemptionSummary"},reward:{$ref:"RewardResult"},referral_tier:{$ref:"ReferralTier"},balance:{type:["object","null"],properties:{amount:{
type:"integer"},points:{type:"integer"}}},custom_event:{$ref:"CustomEvent"},customer_event:{type:["object","null"],properties:{segment:{$ref:"SegmentSummary"},event_type:{
type:"string"}}}}};function f(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i,
schemaPath:"VoucherSummary#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return f.errors=e,s===0}function oe(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i,
schemaPath:"RewardResult#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return oe.errors=e,s===0}function ne(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i,
schemaPath:"ReferralTier#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ne.errors=e,s===0}function E(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i,
schemaPath:"CustomEvent#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return E.errors=e,s===0}function ae(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i,
schemaPath:"SegmentSummary#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ae.errors=e,s===0}function pe(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer!==void 0&&(y(t.customer,{instancePath:i+
"/customer",parentData:t,parentDataProperty:"customer",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),t.holder!==void 0&&(y(t.holder,{instancePath:i+
"/holder",parentData:t,parentDataProperty:"holder",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),t.voucher!==void 0&&(f(t.voucher,{instancePath:i+
"/voucher",parentData:t,parentDataProperty:"voucher",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),t.campaign!==void 0&&(d(t.campaign,{instancePath:i+
"/campaign",parentData:t,parentDataProperty:"campaign",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.redemption!==void 0&&(C(t.redemption,
{instancePath:i+"/redemption",parentData:t,parentDataProperty:"redemption",rootData:n})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),t.reward!==void 0&&
(oe(t.reward,{instancePath:i+"/reward",parentData:t,parentDataProperty:"reward",rootData:n})||(e=e===null?oe.errors:e.concat(oe.errors),s=e.length)),t.referral_tier!==
void 0&&(ne(t.referral_tier,{instancePath:i+"/referral_tier",parentData:t,parentDataProperty:"referral_tier",rootData:n})||(e=e===null?ne.errors:e.concat(ne.errors),
s=e.length)),t.balance!==void 0){let r=t.balance;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let o={instancePath:i+"/balance",schemaPath:"Customer\
RewardedData#/properties/balance/type",keyword:"type",params:{type:He.properties.balance.type}};e===null?e=[o]:e.push(o),s++}if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.amount!==void 0){let o=r.amount;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:i+"/balance/amount",schemaPath:"CustomerR\
ewardedData#/properties/balance/properties/amount/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),s++}}if(r.points!==void 0){let o=r.points;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:i+"/balance/points",schemaPath:"CustomerRewardedData#/properties/balance/propertie\
s/points/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),s++}}}}if(t.custom_event!==void 0&&(E(t.custom_event,{instancePath:i+"/custom_ev\
ent",parentData:t,parentDataProperty:"custom_event",rootData:n})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),t.customer_event!==void 0){let r=t.customer_event;
if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let o={instancePath:i+"/customer_event",schemaPath:"CustomerRewardedData#/properties/customer_event/ty\
pe",keyword:"type",params:{type:He.properties.customer_event.type}};e===null?e=[o]:e.push(o),s++}if(r&&typeof r=="object"&&!Array.isArray(r)&&(r.segment!==void 0&&
(ae(r.segment,{instancePath:i+"/customer_event/segment",parentData:r,parentDataProperty:"segment",rootData:n})||(e=e===null?ae.errors:e.concat(ae.errors),s=e.length)),
r.event_type!==void 0&&typeof r.event_type!="string")){let o={instancePath:i+"/customer_event/event_type",schemaPath:"CustomerRewardedData#/properties/customer_\
event/properties/event_type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"CustomerRewardedD\
ata#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return pe.errors=e,s===0}function le(t,{instancePath:i="",parentData:a,parentDataProperty:p,
rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length),t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"CustomerRewardedActivity#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"CustomerRewardedActivity#/required",keyword:"required",params:{missingProperty:"\
data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.rewarded"){let r={instancePath:i+"/type",schemaPath:"CustomerRewardedActivity#/prope\
rties/type/const",keyword:"const",params:{allowedValue:"customer.rewarded"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerRewardedActivity#/properties/data/required",keyword:"required",params:{
missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerRewardedActivity#/properties\
/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(pe(r.data,{instancePath:i+"/data/data",
parentData:r,parentDataProperty:"data",rootData:n})||(e=e===null?pe.errors:e.concat(pe.errors),s=e.length)),r.event_source!==void 0&&(u(r.event_source,{instancePath:i+
"/data/event_source",parentData:r,parentDataProperty:"event_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length))}else{let o={instancePath:i+
"/data",schemaPath:"CustomerRewardedActivity#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,
schemaPath:"CustomerRewardedActivity#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return le.errors=e,s===0}function ce(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i,
schemaPath:"EarningRule#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ce.errors=e,s===0}function h(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i,
schemaPath:"VoucherBalance#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return h.errors=e,s===0}function ue(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i,
schemaPath:"CalculatedOrder#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ue.errors=e,s===0}function ye(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i,
schemaPath:"OrderItem#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ye.errors=e,s===0}function de(t,{instancePath:i="",parentData:a,
parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(ue(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?ue.errors:e.concat(ue.
errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.items!==void 0){let r=t.items;if(Array.isArray(r)){if(r.length>500){let l={instancePath:i+"/i\
tems",schemaPath:"LoyaltyPointsOrder#/properties/items/maxItems",keyword:"maxItems",params:{limit:500}};e===null?e=[l]:e.push(l),s++}let o=r.length;for(let l=0;l<
o;l++)ye(r[l],{instancePath:i+"/items/"+l,parentData:r,parentDataProperty:l,rootData:n})||(e=e===null?ye.errors:e.concat(ye.errors),s=e.length)}else{let o={instancePath:i+
"/items",schemaPath:"LoyaltyPointsOrder#/properties/items/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,
schemaPath:"LoyaltyPointsOrder#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return de.errors=e,s===0}function fe(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t))t.customer!==void 0&&(y(t.customer,{instancePath:i+
"/customer",parentData:t,parentDataProperty:"customer",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),t.holder!==void 0&&(y(t.holder,{instancePath:i+
"/holder",parentData:t,parentDataProperty:"holder",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),t.voucher!==void 0&&(f(t.voucher,{instancePath:i+
"/voucher",parentData:t,parentDataProperty:"voucher",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),t.campaign!==void 0&&(d(t.campaign,{instancePath:i+
"/campaign",parentData:t,parentDataProperty:"campaign",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.loyalty_tier!==void 0&&(m(t.loyalty_tier,
{instancePath:i+"/loyalty_tier",parentData:t,parentDataProperty:"loyalty_tier",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),t.earning_rule!==
void 0&&(ce(t.earning_rule,{instancePath:i+"/earning_rule",parentData:t,parentDataProperty:"earning_rule",rootData:n})||(e=e===null?ce.errors:e.concat(ce.errors),
s=e.length)),t.balance!==void 0&&(h(t.balance,{instancePath:i+"/balance",parentData:t,parentDataProperty:"balance",rootData:n})||(e=e===null?h.errors:e.concat(h.
errors),s=e.length)),t.order!==void 0&&(de(t.order,{instancePath:i+"/order",parentData:t,parentDataProperty:"order",rootData:n})||(e=e===null?de.errors:e.concat(
de.errors),s=e.length)),t.event!==void 0&&(E(t.event,{instancePath:i+"/event",parentData:t,parentDataProperty:"event",rootData:n})||(e=e===null?E.errors:e.concat(
E.errors),s=e.length));else{let r={instancePath:i,schemaPath:"CustomerRewardedLoyaltyPointsData#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(
r),s++}return fe.errors=e,s===0}function me(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,
parentDataProperty:p,rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,
schemaPath:"CustomerRewardedLoyaltyPointsActivity#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:i,schemaPath:"CustomerRewardedLoyaltyPointsActivity#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),
s++}if(t.type!==void 0&&t.type!=="customer.rewarded.loyalty_points"){let r={instancePath:i+"/type",schemaPath:"CustomerRewardedLoyaltyPointsActivity#/properties\
/type/const",keyword:"const",params:{allowedValue:"customer.rewarded.loyalty_points"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerRewardedLoyaltyPointsActivity#/properties/data/required",keyword:"\
required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerRewardedLo\
yaltyPointsActivity#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(fe(r.data,
{instancePath:i+"/data/data",parentData:r,parentDataProperty:"data",rootData:n})||(e=e===null?fe.errors:e.concat(fe.errors),s=e.length)),r.event_source!==void 0&&
(u(r.event_source,{instancePath:i+"/data/event_source",parentData:r,parentDataProperty:"event_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.
length))}else{let o={instancePath:i+"/data",schemaPath:"CustomerRewardedLoyaltyPointsActivity#/properties/data/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"CustomerRewardedLoyaltyPointsActivity#/type",keyword:"type",params:{type:"object"}};e===null?e=
[r]:e.push(r),s++}return me.errors=e,s===0}function v(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i,
schemaPath:"RewardRedemptionsData#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return v.errors=e,s===0}function he(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?c.errors:e.
concat(c.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"CustomerRewardRedemptionsCreatedAct\
ivity#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"Customer\
RewardRedemptionsCreatedActivity#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="custo\
mer.reward_redemptions.created"){let r={instancePath:i+"/type",schemaPath:"CustomerRewardRedemptionsCreatedActivity#/properties/type/const",keyword:"const",params:{
allowedValue:"customer.reward_redemptions.created"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerRewardRedemptionsCreatedActivity#/properties/data/required",keyword:"required",params:{missingProperty:"\
data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerRewardRedemptionsCreatedActivity#/properties/\
data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(v(r.data,{instancePath:i+"/data/data",
parentData:r,parentDataProperty:"data",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.event_source!==void 0&&(u(r.event_source,{instancePath:i+
"/data/event_source",parentData:r,parentDataProperty:"event_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length))}else{let o={instancePath:i+
"/data",schemaPath:"CustomerRewardRedemptionsCreatedActivity#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={
instancePath:i,schemaPath:"CustomerRewardRedemptionsCreatedActivity#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return he.errors=
e,s===0}function ge(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||
(e=e===null?c.errors:e.concat(c.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"CustomerRewa\
rdRedemptionsPendingActivity#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,
schemaPath:"CustomerRewardRedemptionsPendingActivity#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&
t.type!=="customer.reward_redemptions.pending"){let r={instancePath:i+"/type",schemaPath:"CustomerRewardRedemptionsPendingActivity#/properties/type/const",keyword:"\
const",params:{allowedValue:"customer.reward_redemptions.pending"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerRewardRedemptionsPendingActivity#/properties/data/required",keyword:"required",
params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerRewardRedemptionsPen\
dingActivity#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(v(r.data,{instancePath:i+
"/data/data",parentData:r,parentDataProperty:"data",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.event_source!==void 0&&(u(r.event_source,
{instancePath:i+"/data/event_source",parentData:r,parentDataProperty:"event_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length))}else{let o={
instancePath:i+"/data",schemaPath:"CustomerRewardRedemptionsPendingActivity#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(
o),s++}}}else{let r={instancePath:i,schemaPath:"CustomerRewardRedemptionsPendingActivity#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),
s++}return ge.errors=e,s===0}function Pe(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||
(e=e===null?c.errors:e.concat(c.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"CustomerRewa\
rdRedemptionsCompletedActivity#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,
schemaPath:"CustomerRewardRedemptionsCompletedActivity#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&
t.type!=="customer.reward_redemptions.completed"){let r={instancePath:i+"/type",schemaPath:"CustomerRewardRedemptionsCompletedActivity#/properties/type/const",keyword:"\
const",params:{allowedValue:"customer.reward_redemptions.completed"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerRewardRedemptionsCompletedActivity#/properties/data/required",keyword:"require\
d",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerRewardRedemptions\
CompletedActivity#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(v(r.data,
{instancePath:i+"/data/data",parentData:r,parentDataProperty:"data",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.event_source!==void 0&&
(u(r.event_source,{instancePath:i+"/data/event_source",parentData:r,parentDataProperty:"event_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.
length))}else{let o={instancePath:i+"/data",schemaPath:"CustomerRewardRedemptionsCompletedActivity#/properties/data/type",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"CustomerRewardRedemptionsCompletedActivity#/type",keyword:"type",params:{type:"object"}};e===
null?e=[r]:e.push(r),s++}return Pe.errors=e,s===0}function ve(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||
(e=e===null?c.errors:e.concat(c.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"CustomerRewa\
rdRedemptionsRolledbackActivity#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,
schemaPath:"CustomerRewardRedemptionsRolledbackActivity#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==
void 0&&t.type!=="customer.reward_redemptions.rolledback"){let r={instancePath:i+"/type",schemaPath:"CustomerRewardRedemptionsRolledbackActivity#/properties/typ\
e/const",keyword:"const",params:{allowedValue:"customer.reward_redemptions.rolledback"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerRewardRedemptionsRolledbackActivity#/properties/data/required",
keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerR\
ewardRedemptionsRolledbackActivity#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==
void 0&&(v(r.data,{instancePath:i+"/data/data",parentData:r,parentDataProperty:"data",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.event_source!==
void 0&&(u(r.event_source,{instancePath:i+"/data/event_source",parentData:r,parentDataProperty:"event_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),
s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"CustomerRewardRedemptionsRolledbackActivity#/properties/data/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"CustomerRewardRedemptionsRolledbackActivity#/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[r]:e.push(r),s++}return ve.errors=e,s===0}function _e(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t))t.customer!==void 0&&
(y(t.customer,{instancePath:i+"/customer",parentData:t,parentDataProperty:"customer",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),t.campaign!==
void 0&&(d(t.campaign,{instancePath:i+"/campaign",parentData:t,parentDataProperty:"campaign",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),
t.voucher!==void 0&&(f(t.voucher,{instancePath:i+"/voucher",parentData:t,parentDataProperty:"voucher",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.
length));else{let r={instancePath:i,schemaPath:"CustomerVoucherDeletedData#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return _e.
errors=e,s===0}function be(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,
rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"\
CustomerVoucherDeletedActivity#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,
schemaPath:"CustomerVoucherDeletedActivity#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!==
"customer.voucher.deleted"){let r={instancePath:i+"/type",schemaPath:"CustomerVoucherDeletedActivity#/properties/type/const",keyword:"const",params:{allowedValue:"\
customer.voucher.deleted"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let o={
instancePath:i+"/data",schemaPath:"CustomerVoucherDeletedActivity#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:
e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerVoucherDeletedActivity#/properties/data/required",keyword:"required",
params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(_e(r.data,{instancePath:i+"/data/data",parentData:r,parentDataProperty:"\
data",rootData:n})||(e=e===null?_e.errors:e.concat(_e.errors),s=e.length)),r.event_source!==void 0&&(u(r.event_source,{instancePath:i+"/data/event_source",parentData:r,
parentDataProperty:"event_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"CustomerVouc\
herDeletedActivity#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"CustomerV\
oucherDeletedActivity#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return be.errors=e,s===0}function T(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i,
schemaPath:"OrderSummary#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return T.errors=e,s===0}function ke(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i,
schemaPath:"VoucherTransaction#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ke.errors=e,s===0}function $(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i,
schemaPath:"PendingPoints#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return $.errors=e,s===0}function we(t,{instancePath:i="",parentData:a,
parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer===void 0){let r={instancePath:i,schemaPath:"Pen\
dingPointsActivatedData#/required",keyword:"required",params:{missingProperty:"customer"}};e===null?e=[r]:e.push(r),s++}if(t.campaign===void 0){let r={instancePath:i,
schemaPath:"PendingPointsActivatedData#/required",keyword:"required",params:{missingProperty:"campaign"}};e===null?e=[r]:e.push(r),s++}if(t.voucher===void 0){let r={
instancePath:i,schemaPath:"PendingPointsActivatedData#/required",keyword:"required",params:{missingProperty:"voucher"}};e===null?e=[r]:e.push(r),s++}if(t.balance===
void 0){let r={instancePath:i,schemaPath:"PendingPointsActivatedData#/required",keyword:"required",params:{missingProperty:"balance"}};e===null?e=[r]:e.push(r),
s++}if(t.order===void 0){let r={instancePath:i,schemaPath:"PendingPointsActivatedData#/required",keyword:"required",params:{missingProperty:"order"}};e===null?e=
[r]:e.push(r),s++}if(t.transaction===void 0){let r={instancePath:i,schemaPath:"PendingPointsActivatedData#/required",keyword:"required",params:{missingProperty:"\
transaction"}};e===null?e=[r]:e.push(r),s++}if(t.pending_points===void 0){let r={instancePath:i,schemaPath:"PendingPointsActivatedData#/required",keyword:"requi\
red",params:{missingProperty:"pending_points"}};e===null?e=[r]:e.push(r),s++}t.customer!==void 0&&(y(t.customer,{instancePath:i+"/customer",parentData:t,parentDataProperty:"\
customer",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),t.campaign!==void 0&&(d(t.campaign,{instancePath:i+"/campaign",parentData:t,parentDataProperty:"\
campaign",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.voucher!==void 0&&(f(t.voucher,{instancePath:i+"/voucher",parentData:t,parentDataProperty:"\
voucher",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),t.balance!==void 0&&(h(t.balance,{instancePath:i+"/balance",parentData:t,parentDataProperty:"\
balance",rootData:n})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),t.order!==void 0&&(T(t.order,{instancePath:i+"/order",parentData:t,parentDataProperty:"\
order",rootData:n})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),t.transaction!==void 0&&(ke(t.transaction,{instancePath:i+"/transaction",parentData:t,
parentDataProperty:"transaction",rootData:n})||(e=e===null?ke.errors:e.concat(ke.errors),s=e.length)),t.pending_points!==void 0&&($(t.pending_points,{instancePath:i+
"/pending_points",parentData:t,parentDataProperty:"pending_points",rootData:n})||(e=e===null?$.errors:e.concat($.errors),s=e.length))}else{let r={instancePath:i,
schemaPath:"PendingPointsActivatedData#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return we.errors=e,s===0}function Ae(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?c.errors:e.
concat(c.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"CustomerPendingPointsActivatedActiv\
ity#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"CustomerPe\
ndingPointsActivatedActivity#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.\
voucher.loyalty_card.pending_points.activated"){let r={instancePath:i+"/type",schemaPath:"CustomerPendingPointsActivatedActivity#/properties/type/const",keyword:"\
const",params:{allowedValue:"customer.voucher.loyalty_card.pending_points.activated"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerPendingPointsActivatedActivity#/properties/data/required",keyword:"\
required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerPendingPoi\
ntsActivatedActivity#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(we(r.
data,{instancePath:i+"/data/data",parentData:r,parentDataProperty:"data",rootData:n})||(e=e===null?we.errors:e.concat(we.errors),s=e.length)),r.event_source!==void 0&&
(u(r.event_source,{instancePath:i+"/data/event_source",parentData:r,parentDataProperty:"event_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.
length))}else{let o={instancePath:i+"/data",schemaPath:"CustomerPendingPointsActivatedActivity#/properties/data/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"CustomerPendingPointsActivatedActivity#/type",keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),s++}return Ae.errors=e,s===0}function k(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer===
void 0){let r={instancePath:i,schemaPath:"PendingPointsData#/required",keyword:"required",params:{missingProperty:"customer"}};e===null?e=[r]:e.push(r),s++}if(t.
campaign===void 0){let r={instancePath:i,schemaPath:"PendingPointsData#/required",keyword:"required",params:{missingProperty:"campaign"}};e===null?e=[r]:e.push(
r),s++}if(t.voucher===void 0){let r={instancePath:i,schemaPath:"PendingPointsData#/required",keyword:"required",params:{missingProperty:"voucher"}};e===null?e=[
r]:e.push(r),s++}if(t.voucher_pending_points_balance===void 0){let r={instancePath:i,schemaPath:"PendingPointsData#/required",keyword:"required",params:{missingProperty:"\
voucher_pending_points_balance"}};e===null?e=[r]:e.push(r),s++}if(t.order===void 0){let r={instancePath:i,schemaPath:"PendingPointsData#/required",keyword:"requ\
ired",params:{missingProperty:"order"}};e===null?e=[r]:e.push(r),s++}if(t.pending_points===void 0){let r={instancePath:i,schemaPath:"PendingPointsData#/required",
keyword:"required",params:{missingProperty:"pending_points"}};e===null?e=[r]:e.push(r),s++}t.customer!==void 0&&(y(t.customer,{instancePath:i+"/customer",parentData:t,
parentDataProperty:"customer",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),t.campaign!==void 0&&(d(t.campaign,{instancePath:i+"/campaign",
parentData:t,parentDataProperty:"campaign",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.voucher!==void 0&&(f(t.voucher,{instancePath:i+"\
/voucher",parentData:t,parentDataProperty:"voucher",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),t.voucher_pending_points_balance!==void 0&&
(h(t.voucher_pending_points_balance,{instancePath:i+"/voucher_pending_points_balance",parentData:t,parentDataProperty:"voucher_pending_points_balance",rootData:n})||
(e=e===null?h.errors:e.concat(h.errors),s=e.length)),t.order!==void 0&&(T(t.order,{instancePath:i+"/order",parentData:t,parentDataProperty:"order",rootData:n})||
(e=e===null?T.errors:e.concat(T.errors),s=e.length)),t.pending_points!==void 0&&($(t.pending_points,{instancePath:i+"/pending_points",parentData:t,parentDataProperty:"\
pending_points",rootData:n})||(e=e===null?$.errors:e.concat($.errors),s=e.length))}else{let r={instancePath:i,schemaPath:"PendingPointsData#/type",keyword:"type",
params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return k.errors=e,s===0}function qe(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){
let e=null,s=0;if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length),t&&typeof t=="object"&&
!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"CustomerPendingPointsAddedActivity#/required",keyword:"required",params:{missingProperty:"\
type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"CustomerPendingPointsAddedActivity#/required",keyword:"required",params:{
missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.voucher.loyalty_card.pending_points.added"){let r={instancePath:i+"\
/type",schemaPath:"CustomerPendingPointsAddedActivity#/properties/type/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.pending_points\
.added"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+"\
/data",schemaPath:"CustomerPendingPointsAddedActivity#/properties/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}
if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerPendingPointsAddedActivity#/properties/data/required",keyword:"required",params:{missingProperty:"\
event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(k(r.data,{instancePath:i+"/data/data",parentData:r,parentDataProperty:"data",rootData:n})||(e=e===
null?k.errors:e.concat(k.errors),s=e.length)),r.event_source!==void 0&&(u(r.event_source,{instancePath:i+"/data/event_source",parentData:r,parentDataProperty:"e\
vent_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"CustomerPendingPointsAddedActivit\
y#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"CustomerPendingPointsAdded\
Activity#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return qe.errors=e,s===0}function je(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||
(e=e===null?c.errors:e.concat(c.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"CustomerPend\
ingPointsCanceledActivity#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,
schemaPath:"CustomerPendingPointsCanceledActivity#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&
t.type!=="customer.voucher.loyalty_card.pending_points.canceled"){let r={instancePath:i+"/type",schemaPath:"CustomerPendingPointsCanceledActivity#/properties/ty\
pe/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.pending_points.canceled"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.
data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerPendingPointsCanceledActivity#/propertie\
s/data/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"\
CustomerPendingPointsCanceledActivity#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==
void 0&&(k(r.data,{instancePath:i+"/data/data",parentData:r,parentDataProperty:"data",rootData:n})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)),r.event_source!==
void 0&&(u(r.event_source,{instancePath:i+"/data/event_source",parentData:r,parentDataProperty:"event_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),
s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"CustomerPendingPointsCanceledActivity#/properties/data/type",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"CustomerPendingPointsCanceledActivity#/type",keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),s++}return je.errors=e,s===0}function De(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||
(e=e===null?c.errors:e.concat(c.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"CustomerPend\
ingPointsUpdatedActivity#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"\
CustomerPendingPointsUpdatedActivity#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="c\
ustomer.voucher.loyalty_card.pending_points.updated"){let r={instancePath:i+"/type",schemaPath:"CustomerPendingPointsUpdatedActivity#/properties/type/const",keyword:"\
const",params:{allowedValue:"customer.voucher.loyalty_card.pending_points.updated"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerPendingPointsUpdatedActivity#/properties/data/required",keyword:"\
required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerPendingPoi\
ntsUpdatedActivity#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(k(r.data,
{instancePath:i+"/data/data",parentData:r,parentDataProperty:"data",rootData:n})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)),r.event_source!==void 0&&
(u(r.event_source,{instancePath:i+"/data/event_source",parentData:r,parentDataProperty:"event_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.
length))}else{let o={instancePath:i+"/data",schemaPath:"CustomerPendingPointsUpdatedActivity#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?
e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"CustomerPendingPointsUpdatedActivity#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.
push(r),s++}return De.errors=e,s===0}var jr={type:"object",allOf:[{$ref:"VoucherTransactionBase"}],properties:{type:{type:"string",enum:["POINTS_ACCRUAL"]},details:{$ref:"TransactionDetails"}}};function w(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i,
schemaPath:"VoucherTransactionBase#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return w.errors=e,s===0}function g(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){
let r={instancePath:i,schemaPath:"NamedReference#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),s++}if(t.name===void 0){let r={
instancePath:i,schemaPath:"NamedReference#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.
id!="string"){let r={instancePath:i+"/id",schemaPath:"NamedReference#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.
name!==void 0&&typeof t.name!="string"){let r={instancePath:i+"/name",schemaPath:"NamedReference#/properties/name/type",keyword:"type",params:{type:"string"}};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"NamedReference#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return g.
errors=e,s===0}function A(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
balance!==void 0&&(h(t.balance,{instancePath:i+"/balance",parentData:t,parentDataProperty:"balance",rootData:n})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),
t.order!==void 0){let r=t.order;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let o={instancePath:i+"/order",schemaPath:"TransactionDetails#/pr\
operties/order/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),s++}if(r.source_id===void 0){let o={instancePath:i+"/order",
schemaPath:"TransactionDetails#/properties/order/required",keyword:"required",params:{missingProperty:"source_id"}};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0&&
typeof r.id!="string"){let o={instancePath:i+"/order/id",schemaPath:"TransactionDetails#/properties/order/properties/id/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[o]:e.push(o),s++}if(r.source_id!==void 0&&typeof r.source_id!="string"){let o={instancePath:i+"/order/source_id",schemaPath:"TransactionDetails\
#/properties/order/properties/source_id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/order",schemaPath:"\
TransactionDetails#/properties/order/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(t.event!==void 0){let r=t.event;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let o={instancePath:i+"/event",schemaPath:"TransactionDetails#/properties/event/required",keyword:"required",params:{
missingProperty:"id"}};e===null?e=[o]:e.push(o),s++}if(r.type===void 0){let o={instancePath:i+"/event",schemaPath:"TransactionDetails#/properties/event/required",
keyword:"required",params:{missingProperty:"type"}};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0&&typeof r.id!="string"){let o={instancePath:i+"/event/id",schemaPath:"\
TransactionDetails#/properties/event/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(r.type!==void 0&&typeof r.type!=
"string"){let o={instancePath:i+"/event/type",schemaPath:"TransactionDetails#/properties/event/properties/type/type",keyword:"type",params:{type:"string"}};e===
null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/event",schemaPath:"TransactionDetails#/properties/event/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),s++}}if(t.earning_rule!==void 0){let r=t.earning_rule;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let o={instancePath:i+
"/earning_rule",schemaPath:"TransactionDetails#/properties/earning_rule/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),s++}
if(r.source===void 0){let o={instancePath:i+"/earning_rule",schemaPath:"TransactionDetails#/properties/earning_rule/required",keyword:"required",params:{missingProperty:"\
source"}};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0&&typeof r.id!="string"){let o={instancePath:i+"/earning_rule/id",schemaPath:"TransactionDetails#/propert\
ies/earning_rule/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(r.source!==void 0){let o=r.source;if(o&&typeof o=="o\
bject"&&!Array.isArray(o)){if(o.banner===void 0){let l={instancePath:i+"/earning_rule/source",schemaPath:"TransactionDetails#/properties/earning_rule/properties\
/source/required",keyword:"required",params:{missingProperty:"banner"}};e===null?e=[l]:e.push(l),s++}if(o.banner!==void 0&&typeof o.banner!="string"){let l={instancePath:i+
"/earning_rule/source/banner",schemaPath:"TransactionDetails#/properties/earning_rule/properties/source/properties/banner/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/earning_rule/source",schemaPath:"TransactionDetails#/properties/earning_rule/properties/source\
/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}}else{let o={instancePath:i+"/earning_rule",schemaPath:"TransactionDetails#/properti\
es/earning_rule/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(t.segment!==void 0&&(g(t.segment,{instancePath:i+"/segment",parentData:t,
parentDataProperty:"segment",rootData:n})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),t.loyalty_tier!==void 0&&(g(t.loyalty_tier,{instancePath:i+"/loy\
alty_tier",parentData:t,parentDataProperty:"loyalty_tier",rootData:n})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),t.redemption!==void 0){let r=t.redemption;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let o={instancePath:i+"/redemption",schemaPath:"TransactionDetails#/properties/redemption/require\
d",keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0&&typeof r.id!="string"){let o={instancePath:i+"/redemption/id",
schemaPath:"TransactionDetails#/properties/redemption/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/redemption",schemaPath:"TransactionDetails#/properties/redemption/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(t.rollback!==void 0){
let r=t.rollback;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let o={instancePath:i+"/rollback",schemaPath:"TransactionDetails#/properties/rol\
lback/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),s++}if(r.id!==void 0&&typeof r.id!="string"){let o={instancePath:i+"/\
rollback/id",schemaPath:"TransactionDetails#/properties/rollback/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={
instancePath:i+"/rollback",schemaPath:"TransactionDetails#/properties/rollback/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(t.custom_event!==
void 0){let r=t.custom_event;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let o={instancePath:i+"/custom_event",schemaPath:"TransactionDetails\
#/properties/custom_event/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),s++}if(r.type===void 0){let o={instancePath:i+"/c\
ustom_event",schemaPath:"TransactionDetails#/properties/custom_event/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[o]:e.push(o),s++}
if(r.id!==void 0&&typeof r.id!="string"){let o={instancePath:i+"/custom_event/id",schemaPath:"TransactionDetails#/properties/custom_event/properties/id/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(r.type!==void 0&&typeof r.type!="string"){let o={instancePath:i+"/custom_event/type",schemaPath:"T\
ransactionDetails#/properties/custom_event/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+
"/custom_event",schemaPath:"TransactionDetails#/properties/custom_event/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}t.holder_loyalty_tier!==
void 0&&(g(t.holder_loyalty_tier,{instancePath:i+"/holder_loyalty_tier",parentData:t,parentDataProperty:"holder_loyalty_tier",rootData:n})||(e=e===null?g.errors:
e.concat(g.errors),s=e.length)),t.event_schema!==void 0&&(g(t.event_schema,{instancePath:i+"/event_schema",parentData:t,parentDataProperty:"event_schema",rootData:n})||
(e=e===null?g.errors:e.concat(g.errors),s=e.length)),t.reward!==void 0&&(g(t.reward,{instancePath:i+"/reward",parentData:t,parentDataProperty:"reward",rootData:n})||
(e=e===null?g.errors:e.concat(g.errors),s=e.length)),t.source_voucher!==void 0&&(f(t.source_voucher,{instancePath:i+"/source_voucher",parentData:t,parentDataProperty:"\
source_voucher",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),t.destination_voucher!==void 0&&(f(t.destination_voucher,{instancePath:i+"/de\
stination_voucher",parentData:t,parentDataProperty:"destination_voucher",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.length))}else{let r={instancePath:i,
schemaPath:"TransactionDetails#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return A.errors=e,s===0}function Ce(t,{instancePath:i="",
parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(w(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?w.errors:e.
concat(w.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0){let r=t.type;if(typeof r!="string"){let o={instancePath:i+"/type",schemaPath:"\
PointsAddedTransaction#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(r!=="POINTS_ACCRUAL"){let o={instancePath:i+
"/type",schemaPath:"PointsAddedTransaction#/properties/type/enum",keyword:"enum",params:{allowedValues:jr.properties.type.enum}};e===null?e=[o]:e.push(o),s++}}t.
details!==void 0&&(A(t.details,{instancePath:i+"/details",parentData:t,parentDataProperty:"details",rootData:n})||(e=e===null?A.errors:e.concat(A.errors),s=e.length))}else{
let r={instancePath:i,schemaPath:"PointsAddedTransaction#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ce.errors=e,s===0}function Re(t,{
instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t))t.customer!==void 0&&(y(t.customer,
{instancePath:i+"/customer",parentData:t,parentDataProperty:"customer",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),t.campaign!==void 0&&(d(
t.campaign,{instancePath:i+"/campaign",parentData:t,parentDataProperty:"campaign",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.voucher!==
void 0&&(f(t.voucher,{instancePath:i+"/voucher",parentData:t,parentDataProperty:"voucher",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),t.balance!==
void 0&&(h(t.balance,{instancePath:i+"/balance",parentData:t,parentDataProperty:"balance",rootData:n})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),t.transaction!==
void 0&&(Ce(t.transaction,{instancePath:i+"/transaction",parentData:t,parentDataProperty:"transaction",rootData:n})||(e=e===null?Ce.errors:e.concat(Ce.errors),s=
e.length));else{let r={instancePath:i,schemaPath:"PointsAddedData#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Re.errors=e,
s===0}function Ee(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,
rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"\
CustomerPointsAddedActivity#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,
schemaPath:"CustomerPointsAddedActivity#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!==
"customer.voucher.loyalty_card.points_added"){let r={instancePath:i+"/type",schemaPath:"CustomerPointsAddedActivity#/properties/type/const",keyword:"const",params:{
allowedValue:"customer.voucher.loyalty_card.points_added"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerPointsAddedActivity#/properties/data/required",keyword:"required",params:{missingProperty:"\
data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerPointsAddedActivity#/properties/data/required",
keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(Re(r.data,{instancePath:i+"/data/data",parentData:r,parentDataProperty:"\
data",rootData:n})||(e=e===null?Re.errors:e.concat(Re.errors),s=e.length)),r.event_source!==void 0&&(u(r.event_source,{instancePath:i+"/data/event_source",parentData:r,
parentDataProperty:"event_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"CustomerPoin\
tsAddedActivity#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"CustomerPoin\
tsAddedActivity#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ee.errors=e,s===0}var Dr={type:"object",allOf:[{$ref:"VoucherTransactionBase"}],properties:{type:{type:"string",enum:["POINTS_TRANSFER_IN","POINTS_TRANSFER_OUT"]},details:{$ref:"\
TransactionDetails"}}};function Te(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(w(t,{instancePath:i,parentData:a,parentDataProperty:p,
rootData:n})||(e=e===null?w.errors:e.concat(w.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0){let r=t.type;if(typeof r!="strin\
g"){let o={instancePath:i+"/type",schemaPath:"PointsTransferredTransaction#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),
s++}if(!(r==="POINTS_TRANSFER_IN"||r==="POINTS_TRANSFER_OUT")){let o={instancePath:i+"/type",schemaPath:"PointsTransferredTransaction#/properties/type/enum",keyword:"\
enum",params:{allowedValues:Dr.properties.type.enum}};e===null?e=[o]:e.push(o),s++}}t.details!==void 0&&(A(t.details,{instancePath:i+"/details",parentData:t,parentDataProperty:"\
details",rootData:n})||(e=e===null?A.errors:e.concat(A.errors),s=e.length))}else{let r={instancePath:i,schemaPath:"PointsTransferredTransaction#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Te.errors=e,s===0}function $e(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){
let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t))t.customer!==void 0&&(y(t.customer,{instancePath:i+"/customer",parentData:t,parentDataProperty:"custo\
mer",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),t.campaign!==void 0&&(d(t.campaign,{instancePath:i+"/campaign",parentData:t,parentDataProperty:"\
campaign",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.voucher!==void 0&&(f(t.voucher,{instancePath:i+"/voucher",parentData:t,parentDataProperty:"\
voucher",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),t.source_voucher!==void 0&&(f(t.source_voucher,{instancePath:i+"/source_voucher",parentData:t,
parentDataProperty:"source_voucher",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),t.destination_voucher!==void 0&&(f(t.destination_voucher,
{instancePath:i+"/destination_voucher",parentData:t,parentDataProperty:"destination_voucher",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),
t.balance!==void 0&&(h(t.balance,{instancePath:i+"/balance",parentData:t,parentDataProperty:"balance",rootData:n})||(e=e===null?h.errors:e.concat(h.errors),s=e.
length)),t.transaction!==void 0&&(Te(t.transaction,{instancePath:i+"/transaction",parentData:t,parentDataProperty:"transaction",rootData:n})||(e=e===null?Te.errors:
e.concat(Te.errors),s=e.length));else{let r={instancePath:i,schemaPath:"PointsTransferredData#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(
r),s++}return $e.errors=e,s===0}function Le(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,
parentDataProperty:p,rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,
schemaPath:"CustomerPointsTransferredActivity#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={
instancePath:i,schemaPath:"CustomerPointsTransferredActivity#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==
void 0&&t.type!=="customer.voucher.loyalty_card.points_transferred"){let r={instancePath:i+"/type",schemaPath:"CustomerPointsTransferredActivity#/properties/typ\
e/const",keyword:"const",params:{allowedValue:"customer.voucher.loyalty_card.points_transferred"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerPointsTransferredActivity#/properties/data/re\
quired",keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"C\
ustomerPointsTransferredActivity#/properties/data/required",keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&
($e(r.data,{instancePath:i+"/data/data",parentData:r,parentDataProperty:"data",rootData:n})||(e=e===null?$e.errors:e.concat($e.errors),s=e.length)),r.event_source!==
void 0&&(u(r.event_source,{instancePath:i+"/data/event_source",parentData:r,parentDataProperty:"event_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),
s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"CustomerPointsTransferredActivity#/properties/data/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"CustomerPointsTransferredActivity#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),s++}return Le.errors=e,s===0}function Se(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i,
schemaPath:"PointsBucket#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Se.errors=e,s===0}var Cr={type:"object",allOf:[{$ref:"\
VoucherTransactionBase"}],properties:{type:{type:"string",enum:["POINTS_EXPIRATION"]},details:{$ref:"TransactionDetails"}}};function Ve(t,{instancePath:i="",parentData:a,
parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(w(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?w.errors:e.concat(w.errors),
s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0){let r=t.type;if(typeof r!="string"){let o={instancePath:i+"/type",schemaPath:"PointsEx\
piredTransaction#/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(r!=="POINTS_EXPIRATION"){let o={instancePath:i+"/\
type",schemaPath:"PointsExpiredTransaction#/properties/type/enum",keyword:"enum",params:{allowedValues:Cr.properties.type.enum}};e===null?e=[o]:e.push(o),s++}}t.
details!==void 0&&(A(t.details,{instancePath:i+"/details",parentData:t,parentDataProperty:"details",rootData:n})||(e=e===null?A.errors:e.concat(A.errors),s=e.length))}else{
let r={instancePath:i,schemaPath:"PointsExpiredTransaction#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ve.errors=e,s===0}function Ne(t,{
instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.customer!==void 0&&(y(t.customer,
{instancePath:i+"/customer",parentData:t,parentDataProperty:"customer",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),t.campaign!==void 0&&(d(
t.campaign,{instancePath:i+"/campaign",parentData:t,parentDataProperty:"campaign",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.voucher!==
void 0&&(f(t.voucher,{instancePath:i+"/voucher",parentData:t,parentDataProperty:"voucher",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),t.points!==
void 0){let r=t.points;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let o={instancePath:i+"/points",schemaPath:"PointsExpiredData#/properties/point\
s/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),s++}}if(t.buckets!==void 0){let r=t.buckets;if(Array.isArray(r)){let o=r.length;for(let l=0;l<
o;l++)Se(r[l],{instancePath:i+"/buckets/"+l,parentData:r,parentDataProperty:l,rootData:n})||(e=e===null?Se.errors:e.concat(Se.errors),s=e.length)}else{let o={instancePath:i+
"/buckets",schemaPath:"PointsExpiredData#/properties/buckets/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}t.transaction!==void 0&&(Ve(
t.transaction,{instancePath:i+"/transaction",parentData:t,parentDataProperty:"transaction",rootData:n})||(e=e===null?Ve.errors:e.concat(Ve.errors),s=e.length))}else{
let r={instancePath:i,schemaPath:"PointsExpiredData#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ne.errors=e,s===0}function Oe(t,{
instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(c(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===
null?c.errors:e.concat(c.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let r={instancePath:i,schemaPath:"CustomerPointsExpir\
edActivity#/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){let r={instancePath:i,schemaPath:"Cus\
tomerPointsExpiredActivity#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.type!==void 0&&t.type!=="customer.vo\
ucher.loyalty_card.points_expired"){let r={instancePath:i+"/type",schemaPath:"CustomerPointsExpiredActivity#/properties/type/const",keyword:"const",params:{allowedValue:"\
customer.voucher.loyalty_card.points_expired"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
data===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerPointsExpiredActivity#/properties/data/required",keyword:"required",params:{missingProperty:"da\
ta"}};e===null?e=[o]:e.push(o),s++}if(r.event_source===void 0){let o={instancePath:i+"/data",schemaPath:"CustomerPointsExpiredActivity#/properties/data/required",
keyword:"required",params:{missingProperty:"event_source"}};e===null?e=[o]:e.push(o),s++}r.data!==void 0&&(Ne(r.data,{instancePath:i+"/data/data",parentData:r,parentDataProperty:"\
data",rootData:n})||(e=e===null?Ne.errors:e.concat(Ne.errors),s=e.length)),r.event_source!==void 0&&(u(r.event_source,{instancePath:i+"/data/event_source",parentData:r,
parentDataProperty:"event_source",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length))}else{let o={instancePath:i+"/data",schemaPath:"CustomerPoin\
tsExpiredActivity#/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"CustomerPo\
intsExpiredActivity#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Oe.errors=e,s===0}function S(t,{instancePath:i="",parentData:a,
parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let r=t.type;if(typeof r=="string")if(r==="customer.loyalty.t\
ier.upgraded")W(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?W.errors:e.concat(W.errors),s=e.length);else if(r==="customer.loya\
lty.tier.downgraded")J(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?J.errors:e.concat(J.errors),s=e.length);else if(r==="custom\
er.loyalty.tier.prolonged")X(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?X.errors:e.concat(X.errors),s=e.length);else if(r==="\
customer.loyalty.tier.expiration.changed")H(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?H.errors:e.concat(H.errors),s=e.length);else if(r===
"customer.loyalty.tier.joined")G(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?G.errors:e.concat(G.errors),s=e.length);else if(r===
"customer.loyalty.tier.left")K(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?K.errors:e.concat(K.errors),s=e.length);else if(r===
"customer.publication.succeeded")Z(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?Z.errors:e.concat(Z.errors),s=e.length);else if(r===
"customer.publication.failed")ee(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length);else if(r===
"customer.redemption.failed")re(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?re.errors:e.concat(re.errors),s=e.length);else if(r===
"customer.redemption.succceeded")te(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?te.errors:e.concat(te.errors),s=e.length);else if(r===
"customer.redemption.rollback.failed")se(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?se.errors:e.concat(se.errors),s=e.length);else if(r===
"customer.redemption.rollback.succceeded")ie(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?ie.errors:e.concat(ie.errors),s=e.length);else if(r===
"customer.rewarded")le(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?le.errors:e.concat(le.errors),s=e.length);else if(r==="cust\
omer.rewarded.loyalty_points")me(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?me.errors:e.concat(me.errors),s=e.length);else if(r===
"customer.reward_redemptions.created")he(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?he.errors:e.concat(he.errors),s=e.length);else if(r===
"customer.reward_redemptions.pending")ge(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?ge.errors:e.concat(ge.errors),s=e.length);else if(r===
"customer.reward_redemptions.completed")Pe(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?Pe.errors:e.concat(Pe.errors),s=e.length);else if(r===
"customer.reward_redemptions.rolledback")ve(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?ve.errors:e.concat(ve.errors),s=e.length);else if(r===
"customer.voucher.deleted")be(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?be.errors:e.concat(be.errors),s=e.length);else if(r===
"customer.voucher.loyalty_card.pending_points.activated")Ae(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?Ae.errors:e.concat(Ae.
errors),s=e.length);else if(r==="customer.voucher.loyalty_card.pending_points.added")qe(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===
null?qe.errors:e.concat(qe.errors),s=e.length);else if(r==="customer.voucher.loyalty_card.pending_points.canceled")je(t,{instancePath:i,parentData:a,parentDataProperty:p,
rootData:n})||(e=e===null?je.errors:e.concat(je.errors),s=e.length);else if(r==="customer.voucher.loyalty_card.pending_points.updated")De(t,{instancePath:i,parentData:a,
parentDataProperty:p,rootData:n})||(e=e===null?De.errors:e.concat(De.errors),s=e.length);else if(r==="customer.voucher.loyalty_card.points_added")Ee(t,{instancePath:i,
parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?Ee.errors:e.concat(Ee.errors),s=e.length);else if(r==="customer.voucher.loyalty_card.points_transfer\
red")Le(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?Le.errors:e.concat(Le.errors),s=e.length);else if(r==="customer.voucher.lo\
yalty_card.points_expired")Oe(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?Oe.errors:e.concat(Oe.errors),s=e.length);else{let o={
instancePath:i,schemaPath:"MemberActivity#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"type",tagValue:r}};e===null?e=[o]:e.push(o),s++}else{
let o={instancePath:i,schemaPath:"MemberActivity#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"type",tagValue:r}};e===null?e=[o]:e.push(o),s++}}else{
let r={instancePath:i,schemaPath:"MemberActivity#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return S.errors=e,s===0}var Rr=Ke;function Ke(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.object===void 0){
let r={instancePath:i,schemaPath:"MemberActivityList#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[r]:e.push(r),s++}if(t.data_ref===
void 0){let r={instancePath:i,schemaPath:"MemberActivityList#/required",keyword:"required",params:{missingProperty:"data_ref"}};e===null?e=[r]:e.push(r),s++}if(t.
data===void 0){let r={instancePath:i,schemaPath:"MemberActivityList#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}
if(t.has_more===void 0){let r={instancePath:i,schemaPath:"MemberActivityList#/required",keyword:"required",params:{missingProperty:"has_more"}};e===null?e=[r]:e.
push(r),s++}if(t.object!==void 0&&t.object!=="list"){let r={instancePath:i+"/object",schemaPath:"MemberActivityList#/properties/object/const",keyword:"const",params:{
allowedValue:"list"}};e===null?e=[r]:e.push(r),s++}if(t.data_ref!==void 0&&t.data_ref!=="data"){let r={instancePath:i+"/data_ref",schemaPath:"MemberActivityList\
#/properties/data_ref/const",keyword:"const",params:{allowedValue:"data"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let o=r.
length;for(let l=0;l<o;l++)S(r[l],{instancePath:i+"/data/"+l,parentData:r,parentDataProperty:l,rootData:n})||(e=e===null?S.errors:e.concat(S.errors),s=e.length)}else{
let o={instancePath:i+"/data",schemaPath:"MemberActivityList#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}if(t.has_more!==
void 0&&typeof t.has_more!="boolean"){let r={instancePath:i+"/has_more",schemaPath:"MemberActivityList#/properties/has_more/type",keyword:"type",params:{type:"b\
oolean"}};e===null?e=[r]:e.push(r),s++}if(t.more_starting_after!==void 0&&typeof t.more_starting_after!="string"){let r={instancePath:i+"/more_starting_after",schemaPath:"\
MemberActivityList#/properties/more_starting_after/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"\
MemberActivityList#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ke.errors=e,s===0}var Er=Qe;function Qe(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(P(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||
(e=e===null?P.errors:e.concat(P.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.key===void 0){let r={instancePath:i,schemaPath:"MissingFeatur\
eError#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[r]:e.push(r),s++}if(t.details===void 0){let r={instancePath:i,schemaPath:"Missi\
ngFeatureError#/required",keyword:"required",params:{missingProperty:"details"}};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==402){let r={instancePath:i+
"/code",schemaPath:"MissingFeatureError#/properties/code/const",keyword:"const",params:{allowedValue:402}};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&t.
message!=="Payment required"){let r={instancePath:i+"/message",schemaPath:"MissingFeatureError#/properties/message/const",keyword:"const",params:{allowedValue:"\
Payment required"}};e===null?e=[r]:e.push(r),s++}if(t.key!==void 0&&t.key!=="missing_required_feature"){let r={instancePath:i+"/key",schemaPath:"MissingFeatureE\
rror#/properties/key/const",keyword:"const",params:{allowedValue:"missing_required_feature"}};e===null?e=[r]:e.push(r),s++}if(t.details!==void 0&&typeof t.details!=
"string"){let r={instancePath:i+"/details",schemaPath:"MissingFeatureError#/properties/details/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(
r),s++}}else{let r={instancePath:i,schemaPath:"MissingFeatureError#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Qe.errors=e,
s===0}var Tr=Ze;function Ze(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(P(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||
(e=e===null?P.errors:e.concat(P.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.details===void 0){let r={instancePath:i,schemaPath:"ProjectNo\
tFoundError#/required",keyword:"required",params:{missingProperty:"details"}};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==404){let r={instancePath:i+
"/code",schemaPath:"ProjectNotFoundError#/properties/code/const",keyword:"const",params:{allowedValue:404}};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&
t.message!=="Resource not found"){let r={instancePath:i+"/message",schemaPath:"ProjectNotFoundError#/properties/message/const",keyword:"const",params:{allowedValue:"\
Resource not found"}};e===null?e=[r]:e.push(r),s++}if(t.key!==void 0){let r={instancePath:i+"/key",schemaPath:"ProjectNotFoundError#/properties/key/false schema",
keyword:"false schema",params:{}};e===null?e=[r]:e.push(r),s++}if(t.details!==void 0&&typeof t.details!="string"){let r={instancePath:i+"/details",schemaPath:"P\
rojectNotFoundError#/properties/details/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"Projec\
tNotFoundError#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Ze.errors=e,s===0}var $r=V;var Lr={type:"string",enum:["USER","ADMIN"]};function Me(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(typeof t!="s\
tring"){let r={instancePath:i,schemaPath:"ProjectRole#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(!(t==="USER"||t==="ADMIN")){
let r={instancePath:i,schemaPath:"ProjectRole#/enum",keyword:"enum",params:{allowedValues:Lr.enum}};e===null?e=[r]:e.push(r),s++}return Me.errors=e,s===0}function V(t,{
instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let r={instancePath:i,
schemaPath:"ProjectUser#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){let r={
instancePath:i+"/id",schemaPath:"ProjectUser#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.login!==void 0&&typeof t.
login!="string"){let r={instancePath:i+"/login",schemaPath:"ProjectUser#/properties/login/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),
s++}if(t.email!==void 0&&typeof t.email!="string"){let r={instancePath:i+"/email",schemaPath:"ProjectUser#/properties/email/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[r]:e.push(r),s++}if(t.first_name!==void 0&&typeof t.first_name!="string"){let r={instancePath:i+"/first_name",schemaPath:"ProjectUser#/prop\
erties/first_name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.last_name!==void 0&&typeof t.last_name!="string"){let r={instancePath:i+
"/last_name",schemaPath:"ProjectUser#/properties/last_name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.projects!==void 0){let r=t.
projects;if(r&&typeof r=="object"&&!Array.isArray(r))for(let o in r)Me(r[o],{instancePath:i+"/projects/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:o,
rootData:n})||(e=e===null?Me.errors:e.concat(Me.errors),s=e.length);else{let o={instancePath:i+"/projects",schemaPath:"ProjectUser#/properties/projects/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}if(t.is_owner!==void 0&&typeof t.is_owner!="boolean"){let r={instancePath:i+"/is_owner",schemaPath:"\
ProjectUser#/properties/is_owner/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"ProjectUser#\
/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return V.errors=e,s===0}var Sr=er;function er(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.object===void 0){
let r={instancePath:i,schemaPath:"ProjectUserList#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[r]:e.push(r),s++}if(t.data_ref===
void 0){let r={instancePath:i,schemaPath:"ProjectUserList#/required",keyword:"required",params:{missingProperty:"data_ref"}};e===null?e=[r]:e.push(r),s++}if(t.data===
void 0){let r={instancePath:i,schemaPath:"ProjectUserList#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.total===
void 0){let r={instancePath:i,schemaPath:"ProjectUserList#/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[r]:e.push(r),s++}if(t.object!==
void 0&&t.object!=="list"){let r={instancePath:i+"/object",schemaPath:"ProjectUserList#/properties/object/const",keyword:"const",params:{allowedValue:"list"}};e===
null?e=[r]:e.push(r),s++}if(t.data_ref!==void 0&&t.data_ref!=="data"){let r={instancePath:i+"/data_ref",schemaPath:"ProjectUserList#/properties/data_ref/const",
keyword:"const",params:{allowedValue:"data"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let o=r.length;for(let l=0;l<o;l++)
V(r[l],{instancePath:i+"/data/"+l,parentData:r,parentDataProperty:l,rootData:n})||(e=e===null?V.errors:e.concat(V.errors),s=e.length)}else{let o={instancePath:i+
"/data",schemaPath:"ProjectUserList#/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}if(t.total!==void 0){let r=t.total;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let o={instancePath:i+"/total",schemaPath:"ProjectUserList#/properties/total/type",keyword:"type",params:{
type:"integer"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"ProjectUserList#/type",keyword:"type",params:{type:"object"}};e===null?e=
[r]:e.push(r),s++}return er.errors=e,s===0}var Vr=rr,Nr={type:"object",allOf:[{$ref:"ErrorObject"}],required:["key","details","request_id","resource_id","resour\
ce_type"],properties:{code:{const:404},key:{const:"not_found"},message:{const:"Resource not found"},details:{type:"string"},request_id:{type:"string"},resource_id:{
type:"string"},resource_type:{type:"string",enum:["voucher","campaign"]}}};function rr(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){
let e=null,s=0;if(P(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||(e=e===null?P.errors:e.concat(P.errors),s=e.length),t&&typeof t=="object"&&
!Array.isArray(t)){if(t.key===void 0){let r={instancePath:i,schemaPath:"ResourceNotFoundError#/required",keyword:"required",params:{missingProperty:"key"}};e===
null?e=[r]:e.push(r),s++}if(t.details===void 0){let r={instancePath:i,schemaPath:"ResourceNotFoundError#/required",keyword:"required",params:{missingProperty:"d\
etails"}};e===null?e=[r]:e.push(r),s++}if(t.request_id===void 0){let r={instancePath:i,schemaPath:"ResourceNotFoundError#/required",keyword:"required",params:{missingProperty:"\
request_id"}};e===null?e=[r]:e.push(r),s++}if(t.resource_id===void 0){let r={instancePath:i,schemaPath:"ResourceNotFoundError#/required",keyword:"required",params:{
missingProperty:"resource_id"}};e===null?e=[r]:e.push(r),s++}if(t.resource_type===void 0){let r={instancePath:i,schemaPath:"ResourceNotFoundError#/required",keyword:"\
required",params:{missingProperty:"resource_type"}};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==404){let r={instancePath:i+"/code",schemaPath:"Res\
ourceNotFoundError#/properties/code/const",keyword:"const",params:{allowedValue:404}};e===null?e=[r]:e.push(r),s++}if(t.key!==void 0&&t.key!=="not_found"){let r={
instancePath:i+"/key",schemaPath:"ResourceNotFoundError#/properties/key/const",keyword:"const",params:{allowedValue:"not_found"}};e===null?e=[r]:e.push(r),s++}if(t.
message!==void 0&&t.message!=="Resource not found"){let r={instancePath:i+"/message",schemaPath:"ResourceNotFoundError#/properties/message/const",keyword:"const",
params:{allowedValue:"Resource not found"}};e===null?e=[r]:e.push(r),s++}if(t.details!==void 0&&typeof t.details!="string"){let r={instancePath:i+"/details",schemaPath:"\
ResourceNotFoundError#/properties/details/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.request_id!==void 0&&typeof t.request_id!=
"string"){let r={instancePath:i+"/request_id",schemaPath:"ResourceNotFoundError#/properties/request_id/type",keyword:"type",params:{type:"string"}};e===null?e=[
r]:e.push(r),s++}if(t.resource_id!==void 0&&typeof t.resource_id!="string"){let r={instancePath:i+"/resource_id",schemaPath:"ResourceNotFoundError#/properties/r\
esource_id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.resource_type!==void 0){let r=t.resource_type;if(typeof r!="string"){let o={
instancePath:i+"/resource_type",schemaPath:"ResourceNotFoundError#/properties/resource_type/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),
s++}if(!(r==="voucher"||r==="campaign")){let o={instancePath:i+"/resource_type",schemaPath:"ResourceNotFoundError#/properties/resource_type/enum",keyword:"enum",
params:{allowedValues:Nr.properties.resource_type.enum}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"ResourceNotFoundError#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return rr.errors=e,s===0}var Or=tr;var Mr={type:"string",enum:["api","assets","async-actions","campaigns","categories","client_api","client_consents","client_customers","client_events","client_pr\
omotions","client_publish","client_qualifications","client_redeem","client_redemptions","client_validate","client_validations","client_vouchers","consents","cus\
tomers","events","exports","locations","loyalties","metadata-schemas","orders","product-collections","products","promotions","publications","qualifications","re\
demptions","referrals","rewards","segments","skus","task-results","templates","trash-bin","validation-rules-assignments","validation-rules","validations","vouch\
ers"]};function xe(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(typeof t!="string"){let r={instancePath:i,schemaPath:"\
Scope#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(!(t==="api"||t==="assets"||t==="async-actions"||t==="campaigns"||t==="catego\
ries"||t==="client_api"||t==="client_consents"||t==="client_customers"||t==="client_events"||t==="client_promotions"||t==="client_publish"||t==="client_qualific\
ations"||t==="client_redeem"||t==="client_redemptions"||t==="client_validate"||t==="client_validations"||t==="client_vouchers"||t==="consents"||t==="customers"||
t==="events"||t==="exports"||t==="locations"||t==="loyalties"||t==="metadata-schemas"||t==="orders"||t==="product-collections"||t==="products"||t==="promotions"||
t==="publications"||t==="qualifications"||t==="redemptions"||t==="referrals"||t==="rewards"||t==="segments"||t==="skus"||t==="task-results"||t==="templates"||t===
"trash-bin"||t==="validation-rules-assignments"||t==="validation-rules"||t==="validations"||t==="vouchers")){let r={instancePath:i,schemaPath:"Scope#/enum",keyword:"\
enum",params:{allowedValues:Mr.enum}};e===null?e=[r]:e.push(r),s++}return xe.errors=e,s===0}function tr(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){
let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.grant_type===void 0){let r={instancePath:i,schemaPath:"TokenRequest#/required",keyword:"require\
d",params:{missingProperty:"grant_type"}};e===null?e=[r]:e.push(r),s++}if(t.scope===void 0){let r={instancePath:i,schemaPath:"TokenRequest#/required",keyword:"r\
equired",params:{missingProperty:"scope"}};e===null?e=[r]:e.push(r),s++}if(t.grant_type!==void 0&&t.grant_type!=="client_credentials"){let r={instancePath:i+"/g\
rant_type",schemaPath:"TokenRequest#/properties/grant_type/const",keyword:"const",params:{allowedValue:"client_credentials"}};e===null?e=[r]:e.push(r),s++}if(t.
scope!==void 0){let r=t.scope;if(Array.isArray(r)){if(r.length<1){let l={instancePath:i+"/scope",schemaPath:"TokenRequest#/properties/scope/minItems",keyword:"m\
inItems",params:{limit:1}};e===null?e=[l]:e.push(l),s++}let o=r.length;for(let l=0;l<o;l++)xe(r[l],{instancePath:i+"/scope/"+l,parentData:r,parentDataProperty:l,
rootData:n})||(e=e===null?xe.errors:e.concat(xe.errors),s=e.length)}else{let o={instancePath:i+"/scope",schemaPath:"TokenRequest#/properties/scope/type",keyword:"\
type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"TokenRequest#/type",keyword:"type",params:{type:"object"}};e===
null?e=[r]:e.push(r),s++}return tr.errors=e,s===0}var xr=sr;function sr(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.access_token===
void 0){let r={instancePath:i,schemaPath:"TokenRevocationRequest#/required",keyword:"required",params:{missingProperty:"access_token"}};e===null?e=[r]:e.push(r),
s++}if(t.access_token!==void 0&&typeof t.access_token!="string"){let r={instancePath:i+"/access_token",schemaPath:"TokenRevocationRequest#/properties/access_tok\
en/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"TokenRevocationRequest#/type",keyword:"type",
params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return sr.errors=e,s===0}var Fr=ir;function ir(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(P(t,{instancePath:i,parentData:a,parentDataProperty:p,rootData:n})||
(e=e===null?P.errors:e.concat(P.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.key===void 0){let r={instancePath:i,schemaPath:"UnauthorizedE\
rror#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[r]:e.push(r),s++}if(t.code!==void 0&&t.code!==401){let r={instancePath:i+"/code",
schemaPath:"UnauthorizedError#/properties/code/const",keyword:"const",params:{allowedValue:401}};e===null?e=[r]:e.push(r),s++}if(t.message!==void 0&&t.message!==
"Unauthorized"){let r={instancePath:i+"/message",schemaPath:"UnauthorizedError#/properties/message/const",keyword:"const",params:{allowedValue:"Unauthorized"}};
e===null?e=[r]:e.push(r),s++}if(t.key!==void 0&&t.key!=="unauthorized"){let r={instancePath:i+"/key",schemaPath:"UnauthorizedError#/properties/key/const",keyword:"\
const",params:{allowedValue:"unauthorized"}};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"UnauthorizedError#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),s++}return ir.errors=e,s===0}var Ur=N;function Fe(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(typeof t!="string"){let r={instancePath:i,schemaPath:"Web\
hookEventName#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}return Fe.errors=e,s===0}function N(t,{instancePath:i="",parentData:a,parentDataProperty:p,
rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let r={instancePath:i,schemaPath:"Webhook#/required",keyword:"re\
quired",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),s++}if(t.object!==void 0&&t.object!=="webhook"){let r={instancePath:i+"/object",schemaPath:"Webh\
ook#/properties/object/const",keyword:"const",params:{allowedValue:"webhook"}};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0&&typeof t.id!="string"){let r={instancePath:i+
"/id",schemaPath:"Webhook#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.created_at!==void 0){let r=t.created_at;
if(typeof r=="string"){if(!j(r)){let o={instancePath:i+"/created_at",schemaPath:"Webhook#/properties/created_at/format",keyword:"format",params:{format:"date-ti\
me"}};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/created_at",schemaPath:"Webhook#/properties/created_at/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[o]:e.push(o),s++}}if(t.events!==void 0){let r=t.events;if(Array.isArray(r)){let o=r.length;for(let l=0;l<o;l++)Fe(r[l],{instancePath:i+"/events\
/"+l,parentData:r,parentDataProperty:l,rootData:n})||(e=e===null?Fe.errors:e.concat(Fe.errors),s=e.length)}else{let o={instancePath:i+"/events",schemaPath:"Webh\
ook#/properties/events/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}if(t.target_url!==void 0&&typeof t.target_url!="string"){let r={
instancePath:i+"/target_url",schemaPath:"Webhook#/properties/target_url/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(t.active!==
void 0&&typeof t.active!="boolean"){let r={instancePath:i+"/active",schemaPath:"Webhook#/properties/active/type",keyword:"type",params:{type:"boolean"}};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:i,schemaPath:"Webhook#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return N.errors=e,
s===0}var Ir=or;function or(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.object===void 0){
let r={instancePath:i,schemaPath:"WebhookList#/required",keyword:"required",params:{missingProperty:"object"}};e===null?e=[r]:e.push(r),s++}if(t.data_ref===void 0){
let r={instancePath:i,schemaPath:"WebhookList#/required",keyword:"required",params:{missingProperty:"data_ref"}};e===null?e=[r]:e.push(r),s++}if(t.data===void 0){
let r={instancePath:i,schemaPath:"WebhookList#/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(r),s++}if(t.total===void 0){let r={
instancePath:i,schemaPath:"WebhookList#/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[r]:e.push(r),s++}if(t.object!==void 0&&t.object!==
"list"){let r={instancePath:i+"/object",schemaPath:"WebhookList#/properties/object/const",keyword:"const",params:{allowedValue:"list"}};e===null?e=[r]:e.push(r),
s++}if(t.data_ref!==void 0&&t.data_ref!=="data"){let r={instancePath:i+"/data_ref",schemaPath:"WebhookList#/properties/data_ref/const",keyword:"const",params:{allowedValue:"\
data"}};e===null?e=[r]:e.push(r),s++}if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let o=r.length;for(let l=0;l<o;l++)N(r[l],{instancePath:i+"/data/"+l,
parentData:r,parentDataProperty:l,rootData:n})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)}else{let o={instancePath:i+"/data",schemaPath:"WebhookList#/\
properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}if(t.total!==void 0){let r=t.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let o={instancePath:i+"/total",schemaPath:"WebhookList#/properties/total/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),
s++}}}else{let r={instancePath:i,schemaPath:"WebhookList#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return or.errors=e,s===0}var Br=nr,
Wr={type:"object",properties:{path:{type:"object",properties:{campaignId:{type:"string"},memberId:{type:"string"}},required:["campaignId","memberId"]},query:{type:"\
object",properties:{limit:{type:"integer",minimum:1,maximum:100},order:{type:"string",enum:["created_at","-created_at"]},starting_after_id:{type:"string"}},required:[]}}};
function nr(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path!==void 0){
let r=t.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.campaignId===void 0){let o={instancePath:i+"/path",schemaPath:"listMemberActivityParameters#/prop\
erties/path/required",keyword:"required",params:{missingProperty:"campaignId"}};e===null?e=[o]:e.push(o),s++}if(r.memberId===void 0){let o={instancePath:i+"/pat\
h",schemaPath:"listMemberActivityParameters#/properties/path/required",keyword:"required",params:{missingProperty:"memberId"}};e===null?e=[o]:e.push(o),s++}if(r.
campaignId!==void 0&&typeof r.campaignId!="string"){let o={instancePath:i+"/path/campaignId",schemaPath:"listMemberActivityParameters#/properties/path/propertie\
s/campaignId/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(r.memberId!==void 0&&typeof r.memberId!="string"){let o={instancePath:i+
"/path/memberId",schemaPath:"listMemberActivityParameters#/properties/path/properties/memberId/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(
o),s++}}else{let o={instancePath:i+"/path",schemaPath:"listMemberActivityParameters#/properties/path/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:
e.push(o),s++}}if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.limit!==void 0){let o=r.limit;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o))){let l={instancePath:i+"/query/limit",schemaPath:"listMemberActivityParameters#/properties/query/properties/limit/type",keyword:"type",params:{
type:"integer"}};e===null?e=[l]:e.push(l),s++}if(typeof o=="number"&&isFinite(o)){if(o>100||isNaN(o)){let l={instancePath:i+"/query/limit",schemaPath:"listMembe\
rActivityParameters#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}};e===null?e=[l]:e.push(l),s++}if(o<1||isNaN(
o)){let l={instancePath:i+"/query/limit",schemaPath:"listMemberActivityParameters#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}};e===null?e=[l]:e.push(l),s++}}}if(r.order!==void 0){let o=r.order;if(typeof o!="string"){let l={instancePath:i+"/query/order",schemaPath:"listMemb\
erActivityParameters#/properties/query/properties/order/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}if(!(o==="created_at"||o==="-c\
reated_at")){let l={instancePath:i+"/query/order",schemaPath:"listMemberActivityParameters#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:Wr.
properties.query.properties.order.enum}};e===null?e=[l]:e.push(l),s++}}if(r.starting_after_id!==void 0&&typeof r.starting_after_id!="string"){let o={instancePath:i+
"/query/starting_after_id",schemaPath:"listMemberActivityParameters#/properties/query/properties/starting_after_id/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/query",schemaPath:"listMemberActivityParameters#/properties/query/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"listMemberActivityParameters#/type",keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),s++}return nr.errors=e,s===0}var zr=ar;function ar(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path!==void 0){
let r=t.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.projectId===void 0){let o={instancePath:i+"/path",schemaPath:"listUsersParameters#/properties/pat\
h/required",keyword:"required",params:{missingProperty:"projectId"}};e===null?e=[o]:e.push(o),s++}if(r.projectId!==void 0&&typeof r.projectId!="string"){let o={
instancePath:i+"/path/projectId",schemaPath:"listUsersParameters#/properties/path/properties/projectId/type",keyword:"type",params:{type:"string"}};e===null?e=[
o]:e.push(o),s++}}else{let o={instancePath:i+"/path",schemaPath:"listUsersParameters#/properties/path/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:
e.push(o),s++}}if(t.query!==void 0){let r=t.query;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let o={instancePath:i+"/query",schemaPath:"listUsersParameters\
#/properties/query/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"listUsersParameters#/type",
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ar.errors=e,s===0}var Jr=pr;function pr(t,{instancePath:i="",parentData:a,parentDataProperty:p,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path!==void 0){
let r=t.path;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.projectId===void 0){let o={instancePath:i+"/path",schemaPath:"listWebhooksParameters#/properties/\
path/required",keyword:"required",params:{missingProperty:"projectId"}};e===null?e=[o]:e.push(o),s++}if(r.projectId!==void 0&&typeof r.projectId!="string"){let o={
instancePath:i+"/path/projectId",schemaPath:"listWebhooksParameters#/properties/path/properties/projectId/type",keyword:"type",params:{type:"string"}};e===null?
e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/path",schemaPath:"listWebhooksParameters#/properties/path/type",keyword:"type",params:{type:"object"}};e===null?
e=[o]:e.push(o),s++}}if(t.query!==void 0){let r=t.query;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let o={instancePath:i+"/query",schemaPath:"listWebhooksP\
arameters#/properties/query/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}}}else{let r={instancePath:i,schemaPath:"listWebhooksParam\
eters#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return pr.errors=e,s===0}var Gr={AccessToken:_r,ErrorObject:kr,MemberActivity:wr,
MemberActivityList:Rr,MissingFeatureError:Er,ProjectNotFoundError:Tr,ProjectUser:$r,ProjectUserList:Sr,ResourceNotFoundError:Vr,TokenRequest:Or,TokenRevocationRequest:xr,
UnauthorizedError:Fr,Webhook:Ur,WebhookList:Ir,listMemberActivityParameters:Br,listUsersParameters:zr,listWebhooksParameters:Jr};export{Gr as validators};
