// Generated from openapi.yaml by `npm run generate`. Do not edit.
var rr=String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`,tr=String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?`,ir=String.raw`(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)`,
or=new RegExp(`^${rr}[Tt]${tr}${ir}$`),Me=1440;function Ue(r){return or.test(r)&&sr(r)&&(r[17]!=="6"||nr(r))}function sr(r){let i=r.slice(8,10);if(i<="28")return!0;
let e=new Date(Date.UTC(Number(r.slice(0,4))+400,Number(r.slice(5,7)),0));return Number(i)<=e.getUTCDate()}function nr(r){let[,i="",e="",t=""]=/([+-])(\d\d):(\d\d)$/.
exec(r.slice(17))??[],o=+`${i}1`*(Number(e)*60+Number(t));return(Number(r.slice(11,13))*60+Number(r.slice(14,16))-o+Me)%Me===Me-1}var xe={"date-time":Ue};function s(r,i,e,t,o,l){let c={keyword:t,instancePath:i,component:e,params:o,source:l};return r===null?[c]:(r.push(c),r)}var dr={...xe},lr=Fe;var ur=new RegExp("^(api|assets|async-actions|campaigns|categories|client_api|client_consents|client_customers|client_events|client_promotions|client_publish|cl\
ient_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|consents|customers|events|exports|locations|loyalties|me\
tadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|referrals|rewards|segments|skus|task-results|templates|tra\
sh-bin|validation-rules-assignments|validation-rules|validations|vouchers)( (api|assets|async-actions|campaigns|categories|client_api|client_consents|client_cus\
tomers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|\
consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|re\
ferrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers))*$","u");function S(r,i=""){let e=null,
t=0;return typeof r=="string"?ur.test(r)||(e=s(e,i,"ScopeList","pattern",{pattern:"^(api|assets|async-actions|campaigns|categories|client_api|client_consents|cl\
ient_customers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_v\
ouchers|consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemp\
tions|referrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers)( (api|assets|async-ac\
tions|campaigns|categories|client_api|client_consents|client_customers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client\
_redemptions|client_validate|client_validations|client_vouchers|consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collection\
s|products|promotions|publications|qualifications|redemptions|referrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|vali\
dation-rules|validations|vouchers))*$"}),t++):(e=s(e,i,"ScopeList","type",{type:"string"}),t++),S.errors=e,t===0}function Fe(r,i=""){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.access_token===void 0&&(e=s(e,i,"AccessToken","required",{missingProperty:"access_token"}),t++),r.client_id===void 0&&(e=s(e,i,
"AccessToken","required",{missingProperty:"client_id"}),t++),r.expires_at===void 0&&(e=s(e,i,"AccessToken","required",{missingProperty:"expires_at"}),t++),r.expires_in===
void 0&&(e=s(e,i,"AccessToken","required",{missingProperty:"expires_in"}),t++),r.scope===void 0&&(e=s(e,i,"AccessToken","required",{missingProperty:"scope"}),t++),
r.token_type===void 0&&(e=s(e,i,"AccessToken","required",{missingProperty:"token_type"}),t++),r.access_token!==void 0&&typeof r.access_token!="string"&&(e=s(e,i+
"/access_token","AccessToken","type",{type:"string"}),t++),r.client_id!==void 0&&typeof r.client_id!="string"&&(e=s(e,i+"/client_id","AccessToken","type",{type:"\
string"}),t++),r.expires_at!==void 0){let o=r.expires_at;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/expires_at","AccessToken","type",{type:"\
integer"}),t++)}if(r.expires_in!==void 0){let o=r.expires_in;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/expires_in","AccessToken","type",{type:"\
integer"}),t++)}r.scope!==void 0&&(S(r.scope,i+"/scope")||(e=e===null?S.errors:e.concat(S.errors),t=e.length)),r.token_type!==void 0&&r.token_type!=="Bearer"&&(e=
s(e,i+"/token_type","AccessToken","const",{allowedValue:"Bearer"}),t++)}else e=s(e,i,"AccessToken","type",{type:"object"}),t++;return Fe.errors=e,t===0}var cr=g;function g(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.code===void 0&&(e=s(e,i,"ErrorObject","required",{missingProperty:"code"}),t++),
r.message===void 0&&(e=s(e,i,"ErrorObject","required",{missingProperty:"message"}),t++),r.code!==void 0){let o=r.code;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)||(e=s(e,i+"/code","ErrorObject","type",{type:"integer"}),t++)}if(r.key!==void 0&&typeof r.key!="string"&&(e=s(e,i+"/key","ErrorObject","type",{type:"string"}),
t++),r.message!==void 0&&typeof r.message!="string"&&(e=s(e,i+"/message","ErrorObject","type",{type:"string"}),t++),r.details!==void 0&&typeof r.details!="strin\
g"&&(e=s(e,i+"/details","ErrorObject","type",{type:"string"}),t++),r.request_id!==void 0&&typeof r.request_id!="string"&&(e=s(e,i+"/request_id","ErrorObject","t\
ype",{type:"string"}),t++),r.resource_id!==void 0&&typeof r.resource_id!="string"&&(e=s(e,i+"/resource_id","ErrorObject","type",{type:"string"}),t++),r.resource_type!==
void 0&&typeof r.resource_type!="string"&&(e=s(e,i+"/resource_type","ErrorObject","type",{type:"string"}),t++),r.error!==void 0){let o=r.error;o&&typeof o=="obj\
ect"&&!Array.isArray(o)?o.message!==void 0&&typeof o.message!="string"&&(e=s(e,i+"/error/message","ErrorObject","type",{type:"string"}),t++):(e=s(e,i+"/error","\
ErrorObject","type",{type:"object"}),t++)}}else e=s(e,i,"ErrorObject","type",{type:"object"}),t++;return g.errors=e,t===0}var yr=L;var q=dr["date-time"];function n(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=s(e,i,"MemberActivityBase","required",
{missingProperty:"id"},"S17"),t++),r.created_at===void 0&&(e=s(e,i,"MemberActivityBase","required",{missingProperty:"created_at"},"S17"),t++),r.id!==void 0&&typeof r.
id!="string"&&(e=s(e,i+"/id","MemberActivityBase","type",{type:"string"}),t++),r.created_at!==void 0){let o=r.created_at;typeof o=="string"?q(o)||(e=s(e,i+"/cre\
ated_at","MemberActivityBase","format",{format:"date-time"},"S25"),t++):(e=s(e,i+"/created_at","MemberActivityBase","type",{type:"string"}),t++)}r.group_id!==void 0&&
typeof r.group_id!="string"&&(e=s(e,i+"/group_id","MemberActivityBase","type",{type:"string"}),t++)}else e=s(e,i,"MemberActivityBase","type",{type:"object"}),t++;
return n.errors=e,t===0}function u(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id!==void 0&&typeof r.id!="string"&&(e=s(e,i+"/id","CustomerSummary","type",
{type:"string"}),t++),r.name!==void 0&&typeof r.name!="string"&&(e=s(e,i+"/name","CustomerSummary","type",{type:"string"}),t++),r.email!==void 0&&typeof r.email!=
"string"&&(e=s(e,i+"/email","CustomerSummary","type",{type:"string"}),t++),r.source_id!==void 0&&typeof r.source_id!="string"&&(e=s(e,i+"/source_id","CustomerSu\
mmary","type",{type:"string"}),t++),r.metadata!==void 0){let o=r.metadata;o&&typeof o=="object"&&!Array.isArray(o)||(e=s(e,i+"/metadata","CustomerSummary","type",
{type:"object"}),t++)}r.object!==void 0&&r.object!=="customer"&&(e=s(e,i+"/object","CustomerSummary","const",{allowedValue:"customer"}),t++)}else e=s(e,i,"Custo\
merSummary","type",{type:"object"}),t++;return u.errors=e,t===0}function O(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"CampaignVoucherSummary","type",{type:"object"},"S16"),t++),O.errors=
e,t===0}function V(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"ReferralProgram","type",{type:"object"},"S16"),t++),V.errors=e,t===
0}function y(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id!==void 0&&typeof r.id!="string"&&(e=s(e,i+"/id","CampaignSummary","type",
{type:"string"}),t++),r.name!==void 0&&typeof r.name!="string"&&(e=s(e,i+"/name","CampaignSummary","type",{type:"string"}),t++),r.campaign_type!==void 0&&typeof r.
campaign_type!="string"&&(e=s(e,i+"/campaign_type","CampaignSummary","type",{type:"string"}),t++),r.type!==void 0){let o=r.type;typeof o!="string"&&(e=s(e,i+"/t\
ype","CampaignSummary","type",{type:"string"}),t++),o==="AUTO_UPDATE"||o==="STATIC"||o==="STANDALONE"||(e=s(e,i+"/type","CampaignSummary","enum",{allowedValues:[
"AUTO_UPDATE","STATIC","STANDALONE"]}),t++)}r.is_referral_code!==void 0&&typeof r.is_referral_code!="boolean"&&(e=s(e,i+"/is_referral_code","CampaignSummary","t\
ype",{type:"boolean"}),t++),r.voucher!==void 0&&(O(r.voucher,i+"/voucher")||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),r.referral_program!==void 0&&(V(
r.referral_program,i+"/referral_program")||(e=e===null?V.errors:e.concat(V.errors),t=e.length)),r.auto_join!==void 0&&typeof r.auto_join!="boolean"&&(e=s(e,i+"/\
auto_join","CampaignSummary","type",{type:"boolean"}),t++)}else e=s(e,i,"CampaignSummary","type",{type:"object"}),t++;return y.errors=e,t===0}function M(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"TierBase","type",{type:"object"},"S16"),t++),M.errors=e,t===0}function U(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"LoyaltyTierExpiration","type",{type:"object"},"S16"),t++),U.errors=
e,t===0}function p(r,i=""){let e=null,t=0;if(M(r,i)||(e=e===null?M.errors:e.concat(M.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&
(e=s(e,i,"LoyaltyTier","required",{missingProperty:"id"}),t++),r.campaign_id===void 0&&(e=s(e,i,"LoyaltyTier","required",{missingProperty:"campaign_id"}),t++),r.
metadata===void 0&&(e=s(e,i,"LoyaltyTier","required",{missingProperty:"metadata"}),t++),r.created_at===void 0&&(e=s(e,i,"LoyaltyTier","required",{missingProperty:"\
created_at"}),t++),r.config===void 0&&(e=s(e,i,"LoyaltyTier","required",{missingProperty:"config"}),t++),r.object===void 0&&(e=s(e,i,"LoyaltyTier","required",{missingProperty:"\
object"}),t++),r.id!==void 0&&typeof r.id!="string"&&(e=s(e,i+"/id","LoyaltyTier","type",{type:"string"}),t++),r.campaign_id!==void 0&&typeof r.campaign_id!="st\
ring"&&(e=s(e,i+"/campaign_id","LoyaltyTier","type",{type:"string"}),t++),r.metadata!==void 0){let o=r.metadata;!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==
null&&(e=s(e,i+"/metadata","LoyaltyTier","type",{type:["object","null"]}),t++)}if(r.created_at!==void 0){let o=r.created_at;typeof o=="string"?q(o)||(e=s(e,i+"/\
created_at","LoyaltyTier","format",{format:"date-time"},"S25"),t++):(e=s(e,i+"/created_at","LoyaltyTier","type",{type:"string"}),t++)}if(r.updated_at!==void 0){
let o=r.updated_at;typeof o!="string"&&o!==null&&(e=s(e,i+"/updated_at","LoyaltyTier","type",{type:["string","null"]}),t++),typeof o=="string"&&(q(o)||(e=s(e,i+
"/updated_at","LoyaltyTier","format",{format:"date-time"},"S25"),t++))}if(r.config!==void 0){let o=r.config;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.points===
void 0&&(e=s(e,i+"/config","LoyaltyTier","required",{missingProperty:"points"}),t++),o.points!==void 0){let l=o.points;if(l&&typeof l=="object"&&!Array.isArray(
l)){if(l.from!==void 0){let c=l.from;typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)||(e=s(e,i+"/config/points/from","LoyaltyTier","type",{type:"integer"}),t++)}
if(l.to!==void 0){let c=l.to;typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)||(e=s(e,i+"/config/points/to","LoyaltyTier","type",{type:"integer"}),t++)}}else e=
s(e,i+"/config/points","LoyaltyTier","type",{type:"object"}),t++}}else e=s(e,i+"/config","LoyaltyTier","type",{type:"object"}),t++}r.expiration!==void 0&&(U(r.expiration,
i+"/expiration")||(e=e===null?U.errors:e.concat(U.errors),t=e.length)),r.object!==void 0&&r.object!=="loyalty_tier"&&(e=s(e,i+"/object","LoyaltyTier","const",{allowedValue:"\
loyalty_tier"}),t++)}else e=s(e,i,"LoyaltyTier","type",{type:"object"}),t++;return p.errors=e,t===0}function x(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.created_at===void 0&&(e=s(e,i,"LoyaltyTierUpgradedData","required",{missingProperty:"created_at"}),t++),r.loyalty_tier_to===void 0&&(e=s(
e,i,"LoyaltyTierUpgradedData","required",{missingProperty:"loyalty_tier_to"}),t++),r.customer!==void 0&&(u(r.customer,i+"/customer")||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),r.campaign!==void 0&&(y(r.campaign,i+"/campaign")||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.loyalty_tier_from!==void 0&&(p(
r.loyalty_tier_from,i+"/loyalty_tier_from")||(e=e===null?p.errors:e.concat(p.errors),t=e.length)),r.loyalty_tier_to!==void 0&&(p(r.loyalty_tier_to,i+"/loyalty_t\
ier_to")||(e=e===null?p.errors:e.concat(p.errors),t=e.length)),r.created_at!==void 0){let o=r.created_at;typeof o=="string"?q(o)||(e=s(e,i+"/created_at","Loyalt\
yTierUpgradedData","format",{format:"date-time"},"S25"),t++):(e=s(e,i+"/created_at","LoyaltyTierUpgradedData","type",{type:"string"}),t++)}}else e=s(e,i,"Loyalt\
yTierUpgradedData","type",{type:"object"}),t++;return x.errors=e,t===0}function d(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.channel===void 0&&(e=s(e,i,"EventSource","required",{missingProperty:"channe\
l"}),t++),r.channel!==void 0){let o=r.channel;typeof o!="string"&&(e=s(e,i+"/channel","EventSource","type",{type:"string"}),t++),o==="USER_PORTAL"||o==="API"||o===
"CLIENT_API"||o==="INTERNAL"||(e=s(e,i+"/channel","EventSource","enum",{allowedValues:["USER_PORTAL","API","CLIENT_API","INTERNAL"]}),t++)}if(r.user!==void 0){let o=r.
user;o&&typeof o=="object"&&!Array.isArray(o)?(o.id===void 0&&(e=s(e,i+"/user","EventSource","required",{missingProperty:"id"}),t++),o.id!==void 0&&typeof o.id!=
"string"&&(e=s(e,i+"/user/id","EventSource","type",{type:"string"}),t++)):(e=s(e,i+"/user","EventSource","type",{type:"object"}),t++)}if(r.api_key!==void 0){let o=r.
api_key;o&&typeof o=="object"&&!Array.isArray(o)?(o.name===void 0&&(e=s(e,i+"/api_key","EventSource","required",{missingProperty:"name"}),t++),o.app_id===void 0&&
(e=s(e,i+"/api_key","EventSource","required",{missingProperty:"app_id"}),t++),o.name!==void 0&&typeof o.name!="string"&&(e=s(e,i+"/api_key/name","EventSource","\
type",{type:"string"}),t++),o.app_id!==void 0&&typeof o.app_id!="string"&&(e=s(e,i+"/api_key/app_id","EventSource","type",{type:"string"}),t++)):(e=s(e,i+"/api_\
key","EventSource","type",{type:"object"}),t++)}}else e=s(e,i,"EventSource","type",{type:"object"}),t++;return d.errors=e,t===0}function F(r,i=""){let e=null,t=0;
if(n(r,i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&(e=s(e,i,"CustomerLoyaltyTierUpgrad\
edActivity","required",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerLoyaltyTierUpgradedActivity","required",{missingProperty:"data"},
"S17"),t++),r.type!==void 0&&r.type!=="customer.loyalty.tier.upgraded"&&(e=s(e,i+"/type","CustomerLoyaltyTierUpgradedActivity","const",{allowedValue:"customer.l\
oyalty.tier.upgraded"},"6.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o=="object"&&!Array.isArray(o)?(o.data===void 0&&(e=s(e,i+"/data","CustomerLoyaltyTie\
rUpgradedActivity","required",{missingProperty:"data"},"S17"),t++),o.event_source===void 0&&(e=s(e,i+"/data","CustomerLoyaltyTierUpgradedActivity","required",{missingProperty:"\
event_source"},"S17"),t++),o.data!==void 0&&(x(o.data,i+"/data/data")||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),o.event_source!==void 0&&(d(o.event_source,
i+"/data/event_source")||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i+"/data","CustomerLoyaltyTierUpgradedActivity","type",{type:"object"}),t++)}}else
e=s(e,i,"CustomerLoyaltyTierUpgradedActivity","type",{type:"object"}),t++;return F.errors=e,t===0}function I(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.created_at===void 0&&(e=s(e,i,"LoyaltyTierDowngradedData","required",{missingProperty:"\
created_at"}),t++),r.loyalty_tier_from===void 0&&(e=s(e,i,"LoyaltyTierDowngradedData","required",{missingProperty:"loyalty_tier_from"}),t++),r.customer!==void 0&&
(u(r.customer,i+"/customer")||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),r.campaign!==void 0&&(y(r.campaign,i+"/campaign")||(e=e===null?y.errors:e.concat(
y.errors),t=e.length)),r.loyalty_tier_from!==void 0&&(p(r.loyalty_tier_from,i+"/loyalty_tier_from")||(e=e===null?p.errors:e.concat(p.errors),t=e.length)),r.loyalty_tier_to!==
void 0&&(p(r.loyalty_tier_to,i+"/loyalty_tier_to")||(e=e===null?p.errors:e.concat(p.errors),t=e.length)),r.created_at!==void 0){let o=r.created_at;typeof o=="st\
ring"?q(o)||(e=s(e,i+"/created_at","LoyaltyTierDowngradedData","format",{format:"date-time"},"S25"),t++):(e=s(e,i+"/created_at","LoyaltyTierDowngradedData","typ\
e",{type:"string"}),t++)}}else e=s(e,i,"LoyaltyTierDowngradedData","type",{type:"object"}),t++;return I.errors=e,t===0}function B(r,i=""){let e=null,t=0;if(n(r,
i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&(e=s(e,i,"CustomerLoyaltyTierDowngradedAct\
ivity","required",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerLoyaltyTierDowngradedActivity","required",{missingProperty:"data"},"S1\
7"),t++),r.type!==void 0&&r.type!=="customer.loyalty.tier.downgraded"&&(e=s(e,i+"/type","CustomerLoyaltyTierDowngradedActivity","const",{allowedValue:"customer.\
loyalty.tier.downgraded"},"6.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o=="object"&&!Array.isArray(o)?(o.data===void 0&&(e=s(e,i+"/data","CustomerLoyalty\
TierDowngradedActivity","required",{missingProperty:"data"},"S17"),t++),o.event_source===void 0&&(e=s(e,i+"/data","CustomerLoyaltyTierDowngradedActivity","requi\
red",{missingProperty:"event_source"},"S17"),t++),o.data!==void 0&&(I(o.data,i+"/data/data")||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),o.event_source!==
void 0&&(d(o.event_source,i+"/data/event_source")||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i+"/data","CustomerLoyaltyTierDowngradedActivity",
"type",{type:"object"}),t++)}}else e=s(e,i,"CustomerLoyaltyTierDowngradedActivity","type",{type:"object"}),t++;return B.errors=e,t===0}function _(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.created_at===void 0&&(e=s(e,i,"LoyaltyTierData","required",{missingProperty:"\
created_at"}),t++),r.loyalty_tier===void 0&&(e=s(e,i,"LoyaltyTierData","required",{missingProperty:"loyalty_tier"}),t++),r.customer!==void 0&&(u(r.customer,i+"/\
customer")||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),r.campaign!==void 0&&(y(r.campaign,i+"/campaign")||(e=e===null?y.errors:e.concat(y.errors),t=e.
length)),r.loyalty_tier!==void 0&&(p(r.loyalty_tier,i+"/loyalty_tier")||(e=e===null?p.errors:e.concat(p.errors),t=e.length)),r.created_at!==void 0){let o=r.created_at;
typeof o=="string"?q(o)||(e=s(e,i+"/created_at","LoyaltyTierData","format",{format:"date-time"},"S25"),t++):(e=s(e,i+"/created_at","LoyaltyTierData","type",{type:"\
string"}),t++)}}else e=s(e,i,"LoyaltyTierData","type",{type:"object"}),t++;return _.errors=e,t===0}function W(r,i=""){let e=null,t=0;if(n(r,i)||(e=e===null?n.errors:
e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&(e=s(e,i,"CustomerLoyaltyTierProlongedActivity","required",{missingProperty:"\
type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerLoyaltyTierProlongedActivity","required",{missingProperty:"data"},"S17"),t++),r.type!==void 0&&r.type!=="c\
ustomer.loyalty.tier.prolonged"&&(e=s(e,i+"/type","CustomerLoyaltyTierProlongedActivity","const",{allowedValue:"customer.loyalty.tier.prolonged"},"6.1"),t++),r.
data!==void 0){let o=r.data;o&&typeof o=="object"&&!Array.isArray(o)?(o.data===void 0&&(e=s(e,i+"/data","CustomerLoyaltyTierProlongedActivity","required",{missingProperty:"\
data"},"S17"),t++),o.event_source===void 0&&(e=s(e,i+"/data","CustomerLoyaltyTierProlongedActivity","required",{missingProperty:"event_source"},"S17"),t++),o.data!==
void 0&&(_(o.data,i+"/data/data")||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),o.event_source!==void 0&&(d(o.event_source,i+"/data/event_source")||(e=e===
null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i+"/data","CustomerLoyaltyTierProlongedActivity","type",{type:"object"}),t++)}}else e=s(e,i,"CustomerLoyal\
tyTierProlongedActivity","type",{type:"object"}),t++;return W.errors=e,t===0}function h(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.created_at===void 0&&(e=s(e,i,"LoyaltyTierExpirationChangedData","required",
{missingProperty:"created_at"}),t++),r.loyalty_tier===void 0&&(e=s(e,i,"LoyaltyTierExpirationChangedData","required",{missingProperty:"loyalty_tier"}),t++),r.expiration_date===
void 0&&(e=s(e,i,"LoyaltyTierExpirationChangedData","required",{missingProperty:"expiration_date"}),t++),r.customer!==void 0&&(u(r.customer,i+"/customer")||(e=e===
null?u.errors:e.concat(u.errors),t=e.length)),r.campaign!==void 0&&(y(r.campaign,i+"/campaign")||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.loyalty_tier!==
void 0&&(p(r.loyalty_tier,i+"/loyalty_tier")||(e=e===null?p.errors:e.concat(p.errors),t=e.length)),r.created_at!==void 0){let o=r.created_at;typeof o=="string"?
q(o)||(e=s(e,i+"/created_at","LoyaltyTierExpirationChangedData","format",{format:"date-time"},"S25"),t++):(e=s(e,i+"/created_at","LoyaltyTierExpirationChangedDa\
ta","type",{type:"string"}),t++)}if(r.expiration_date!==void 0){let o=r.expiration_date;typeof o=="string"?q(o)||(e=s(e,i+"/expiration_date","LoyaltyTierExpirat\
ionChangedData","format",{format:"date-time"},"S25"),t++):(e=s(e,i+"/expiration_date","LoyaltyTierExpirationChangedData","type",{type:"string"}),t++)}}else e=s(
e,i,"LoyaltyTierExpirationChangedData","type",{type:"object"}),t++;return h.errors=e,t===0}function z(r,i=""){let e=null,t=0;if(n(r,i)||(e=e===null?n.errors:e.concat(
n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&(e=s(e,i,"CustomerLoyaltyTierExpirationChangedActivity","required",{missingProperty:"\
type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerLoyaltyTierExpirationChangedActivity","required",{missingProperty:"data"},"S17"),t++),r.type!==void 0&&r.type!==
"customer.loyalty.tier.expiration.changed"&&(e=s(e,i+"/type","CustomerLoyaltyTierExpirationChangedActivity","const",{allowedValue:"customer.loyalty.tier.expirat\
ion.changed"},"6.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o=="object"&&!Array.isArray(o)?(o.data===void 0&&(e=s(e,i+"/data","CustomerLoyaltyTierExpirati\
onChangedActivity","required",{missingProperty:"data"},"S17"),t++),o.event_source===void 0&&(e=s(e,i+"/data","CustomerLoyaltyTierExpirationChangedActivity","req\
uired",{missingProperty:"event_source"},"S17"),t++),o.data!==void 0&&(h(o.data,i+"/data/data")||(e=e===null?h.errors:e.concat(h.errors),t=e.length)),o.event_source!==
void 0&&(d(o.event_source,i+"/data/event_source")||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i+"/data","CustomerLoyaltyTierExpirationChangedA\
ctivity","type",{type:"object"}),t++)}}else e=s(e,i,"CustomerLoyaltyTierExpirationChangedActivity","type",{type:"object"}),t++;return z.errors=e,t===0}function J(r,i=""){let e=null,t=0;if(n(r,i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&(e=
s(e,i,"CustomerLoyaltyTierJoinedActivity","required",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerLoyaltyTierJoinedActivity","require\
d",{missingProperty:"data"},"S17"),t++),r.type!==void 0&&r.type!=="customer.loyalty.tier.joined"&&(e=s(e,i+"/type","CustomerLoyaltyTierJoinedActivity","const",{
allowedValue:"customer.loyalty.tier.joined"},"6.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o=="object"&&!Array.isArray(o)?(o.data===void 0&&(e=s(e,i+"/dat\
a","CustomerLoyaltyTierJoinedActivity","required",{missingProperty:"data"},"S17"),t++),o.event_source===void 0&&(e=s(e,i+"/data","CustomerLoyaltyTierJoinedActiv\
ity","required",{missingProperty:"event_source"},"S17"),t++),o.data!==void 0&&(_(o.data,i+"/data/data")||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),o.
event_source!==void 0&&(d(o.event_source,i+"/data/event_source")||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i+"/data","CustomerLoyaltyTierJoi\
nedActivity","type",{type:"object"}),t++)}}else e=s(e,i,"CustomerLoyaltyTierJoinedActivity","type",{type:"object"}),t++;return J.errors=e,t===0}function X(r,i=""){let e=null,t=0;if(n(r,i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&(e=
s(e,i,"CustomerLoyaltyTierLeftActivity","required",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerLoyaltyTierLeftActivity","required",{
missingProperty:"data"},"S17"),t++),r.type!==void 0&&r.type!=="customer.loyalty.tier.left"&&(e=s(e,i+"/type","CustomerLoyaltyTierLeftActivity","const",{allowedValue:"\
customer.loyalty.tier.left"},"6.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o=="object"&&!Array.isArray(o)?(o.data===void 0&&(e=s(e,i+"/data","CustomerLoya\
ltyTierLeftActivity","required",{missingProperty:"data"},"S17"),t++),o.event_source===void 0&&(e=s(e,i+"/data","CustomerLoyaltyTierLeftActivity","required",{missingProperty:"\
event_source"},"S17"),t++),o.data!==void 0&&(_(o.data,i+"/data/data")||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),o.event_source!==void 0&&(d(o.event_source,
i+"/data/event_source")||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i+"/data","CustomerLoyaltyTierLeftActivity","type",{type:"object"}),t++)}}else
e=s(e,i,"CustomerLoyaltyTierLeftActivity","type",{type:"object"}),t++;return X.errors=e,t===0}function Y(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"Publication","type",{type:"object"},"S16"),t++),Y.errors=e,t===0}function E(r,i=""){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.customer!==void 0&&(u(r.customer,i+"/customer")||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),
r.campaign!==void 0&&(y(r.campaign,i+"/campaign")||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.publication!==void 0&&(Y(r.publication,i+"/publication")||
(e=e===null?Y.errors:e.concat(Y.errors),t=e.length))):(e=s(e,i,"CustomerPublicationData","type",{type:"object"}),t++),E.errors=e,t===0}function Z(r,i=""){let e=null,
t=0;if(n(r,i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&(e=s(e,i,"CustomerPublicationSu\
cceededActivity","required",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerPublicationSucceededActivity","required",{missingProperty:"d\
ata"},"S17"),t++),r.type!==void 0&&r.type!=="customer.publication.succeeded"&&(e=s(e,i+"/type","CustomerPublicationSucceededActivity","const",{allowedValue:"cus\
tomer.publication.succeeded"},"6.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o=="object"&&!Array.isArray(o)?(o.data===void 0&&(e=s(e,i+"/data","CustomerPub\
licationSucceededActivity","required",{missingProperty:"data"},"S17"),t++),o.event_source===void 0&&(e=s(e,i+"/data","CustomerPublicationSucceededActivity","req\
uired",{missingProperty:"event_source"},"S17"),t++),o.data!==void 0&&(E(o.data,i+"/data/data")||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),o.event_source!==
void 0&&(d(o.event_source,i+"/data/event_source")||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i+"/data","CustomerPublicationSucceededActivity",
"type",{type:"object"}),t++)}}else e=s(e,i,"CustomerPublicationSucceededActivity","type",{type:"object"}),t++;return Z.errors=e,t===0}function G(r,i=""){let e=null,t=0;if(n(r,i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&(e=
s(e,i,"CustomerPublicationFailedActivity","required",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerPublicationFailedActivity","require\
d",{missingProperty:"data"},"S17"),t++),r.type!==void 0&&r.type!=="customer.publication.failed"&&(e=s(e,i+"/type","CustomerPublicationFailedActivity","const",{allowedValue:"\
customer.publication.failed"},"6.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o=="object"&&!Array.isArray(o)?(o.data===void 0&&(e=s(e,i+"/data","CustomerPub\
licationFailedActivity","required",{missingProperty:"data"},"S17"),t++),o.event_source===void 0&&(e=s(e,i+"/data","CustomerPublicationFailedActivity","required",
{missingProperty:"event_source"},"S17"),t++),o.data!==void 0&&(E(o.data,i+"/data/data")||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),o.event_source!==void 0&&
(d(o.event_source,i+"/data/event_source")||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i+"/data","CustomerPublicationFailedActivity","type",{type:"\
object"}),t++)}}else e=s(e,i,"CustomerPublicationFailedActivity","type",{type:"object"}),t++;return G.errors=e,t===0}function b(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"CustomerRedemptionData","type",{type:"object"},"S16"),t++),b.errors=
e,t===0}function H(r,i=""){let e=null,t=0;if(n(r,i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&
(e=s(e,i,"CustomerRedemptionFailedActivity","required",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerRedemptionFailedActivity","requir\
ed",{missingProperty:"data"},"S17"),t++),r.type!==void 0&&r.type!=="customer.redemption.failed"&&(e=s(e,i+"/type","CustomerRedemptionFailedActivity","const",{allowedValue:"\
customer.redemption.failed"},"6.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o=="object"&&!Array.isArray(o)?(o.data===void 0&&(e=s(e,i+"/data","CustomerRede\
mptionFailedActivity","required",{missingProperty:"data"},"S17"),t++),o.event_source===void 0&&(e=s(e,i+"/data","CustomerRedemptionFailedActivity","required",{missingProperty:"\
event_source"},"S17"),t++),o.data!==void 0&&(b(o.data,i+"/data/data")||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),o.event_source!==void 0&&(d(o.event_source,
i+"/data/event_source")||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i+"/data","CustomerRedemptionFailedActivity","type",{type:"object"}),t++)}}else
e=s(e,i,"CustomerRedemptionFailedActivity","type",{type:"object"}),t++;return H.errors=e,t===0}function K(r,i=""){let e=null,t=0;if(n(r,i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&(e=
s(e,i,"CustomerRedemptionSuccceededActivity","required",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerRedemptionSuccceededActivity","r\
equired",{missingProperty:"data"},"S17"),t++),r.type!==void 0&&r.type!=="customer.redemption.succceeded"&&(e=s(e,i+"/type","CustomerRedemptionSuccceededActivity",
"const",{allowedValue:"customer.redemption.succceeded"},"6.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o=="object"&&!Array.isArray(o)?(o.data===void 0&&(e=
s(e,i+"/data","CustomerRedemptionSuccceededActivity","required",{missingProperty:"data"},"S17"),t++),o.event_source===void 0&&(e=s(e,i+"/data","CustomerRedempti\
onSuccceededActivity","required",{missingProperty:"event_source"},"S17"),t++),o.data!==void 0&&(b(o.data,i+"/data/data")||(e=e===null?b.errors:e.concat(b.errors),
t=e.length)),o.event_source!==void 0&&(d(o.event_source,i+"/data/event_source")||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i+"/data","Custome\
rRedemptionSuccceededActivity","type",{type:"object"}),t++)}}else e=s(e,i,"CustomerRedemptionSuccceededActivity","type",{type:"object"}),t++;return K.errors=e,t===
0}function R(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"RedemptionSummary","type",{type:"object"},"S16"),t++),R.errors=e,t===
0}function T(r,i=""){let e=null,t=0;return b(r,i)||(e=e===null?b.errors:e.concat(b.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)?r.redemption_rollback!==
void 0&&(R(r.redemption_rollback,i+"/redemption_rollback")||(e=e===null?R.errors:e.concat(R.errors),t=e.length)):(e=s(e,i,"CustomerRedemptionRollbackData","type",
{type:"object"}),t++),T.errors=e,t===0}function Q(r,i=""){let e=null,t=0;if(n(r,i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.
isArray(r)){if(r.type===void 0&&(e=s(e,i,"CustomerRedemptionRollbackFailedActivity","required",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"C\
ustomerRedemptionRollbackFailedActivity","required",{missingProperty:"data"},"S17"),t++),r.type!==void 0&&r.type!=="customer.redemption.rollback.failed"&&(e=s(e,
i+"/type","CustomerRedemptionRollbackFailedActivity","const",{allowedValue:"customer.redemption.rollback.failed"},"6.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o==
"object"&&!Array.isArray(o)?(o.data===void 0&&(e=s(e,i+"/data","CustomerRedemptionRollbackFailedActivity","required",{missingProperty:"data"},"S17"),t++),o.event_source===
void 0&&(e=s(e,i+"/data","CustomerRedemptionRollbackFailedActivity","required",{missingProperty:"event_source"},"S17"),t++),o.data!==void 0&&(T(o.data,i+"/data/\
data")||(e=e===null?T.errors:e.concat(T.errors),t=e.length)),o.event_source!==void 0&&(d(o.event_source,i+"/data/event_source")||(e=e===null?d.errors:e.concat(d.
errors),t=e.length))):(e=s(e,i+"/data","CustomerRedemptionRollbackFailedActivity","type",{type:"object"}),t++)}}else e=s(e,i,"CustomerRedemptionRollbackFailedAc\
tivity","type",{type:"object"}),t++;return Q.errors=e,t===0}function P(r,i=""){let e=null,t=0;if(n(r,i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&(e=
s(e,i,"CustomerRedemptionRollbackSuccceededActivity","required",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerRedemptionRollbackSuccce\
ededActivity","required",{missingProperty:"data"},"S17"),t++),r.type!==void 0&&r.type!=="customer.redemption.rollback.succceeded"&&(e=s(e,i+"/type","CustomerRed\
emptionRollbackSuccceededActivity","const",{allowedValue:"customer.redemption.rollback.succceeded"},"6.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o=="obje\
ct"&&!Array.isArray(o)?(o.data===void 0&&(e=s(e,i+"/data","CustomerRedemptionRollbackSuccceededActivity","required",{missingProperty:"data"},"S17"),t++),o.event_source===
void 0&&(e=s(e,i+"/data","CustomerRedemptionRollbackSuccceededActivity","required",{missingProperty:"event_source"},"S17"),t++),o.data!==void 0&&(T(o.data,i+"/d\
ata/data")||(e=e===null?T.errors:e.concat(T.errors),t=e.length)),o.event_source!==void 0&&(d(o.event_source,i+"/data/event_source")||(e=e===null?d.errors:e.concat(
d.errors),t=e.length))):(e=s(e,i+"/data","CustomerRedemptionRollbackSuccceededActivity","type",{type:"object"}),t++)}}else e=s(e,i,"CustomerRedemptionRollbackSu\
ccceededActivity","type",{type:"object"}),t++;return P.errors=e,t===0}function f(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"VoucherSummary","type",{type:"object"},"S16"),t++),f.errors=e,t===0}function ee(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"RewardResult","type",{type:"object"},"S16"),t++),ee.errors=e,t===0}function re(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"ReferralTier","type",{type:"object"},"S16"),t++),re.errors=e,t===0}function $(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"CustomEvent","type",{type:"object"},"S16"),t++),$.errors=e,t===0}function te(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"SegmentSummary","type",{type:"object"},"S16"),t++),te.errors=e,t===
0}function ie(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.customer!==void 0&&(u(r.customer,i+"/customer")||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),r.holder!==void 0&&(u(r.holder,i+"/holder")||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),r.voucher!==void 0&&(f(r.voucher,i+"/vo\
ucher")||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),r.campaign!==void 0&&(y(r.campaign,i+"/campaign")||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
r.redemption!==void 0&&(R(r.redemption,i+"/redemption")||(e=e===null?R.errors:e.concat(R.errors),t=e.length)),r.reward!==void 0&&(ee(r.reward,i+"/reward")||(e=e===
null?ee.errors:e.concat(ee.errors),t=e.length)),r.referral_tier!==void 0&&(re(r.referral_tier,i+"/referral_tier")||(e=e===null?re.errors:e.concat(re.errors),t=e.
length)),r.balance!==void 0){let o=r.balance;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null&&(e=s(e,i+"/balance","CustomerRewardedData","type",{type:[
"object","null"]}),t++),o&&typeof o=="object"&&!Array.isArray(o)){if(o.amount!==void 0){let l=o.amount;typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)||(e=s(
e,i+"/balance/amount","CustomerRewardedData","type",{type:"integer"}),t++)}if(o.points!==void 0){let l=o.points;typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)||(e=s(e,i+"/balance/points","CustomerRewardedData","type",{type:"integer"}),t++)}}}if(r.custom_event!==void 0&&($(r.custom_event,i+"/custom_event")||(e=e===null?
$.errors:e.concat($.errors),t=e.length)),r.customer_event!==void 0){let o=r.customer_event;!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null&&(e=s(e,i+"/cus\
tomer_event","CustomerRewardedData","type",{type:["object","null"]}),t++),o&&typeof o=="object"&&!Array.isArray(o)&&(o.segment!==void 0&&(te(o.segment,i+"/custo\
mer_event/segment")||(e=e===null?te.errors:e.concat(te.errors),t=e.length)),o.event_type!==void 0&&typeof o.event_type!="string"&&(e=s(e,i+"/customer_event/even\
t_type","CustomerRewardedData","type",{type:"string"}),t++))}}else e=s(e,i,"CustomerRewardedData","type",{type:"object"}),t++;return ie.errors=e,t===0}function oe(r,i=""){
let e=null,t=0;if(n(r,i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&(e=s(e,i,"CustomerRe\
wardedActivity","required",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerRewardedActivity","required",{missingProperty:"data"},"S17"),
t++),r.type!==void 0&&r.type!=="customer.rewarded"&&(e=s(e,i+"/type","CustomerRewardedActivity","const",{allowedValue:"customer.rewarded"},"6.1"),t++),r.data!==
void 0){let o=r.data;o&&typeof o=="object"&&!Array.isArray(o)?(o.data===void 0&&(e=s(e,i+"/data","CustomerRewardedActivity","required",{missingProperty:"data"},
"S17"),t++),o.event_source===void 0&&(e=s(e,i+"/data","CustomerRewardedActivity","required",{missingProperty:"event_source"},"S17"),t++),o.data!==void 0&&(ie(o.
data,i+"/data/data")||(e=e===null?ie.errors:e.concat(ie.errors),t=e.length)),o.event_source!==void 0&&(d(o.event_source,i+"/data/event_source")||(e=e===null?d.errors:
e.concat(d.errors),t=e.length))):(e=s(e,i+"/data","CustomerRewardedActivity","type",{type:"object"}),t++)}}else e=s(e,i,"CustomerRewardedActivity","type",{type:"\
object"}),t++;return oe.errors=e,t===0}function se(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"EarningRule","type",{type:"object"},"S16"),t++),se.errors=e,t===0}function a(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"VoucherBalance","type",{type:"object"},"S16"),t++),a.errors=e,t===0}function ne(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"CalculatedOrder","type",{type:"object"},"S16"),t++),ne.errors=e,t===
0}function de(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"OrderItem","type",{type:"object"},"S16"),t++),de.errors=e,t===0}function le(r,i=""){
let e=null,t=0;if(ne(r,i)||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.items!==void 0){let o=r.items;if(Array.
isArray(o)){o.length>500&&(e=s(e,i+"/items","LoyaltyPointsOrder","maxItems",{limit:500}),t++);let l=o.length;for(let c=0;c<l;c++)de(o[c],i+"/items/"+c)||(e=e===
null?de.errors:e.concat(de.errors),t=e.length)}else e=s(e,i+"/items","LoyaltyPointsOrder","type",{type:"array"}),t++}}else e=s(e,i,"LoyaltyPointsOrder","type",{
type:"object"}),t++;return le.errors=e,t===0}function ue(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.customer!==void 0&&(u(r.customer,
i+"/customer")||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),r.holder!==void 0&&(u(r.holder,i+"/holder")||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),
r.voucher!==void 0&&(f(r.voucher,i+"/voucher")||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),r.campaign!==void 0&&(y(r.campaign,i+"/campaign")||(e=e===null?
y.errors:e.concat(y.errors),t=e.length)),r.loyalty_tier!==void 0&&(p(r.loyalty_tier,i+"/loyalty_tier")||(e=e===null?p.errors:e.concat(p.errors),t=e.length)),r.earning_rule!==
void 0&&(se(r.earning_rule,i+"/earning_rule")||(e=e===null?se.errors:e.concat(se.errors),t=e.length)),r.balance!==void 0&&(a(r.balance,i+"/balance")||(e=e===null?
a.errors:e.concat(a.errors),t=e.length)),r.order!==void 0&&(le(r.order,i+"/order")||(e=e===null?le.errors:e.concat(le.errors),t=e.length)),r.event!==void 0&&($(
r.event,i+"/event")||(e=e===null?$.errors:e.concat($.errors),t=e.length))):(e=s(e,i,"CustomerRewardedLoyaltyPointsData","type",{type:"object"}),t++),ue.errors=e,
t===0}function ce(r,i=""){let e=null,t=0;if(n(r,i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&
(e=s(e,i,"CustomerRewardedLoyaltyPointsActivity","required",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerRewardedLoyaltyPointsActivit\
y","required",{missingProperty:"data"},"S17"),t++),r.type!==void 0&&r.type!=="customer.rewarded.loyalty_points"&&(e=s(e,i+"/type","CustomerRewardedLoyaltyPoints\
Activity","const",{allowedValue:"customer.rewarded.loyalty_points"},"6.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o=="object"&&!Array.isArray(o)?(o.data===
void 0&&(e=s(e,i+"/data","CustomerRewardedLoyaltyPointsActivity","required",{missingProperty:"data"},"S17"),t++),o.event_source===void 0&&(e=s(e,i+"/data","Cust\
omerRewardedLoyaltyPointsActivity","required",{missingProperty:"event_source"},"S17"),t++),o.data!==void 0&&(ue(o.data,i+"/data/data")||(e=e===null?ue.errors:e.
concat(ue.errors),t=e.length)),o.event_source!==void 0&&(d(o.event_source,i+"/data/event_source")||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,
i+"/data","CustomerRewardedLoyaltyPointsActivity","type",{type:"object"}),t++)}}else e=s(e,i,"CustomerRewardedLoyaltyPointsActivity","type",{type:"object"}),t++;
return ce.errors=e,t===0}function v(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"RewardRedemptionsData","type",{type:"object"},"S16"),t++),v.errors=
e,t===0}function ye(r,i=""){let e=null,t=0;if(n(r,i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===
void 0&&(e=s(e,i,"CustomerRewardRedemptionsCreatedActivity","required",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerRewardRedemptions\
CreatedActivity","required",{missingProperty:"data"},"S17"),t++),r.type!==void 0&&r.type!=="customer.reward_redemptions.created"&&(e=s(e,i+"/type","CustomerRewa\
rdRedemptionsCreatedActivity","const",{allowedValue:"customer.reward_redemptions.created"},"6.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o=="object"&&!Array.
isArray(o)?(o.data===void 0&&(e=s(e,i+"/data","CustomerRewardRedemptionsCreatedActivity","required",{missingProperty:"data"},"S17"),t++),o.event_source===void 0&&
(e=s(e,i+"/data","CustomerRewardRedemptionsCreatedActivity","required",{missingProperty:"event_source"},"S17"),t++),o.data!==void 0&&(v(o.data,i+"/data/data")||
(e=e===null?v.errors:e.concat(v.errors),t=e.length)),o.event_source!==void 0&&(d(o.event_source,i+"/data/event_source")||(e=e===null?d.errors:e.concat(d.errors),
t=e.length))):(e=s(e,i+"/data","CustomerRewardRedemptionsCreatedActivity","type",{type:"object"}),t++)}}else e=s(e,i,"CustomerRewardRedemptionsCreatedActivity",
"type",{type:"object"}),t++;return ye.errors=e,t===0}function fe(r,i=""){let e=null,t=0;if(n(r,i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&
(e=s(e,i,"CustomerRewardRedemptionsPendingActivity","required",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerRewardRedemptionsPendingA\
ctivity","required",{missingProperty:"data"},"S17"),t++),r.type!==void 0&&r.type!=="customer.reward_redemptions.pending"&&(e=s(e,i+"/type","CustomerRewardRedemp\
tionsPendingActivity","const",{allowedValue:"customer.reward_redemptions.pending"},"6.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o=="object"&&!Array.isArray(
o)?(o.data===void 0&&(e=s(e,i+"/data","CustomerRewardRedemptionsPendingActivity","required",{missingProperty:"data"},"S17"),t++),o.event_source===void 0&&(e=s(e,
i+"/data","CustomerRewardRedemptionsPendingActivity","required",{missingProperty:"event_source"},"S17"),t++),o.data!==void 0&&(v(o.data,i+"/data/data")||(e=e===
null?v.errors:e.concat(v.errors),t=e.length)),o.event_source!==void 0&&(d(o.event_source,i+"/data/event_source")||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):
(e=s(e,i+"/data","CustomerRewardRedemptionsPendingActivity","type",{type:"object"}),t++)}}else e=s(e,i,"CustomerRewardRedemptionsPendingActivity","type",{type:"\
object"}),t++;return fe.errors=e,t===0}function pe(r,i=""){let e=null,t=0;if(n(r,i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&
(e=s(e,i,"CustomerRewardRedemptionsCompletedActivity","required",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerRewardRedemptionsComple\
tedActivity","required",{missingProperty:"data"},"S17"),t++),r.type!==void 0&&r.type!=="customer.reward_redemptions.completed"&&(e=s(e,i+"/type","CustomerReward\
RedemptionsCompletedActivity","const",{allowedValue:"customer.reward_redemptions.completed"},"6.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o=="object"&&!Array.
isArray(o)?(o.data===void 0&&(e=s(e,i+"/data","CustomerRewardRedemptionsCompletedActivity","required",{missingProperty:"data"},"S17"),t++),o.event_source===void 0&&
(e=s(e,i+"/data","CustomerRewardRedemptionsCompletedActivity","required",{missingProperty:"event_source"},"S17"),t++),o.data!==void 0&&(v(o.data,i+"/data/data")||
(e=e===null?v.errors:e.concat(v.errors),t=e.length)),o.event_source!==void 0&&(d(o.event_source,i+"/data/event_source")||(e=e===null?d.errors:e.concat(d.errors),
t=e.length))):(e=s(e,i+"/data","CustomerRewardRedemptionsCompletedActivity","type",{type:"object"}),t++)}}else e=s(e,i,"CustomerRewardRedemptionsCompletedActivi\
ty","type",{type:"object"}),t++;return pe.errors=e,t===0}function ae(r,i=""){let e=null,t=0;if(n(r,i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&
(e=s(e,i,"CustomerRewardRedemptionsRolledbackActivity","required",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerRewardRedemptionsRolle\
dbackActivity","required",{missingProperty:"data"},"S17"),t++),r.type!==void 0&&r.type!=="customer.reward_redemptions.rolledback"&&(e=s(e,i+"/type","CustomerRew\
ardRedemptionsRolledbackActivity","const",{allowedValue:"customer.reward_redemptions.rolledback"},"6.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o=="object"&&
!Array.isArray(o)?(o.data===void 0&&(e=s(e,i+"/data","CustomerRewardRedemptionsRolledbackActivity","required",{missingProperty:"data"},"S17"),t++),o.event_source===
void 0&&(e=s(e,i+"/data","CustomerRewardRedemptionsRolledbackActivity","required",{missingProperty:"event_source"},"S17"),t++),o.data!==void 0&&(v(o.data,i+"/da\
ta/data")||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),o.event_source!==void 0&&(d(o.event_source,i+"/data/event_source")||(e=e===null?d.errors:e.concat(
d.errors),t=e.length))):(e=s(e,i+"/data","CustomerRewardRedemptionsRolledbackActivity","type",{type:"object"}),t++)}}else e=s(e,i,"CustomerRewardRedemptionsRoll\
edbackActivity","type",{type:"object"}),t++;return ae.errors=e,t===0}function me(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.customer!==void 0&&(u(r.customer,i+"/customer")||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),r.campaign!==void 0&&(y(r.campaign,i+"/campaign")||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.voucher!==void 0&&(f(r.voucher,
i+"/voucher")||(e=e===null?f.errors:e.concat(f.errors),t=e.length))):(e=s(e,i,"CustomerVoucherDeletedData","type",{type:"object"}),t++),me.errors=e,t===0}function ge(r,i=""){
let e=null,t=0;if(n(r,i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&(e=s(e,i,"CustomerVo\
ucherDeletedActivity","required",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerVoucherDeletedActivity","required",{missingProperty:"da\
ta"},"S17"),t++),r.type!==void 0&&r.type!=="customer.voucher.deleted"&&(e=s(e,i+"/type","CustomerVoucherDeletedActivity","const",{allowedValue:"customer.voucher\
.deleted"},"6.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o=="object"&&!Array.isArray(o)?(o.data===void 0&&(e=s(e,i+"/data","CustomerVoucherDeletedActivity",
"required",{missingProperty:"data"},"S17"),t++),o.event_source===void 0&&(e=s(e,i+"/data","CustomerVoucherDeletedActivity","required",{missingProperty:"event_so\
urce"},"S17"),t++),o.data!==void 0&&(me(o.data,i+"/data/data")||(e=e===null?me.errors:e.concat(me.errors),t=e.length)),o.event_source!==void 0&&(d(o.event_source,
i+"/data/event_source")||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i+"/data","CustomerVoucherDeletedActivity","type",{type:"object"}),t++)}}else
e=s(e,i,"CustomerVoucherDeletedActivity","type",{type:"object"}),t++;return ge.errors=e,t===0}function k(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"OrderSummary","type",{type:"object"},"S16"),t++),k.errors=e,t===0}function ve(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"VoucherTransaction","type",{type:"object"},"S16"),t++),ve.errors=e,
t===0}function w(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"PendingPoints","type",{type:"object"},"S16"),t++),w.errors=e,t===0}
function _e(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.customer===void 0&&(e=s(e,i,"PendingPointsActivatedData","required",{missingProperty:"\
customer"}),t++),r.campaign===void 0&&(e=s(e,i,"PendingPointsActivatedData","required",{missingProperty:"campaign"}),t++),r.voucher===void 0&&(e=s(e,i,"PendingP\
ointsActivatedData","required",{missingProperty:"voucher"}),t++),r.balance===void 0&&(e=s(e,i,"PendingPointsActivatedData","required",{missingProperty:"balance"}),
t++),r.order===void 0&&(e=s(e,i,"PendingPointsActivatedData","required",{missingProperty:"order"}),t++),r.transaction===void 0&&(e=s(e,i,"PendingPointsActivated\
Data","required",{missingProperty:"transaction"}),t++),r.pending_points===void 0&&(e=s(e,i,"PendingPointsActivatedData","required",{missingProperty:"pending_poi\
nts"}),t++),r.customer!==void 0&&(u(r.customer,i+"/customer")||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),r.campaign!==void 0&&(y(r.campaign,i+"/campa\
ign")||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.voucher!==void 0&&(f(r.voucher,i+"/voucher")||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),
r.balance!==void 0&&(a(r.balance,i+"/balance")||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.order!==void 0&&(k(r.order,i+"/order")||(e=e===null?k.errors:
e.concat(k.errors),t=e.length)),r.transaction!==void 0&&(ve(r.transaction,i+"/transaction")||(e=e===null?ve.errors:e.concat(ve.errors),t=e.length)),r.pending_points!==
void 0&&(w(r.pending_points,i+"/pending_points")||(e=e===null?w.errors:e.concat(w.errors),t=e.length))):(e=s(e,i,"PendingPointsActivatedData","type",{type:"obje\
ct"}),t++),_e.errors=e,t===0}function be(r,i=""){let e=null,t=0;if(n(r,i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.type===void 0&&(e=s(e,i,"CustomerPendingPointsActivatedActivity","required",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerPen\
dingPointsActivatedActivity","required",{missingProperty:"data"},"S17"),t++),r.type!==void 0&&r.type!=="customer.voucher.loyalty_card.pending_points.activated"&&
(e=s(e,i+"/type","CustomerPendingPointsActivatedActivity","const",{allowedValue:"customer.voucher.loyalty_card.pending_points.activated"},"6.1"),t++),r.data!==void 0){
let o=r.data;o&&typeof o=="object"&&!Array.isArray(o)?(o.data===void 0&&(e=s(e,i+"/data","CustomerPendingPointsActivatedActivity","required",{missingProperty:"d\
ata"},"S17"),t++),o.event_source===void 0&&(e=s(e,i+"/data","CustomerPendingPointsActivatedActivity","required",{missingProperty:"event_source"},"S17"),t++),o.data!==
void 0&&(_e(o.data,i+"/data/data")||(e=e===null?_e.errors:e.concat(_e.errors),t=e.length)),o.event_source!==void 0&&(d(o.event_source,i+"/data/event_source")||(e=
e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i+"/data","CustomerPendingPointsActivatedActivity","type",{type:"object"}),t++)}}else e=s(e,i,"Custome\
rPendingPointsActivatedActivity","type",{type:"object"}),t++;return be.errors=e,t===0}function A(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.customer===void 0&&(e=s(e,i,"PendingPointsData","required",{missingProperty:"\
customer"}),t++),r.campaign===void 0&&(e=s(e,i,"PendingPointsData","required",{missingProperty:"campaign"}),t++),r.voucher===void 0&&(e=s(e,i,"PendingPointsData",
"required",{missingProperty:"voucher"}),t++),r.voucher_pending_points_balance===void 0&&(e=s(e,i,"PendingPointsData","required",{missingProperty:"voucher_pendin\
g_points_balance"}),t++),r.order===void 0&&(e=s(e,i,"PendingPointsData","required",{missingProperty:"order"}),t++),r.pending_points===void 0&&(e=s(e,i,"PendingP\
ointsData","required",{missingProperty:"pending_points"}),t++),r.customer!==void 0&&(u(r.customer,i+"/customer")||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),
r.campaign!==void 0&&(y(r.campaign,i+"/campaign")||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.voucher!==void 0&&(f(r.voucher,i+"/voucher")||(e=e===null?
f.errors:e.concat(f.errors),t=e.length)),r.voucher_pending_points_balance!==void 0&&(a(r.voucher_pending_points_balance,i+"/voucher_pending_points_balance")||(e=
e===null?a.errors:e.concat(a.errors),t=e.length)),r.order!==void 0&&(k(r.order,i+"/order")||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),r.pending_points!==
void 0&&(w(r.pending_points,i+"/pending_points")||(e=e===null?w.errors:e.concat(w.errors),t=e.length))):(e=s(e,i,"PendingPointsData","type",{type:"object"}),t++),
A.errors=e,t===0}function Ae(r,i=""){let e=null,t=0;if(n(r,i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.
type===void 0&&(e=s(e,i,"CustomerPendingPointsAddedActivity","required",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerPendingPointsAdd\
edActivity","required",{missingProperty:"data"},"S17"),t++),r.type!==void 0&&r.type!=="customer.voucher.loyalty_card.pending_points.added"&&(e=s(e,i+"/type","Cu\
stomerPendingPointsAddedActivity","const",{allowedValue:"customer.voucher.loyalty_card.pending_points.added"},"6.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o==
"object"&&!Array.isArray(o)?(o.data===void 0&&(e=s(e,i+"/data","CustomerPendingPointsAddedActivity","required",{missingProperty:"data"},"S17"),t++),o.event_source===
void 0&&(e=s(e,i+"/data","CustomerPendingPointsAddedActivity","required",{missingProperty:"event_source"},"S17"),t++),o.data!==void 0&&(A(o.data,i+"/data/data")||
(e=e===null?A.errors:e.concat(A.errors),t=e.length)),o.event_source!==void 0&&(d(o.event_source,i+"/data/event_source")||(e=e===null?d.errors:e.concat(d.errors),
t=e.length))):(e=s(e,i+"/data","CustomerPendingPointsAddedActivity","type",{type:"object"}),t++)}}else e=s(e,i,"CustomerPendingPointsAddedActivity","type",{type:"\
object"}),t++;return Ae.errors=e,t===0}function je(r,i=""){let e=null,t=0;if(n(r,i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&
(e=s(e,i,"CustomerPendingPointsCanceledActivity","required",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerPendingPointsCanceledActivit\
y","required",{missingProperty:"data"},"S17"),t++),r.type!==void 0&&r.type!=="customer.voucher.loyalty_card.pending_points.canceled"&&(e=s(e,i+"/type","Customer\
PendingPointsCanceledActivity","const",{allowedValue:"customer.voucher.loyalty_card.pending_points.canceled"},"6.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o==
"object"&&!Array.isArray(o)?(o.data===void 0&&(e=s(e,i+"/data","CustomerPendingPointsCanceledActivity","required",{missingProperty:"data"},"S17"),t++),o.event_source===
void 0&&(e=s(e,i+"/data","CustomerPendingPointsCanceledActivity","required",{missingProperty:"event_source"},"S17"),t++),o.data!==void 0&&(A(o.data,i+"/data/dat\
a")||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),o.event_source!==void 0&&(d(o.event_source,i+"/data/event_source")||(e=e===null?d.errors:e.concat(d.errors),
t=e.length))):(e=s(e,i+"/data","CustomerPendingPointsCanceledActivity","type",{type:"object"}),t++)}}else e=s(e,i,"CustomerPendingPointsCanceledActivity","type",
{type:"object"}),t++;return je.errors=e,t===0}function Ce(r,i=""){let e=null,t=0;if(n(r,i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&
(e=s(e,i,"CustomerPendingPointsUpdatedActivity","required",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerPendingPointsUpdatedActivity",
"required",{missingProperty:"data"},"S17"),t++),r.type!==void 0&&r.type!=="customer.voucher.loyalty_card.pending_points.updated"&&(e=s(e,i+"/type","CustomerPend\
ingPointsUpdatedActivity","const",{allowedValue:"customer.voucher.loyalty_card.pending_points.updated"},"6.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o=="\
object"&&!Array.isArray(o)?(o.data===void 0&&(e=s(e,i+"/data","CustomerPendingPointsUpdatedActivity","required",{missingProperty:"data"},"S17"),t++),o.event_source===
void 0&&(e=s(e,i+"/data","CustomerPendingPointsUpdatedActivity","required",{missingProperty:"event_source"},"S17"),t++),o.data!==void 0&&(A(o.data,i+"/data/data")||
(e=e===null?A.errors:e.concat(A.errors),t=e.length)),o.event_source!==void 0&&(d(o.event_source,i+"/data/event_source")||(e=e===null?d.errors:e.concat(d.errors),
t=e.length))):(e=s(e,i+"/data","CustomerPendingPointsUpdatedActivity","type",{type:"object"}),t++)}}else e=s(e,i,"CustomerPendingPointsUpdatedActivity","type",{
type:"object"}),t++;return Ce.errors=e,t===0}function j(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"VoucherTransactionBase","type",{type:"object"},"S16"),t++),j.errors=
e,t===0}function m(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.id===void 0&&(e=s(e,i,"NamedReference","required",{missingProperty:"id"}),t++),
r.name===void 0&&(e=s(e,i,"NamedReference","required",{missingProperty:"name"}),t++),r.id!==void 0&&typeof r.id!="string"&&(e=s(e,i+"/id","NamedReference","type",
{type:"string"}),t++),r.name!==void 0&&typeof r.name!="string"&&(e=s(e,i+"/name","NamedReference","type",{type:"string"}),t++)):(e=s(e,i,"NamedReference","type",
{type:"object"}),t++),m.errors=e,t===0}function C(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.balance!==void 0&&(a(r.balance,i+"/ba\
lance")||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.order!==void 0){let o=r.order;o&&typeof o=="object"&&!Array.isArray(o)?(o.id===void 0&&(e=s(e,i+
"/order","TransactionDetails","required",{missingProperty:"id"}),t++),o.source_id===void 0&&(e=s(e,i+"/order","TransactionDetails","required",{missingProperty:"\
source_id"}),t++),o.id!==void 0&&typeof o.id!="string"&&(e=s(e,i+"/order/id","TransactionDetails","type",{type:"string"}),t++),o.source_id!==void 0&&typeof o.source_id!=
"string"&&(e=s(e,i+"/order/source_id","TransactionDetails","type",{type:"string"}),t++)):(e=s(e,i+"/order","TransactionDetails","type",{type:"object"}),t++)}if(r.
event!==void 0){let o=r.event;o&&typeof o=="object"&&!Array.isArray(o)?(o.id===void 0&&(e=s(e,i+"/event","TransactionDetails","required",{missingProperty:"id"}),
t++),o.type===void 0&&(e=s(e,i+"/event","TransactionDetails","required",{missingProperty:"type"}),t++),o.id!==void 0&&typeof o.id!="string"&&(e=s(e,i+"/event/id",
"TransactionDetails","type",{type:"string"}),t++),o.type!==void 0&&typeof o.type!="string"&&(e=s(e,i+"/event/type","TransactionDetails","type",{type:"string"}),
t++)):(e=s(e,i+"/event","TransactionDetails","type",{type:"object"}),t++)}if(r.earning_rule!==void 0){let o=r.earning_rule;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.id===void 0&&(e=s(e,i+"/earning_rule","TransactionDetails","required",{missingProperty:"id"}),t++),o.source===void 0&&(e=s(e,i+"/earning_rule","Transac\
tionDetails","required",{missingProperty:"source"}),t++),o.id!==void 0&&typeof o.id!="string"&&(e=s(e,i+"/earning_rule/id","TransactionDetails","type",{type:"st\
ring"}),t++),o.source!==void 0){let l=o.source;l&&typeof l=="object"&&!Array.isArray(l)?(l.banner===void 0&&(e=s(e,i+"/earning_rule/source","TransactionDetails",
"required",{missingProperty:"banner"}),t++),l.banner!==void 0&&typeof l.banner!="string"&&(e=s(e,i+"/earning_rule/source/banner","TransactionDetails","type",{type:"\
string"}),t++)):(e=s(e,i+"/earning_rule/source","TransactionDetails","type",{type:"object"}),t++)}}else e=s(e,i+"/earning_rule","TransactionDetails","type",{type:"\
object"}),t++}if(r.segment!==void 0&&(m(r.segment,i+"/segment")||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.loyalty_tier!==void 0&&(m(r.loyalty_tier,
i+"/loyalty_tier")||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.redemption!==void 0){let o=r.redemption;o&&typeof o=="object"&&!Array.isArray(o)?(o.id===
void 0&&(e=s(e,i+"/redemption","TransactionDetails","required",{missingProperty:"id"}),t++),o.id!==void 0&&typeof o.id!="string"&&(e=s(e,i+"/redemption/id","Tra\
nsactionDetails","type",{type:"string"}),t++)):(e=s(e,i+"/redemption","TransactionDetails","type",{type:"object"}),t++)}if(r.rollback!==void 0){let o=r.rollback;
o&&typeof o=="object"&&!Array.isArray(o)?(o.id===void 0&&(e=s(e,i+"/rollback","TransactionDetails","required",{missingProperty:"id"}),t++),o.id!==void 0&&typeof o.
id!="string"&&(e=s(e,i+"/rollback/id","TransactionDetails","type",{type:"string"}),t++)):(e=s(e,i+"/rollback","TransactionDetails","type",{type:"object"}),t++)}
if(r.custom_event!==void 0){let o=r.custom_event;o&&typeof o=="object"&&!Array.isArray(o)?(o.id===void 0&&(e=s(e,i+"/custom_event","TransactionDetails","require\
d",{missingProperty:"id"}),t++),o.type===void 0&&(e=s(e,i+"/custom_event","TransactionDetails","required",{missingProperty:"type"}),t++),o.id!==void 0&&typeof o.
id!="string"&&(e=s(e,i+"/custom_event/id","TransactionDetails","type",{type:"string"}),t++),o.type!==void 0&&typeof o.type!="string"&&(e=s(e,i+"/custom_event/ty\
pe","TransactionDetails","type",{type:"string"}),t++)):(e=s(e,i+"/custom_event","TransactionDetails","type",{type:"object"}),t++)}r.holder_loyalty_tier!==void 0&&
(m(r.holder_loyalty_tier,i+"/holder_loyalty_tier")||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.event_schema!==void 0&&(m(r.event_schema,i+"/event_sc\
hema")||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.reward!==void 0&&(m(r.reward,i+"/reward")||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.
source_voucher!==void 0&&(f(r.source_voucher,i+"/source_voucher")||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),r.destination_voucher!==void 0&&(f(r.destination_voucher,
i+"/destination_voucher")||(e=e===null?f.errors:e.concat(f.errors),t=e.length))}else e=s(e,i,"TransactionDetails","type",{type:"object"}),t++;return C.errors=e,
t===0}function qe(r,i=""){let e=null,t=0;if(j(r,i)||(e=e===null?j.errors:e.concat(j.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type!==void 0){
let o=r.type;typeof o!="string"&&(e=s(e,i+"/type","PointsAddedTransaction","type",{type:"string"}),t++),o!=="POINTS_ACCRUAL"&&(e=s(e,i+"/type","PointsAddedTrans\
action","enum",{allowedValues:["POINTS_ACCRUAL"]}),t++)}r.details!==void 0&&(C(r.details,i+"/details")||(e=e===null?C.errors:e.concat(C.errors),t=e.length))}else
e=s(e,i,"PointsAddedTransaction","type",{type:"object"}),t++;return qe.errors=e,t===0}function Se(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(
r)?(r.customer!==void 0&&(u(r.customer,i+"/customer")||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),r.campaign!==void 0&&(y(r.campaign,i+"/campaign")||(e=
e===null?y.errors:e.concat(y.errors),t=e.length)),r.voucher!==void 0&&(f(r.voucher,i+"/voucher")||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),r.balance!==
void 0&&(a(r.balance,i+"/balance")||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.transaction!==void 0&&(qe(r.transaction,i+"/transaction")||(e=e===null?
qe.errors:e.concat(qe.errors),t=e.length))):(e=s(e,i,"PointsAddedData","type",{type:"object"}),t++),Se.errors=e,t===0}function Ee(r,i=""){let e=null,t=0;if(n(r,
i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&(e=s(e,i,"CustomerPointsAddedActivity","re\
quired",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerPointsAddedActivity","required",{missingProperty:"data"},"S17"),t++),r.type!==void 0&&
r.type!=="customer.voucher.loyalty_card.points_added"&&(e=s(e,i+"/type","CustomerPointsAddedActivity","const",{allowedValue:"customer.voucher.loyalty_card.point\
s_added"},"6.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o=="object"&&!Array.isArray(o)?(o.data===void 0&&(e=s(e,i+"/data","CustomerPointsAddedActivity","r\
equired",{missingProperty:"data"},"S17"),t++),o.event_source===void 0&&(e=s(e,i+"/data","CustomerPointsAddedActivity","required",{missingProperty:"event_source"},
"S17"),t++),o.data!==void 0&&(Se(o.data,i+"/data/data")||(e=e===null?Se.errors:e.concat(Se.errors),t=e.length)),o.event_source!==void 0&&(d(o.event_source,i+"/d\
ata/event_source")||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i+"/data","CustomerPointsAddedActivity","type",{type:"object"}),t++)}}else e=s(
e,i,"CustomerPointsAddedActivity","type",{type:"object"}),t++;return Ee.errors=e,t===0}function Re(r,i=""){let e=null,t=0;if(j(r,i)||(e=e===null?j.errors:e.concat(j.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type!==void 0){
let o=r.type;typeof o!="string"&&(e=s(e,i+"/type","PointsTransferredTransaction","type",{type:"string"}),t++),o==="POINTS_TRANSFER_IN"||o==="POINTS_TRANSFER_OUT"||
(e=s(e,i+"/type","PointsTransferredTransaction","enum",{allowedValues:["POINTS_TRANSFER_IN","POINTS_TRANSFER_OUT"]}),t++)}r.details!==void 0&&(C(r.details,i+"/d\
etails")||(e=e===null?C.errors:e.concat(C.errors),t=e.length))}else e=s(e,i,"PointsTransferredTransaction","type",{type:"object"}),t++;return Re.errors=e,t===0}
function Te(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.customer!==void 0&&(u(r.customer,i+"/customer")||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),r.campaign!==void 0&&(y(r.campaign,i+"/campaign")||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.voucher!==void 0&&(f(r.voucher,
i+"/voucher")||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),r.source_voucher!==void 0&&(f(r.source_voucher,i+"/source_voucher")||(e=e===null?f.errors:e.
concat(f.errors),t=e.length)),r.destination_voucher!==void 0&&(f(r.destination_voucher,i+"/destination_voucher")||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),
r.balance!==void 0&&(a(r.balance,i+"/balance")||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.transaction!==void 0&&(Re(r.transaction,i+"/transaction")||
(e=e===null?Re.errors:e.concat(Re.errors),t=e.length))):(e=s(e,i,"PointsTransferredData","type",{type:"object"}),t++),Te.errors=e,t===0}function $e(r,i=""){let e=null,
t=0;if(n(r,i)||(e=e===null?n.errors:e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&(e=s(e,i,"CustomerPointsTransfe\
rredActivity","required",{missingProperty:"type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerPointsTransferredActivity","required",{missingProperty:"data"},
"S17"),t++),r.type!==void 0&&r.type!=="customer.voucher.loyalty_card.points_transferred"&&(e=s(e,i+"/type","CustomerPointsTransferredActivity","const",{allowedValue:"\
customer.voucher.loyalty_card.points_transferred"},"6.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o=="object"&&!Array.isArray(o)?(o.data===void 0&&(e=s(e,i+
"/data","CustomerPointsTransferredActivity","required",{missingProperty:"data"},"S17"),t++),o.event_source===void 0&&(e=s(e,i+"/data","CustomerPointsTransferred\
Activity","required",{missingProperty:"event_source"},"S17"),t++),o.data!==void 0&&(Te(o.data,i+"/data/data")||(e=e===null?Te.errors:e.concat(Te.errors),t=e.length)),
o.event_source!==void 0&&(d(o.event_source,i+"/data/event_source")||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i+"/data","CustomerPointsTransf\
erredActivity","type",{type:"object"}),t++)}}else e=s(e,i,"CustomerPointsTransferredActivity","type",{type:"object"}),t++;return $e.errors=e,t===0}function ke(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"PointsBucket","type",{type:"object"},"S16"),t++),ke.errors=e,t===0}function we(r,i=""){let e=null,t=0;if(j(r,i)||(e=e===null?j.errors:e.concat(j.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type!==void 0){
let o=r.type;typeof o!="string"&&(e=s(e,i+"/type","PointsExpiredTransaction","type",{type:"string"}),t++),o!=="POINTS_EXPIRATION"&&(e=s(e,i+"/type","PointsExpir\
edTransaction","enum",{allowedValues:["POINTS_EXPIRATION"]}),t++)}r.details!==void 0&&(C(r.details,i+"/details")||(e=e===null?C.errors:e.concat(C.errors),t=e.length))}else
e=s(e,i,"PointsExpiredTransaction","type",{type:"object"}),t++;return we.errors=e,t===0}function Le(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.customer!==void 0&&(u(r.customer,i+"/customer")||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),r.campaign!==void 0&&(y(r.campaign,i+"/campaign")||
(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.voucher!==void 0&&(f(r.voucher,i+"/voucher")||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),r.points!==
void 0){let o=r.points;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/points","PointsExpiredData","type",{type:"integer"}),t++)}if(r.buckets!==void 0){
let o=r.buckets;if(Array.isArray(o)){let l=o.length;for(let c=0;c<l;c++)ke(o[c],i+"/buckets/"+c)||(e=e===null?ke.errors:e.concat(ke.errors),t=e.length)}else e=s(
e,i+"/buckets","PointsExpiredData","type",{type:"array"}),t++}r.transaction!==void 0&&(we(r.transaction,i+"/transaction")||(e=e===null?we.errors:e.concat(we.errors),
t=e.length))}else e=s(e,i,"PointsExpiredData","type",{type:"object"}),t++;return Le.errors=e,t===0}function De(r,i=""){let e=null,t=0;if(n(r,i)||(e=e===null?n.errors:
e.concat(n.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&(e=s(e,i,"CustomerPointsExpiredActivity","required",{missingProperty:"\
type"},"S17"),t++),r.data===void 0&&(e=s(e,i,"CustomerPointsExpiredActivity","required",{missingProperty:"data"},"S17"),t++),r.type!==void 0&&r.type!=="customer\
.voucher.loyalty_card.points_expired"&&(e=s(e,i+"/type","CustomerPointsExpiredActivity","const",{allowedValue:"customer.voucher.loyalty_card.points_expired"},"6\
.1"),t++),r.data!==void 0){let o=r.data;o&&typeof o=="object"&&!Array.isArray(o)?(o.data===void 0&&(e=s(e,i+"/data","CustomerPointsExpiredActivity","required",{
missingProperty:"data"},"S17"),t++),o.event_source===void 0&&(e=s(e,i+"/data","CustomerPointsExpiredActivity","required",{missingProperty:"event_source"},"S17"),
t++),o.data!==void 0&&(Le(o.data,i+"/data/data")||(e=e===null?Le.errors:e.concat(Le.errors),t=e.length)),o.event_source!==void 0&&(d(o.event_source,i+"/data/eve\
nt_source")||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i+"/data","CustomerPointsExpiredActivity","type",{type:"object"}),t++)}}else e=s(e,i,"\
CustomerPointsExpiredActivity","type",{type:"object"}),t++;return De.errors=e,t===0}function L(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){
let o=r.type;typeof o=="string"?o==="customer.loyalty.tier.upgraded"?F(r,i)||(e=e===null?F.errors:e.concat(F.errors),t=e.length):o==="customer.loyalty.tier.down\
graded"?B(r,i)||(e=e===null?B.errors:e.concat(B.errors),t=e.length):o==="customer.loyalty.tier.prolonged"?W(r,i)||(e=e===null?W.errors:e.concat(W.errors),t=e.length):
o==="customer.loyalty.tier.expiration.changed"?z(r,i)||(e=e===null?z.errors:e.concat(z.errors),t=e.length):o==="customer.loyalty.tier.joined"?J(r,i)||(e=e===null?
J.errors:e.concat(J.errors),t=e.length):o==="customer.loyalty.tier.left"?X(r,i)||(e=e===null?X.errors:e.concat(X.errors),t=e.length):o==="customer.publication.s\
ucceeded"?Z(r,i)||(e=e===null?Z.errors:e.concat(Z.errors),t=e.length):o==="customer.publication.failed"?G(r,i)||(e=e===null?G.errors:e.concat(G.errors),t=e.length):
o==="customer.redemption.failed"?H(r,i)||(e=e===null?H.errors:e.concat(H.errors),t=e.length):o==="customer.redemption.succceeded"?K(r,i)||(e=e===null?K.errors:e.
concat(K.errors),t=e.length):o==="customer.redemption.rollback.failed"?Q(r,i)||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length):o==="customer.redemption.roll\
back.succceeded"?P(r,i)||(e=e===null?P.errors:e.concat(P.errors),t=e.length):o==="customer.rewarded"?oe(r,i)||(e=e===null?oe.errors:e.concat(oe.errors),t=e.length):
o==="customer.rewarded.loyalty_points"?ce(r,i)||(e=e===null?ce.errors:e.concat(ce.errors),t=e.length):o==="customer.reward_redemptions.created"?ye(r,i)||(e=e===
null?ye.errors:e.concat(ye.errors),t=e.length):o==="customer.reward_redemptions.pending"?fe(r,i)||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length):o==="cus\
tomer.reward_redemptions.completed"?pe(r,i)||(e=e===null?pe.errors:e.concat(pe.errors),t=e.length):o==="customer.reward_redemptions.rolledback"?ae(r,i)||(e=e===
null?ae.errors:e.concat(ae.errors),t=e.length):o==="customer.voucher.deleted"?ge(r,i)||(e=e===null?ge.errors:e.concat(ge.errors),t=e.length):o==="customer.vouch\
er.loyalty_card.pending_points.activated"?be(r,i)||(e=e===null?be.errors:e.concat(be.errors),t=e.length):o==="customer.voucher.loyalty_card.pending_points.added"?
Ae(r,i)||(e=e===null?Ae.errors:e.concat(Ae.errors),t=e.length):o==="customer.voucher.loyalty_card.pending_points.canceled"?je(r,i)||(e=e===null?je.errors:e.concat(
je.errors),t=e.length):o==="customer.voucher.loyalty_card.pending_points.updated"?Ce(r,i)||(e=e===null?Ce.errors:e.concat(Ce.errors),t=e.length):o==="customer.v\
oucher.loyalty_card.points_added"?Ee(r,i)||(e=e===null?Ee.errors:e.concat(Ee.errors),t=e.length):o==="customer.voucher.loyalty_card.points_transferred"?$e(r,i)||
(e=e===null?$e.errors:e.concat($e.errors),t=e.length):o==="customer.voucher.loyalty_card.points_expired"?De(r,i)||(e=e===null?De.errors:e.concat(De.errors),t=e.
length):(e=s(e,i,"MemberActivity","discriminator",{error:"mapping",tag:"type",tagValue:o}),t++):(e=s(e,i,"MemberActivity","discriminator",{error:"tag",tag:"type",
tagValue:o},"S17"),t++)}else e=s(e,i,"MemberActivity","type",{type:"object"}),t++;return L.errors=e,t===0}var fr=Ie;function Ie(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.object===void 0&&(e=s(e,i,"MemberActivityList","required",{missingProperty:"\
object"}),t++),r.data_ref===void 0&&(e=s(e,i,"MemberActivityList","required",{missingProperty:"data_ref"}),t++),r.data===void 0&&(e=s(e,i,"MemberActivityList","\
required",{missingProperty:"data"}),t++),r.has_more===void 0&&(e=s(e,i,"MemberActivityList","required",{missingProperty:"has_more"}),t++),r.object!==void 0&&r.object!==
"list"&&(e=s(e,i+"/object","MemberActivityList","const",{allowedValue:"list"}),t++),r.data_ref!==void 0&&r.data_ref!=="data"&&(e=s(e,i+"/data_ref","MemberActivi\
tyList","const",{allowedValue:"data"}),t++),r.data!==void 0){let o=r.data;if(Array.isArray(o)){let l=o.length;for(let c=0;c<l;c++)L(o[c],i+"/data/"+c)||(e=e===null?
L.errors:e.concat(L.errors),t=e.length)}else e=s(e,i+"/data","MemberActivityList","type",{type:"array"}),t++}r.has_more!==void 0&&typeof r.has_more!="boolean"&&
(e=s(e,i+"/has_more","MemberActivityList","type",{type:"boolean"}),t++),r.more_starting_after!==void 0&&typeof r.more_starting_after!="string"&&(e=s(e,i+"/more_\
starting_after","MemberActivityList","type",{type:"string"}),t++)}else e=s(e,i,"MemberActivityList","type",{type:"object"}),t++;return Ie.errors=e,t===0}var pr=Be;function Be(r,i=""){let e=null,t=0;return g(r,i)||(e=e===null?g.errors:e.concat(g.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)?(r.key===void 0&&
(e=s(e,i,"MissingFeatureError","required",{missingProperty:"key"}),t++),r.details===void 0&&(e=s(e,i,"MissingFeatureError","required",{missingProperty:"details"}),
t++),r.code!==void 0&&r.code!==402&&(e=s(e,i+"/code","MissingFeatureError","const",{allowedValue:402}),t++),r.message!==void 0&&r.message!=="Payment required"&&
(e=s(e,i+"/message","MissingFeatureError","const",{allowedValue:"Payment required"}),t++),r.key!==void 0&&r.key!=="missing_required_feature"&&(e=s(e,i+"/key","M\
issingFeatureError","const",{allowedValue:"missing_required_feature"}),t++),r.details!==void 0&&typeof r.details!="string"&&(e=s(e,i+"/details","MissingFeatureE\
rror","type",{type:"string"}),t++)):(e=s(e,i,"MissingFeatureError","type",{type:"object"}),t++),Be.errors=e,t===0}var ar=We;function We(r,i=""){let e=null,t=0;return g(r,i)||(e=e===null?g.errors:e.concat(g.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)?(r.details===void 0&&
(e=s(e,i,"ProjectNotFoundError","required",{missingProperty:"details"}),t++),r.code!==void 0&&r.code!==404&&(e=s(e,i+"/code","ProjectNotFoundError","const",{allowedValue:404}),
t++),r.message!==void 0&&r.message!=="Resource not found"&&(e=s(e,i+"/message","ProjectNotFoundError","const",{allowedValue:"Resource not found"}),t++),r.key!==
void 0&&(e=s(e,i+"/key","ProjectNotFoundError","not",{}),t++),r.details!==void 0&&typeof r.details!="string"&&(e=s(e,i+"/details","ProjectNotFoundError","type",
{type:"string"}),t++)):(e=s(e,i,"ProjectNotFoundError","type",{type:"object"}),t++),We.errors=e,t===0}var mr=D;function Ne(r,i=""){let e=null,t=0;return typeof r!="string"&&(e=s(e,i,"ProjectRole","type",{type:"string"}),t++),r==="USER"||r==="ADMIN"||(e=s(e,i,"ProjectRole",
"enum",{allowedValues:["USER","ADMIN"]}),t++),Ne.errors=e,t===0}function D(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&
(e=s(e,i,"ProjectUser","required",{missingProperty:"id"},"S17"),t++),r.id!==void 0&&typeof r.id!="string"&&(e=s(e,i+"/id","ProjectUser","type",{type:"string"}),
t++),r.login!==void 0&&typeof r.login!="string"&&(e=s(e,i+"/login","ProjectUser","type",{type:"string"}),t++),r.email!==void 0&&typeof r.email!="string"&&(e=s(e,
i+"/email","ProjectUser","type",{type:"string"}),t++),r.first_name!==void 0&&typeof r.first_name!="string"&&(e=s(e,i+"/first_name","ProjectUser","type",{type:"s\
tring"}),t++),r.last_name!==void 0&&typeof r.last_name!="string"&&(e=s(e,i+"/last_name","ProjectUser","type",{type:"string"}),t++),r.projects!==void 0){let o=r.
projects;if(o&&typeof o=="object"&&!Array.isArray(o))for(let l in o)Ne(o[l],i+"/projects/"+l.replace(/~/g,"~0").replace(/\//g,"~1"))||(e=e===null?Ne.errors:e.concat(
Ne.errors),t=e.length);else e=s(e,i+"/projects","ProjectUser","type",{type:"object"}),t++}r.is_owner!==void 0&&typeof r.is_owner!="boolean"&&(e=s(e,i+"/is_owner",
"ProjectUser","type",{type:"boolean"}),t++)}else e=s(e,i,"ProjectUser","type",{type:"object"}),t++;return D.errors=e,t===0}var gr=he;function he(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.object===void 0&&(e=s(e,i,"ProjectUserList","required",{missingProperty:"ob\
ject"},"S17"),t++),r.data_ref===void 0&&(e=s(e,i,"ProjectUserList","required",{missingProperty:"data_ref"},"S17"),t++),r.data===void 0&&(e=s(e,i,"ProjectUserLis\
t","required",{missingProperty:"data"},"S17"),t++),r.total===void 0&&(e=s(e,i,"ProjectUserList","required",{missingProperty:"total"},"S17"),t++),r.object!==void 0&&
r.object!=="list"&&(e=s(e,i+"/object","ProjectUserList","const",{allowedValue:"list"}),t++),r.data_ref!==void 0&&r.data_ref!=="data"&&(e=s(e,i+"/data_ref","Proj\
ectUserList","const",{allowedValue:"data"}),t++),r.data!==void 0){let o=r.data;if(Array.isArray(o)){let l=o.length;for(let c=0;c<l;c++)D(o[c],i+"/data/"+c)||(e=
e===null?D.errors:e.concat(D.errors),t=e.length)}else e=s(e,i+"/data","ProjectUserList","type",{type:"array"}),t++}if(r.total!==void 0){let o=r.total;typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/total","ProjectUserList","type",{type:"integer"}),t++)}}else e=s(e,i,"ProjectUserList","type",{type:"object"}),
t++;return he.errors=e,t===0}var vr=ze;function ze(r,i=""){let e=null,t=0;if(g(r,i)||(e=e===null?g.errors:e.concat(g.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.key===void 0&&(e=
s(e,i,"ResourceNotFoundError","required",{missingProperty:"key"}),t++),r.details===void 0&&(e=s(e,i,"ResourceNotFoundError","required",{missingProperty:"details"}),
t++),r.request_id===void 0&&(e=s(e,i,"ResourceNotFoundError","required",{missingProperty:"request_id"}),t++),r.resource_id===void 0&&(e=s(e,i,"ResourceNotFoundE\
rror","required",{missingProperty:"resource_id"}),t++),r.resource_type===void 0&&(e=s(e,i,"ResourceNotFoundError","required",{missingProperty:"resource_type"}),
t++),r.code!==void 0&&r.code!==404&&(e=s(e,i+"/code","ResourceNotFoundError","const",{allowedValue:404}),t++),r.key!==void 0&&r.key!=="not_found"&&(e=s(e,i+"/ke\
y","ResourceNotFoundError","const",{allowedValue:"not_found"}),t++),r.message!==void 0&&r.message!=="Resource not found"&&(e=s(e,i+"/message","ResourceNotFoundE\
rror","const",{allowedValue:"Resource not found"}),t++),r.details!==void 0&&typeof r.details!="string"&&(e=s(e,i+"/details","ResourceNotFoundError","type",{type:"\
string"}),t++),r.request_id!==void 0&&typeof r.request_id!="string"&&(e=s(e,i+"/request_id","ResourceNotFoundError","type",{type:"string"}),t++),r.resource_id!==
void 0&&typeof r.resource_id!="string"&&(e=s(e,i+"/resource_id","ResourceNotFoundError","type",{type:"string"}),t++),r.resource_type!==void 0){let o=r.resource_type;
typeof o!="string"&&(e=s(e,i+"/resource_type","ResourceNotFoundError","type",{type:"string"}),t++),o==="voucher"||o==="campaign"||(e=s(e,i+"/resource_type","Res\
ourceNotFoundError","enum",{allowedValues:["voucher","campaign"]}),t++)}}else e=s(e,i,"ResourceNotFoundError","type",{type:"object"}),t++;return ze.errors=e,t===
0}var _r=Je;function Je(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.grant_type===void 0&&(e=s(e,i,"TokenRequest","required",{missingProperty:"\
grant_type"}),t++),r.scope===void 0&&(e=s(e,i,"TokenRequest","required",{missingProperty:"scope"}),t++),r.grant_type!==void 0&&r.grant_type!=="client_credential\
s"&&(e=s(e,i+"/grant_type","TokenRequest","const",{allowedValue:"client_credentials"}),t++),r.scope!==void 0&&(S(r.scope,i+"/scope")||(e=e===null?S.errors:e.concat(
S.errors),t=e.length))):(e=s(e,i,"TokenRequest","type",{type:"object"}),t++),Je.errors=e,t===0}var br=Xe;function Xe(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.access_token===void 0&&(e=s(e,i,"TokenRevocationRequest","required",{missingProperty:"\
access_token"}),t++),r.access_token!==void 0&&typeof r.access_token!="string"&&(e=s(e,i+"/access_token","TokenRevocationRequest","type",{type:"string"}),t++)):(e=
s(e,i,"TokenRevocationRequest","type",{type:"object"}),t++),Xe.errors=e,t===0}var Ar=Ye;function Ye(r,i=""){let e=null,t=0;return g(r,i)||(e=e===null?g.errors:e.concat(g.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)?(r.key===void 0&&
(e=s(e,i,"UnauthorizedError","required",{missingProperty:"key"}),t++),r.code!==void 0&&r.code!==401&&(e=s(e,i+"/code","UnauthorizedError","const",{allowedValue:401}),
t++),r.message!==void 0&&r.message!=="Unauthorized"&&(e=s(e,i+"/message","UnauthorizedError","const",{allowedValue:"Unauthorized"}),t++),r.key!==void 0&&r.key!==
"unauthorized"&&(e=s(e,i+"/key","UnauthorizedError","const",{allowedValue:"unauthorized"}),t++)):(e=s(e,i,"UnauthorizedError","type",{type:"object"}),t++),Ye.errors=
e,t===0}var jr=N;function Oe(r,i=""){let e=null,t=0,o=t,l=!1,c=t;typeof r!="string"&&(e=s(e,i,"WebhookEventName","type",{type:"string"}),t++),r==="redemption.succeeded"||r==="re\
demption.failed"||r==="redemption.rollback.succeeded"||r==="redemption.rollback.failed"||r==="publication.succeeded"||r==="voucher.published"||r==="voucher.upda\
ted"||r==="voucher.deleted"||r==="voucher.created"||r==="voucher.enabled"||r==="voucher.disabled"||r==="voucher.loyalty_card.points_added"||r==="voucher.gift.ba\
lance_added"||r==="campaign.enabled"||r==="campaign.deleted"||r==="campaign.created"||r==="campaign.updated"||r==="campaign.disabled"||r==="campaign.vouchers.ge\
neration.completed"||r==="business_validation_rule.assignment.created"||r==="business_validation_rule.assignment.deleted"||r==="business_validation_rule.created"||
r==="business_validation_rule.deleted"||r==="business_validation_rule.updated"||r==="customer.created"||r==="customer.deleted"||r==="customer.rewarded"||r==="cu\
stomer.rewarded.loyalty_points"||(e=s(e,i,"WebhookEventName","enum",{allowedValues:["redemption.succeeded","redemption.failed","redemption.rollback.succeeded","\
redemption.rollback.failed","publication.succeeded","voucher.published","voucher.updated","voucher.deleted","voucher.created","voucher.enabled","voucher.disable\
d","voucher.loyalty_card.points_added","voucher.gift.balance_added","campaign.enabled","campaign.deleted","campaign.created","campaign.updated","campaign.disabl\
ed","campaign.vouchers.generation.completed","business_validation_rule.assignment.created","business_validation_rule.assignment.deleted","business_validation_ru\
le.created","business_validation_rule.deleted","business_validation_rule.updated","customer.created","customer.deleted","customer.rewarded","customer.rewarded.l\
oyalty_points"]}),t++);var Ve=c===t;if(l=l||Ve,!l){let er=t;typeof r!="string"&&(e=s(e,i,"WebhookEventName","type",{type:"string"}),t++);var Ve=er===t;l=l||Ve}return l?
(t=o,e!==null&&(o?e.length=o:e=null)):(e=s(e,i,"WebhookEventName","anyOf",{}),t++),Oe.errors=e,t===0}function N(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.id===void 0&&(e=s(e,i,"Webhook","required",{missingProperty:"id"},"S17"),t++),r.object!==void 0&&r.object!=="webhook"&&(e=s(e,i+"/object",
"Webhook","const",{allowedValue:"webhook"}),t++),r.id!==void 0&&typeof r.id!="string"&&(e=s(e,i+"/id","Webhook","type",{type:"string"}),t++),r.created_at!==void 0){
let o=r.created_at;typeof o=="string"?q(o)||(e=s(e,i+"/created_at","Webhook","format",{format:"date-time"},"S25"),t++):(e=s(e,i+"/created_at","Webhook","type",{
type:"string"}),t++)}if(r.events!==void 0){let o=r.events;if(Array.isArray(o)){let l=o.length;for(let c=0;c<l;c++)Oe(o[c],i+"/events/"+c)||(e=e===null?Oe.errors:
e.concat(Oe.errors),t=e.length)}else e=s(e,i+"/events","Webhook","type",{type:"array"}),t++}r.target_url!==void 0&&typeof r.target_url!="string"&&(e=s(e,i+"/tar\
get_url","Webhook","type",{type:"string"}),t++),r.active!==void 0&&typeof r.active!="boolean"&&(e=s(e,i+"/active","Webhook","type",{type:"boolean"}),t++)}else e=
s(e,i,"Webhook","type",{type:"object"}),t++;return N.errors=e,t===0}var Cr=Ze;function Ze(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.object===void 0&&(e=s(e,i,"WebhookList","required",{missingProperty:"object"},
"S17"),t++),r.data_ref===void 0&&(e=s(e,i,"WebhookList","required",{missingProperty:"data_ref"},"S17"),t++),r.data===void 0&&(e=s(e,i,"WebhookList","required",{
missingProperty:"data"},"S17"),t++),r.total===void 0&&(e=s(e,i,"WebhookList","required",{missingProperty:"total"},"S17"),t++),r.object!==void 0&&r.object!=="lis\
t"&&(e=s(e,i+"/object","WebhookList","const",{allowedValue:"list"}),t++),r.data_ref!==void 0&&r.data_ref!=="data"&&(e=s(e,i+"/data_ref","WebhookList","const",{allowedValue:"\
data"}),t++),r.data!==void 0){let o=r.data;if(Array.isArray(o)){let l=o.length;for(let c=0;c<l;c++)N(o[c],i+"/data/"+c)||(e=e===null?N.errors:e.concat(N.errors),
t=e.length)}else e=s(e,i+"/data","WebhookList","type",{type:"array"}),t++}if(r.total!==void 0){let o=r.total;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||
(e=s(e,i+"/total","WebhookList","type",{type:"integer"}),t++)}}else e=s(e,i,"WebhookList","type",{type:"object"}),t++;return Ze.errors=e,t===0}var qr=Ge;function Ge(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"generateTokenParameters","type",{type:"object"}),t++),Ge.errors=e,
t===0}var Sr=He;function He(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path!==void 0){let o=r.path;o&&typeof o=="object"&&!Array.isArray(o)?(o.campaignId===
void 0&&(e=s(e,i+"/path","listMemberActivityParameters","required",{missingProperty:"campaignId"}),t++),o.memberId===void 0&&(e=s(e,i+"/path","listMemberActivit\
yParameters","required",{missingProperty:"memberId"}),t++),o.campaignId!==void 0&&typeof o.campaignId!="string"&&(e=s(e,i+"/path/campaignId","listMemberActivity\
Parameters","type",{type:"string"}),t++),o.memberId!==void 0&&typeof o.memberId!="string"&&(e=s(e,i+"/path/memberId","listMemberActivityParameters","type",{type:"\
string"}),t++)):(e=s(e,i+"/path","listMemberActivityParameters","type",{type:"object"}),t++)}if(r.query!==void 0){let o=r.query;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.limit!==void 0){let l=o.limit;typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)||(e=s(e,i+"/query/limit","listMemberActivityParameters","type",
{type:"integer"}),t++),typeof l=="number"&&isFinite(l)&&((l>100||isNaN(l))&&(e=s(e,i+"/query/limit","listMemberActivityParameters","maximum",{comparison:"<=",limit:100}),
t++),(l<1||isNaN(l))&&(e=s(e,i+"/query/limit","listMemberActivityParameters","minimum",{comparison:">=",limit:1}),t++))}if(o.order!==void 0){let l=o.order;typeof l!=
"string"&&(e=s(e,i+"/query/order","listMemberActivityParameters","type",{type:"string"}),t++),l==="created_at"||l==="-created_at"||(e=s(e,i+"/query/order","list\
MemberActivityParameters","enum",{allowedValues:["created_at","-created_at"]}),t++)}o.starting_after_id!==void 0&&typeof o.starting_after_id!="string"&&(e=s(e,i+
"/query/starting_after_id","listMemberActivityParameters","type",{type:"string"}),t++)}else e=s(e,i+"/query","listMemberActivityParameters","type",{type:"object"}),
t++}}else e=s(e,i,"listMemberActivityParameters","type",{type:"object"}),t++;return He.errors=e,t===0}var Er=Ke;function Ke(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path!==void 0){let o=r.path;o&&typeof o=="object"&&!Array.isArray(o)?(o.projectId===
void 0&&(e=s(e,i+"/path","listUsersParameters","required",{missingProperty:"projectId"}),t++),o.projectId!==void 0&&typeof o.projectId!="string"&&(e=s(e,i+"/pat\
h/projectId","listUsersParameters","type",{type:"string"}),t++)):(e=s(e,i+"/path","listUsersParameters","type",{type:"object"}),t++)}}else e=s(e,i,"listUsersPar\
ameters","type",{type:"object"}),t++;return Ke.errors=e,t===0}var Rr=Qe;function Qe(r,i=""){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path!==void 0){let o=r.path;o&&typeof o=="object"&&!Array.isArray(o)?(o.projectId===
void 0&&(e=s(e,i+"/path","listWebhooksParameters","required",{missingProperty:"projectId"}),t++),o.projectId!==void 0&&typeof o.projectId!="string"&&(e=s(e,i+"/\
path/projectId","listWebhooksParameters","type",{type:"string"}),t++)):(e=s(e,i+"/path","listWebhooksParameters","type",{type:"object"}),t++)}}else e=s(e,i,"lis\
tWebhooksParameters","type",{type:"object"}),t++;return Qe.errors=e,t===0}var Tr=Pe;function Pe(r,i=""){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(e,i,"revokeTokenParameters","type",{type:"object"}),t++),Pe.errors=e,t===
0}var Dr={AccessToken:lr,ErrorObject:cr,MemberActivity:yr,MemberActivityList:fr,MissingFeatureError:pr,ProjectNotFoundError:ar,ProjectUser:mr,ProjectUserList:gr,
ResourceNotFoundError:vr,TokenRequest:_r,TokenRevocationRequest:br,UnauthorizedError:Ar,Webhook:jr,WebhookList:Cr,generateTokenParameters:qr,listMemberActivityParameters:Sr,
listUsersParameters:Er,listWebhooksParameters:Rr,revokeTokenParameters:Tr};export{Dr as validators};
