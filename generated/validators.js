// Generated from openapi.yaml by `npm run generate`. Do not edit.
var[M,X,de,se]=[45,58,46,43],J=1440,pe=[1,3,5,7,8,10,12];function Y(r){let e=H(r,11),i=k(r,17),o=19;if(r.charCodeAt(o)===de){do o++;while(U(r.charCodeAt(o)));if(o===
20)return!1}let d=ye(r,o);return ne(r)&&(r.charCodeAt(10)|32)===116&&e>=0&&r.charCodeAt(16)===X&&i>=0&&d<J&&(i<60||i===60&&(e-d+1)%J===0)}function ne(r){let e=k(
r,0),i=k(r,2),o=k(r,5),d=k(r,8),s=(i===0?e:i)%4===0,p=o===2?s?29:28:pe.includes(o)?31:30;return e>=0&&i>=0&&r.charCodeAt(4)===M&&o>=1&&o<=12&&r.charCodeAt(7)===
M&&d>=1&&d<=p}function U(r){return r>=48&&r<=57}function k(r,e){let i=r.charCodeAt(e),o=r.charCodeAt(e+1);return U(i)&&U(o)?10*i+o-528:-1}function H(r,e){let i=k(
r,e),o=k(r,e+3);return i<24&&r.charCodeAt(e+2)===X&&o>=0&&o<60?60*i+o:-1}function ye(r,e){let i=r.charCodeAt(e);if((i|32)===122&&r.length===e+1)return 0;let o=H(
r,e+1);return o>=0&&r.length===e+6&&(i===se||i===M)?(44-i)*o:Number.POSITIVE_INFINITY}function n(r){return typeof r=="object"&&r!==null&&!Array.isArray(r)}var G={"date-time":Y},T=[];function t(r,e,i,o,d){T.push({keyword:i,instancePath:r.slice(1),component:e,params:o,source:d})}function v(r){let e=(i,o)=>(T.length=
0,r(i,o),T.length===0?[]:[...T]);return i=>e(i,"").length===0?[]:e(i,"#")}var ue={...G},ce=le;var fe=new RegExp("^(api|assets|async-actions|campaigns|categories|client_api|client_consents|client_customers|client_events|client_promotions|client_publish|cl\
ient_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|consents|customers|events|exports|locations|loyalties|me\
tadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|referrals|rewards|segments|skus|task-results|templates|tra\
sh-bin|validation-rules-assignments|validation-rules|validations|vouchers)( (api|assets|async-actions|campaigns|categories|client_api|client_consents|client_cus\
tomers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|\
consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|re\
ferrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers))*$","u");function K(r,e){typeof r==
"string"?fe.test(r)||t(e,"ScopeList","pattern",{pattern:"^(api|assets|async-actions|campaigns|categories|client_api|client_consents|client_customers|client_even\
ts|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|consents|customers\
|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|referrals|rewards|se\
gments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers)( (api|assets|async-actions|campaigns|categories\
|client_api|client_consents|client_customers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_valida\
te|client_validations|client_vouchers|consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publ\
ications|qualifications|redemptions|referrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|v\
ouchers))*$"}):t(e,"ScopeList","type",{type:"string"})}function le(r,e){if(n(r)){let i=r.access_token;i===void 0&&t(e,"AccessToken","required",{missingProperty:"\
access_token"});let o=r.client_id;o===void 0&&t(e,"AccessToken","required",{missingProperty:"client_id"});let d=r.expires_at;d===void 0&&t(e,"AccessToken","requ\
ired",{missingProperty:"expires_at"});let s=r.expires_in;s===void 0&&t(e,"AccessToken","required",{missingProperty:"expires_in"});let p=r.scope;p===void 0&&t(e,
"AccessToken","required",{missingProperty:"scope"});let y=r.token_type;if(y===void 0&&t(e,"AccessToken","required",{missingProperty:"token_type"}),i!==void 0&&typeof i!=
"string"&&t(e+"/access_token","AccessToken","type",{type:"string"}),o!==void 0&&typeof o!="string"&&t(e+"/client_id","AccessToken","type",{type:"string"}),d!==void 0){
let u=d;Number.isInteger(u)||t(e+"/expires_at","AccessToken","type",{type:"integer"})}if(s!==void 0){let u=s;Number.isInteger(u)||t(e+"/expires_in","AccessToken",
"type",{type:"integer"})}p!==void 0&&K(p,e&&e+"/scope"),y!==void 0&&y!=="Bearer"&&t(e+"/token_type","AccessToken","const",{allowedValue:"Bearer"})}else t(e,"Acc\
essToken","type",{type:"object"})}var ae=O;function O(r,e){if(n(r)){let i=r.code;i===void 0&&t(e,"ErrorObject","required",{missingProperty:"code"});let o=r.message;if(o===void 0&&t(e,"ErrorObject","requi\
red",{missingProperty:"message"}),i!==void 0){let c=i;Number.isInteger(c)||t(e+"/code","ErrorObject","type",{type:"integer"})}let d=r.key;d!==void 0&&typeof d!=
"string"&&t(e+"/key","ErrorObject","type",{type:"string"}),o!==void 0&&typeof o!="string"&&t(e+"/message","ErrorObject","type",{type:"string"});let s=r.details;
s!==void 0&&typeof s!="string"&&t(e+"/details","ErrorObject","type",{type:"string"});let p=r.request_id;p!==void 0&&typeof p!="string"&&t(e+"/request_id","Error\
Object","type",{type:"string"});let y=r.resource_id;y!==void 0&&typeof y!="string"&&t(e+"/resource_id","ErrorObject","type",{type:"string"});let u=r.resource_type;
u!==void 0&&typeof u!="string"&&t(e+"/resource_type","ErrorObject","type",{type:"string"});let f=r.error;if(f!==void 0){let c=f;if(n(c)){let C=c.message;C!==void 0&&
typeof C!="string"&&t(e+"/error/message","ErrorObject","type",{type:"string"})}else t(e+"/error","ErrorObject","type",{type:"object"})}}else t(e,"ErrorObject","\
type",{type:"object"})}var me=te;var w=ue["date-time"];function l(r,e){if(n(r)){let i=r.id;i===void 0&&t(e,"MemberActivityBase","required",{missingProperty:"id"},"S17");let o=r.created_at;if(o===
void 0&&t(e,"MemberActivityBase","required",{missingProperty:"created_at"},"S17"),i!==void 0&&typeof i!="string"&&t(e+"/id","MemberActivityBase","type",{type:"s\
tring"}),o!==void 0){let s=o;typeof s=="string"?w(s)||t(e+"/created_at","MemberActivityBase","format",{format:"date-time"},"S25"):t(e+"/created_at","MemberActiv\
ityBase","type",{type:"string"})}let d=r.group_id;d!==void 0&&typeof d!="string"&&t(e+"/group_id","MemberActivityBase","type",{type:"string"})}else t(e,"MemberA\
ctivityBase","type",{type:"object"})}function A(r,e){if(n(r)){let i=r.id;i!==void 0&&typeof i!="string"&&t(e+"/id","CustomerSummary","type",{type:"string"});let o=r.name;o!==void 0&&typeof o!="stri\
ng"&&t(e+"/name","CustomerSummary","type",{type:"string"});let d=r.email;d!==void 0&&typeof d!="string"&&t(e+"/email","CustomerSummary","type",{type:"string"});
let s=r.source_id;s!==void 0&&typeof s!="string"&&t(e+"/source_id","CustomerSummary","type",{type:"string"});let p=r.metadata;p!==void 0&&(n(p)||t(e+"/metadata",
"CustomerSummary","type",{type:"object"}));let y=r.object;y!==void 0&&y!=="customer"&&t(e+"/object","CustomerSummary","const",{allowedValue:"customer"})}else t(
e,"CustomerSummary","type",{type:"object"})}function ge(r,e){n(r)||t(e,"CampaignVoucherSummary","type",{type:"object"},"S16")}function ve(r,e){n(r)||t(e,"ReferralProgram","type",{type:"object"},"S16")}function j(r,e){if(n(r)){let i=r.id;i!==void 0&&typeof i!="string"&&t(e+"/id","Campai\
gnSummary","type",{type:"string"});let o=r.name;o!==void 0&&typeof o!="string"&&t(e+"/name","CampaignSummary","type",{type:"string"});let d=r.campaign_type;d!==
void 0&&typeof d!="string"&&t(e+"/campaign_type","CampaignSummary","type",{type:"string"});let s=r.type;if(s!==void 0){let c=s;typeof c!="string"&&t(e+"/type","\
CampaignSummary","type",{type:"string"}),c==="AUTO_UPDATE"||c==="STATIC"||c==="STANDALONE"||t(e+"/type","CampaignSummary","enum",{allowedValues:["AUTO_UPDATE","\
STATIC","STANDALONE"]})}let p=r.is_referral_code;p!==void 0&&typeof p!="boolean"&&t(e+"/is_referral_code","CampaignSummary","type",{type:"boolean"});let y=r.voucher;
y!==void 0&&ge(y,e&&e+"/voucher");let u=r.referral_program;u!==void 0&&ve(u,e&&e+"/referral_program");let f=r.auto_join;f!==void 0&&typeof f!="boolean"&&t(e+"/a\
uto_join","CampaignSummary","type",{type:"boolean"})}else t(e,"CampaignSummary","type",{type:"object"})}function _e(r,e){n(r)||t(e,"TierBase","type",{type:"object"},"S16")}function be(r,e){n(r)||t(e,"LoyaltyTierExpiration","type",{type:"object"},"S16")}function L(r,e){if(_e(r,e),n(r)){let i=r.id;i===void 0&&t(e,"LoyaltyTier","requ\
ired",{missingProperty:"id"});let o=r.campaign_id;o===void 0&&t(e,"LoyaltyTier","required",{missingProperty:"campaign_id"});let d=r.metadata;d===void 0&&t(e,"Lo\
yaltyTier","required",{missingProperty:"metadata"});let s=r.created_at;s===void 0&&t(e,"LoyaltyTier","required",{missingProperty:"created_at"});let p=r.config;p===
void 0&&t(e,"LoyaltyTier","required",{missingProperty:"config"});let y=r.object;if(y===void 0&&t(e,"LoyaltyTier","required",{missingProperty:"object"}),i!==void 0&&
typeof i!="string"&&t(e+"/id","LoyaltyTier","type",{type:"string"}),o!==void 0&&typeof o!="string"&&t(e+"/campaign_id","LoyaltyTier","type",{type:"string"}),d!==
void 0){let c=d;!n(c)&&c!==null&&t(e+"/metadata","LoyaltyTier","type",{type:["object","null"]})}if(s!==void 0){let c=s;typeof c=="string"?w(c)||t(e+"/created_at",
"LoyaltyTier","format",{format:"date-time"},"S25"):t(e+"/created_at","LoyaltyTier","type",{type:"string"})}let u=r.updated_at;if(u!==void 0){let c=u;typeof c!="\
string"&&c!==null&&t(e+"/updated_at","LoyaltyTier","type",{type:["string","null"]}),typeof c=="string"&&(w(c)||t(e+"/updated_at","LoyaltyTier","format",{format:"\
date-time"},"S25"))}if(p!==void 0){let c=p;if(n(c)){let C=c.points;if(C===void 0&&t(e+"/config","LoyaltyTier","required",{missingProperty:"points"}),C!==void 0){
let _=C;if(n(_)){let S=_.from;if(S!==void 0){let $=S;Number.isInteger($)||t(e+"/config/points/from","LoyaltyTier","type",{type:"integer"})}let R=_.to;if(R!==void 0){
let $=R;Number.isInteger($)||t(e+"/config/points/to","LoyaltyTier","type",{type:"integer"})}}else t(e+"/config/points","LoyaltyTier","type",{type:"object"})}}else
t(e+"/config","LoyaltyTier","type",{type:"object"})}let f=r.expiration;f!==void 0&&be(f,e&&e+"/expiration"),y!==void 0&&y!=="loyalty_tier"&&t(e+"/object","Loyal\
tyTier","const",{allowedValue:"loyalty_tier"})}else t(e,"LoyaltyTier","type",{type:"object"})}function Ae(r,e){if(n(r)){let i=r.created_at;i===void 0&&t(e,"Loya\
ltyTierUpgradedData","required",{missingProperty:"created_at"});let o=r.loyalty_tier_to;o===void 0&&t(e,"LoyaltyTierUpgradedData","required",{missingProperty:"l\
oyalty_tier_to"});let d=r.customer;d!==void 0&&A(d,e&&e+"/customer");let s=r.campaign;s!==void 0&&j(s,e&&e+"/campaign");let p=r.loyalty_tier_from;if(p!==void 0&&
L(p,e&&e+"/loyalty_tier_from"),o!==void 0&&L(o,e&&e+"/loyalty_tier_to"),i!==void 0){let y=i;typeof y=="string"?w(y)||t(e+"/created_at","LoyaltyTierUpgradedData",
"format",{format:"date-time"},"S25"):t(e+"/created_at","LoyaltyTierUpgradedData","type",{type:"string"})}}else t(e,"LoyaltyTierUpgradedData","type",{type:"objec\
t"})}function a(r,e){if(n(r)){let i=r.channel;if(i===void 0&&t(e,"EventSource","required",{missingProperty:"channel"}),i!==void 0){let s=i;typeof s!="string"&&t(e+"/\
channel","EventSource","type",{type:"string"}),s==="USER_PORTAL"||s==="API"||s==="CLIENT_API"||s==="INTERNAL"||t(e+"/channel","EventSource","enum",{allowedValues:[
"USER_PORTAL","API","CLIENT_API","INTERNAL"]})}let o=r.user;if(o!==void 0){let s=o;if(n(s)){let p=s.id;p===void 0&&t(e+"/user","EventSource","required",{missingProperty:"\
id"}),p!==void 0&&typeof p!="string"&&t(e+"/user/id","EventSource","type",{type:"string"})}else t(e+"/user","EventSource","type",{type:"object"})}let d=r.api_key;
if(d!==void 0){let s=d;if(n(s)){let p=s.name;p===void 0&&t(e+"/api_key","EventSource","required",{missingProperty:"name"});let y=s.app_id;y===void 0&&t(e+"/api_\
key","EventSource","required",{missingProperty:"app_id"}),p!==void 0&&typeof p!="string"&&t(e+"/api_key/name","EventSource","type",{type:"string"}),y!==void 0&&
typeof y!="string"&&t(e+"/api_key/app_id","EventSource","type",{type:"string"})}else t(e+"/api_key","EventSource","type",{type:"object"})}}else t(e,"EventSource",
"type",{type:"object"})}function je(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerLoyaltyTierUpgradedActivity","required",{missingProperty:"type"},
"S17");let o=r.data;if(o===void 0&&t(e,"CustomerLoyaltyTierUpgradedActivity","required",{missingProperty:"data"},"S17"),i!==void 0&&i!=="customer.loyalty.tier.u\
pgraded"&&t(e+"/type","CustomerLoyaltyTierUpgradedActivity","const",{allowedValue:"customer.loyalty.tier.upgraded"},"6.1"),o!==void 0){let d=o;if(n(d)){let s=d.
data;s===void 0&&t(e+"/data","CustomerLoyaltyTierUpgradedActivity","required",{missingProperty:"data"},"S17");let p=d.event_source;p===void 0&&t(e+"/data","Cust\
omerLoyaltyTierUpgradedActivity","required",{missingProperty:"event_source"},"S17"),s!==void 0&&Ae(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&e+"/data/event_source")}else
t(e+"/data","CustomerLoyaltyTierUpgradedActivity","type",{type:"object"})}}else t(e,"CustomerLoyaltyTierUpgradedActivity","type",{type:"object"})}function Ce(r,e){if(n(r)){let i=r.created_at;i===void 0&&t(e,"LoyaltyTierDowngradedData","required",{missingProperty:"created_at"});let o=r.loyalty_tier_from;o===
void 0&&t(e,"LoyaltyTierDowngradedData","required",{missingProperty:"loyalty_tier_from"});let d=r.customer;d!==void 0&&A(d,e&&e+"/customer");let s=r.campaign;s!==
void 0&&j(s,e&&e+"/campaign"),o!==void 0&&L(o,e&&e+"/loyalty_tier_from");let p=r.loyalty_tier_to;if(p!==void 0&&L(p,e&&e+"/loyalty_tier_to"),i!==void 0){let y=i;
typeof y=="string"?w(y)||t(e+"/created_at","LoyaltyTierDowngradedData","format",{format:"date-time"},"S25"):t(e+"/created_at","LoyaltyTierDowngradedData","type",
{type:"string"})}}else t(e,"LoyaltyTierDowngradedData","type",{type:"object"})}function qe(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerLoyaltyTie\
rDowngradedActivity","required",{missingProperty:"type"},"S17");let o=r.data;if(o===void 0&&t(e,"CustomerLoyaltyTierDowngradedActivity","required",{missingProperty:"\
data"},"S17"),i!==void 0&&i!=="customer.loyalty.tier.downgraded"&&t(e+"/type","CustomerLoyaltyTierDowngradedActivity","const",{allowedValue:"customer.loyalty.ti\
er.downgraded"},"6.1"),o!==void 0){let d=o;if(n(d)){let s=d.data;s===void 0&&t(e+"/data","CustomerLoyaltyTierDowngradedActivity","required",{missingProperty:"da\
ta"},"S17");let p=d.event_source;p===void 0&&t(e+"/data","CustomerLoyaltyTierDowngradedActivity","required",{missingProperty:"event_source"},"S17"),s!==void 0&&
Ce(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&e+"/data/event_source")}else t(e+"/data","CustomerLoyaltyTierDowngradedActivity","type",{type:"object"})}}else t(e,"C\
ustomerLoyaltyTierDowngradedActivity","type",{type:"object"})}function I(r,e){if(n(r)){let i=r.created_at;i===void 0&&t(e,"LoyaltyTierData","required",{missingProperty:"created_at"});let o=r.loyalty_tier;o===void 0&&t(e,"L\
oyaltyTierData","required",{missingProperty:"loyalty_tier"});let d=r.customer;d!==void 0&&A(d,e&&e+"/customer");let s=r.campaign;if(s!==void 0&&j(s,e&&e+"/campa\
ign"),o!==void 0&&L(o,e&&e+"/loyalty_tier"),i!==void 0){let p=i;typeof p=="string"?w(p)||t(e+"/created_at","LoyaltyTierData","format",{format:"date-time"},"S25"):
t(e+"/created_at","LoyaltyTierData","type",{type:"string"})}}else t(e,"LoyaltyTierData","type",{type:"object"})}function Se(r,e){if(l(r,e),n(r)){let i=r.type;i===
void 0&&t(e,"CustomerLoyaltyTierProlongedActivity","required",{missingProperty:"type"},"S17");let o=r.data;if(o===void 0&&t(e,"CustomerLoyaltyTierProlongedActiv\
ity","required",{missingProperty:"data"},"S17"),i!==void 0&&i!=="customer.loyalty.tier.prolonged"&&t(e+"/type","CustomerLoyaltyTierProlongedActivity","const",{allowedValue:"\
customer.loyalty.tier.prolonged"},"6.1"),o!==void 0){let d=o;if(n(d)){let s=d.data;s===void 0&&t(e+"/data","CustomerLoyaltyTierProlongedActivity","required",{missingProperty:"\
data"},"S17");let p=d.event_source;p===void 0&&t(e+"/data","CustomerLoyaltyTierProlongedActivity","required",{missingProperty:"event_source"},"S17"),s!==void 0&&
I(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&e+"/data/event_source")}else t(e+"/data","CustomerLoyaltyTierProlongedActivity","type",{type:"object"})}}else t(e,"Cus\
tomerLoyaltyTierProlongedActivity","type",{type:"object"})}function Re(r,e){if(n(r)){let i=r.created_at;i===void 0&&t(e,"LoyaltyTierExpirationChangedData","required",{missingProperty:"created_at"});let o=r.loyalty_tier;
o===void 0&&t(e,"LoyaltyTierExpirationChangedData","required",{missingProperty:"loyalty_tier"});let d=r.expiration_date;d===void 0&&t(e,"LoyaltyTierExpirationCh\
angedData","required",{missingProperty:"expiration_date"});let s=r.customer;s!==void 0&&A(s,e&&e+"/customer");let p=r.campaign;if(p!==void 0&&j(p,e&&e+"/campaig\
n"),o!==void 0&&L(o,e&&e+"/loyalty_tier"),i!==void 0){let y=i;typeof y=="string"?w(y)||t(e+"/created_at","LoyaltyTierExpirationChangedData","format",{format:"da\
te-time"},"S25"):t(e+"/created_at","LoyaltyTierExpirationChangedData","type",{type:"string"})}if(d!==void 0){let y=d;typeof y=="string"?w(y)||t(e+"/expiration_d\
ate","LoyaltyTierExpirationChangedData","format",{format:"date-time"},"S25"):t(e+"/expiration_date","LoyaltyTierExpirationChangedData","type",{type:"string"})}}else
t(e,"LoyaltyTierExpirationChangedData","type",{type:"object"})}function Te(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerLoyaltyTierExpirationChang\
edActivity","required",{missingProperty:"type"},"S17");let o=r.data;if(o===void 0&&t(e,"CustomerLoyaltyTierExpirationChangedActivity","required",{missingProperty:"\
data"},"S17"),i!==void 0&&i!=="customer.loyalty.tier.expiration.changed"&&t(e+"/type","CustomerLoyaltyTierExpirationChangedActivity","const",{allowedValue:"cust\
omer.loyalty.tier.expiration.changed"},"6.1"),o!==void 0){let d=o;if(n(d)){let s=d.data;s===void 0&&t(e+"/data","CustomerLoyaltyTierExpirationChangedActivity","\
required",{missingProperty:"data"},"S17");let p=d.event_source;p===void 0&&t(e+"/data","CustomerLoyaltyTierExpirationChangedActivity","required",{missingProperty:"\
event_source"},"S17"),s!==void 0&&Re(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&e+"/data/event_source")}else t(e+"/data","CustomerLoyaltyTierExpirationChangedActiv\
ity","type",{type:"object"})}}else t(e,"CustomerLoyaltyTierExpirationChangedActivity","type",{type:"object"})}function $e(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerLoyaltyTierJoinedActivity","required",{missingProperty:"type"},"S17");let o=r.data;if(o===
void 0&&t(e,"CustomerLoyaltyTierJoinedActivity","required",{missingProperty:"data"},"S17"),i!==void 0&&i!=="customer.loyalty.tier.joined"&&t(e+"/type","Customer\
LoyaltyTierJoinedActivity","const",{allowedValue:"customer.loyalty.tier.joined"},"6.1"),o!==void 0){let d=o;if(n(d)){let s=d.data;s===void 0&&t(e+"/data","Custo\
merLoyaltyTierJoinedActivity","required",{missingProperty:"data"},"S17");let p=d.event_source;p===void 0&&t(e+"/data","CustomerLoyaltyTierJoinedActivity","requi\
red",{missingProperty:"event_source"},"S17"),s!==void 0&&I(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&e+"/data/event_source")}else t(e+"/data","CustomerLoyaltyTier\
JoinedActivity","type",{type:"object"})}}else t(e,"CustomerLoyaltyTierJoinedActivity","type",{type:"object"})}function we(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerLoyaltyTierLeftActivity","required",{missingProperty:"type"},"S17");let o=r.data;if(o===void 0&&
t(e,"CustomerLoyaltyTierLeftActivity","required",{missingProperty:"data"},"S17"),i!==void 0&&i!=="customer.loyalty.tier.left"&&t(e+"/type","CustomerLoyaltyTierL\
eftActivity","const",{allowedValue:"customer.loyalty.tier.left"},"6.1"),o!==void 0){let d=o;if(n(d)){let s=d.data;s===void 0&&t(e+"/data","CustomerLoyaltyTierLe\
ftActivity","required",{missingProperty:"data"},"S17");let p=d.event_source;p===void 0&&t(e+"/data","CustomerLoyaltyTierLeftActivity","required",{missingProperty:"\
event_source"},"S17"),s!==void 0&&I(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&e+"/data/event_source")}else t(e+"/data","CustomerLoyaltyTierLeftActivity","type",{type:"\
object"})}}else t(e,"CustomerLoyaltyTierLeftActivity","type",{type:"object"})}function ke(r,e){n(r)||t(e,"Publication","type",{type:"object"},"S16")}function Q(r,e){if(n(r)){let i=r.customer;i!==void 0&&A(i,e&&e+"/customer");let o=r.campaign;
o!==void 0&&j(o,e&&e+"/campaign");let d=r.publication;d!==void 0&&ke(d,e&&e+"/publication")}else t(e,"CustomerPublicationData","type",{type:"object"})}function Le(r,e){
if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerPublicationSucceededActivity","required",{missingProperty:"type"},"S17");let o=r.data;if(o===void 0&&t(e,"\
CustomerPublicationSucceededActivity","required",{missingProperty:"data"},"S17"),i!==void 0&&i!=="customer.publication.succeeded"&&t(e+"/type","CustomerPublicat\
ionSucceededActivity","const",{allowedValue:"customer.publication.succeeded"},"6.1"),o!==void 0){let d=o;if(n(d)){let s=d.data;s===void 0&&t(e+"/data","Customer\
PublicationSucceededActivity","required",{missingProperty:"data"},"S17");let p=d.event_source;p===void 0&&t(e+"/data","CustomerPublicationSucceededActivity","re\
quired",{missingProperty:"event_source"},"S17"),s!==void 0&&Q(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&e+"/data/event_source")}else t(e+"/data","CustomerPublicat\
ionSucceededActivity","type",{type:"object"})}}else t(e,"CustomerPublicationSucceededActivity","type",{type:"object"})}function Ee(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerPublicationFailedActivity","required",{missingProperty:"type"},"S17");let o=r.data;if(o===
void 0&&t(e,"CustomerPublicationFailedActivity","required",{missingProperty:"data"},"S17"),i!==void 0&&i!=="customer.publication.failed"&&t(e+"/type","CustomerP\
ublicationFailedActivity","const",{allowedValue:"customer.publication.failed"},"6.1"),o!==void 0){let d=o;if(n(d)){let s=d.data;s===void 0&&t(e+"/data","Custome\
rPublicationFailedActivity","required",{missingProperty:"data"},"S17");let p=d.event_source;p===void 0&&t(e+"/data","CustomerPublicationFailedActivity","require\
d",{missingProperty:"event_source"},"S17"),s!==void 0&&Q(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&e+"/data/event_source")}else t(e+"/data","CustomerPublicationFa\
iledActivity","type",{type:"object"})}}else t(e,"CustomerPublicationFailedActivity","type",{type:"object"})}function F(r,e){n(r)||t(e,"CustomerRedemptionData","type",{type:"object"},"S16")}function De(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerRedempti\
onFailedActivity","required",{missingProperty:"type"},"S17");let o=r.data;if(o===void 0&&t(e,"CustomerRedemptionFailedActivity","required",{missingProperty:"dat\
a"},"S17"),i!==void 0&&i!=="customer.redemption.failed"&&t(e+"/type","CustomerRedemptionFailedActivity","const",{allowedValue:"customer.redemption.failed"},"6.1"),
o!==void 0){let d=o;if(n(d)){let s=d.data;s===void 0&&t(e+"/data","CustomerRedemptionFailedActivity","required",{missingProperty:"data"},"S17");let p=d.event_source;
p===void 0&&t(e+"/data","CustomerRedemptionFailedActivity","required",{missingProperty:"event_source"},"S17"),s!==void 0&&F(s,e&&e+"/data/data"),p!==void 0&&a(p,
e&&e+"/data/event_source")}else t(e+"/data","CustomerRedemptionFailedActivity","type",{type:"object"})}}else t(e,"CustomerRedemptionFailedActivity","type",{type:"\
object"})}function Oe(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerRedemptionSuccceededActivity","required",{missingProperty:"type"},"S17");let o=r.data;if(o===
void 0&&t(e,"CustomerRedemptionSuccceededActivity","required",{missingProperty:"data"},"S17"),i!==void 0&&i!=="customer.redemption.succceeded"&&t(e+"/type","Cus\
tomerRedemptionSuccceededActivity","const",{allowedValue:"customer.redemption.succceeded"},"6.1"),o!==void 0){let d=o;if(n(d)){let s=d.data;s===void 0&&t(e+"/da\
ta","CustomerRedemptionSuccceededActivity","required",{missingProperty:"data"},"S17");let p=d.event_source;p===void 0&&t(e+"/data","CustomerRedemptionSuccceeded\
Activity","required",{missingProperty:"event_source"},"S17"),s!==void 0&&F(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&e+"/data/event_source")}else t(e+"/data","Cus\
tomerRedemptionSuccceededActivity","type",{type:"object"})}}else t(e,"CustomerRedemptionSuccceededActivity","type",{type:"object"})}function Z(r,e){n(r)||t(e,"RedemptionSummary","type",{type:"object"},"S16")}function P(r,e){if(F(r,e),n(r)){let i=r.redemption_rollback;i!==void 0&&Z(i,e&&e+"/r\
edemption_rollback")}else t(e,"CustomerRedemptionRollbackData","type",{type:"object"})}function Ne(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerRe\
demptionRollbackFailedActivity","required",{missingProperty:"type"},"S17");let o=r.data;if(o===void 0&&t(e,"CustomerRedemptionRollbackFailedActivity","required",
{missingProperty:"data"},"S17"),i!==void 0&&i!=="customer.redemption.rollback.failed"&&t(e+"/type","CustomerRedemptionRollbackFailedActivity","const",{allowedValue:"\
customer.redemption.rollback.failed"},"6.1"),o!==void 0){let d=o;if(n(d)){let s=d.data;s===void 0&&t(e+"/data","CustomerRedemptionRollbackFailedActivity","requi\
red",{missingProperty:"data"},"S17");let p=d.event_source;p===void 0&&t(e+"/data","CustomerRedemptionRollbackFailedActivity","required",{missingProperty:"event_\
source"},"S17"),s!==void 0&&P(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&e+"/data/event_source")}else t(e+"/data","CustomerRedemptionRollbackFailedActivity","type",
{type:"object"})}}else t(e,"CustomerRedemptionRollbackFailedActivity","type",{type:"object"})}function Ve(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerRedemptionRollbackSuccceededActivity","required",{missingProperty:"type"},"S17");let o=r.
data;if(o===void 0&&t(e,"CustomerRedemptionRollbackSuccceededActivity","required",{missingProperty:"data"},"S17"),i!==void 0&&i!=="customer.redemption.rollback.\
succceeded"&&t(e+"/type","CustomerRedemptionRollbackSuccceededActivity","const",{allowedValue:"customer.redemption.rollback.succceeded"},"6.1"),o!==void 0){let d=o;
if(n(d)){let s=d.data;s===void 0&&t(e+"/data","CustomerRedemptionRollbackSuccceededActivity","required",{missingProperty:"data"},"S17");let p=d.event_source;p===
void 0&&t(e+"/data","CustomerRedemptionRollbackSuccceededActivity","required",{missingProperty:"event_source"},"S17"),s!==void 0&&P(s,e&&e+"/data/data"),p!==void 0&&
a(p,e&&e+"/data/event_source")}else t(e+"/data","CustomerRedemptionRollbackSuccceededActivity","type",{type:"object"})}}else t(e,"CustomerRedemptionRollbackSucc\
ceededActivity","type",{type:"object"})}function q(r,e){n(r)||t(e,"VoucherSummary","type",{type:"object"},"S16")}function Me(r,e){n(r)||t(e,"RewardResult","type",{type:"object"},"S16")}function Ue(r,e){n(r)||t(e,"ReferralTier","type",{type:"object"},"S16")}function h(r,e){n(r)||t(e,"CustomEvent","type",{type:"object"},"S16")}function Ie(r,e){n(r)||t(e,"SegmentSummary","type",{type:"object"},"S16")}function Fe(r,e){if(n(r)){let i=r.customer;i!==void 0&&A(i,e&&e+"/customer");let o=r.holder;
o!==void 0&&A(o,e&&e+"/holder");let d=r.voucher;d!==void 0&&q(d,e&&e+"/voucher");let s=r.campaign;s!==void 0&&j(s,e&&e+"/campaign");let p=r.redemption;p!==void 0&&
Z(p,e&&e+"/redemption");let y=r.reward;y!==void 0&&Me(y,e&&e+"/reward");let u=r.referral_tier;u!==void 0&&Ue(u,e&&e+"/referral_tier");let f=r.balance;if(f!==void 0){
let _=f;if(!n(_)&&_!==null&&t(e+"/balance","CustomerRewardedData","type",{type:["object","null"]}),n(_)){let S=_.amount;if(S!==void 0){let $=S;Number.isInteger(
$)||t(e+"/balance/amount","CustomerRewardedData","type",{type:"integer"})}let R=_.points;if(R!==void 0){let $=R;Number.isInteger($)||t(e+"/balance/points","Cust\
omerRewardedData","type",{type:"integer"})}}}let c=r.custom_event;c!==void 0&&h(c,e&&e+"/custom_event");let C=r.customer_event;if(C!==void 0){let _=C;if(!n(_)&&
_!==null&&t(e+"/customer_event","CustomerRewardedData","type",{type:["object","null"]}),n(_)){let S=_.segment;S!==void 0&&Ie(S,e&&e+"/customer_event/segment");let R=_.
event_type;R!==void 0&&typeof R!="string"&&t(e+"/customer_event/event_type","CustomerRewardedData","type",{type:"string"})}}}else t(e,"CustomerRewardedData","ty\
pe",{type:"object"})}function xe(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerRewardedActivity","required",{missingProperty:"type"},"S17");let o=r.
data;if(o===void 0&&t(e,"CustomerRewardedActivity","required",{missingProperty:"data"},"S17"),i!==void 0&&i!=="customer.rewarded"&&t(e+"/type","CustomerRewarded\
Activity","const",{allowedValue:"customer.rewarded"},"6.1"),o!==void 0){let d=o;if(n(d)){let s=d.data;s===void 0&&t(e+"/data","CustomerRewardedActivity","requir\
ed",{missingProperty:"data"},"S17");let p=d.event_source;p===void 0&&t(e+"/data","CustomerRewardedActivity","required",{missingProperty:"event_source"},"S17"),s!==
void 0&&Fe(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&e+"/data/event_source")}else t(e+"/data","CustomerRewardedActivity","type",{type:"object"})}}else t(e,"Custom\
erRewardedActivity","type",{type:"object"})}function Be(r,e){n(r)||t(e,"EarningRule","type",{type:"object"},"S16")}function E(r,e){n(r)||t(e,"VoucherBalance","type",{type:"object"},"S16")}function We(r,e){n(r)||t(e,"CalculatedOrder","type",{type:"object"},"S16")}function ze(r,e){n(r)||t(e,"OrderItem","type",{type:"object"},"S16")}function Je(r,e){if(We(r,e),n(r)){let i=r.items;if(i!==void 0){let o=i;if(Array.isArray(o)){
o.length>500&&t(e+"/items","LoyaltyPointsOrder","maxItems",{limit:500});let d=o.length;for(let s=0;s<d;s++)ze(o[s],e&&e+"/items/"+s)}else t(e+"/items","LoyaltyP\
ointsOrder","type",{type:"array"})}}else t(e,"LoyaltyPointsOrder","type",{type:"object"})}function Xe(r,e){if(n(r)){let i=r.customer;i!==void 0&&A(i,e&&e+"/cust\
omer");let o=r.holder;o!==void 0&&A(o,e&&e+"/holder");let d=r.voucher;d!==void 0&&q(d,e&&e+"/voucher");let s=r.campaign;s!==void 0&&j(s,e&&e+"/campaign");let p=r.
loyalty_tier;p!==void 0&&L(p,e&&e+"/loyalty_tier");let y=r.earning_rule;y!==void 0&&Be(y,e&&e+"/earning_rule");let u=r.balance;u!==void 0&&E(u,e&&e+"/balance");
let f=r.order;f!==void 0&&Je(f,e&&e+"/order");let c=r.event;c!==void 0&&h(c,e&&e+"/event")}else t(e,"CustomerRewardedLoyaltyPointsData","type",{type:"object"})}
function Ye(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerRewardedLoyaltyPointsActivity","required",{missingProperty:"type"},"S17");let o=r.data;if(o===
void 0&&t(e,"CustomerRewardedLoyaltyPointsActivity","required",{missingProperty:"data"},"S17"),i!==void 0&&i!=="customer.rewarded.loyalty_points"&&t(e+"/type","\
CustomerRewardedLoyaltyPointsActivity","const",{allowedValue:"customer.rewarded.loyalty_points"},"6.1"),o!==void 0){let d=o;if(n(d)){let s=d.data;s===void 0&&t(
e+"/data","CustomerRewardedLoyaltyPointsActivity","required",{missingProperty:"data"},"S17");let p=d.event_source;p===void 0&&t(e+"/data","CustomerRewardedLoyal\
tyPointsActivity","required",{missingProperty:"event_source"},"S17"),s!==void 0&&Xe(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&e+"/data/event_source")}else t(e+"/d\
ata","CustomerRewardedLoyaltyPointsActivity","type",{type:"object"})}}else t(e,"CustomerRewardedLoyaltyPointsActivity","type",{type:"object"})}function N(r,e){n(r)||t(e,"RewardRedemptionsData","type",{type:"object"},"S16")}function He(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerRewardRed\
emptionsCreatedActivity","required",{missingProperty:"type"},"S17");let o=r.data;if(o===void 0&&t(e,"CustomerRewardRedemptionsCreatedActivity","required",{missingProperty:"\
data"},"S17"),i!==void 0&&i!=="customer.reward_redemptions.created"&&t(e+"/type","CustomerRewardRedemptionsCreatedActivity","const",{allowedValue:"customer.rewa\
rd_redemptions.created"},"6.1"),o!==void 0){let d=o;if(n(d)){let s=d.data;s===void 0&&t(e+"/data","CustomerRewardRedemptionsCreatedActivity","required",{missingProperty:"\
data"},"S17");let p=d.event_source;p===void 0&&t(e+"/data","CustomerRewardRedemptionsCreatedActivity","required",{missingProperty:"event_source"},"S17"),s!==void 0&&
N(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&e+"/data/event_source")}else t(e+"/data","CustomerRewardRedemptionsCreatedActivity","type",{type:"object"})}}else t(e,
"CustomerRewardRedemptionsCreatedActivity","type",{type:"object"})}function Ge(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerRewardRedemptionsPendingActivity","required",{missingProperty:"type"},"S17");let o=r.data;
if(o===void 0&&t(e,"CustomerRewardRedemptionsPendingActivity","required",{missingProperty:"data"},"S17"),i!==void 0&&i!=="customer.reward_redemptions.pending"&&
t(e+"/type","CustomerRewardRedemptionsPendingActivity","const",{allowedValue:"customer.reward_redemptions.pending"},"6.1"),o!==void 0){let d=o;if(n(d)){let s=d.
data;s===void 0&&t(e+"/data","CustomerRewardRedemptionsPendingActivity","required",{missingProperty:"data"},"S17");let p=d.event_source;p===void 0&&t(e+"/data",
"CustomerRewardRedemptionsPendingActivity","required",{missingProperty:"event_source"},"S17"),s!==void 0&&N(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&e+"/data/eve\
nt_source")}else t(e+"/data","CustomerRewardRedemptionsPendingActivity","type",{type:"object"})}}else t(e,"CustomerRewardRedemptionsPendingActivity","type",{type:"\
object"})}function Ke(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerRewardRedemptionsCompletedActivity","required",{missingProperty:"type"},"S17");let o=r.data;
if(o===void 0&&t(e,"CustomerRewardRedemptionsCompletedActivity","required",{missingProperty:"data"},"S17"),i!==void 0&&i!=="customer.reward_redemptions.complete\
d"&&t(e+"/type","CustomerRewardRedemptionsCompletedActivity","const",{allowedValue:"customer.reward_redemptions.completed"},"6.1"),o!==void 0){let d=o;if(n(d)){
let s=d.data;s===void 0&&t(e+"/data","CustomerRewardRedemptionsCompletedActivity","required",{missingProperty:"data"},"S17");let p=d.event_source;p===void 0&&t(
e+"/data","CustomerRewardRedemptionsCompletedActivity","required",{missingProperty:"event_source"},"S17"),s!==void 0&&N(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&
e+"/data/event_source")}else t(e+"/data","CustomerRewardRedemptionsCompletedActivity","type",{type:"object"})}}else t(e,"CustomerRewardRedemptionsCompletedActiv\
ity","type",{type:"object"})}function Qe(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerRewardRedemptionsRolledbackActivity","required",{missingProperty:"type"},"S17");let o=r.data;
if(o===void 0&&t(e,"CustomerRewardRedemptionsRolledbackActivity","required",{missingProperty:"data"},"S17"),i!==void 0&&i!=="customer.reward_redemptions.rolledb\
ack"&&t(e+"/type","CustomerRewardRedemptionsRolledbackActivity","const",{allowedValue:"customer.reward_redemptions.rolledback"},"6.1"),o!==void 0){let d=o;if(n(
d)){let s=d.data;s===void 0&&t(e+"/data","CustomerRewardRedemptionsRolledbackActivity","required",{missingProperty:"data"},"S17");let p=d.event_source;p===void 0&&
t(e+"/data","CustomerRewardRedemptionsRolledbackActivity","required",{missingProperty:"event_source"},"S17"),s!==void 0&&N(s,e&&e+"/data/data"),p!==void 0&&a(p,
e&&e+"/data/event_source")}else t(e+"/data","CustomerRewardRedemptionsRolledbackActivity","type",{type:"object"})}}else t(e,"CustomerRewardRedemptionsRolledback\
Activity","type",{type:"object"})}function Ze(r,e){if(n(r)){let i=r.customer;i!==void 0&&A(i,e&&e+"/customer");let o=r.campaign;o!==void 0&&j(o,e&&e+"/campaign");let d=r.voucher;d!==void 0&&q(d,
e&&e+"/voucher")}else t(e,"CustomerVoucherDeletedData","type",{type:"object"})}function Pe(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerVoucherDel\
etedActivity","required",{missingProperty:"type"},"S17");let o=r.data;if(o===void 0&&t(e,"CustomerVoucherDeletedActivity","required",{missingProperty:"data"},"S\
17"),i!==void 0&&i!=="customer.voucher.deleted"&&t(e+"/type","CustomerVoucherDeletedActivity","const",{allowedValue:"customer.voucher.deleted"},"6.1"),o!==void 0){
let d=o;if(n(d)){let s=d.data;s===void 0&&t(e+"/data","CustomerVoucherDeletedActivity","required",{missingProperty:"data"},"S17");let p=d.event_source;p===void 0&&
t(e+"/data","CustomerVoucherDeletedActivity","required",{missingProperty:"event_source"},"S17"),s!==void 0&&Ze(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&e+"/data/\
event_source")}else t(e+"/data","CustomerVoucherDeletedActivity","type",{type:"object"})}}else t(e,"CustomerVoucherDeletedActivity","type",{type:"object"})}function ee(r,e){n(r)||t(e,"OrderSummary","type",{type:"object"},"S16")}function he(r,e){n(r)||t(e,"VoucherTransaction","type",{type:"object"},"S16")}function re(r,e){n(r)||t(e,"PendingPoints","type",{type:"object"},"S16")}function er(r,e){if(n(r)){let i=r.customer;i===void 0&&t(e,"PendingPointsActivatedData",
"required",{missingProperty:"customer"});let o=r.campaign;o===void 0&&t(e,"PendingPointsActivatedData","required",{missingProperty:"campaign"});let d=r.voucher;
d===void 0&&t(e,"PendingPointsActivatedData","required",{missingProperty:"voucher"});let s=r.balance;s===void 0&&t(e,"PendingPointsActivatedData","required",{missingProperty:"\
balance"});let p=r.order;p===void 0&&t(e,"PendingPointsActivatedData","required",{missingProperty:"order"});let y=r.transaction;y===void 0&&t(e,"PendingPointsAc\
tivatedData","required",{missingProperty:"transaction"});let u=r.pending_points;u===void 0&&t(e,"PendingPointsActivatedData","required",{missingProperty:"pendin\
g_points"}),i!==void 0&&A(i,e&&e+"/customer"),o!==void 0&&j(o,e&&e+"/campaign"),d!==void 0&&q(d,e&&e+"/voucher"),s!==void 0&&E(s,e&&e+"/balance"),p!==void 0&&ee(
p,e&&e+"/order"),y!==void 0&&he(y,e&&e+"/transaction"),u!==void 0&&re(u,e&&e+"/pending_points")}else t(e,"PendingPointsActivatedData","type",{type:"object"})}function rr(r,e){
if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerPendingPointsActivatedActivity","required",{missingProperty:"type"},"S17");let o=r.data;if(o===void 0&&t(e,
"CustomerPendingPointsActivatedActivity","required",{missingProperty:"data"},"S17"),i!==void 0&&i!=="customer.voucher.loyalty_card.pending_points.activated"&&t(
e+"/type","CustomerPendingPointsActivatedActivity","const",{allowedValue:"customer.voucher.loyalty_card.pending_points.activated"},"6.1"),o!==void 0){let d=o;if(n(
d)){let s=d.data;s===void 0&&t(e+"/data","CustomerPendingPointsActivatedActivity","required",{missingProperty:"data"},"S17");let p=d.event_source;p===void 0&&t(
e+"/data","CustomerPendingPointsActivatedActivity","required",{missingProperty:"event_source"},"S17"),s!==void 0&&er(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&e+"\
/data/event_source")}else t(e+"/data","CustomerPendingPointsActivatedActivity","type",{type:"object"})}}else t(e,"CustomerPendingPointsActivatedActivity","type",
{type:"object"})}function x(r,e){if(n(r)){let i=r.customer;i===void 0&&t(e,"PendingPointsData","required",{missingProperty:"customer"});let o=r.campaign;o===void 0&&t(e,"Pending\
PointsData","required",{missingProperty:"campaign"});let d=r.voucher;d===void 0&&t(e,"PendingPointsData","required",{missingProperty:"voucher"});let s=r.voucher_pending_points_balance;
s===void 0&&t(e,"PendingPointsData","required",{missingProperty:"voucher_pending_points_balance"});let p=r.order;p===void 0&&t(e,"PendingPointsData","required",
{missingProperty:"order"});let y=r.pending_points;y===void 0&&t(e,"PendingPointsData","required",{missingProperty:"pending_points"}),i!==void 0&&A(i,e&&e+"/cust\
omer"),o!==void 0&&j(o,e&&e+"/campaign"),d!==void 0&&q(d,e&&e+"/voucher"),s!==void 0&&E(s,e&&e+"/voucher_pending_points_balance"),p!==void 0&&ee(p,e&&e+"/order"),
y!==void 0&&re(y,e&&e+"/pending_points")}else t(e,"PendingPointsData","type",{type:"object"})}function tr(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"Cus\
tomerPendingPointsAddedActivity","required",{missingProperty:"type"},"S17");let o=r.data;if(o===void 0&&t(e,"CustomerPendingPointsAddedActivity","required",{missingProperty:"\
data"},"S17"),i!==void 0&&i!=="customer.voucher.loyalty_card.pending_points.added"&&t(e+"/type","CustomerPendingPointsAddedActivity","const",{allowedValue:"cust\
omer.voucher.loyalty_card.pending_points.added"},"6.1"),o!==void 0){let d=o;if(n(d)){let s=d.data;s===void 0&&t(e+"/data","CustomerPendingPointsAddedActivity","\
required",{missingProperty:"data"},"S17");let p=d.event_source;p===void 0&&t(e+"/data","CustomerPendingPointsAddedActivity","required",{missingProperty:"event_s\
ource"},"S17"),s!==void 0&&x(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&e+"/data/event_source")}else t(e+"/data","CustomerPendingPointsAddedActivity","type",{type:"\
object"})}}else t(e,"CustomerPendingPointsAddedActivity","type",{type:"object"})}function ir(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerPendingPointsCanceledActivity","required",{missingProperty:"type"},"S17");let o=r.data;if(o===
void 0&&t(e,"CustomerPendingPointsCanceledActivity","required",{missingProperty:"data"},"S17"),i!==void 0&&i!=="customer.voucher.loyalty_card.pending_points.can\
celed"&&t(e+"/type","CustomerPendingPointsCanceledActivity","const",{allowedValue:"customer.voucher.loyalty_card.pending_points.canceled"},"6.1"),o!==void 0){let d=o;
if(n(d)){let s=d.data;s===void 0&&t(e+"/data","CustomerPendingPointsCanceledActivity","required",{missingProperty:"data"},"S17");let p=d.event_source;p===void 0&&
t(e+"/data","CustomerPendingPointsCanceledActivity","required",{missingProperty:"event_source"},"S17"),s!==void 0&&x(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&e+"\
/data/event_source")}else t(e+"/data","CustomerPendingPointsCanceledActivity","type",{type:"object"})}}else t(e,"CustomerPendingPointsCanceledActivity","type",{
type:"object"})}function or(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerPendingPointsUpdatedActivity","required",{missingProperty:"type"},"S17");let o=r.data;if(o===
void 0&&t(e,"CustomerPendingPointsUpdatedActivity","required",{missingProperty:"data"},"S17"),i!==void 0&&i!=="customer.voucher.loyalty_card.pending_points.upda\
ted"&&t(e+"/type","CustomerPendingPointsUpdatedActivity","const",{allowedValue:"customer.voucher.loyalty_card.pending_points.updated"},"6.1"),o!==void 0){let d=o;
if(n(d)){let s=d.data;s===void 0&&t(e+"/data","CustomerPendingPointsUpdatedActivity","required",{missingProperty:"data"},"S17");let p=d.event_source;p===void 0&&
t(e+"/data","CustomerPendingPointsUpdatedActivity","required",{missingProperty:"event_source"},"S17"),s!==void 0&&x(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&e+"/\
data/event_source")}else t(e+"/data","CustomerPendingPointsUpdatedActivity","type",{type:"object"})}}else t(e,"CustomerPendingPointsUpdatedActivity","type",{type:"\
object"})}function B(r,e){n(r)||t(e,"VoucherTransactionBase","type",{type:"object"},"S16")}function D(r,e){if(n(r)){let i=r.id;i===void 0&&t(e,"NamedReference","required",{missingProperty:"id"});let o=r.name;o===void 0&&t(e,"NamedReference","required",
{missingProperty:"name"}),i!==void 0&&typeof i!="string"&&t(e+"/id","NamedReference","type",{type:"string"}),o!==void 0&&typeof o!="string"&&t(e+"/name","NamedR\
eference","type",{type:"string"})}else t(e,"NamedReference","type",{type:"object"})}function W(r,e){if(n(r)){let i=r.balance;i!==void 0&&E(i,e&&e+"/balance");let o=r.
order;if(o!==void 0){let g=o;if(n(g)){let m=g.id;m===void 0&&t(e+"/order","TransactionDetails","required",{missingProperty:"id"});let b=g.source_id;b===void 0&&
t(e+"/order","TransactionDetails","required",{missingProperty:"source_id"}),m!==void 0&&typeof m!="string"&&t(e+"/order/id","TransactionDetails","type",{type:"s\
tring"}),b!==void 0&&typeof b!="string"&&t(e+"/order/source_id","TransactionDetails","type",{type:"string"})}else t(e+"/order","TransactionDetails","type",{type:"\
object"})}let d=r.event;if(d!==void 0){let g=d;if(n(g)){let m=g.id;m===void 0&&t(e+"/event","TransactionDetails","required",{missingProperty:"id"});let b=g.type;
b===void 0&&t(e+"/event","TransactionDetails","required",{missingProperty:"type"}),m!==void 0&&typeof m!="string"&&t(e+"/event/id","TransactionDetails","type",{
type:"string"}),b!==void 0&&typeof b!="string"&&t(e+"/event/type","TransactionDetails","type",{type:"string"})}else t(e+"/event","TransactionDetails","type",{type:"\
object"})}let s=r.earning_rule;if(s!==void 0){let g=s;if(n(g)){let m=g.id;m===void 0&&t(e+"/earning_rule","TransactionDetails","required",{missingProperty:"id"});
let b=g.source;if(b===void 0&&t(e+"/earning_rule","TransactionDetails","required",{missingProperty:"source"}),m!==void 0&&typeof m!="string"&&t(e+"/earning_rule\
/id","TransactionDetails","type",{type:"string"}),b!==void 0){let z=b;if(n(z)){let V=z.banner;V===void 0&&t(e+"/earning_rule/source","TransactionDetails","requi\
red",{missingProperty:"banner"}),V!==void 0&&typeof V!="string"&&t(e+"/earning_rule/source/banner","TransactionDetails","type",{type:"string"})}else t(e+"/earni\
ng_rule/source","TransactionDetails","type",{type:"object"})}}else t(e+"/earning_rule","TransactionDetails","type",{type:"object"})}let p=r.segment;p!==void 0&&
D(p,e&&e+"/segment");let y=r.loyalty_tier;y!==void 0&&D(y,e&&e+"/loyalty_tier");let u=r.redemption;if(u!==void 0){let g=u;if(n(g)){let m=g.id;m===void 0&&t(e+"/\
redemption","TransactionDetails","required",{missingProperty:"id"}),m!==void 0&&typeof m!="string"&&t(e+"/redemption/id","TransactionDetails","type",{type:"stri\
ng"})}else t(e+"/redemption","TransactionDetails","type",{type:"object"})}let f=r.rollback;if(f!==void 0){let g=f;if(n(g)){let m=g.id;m===void 0&&t(e+"/rollback",
"TransactionDetails","required",{missingProperty:"id"}),m!==void 0&&typeof m!="string"&&t(e+"/rollback/id","TransactionDetails","type",{type:"string"})}else t(e+
"/rollback","TransactionDetails","type",{type:"object"})}let c=r.custom_event;if(c!==void 0){let g=c;if(n(g)){let m=g.id;m===void 0&&t(e+"/custom_event","Transa\
ctionDetails","required",{missingProperty:"id"});let b=g.type;b===void 0&&t(e+"/custom_event","TransactionDetails","required",{missingProperty:"type"}),m!==void 0&&
typeof m!="string"&&t(e+"/custom_event/id","TransactionDetails","type",{type:"string"}),b!==void 0&&typeof b!="string"&&t(e+"/custom_event/type","TransactionDet\
ails","type",{type:"string"})}else t(e+"/custom_event","TransactionDetails","type",{type:"object"})}let C=r.holder_loyalty_tier;C!==void 0&&D(C,e&&e+"/holder_lo\
yalty_tier");let _=r.event_schema;_!==void 0&&D(_,e&&e+"/event_schema");let S=r.reward;S!==void 0&&D(S,e&&e+"/reward");let R=r.source_voucher;R!==void 0&&q(R,e&&
e+"/source_voucher");let $=r.destination_voucher;$!==void 0&&q($,e&&e+"/destination_voucher")}else t(e,"TransactionDetails","type",{type:"object"})}function dr(r,e){
if(B(r,e),n(r)){let i=r.type;if(i!==void 0){let d=i;typeof d!="string"&&t(e+"/type","PointsAddedTransaction","type",{type:"string"}),d!=="POINTS_ACCRUAL"&&t(e+"\
/type","PointsAddedTransaction","enum",{allowedValues:["POINTS_ACCRUAL"]})}let o=r.details;o!==void 0&&W(o,e&&e+"/details")}else t(e,"PointsAddedTransaction","t\
ype",{type:"object"})}function sr(r,e){if(n(r)){let i=r.customer;i!==void 0&&A(i,e&&e+"/customer");let o=r.campaign;o!==void 0&&j(o,e&&e+"/campaign");let d=r.voucher;
d!==void 0&&q(d,e&&e+"/voucher");let s=r.balance;s!==void 0&&E(s,e&&e+"/balance");let p=r.transaction;p!==void 0&&dr(p,e&&e+"/transaction")}else t(e,"PointsAdde\
dData","type",{type:"object"})}function pr(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerPointsAddedActivity","required",{missingProperty:"type"},"\
S17");let o=r.data;if(o===void 0&&t(e,"CustomerPointsAddedActivity","required",{missingProperty:"data"},"S17"),i!==void 0&&i!=="customer.voucher.loyalty_card.po\
ints_added"&&t(e+"/type","CustomerPointsAddedActivity","const",{allowedValue:"customer.voucher.loyalty_card.points_added"},"6.1"),o!==void 0){let d=o;if(n(d)){let s=d.
data;s===void 0&&t(e+"/data","CustomerPointsAddedActivity","required",{missingProperty:"data"},"S17");let p=d.event_source;p===void 0&&t(e+"/data","CustomerPoin\
tsAddedActivity","required",{missingProperty:"event_source"},"S17"),s!==void 0&&sr(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&e+"/data/event_source")}else t(e+"/da\
ta","CustomerPointsAddedActivity","type",{type:"object"})}}else t(e,"CustomerPointsAddedActivity","type",{type:"object"})}function nr(r,e){if(B(r,e),n(r)){let i=r.type;if(i!==void 0){let d=i;typeof d!="string"&&t(e+"/type","PointsTransferredTransaction","type",{type:"string"}),d===
"POINTS_TRANSFER_IN"||d==="POINTS_TRANSFER_OUT"||t(e+"/type","PointsTransferredTransaction","enum",{allowedValues:["POINTS_TRANSFER_IN","POINTS_TRANSFER_OUT"]})}
let o=r.details;o!==void 0&&W(o,e&&e+"/details")}else t(e,"PointsTransferredTransaction","type",{type:"object"})}function yr(r,e){if(n(r)){let i=r.customer;i!==
void 0&&A(i,e&&e+"/customer");let o=r.campaign;o!==void 0&&j(o,e&&e+"/campaign");let d=r.voucher;d!==void 0&&q(d,e&&e+"/voucher");let s=r.source_voucher;s!==void 0&&
q(s,e&&e+"/source_voucher");let p=r.destination_voucher;p!==void 0&&q(p,e&&e+"/destination_voucher");let y=r.balance;y!==void 0&&E(y,e&&e+"/balance");let u=r.transaction;
u!==void 0&&nr(u,e&&e+"/transaction")}else t(e,"PointsTransferredData","type",{type:"object"})}function ur(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"Cu\
stomerPointsTransferredActivity","required",{missingProperty:"type"},"S17");let o=r.data;if(o===void 0&&t(e,"CustomerPointsTransferredActivity","required",{missingProperty:"\
data"},"S17"),i!==void 0&&i!=="customer.voucher.loyalty_card.points_transferred"&&t(e+"/type","CustomerPointsTransferredActivity","const",{allowedValue:"custome\
r.voucher.loyalty_card.points_transferred"},"6.1"),o!==void 0){let d=o;if(n(d)){let s=d.data;s===void 0&&t(e+"/data","CustomerPointsTransferredActivity","requir\
ed",{missingProperty:"data"},"S17");let p=d.event_source;p===void 0&&t(e+"/data","CustomerPointsTransferredActivity","required",{missingProperty:"event_source"},
"S17"),s!==void 0&&yr(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&e+"/data/event_source")}else t(e+"/data","CustomerPointsTransferredActivity","type",{type:"object"})}}else
t(e,"CustomerPointsTransferredActivity","type",{type:"object"})}function cr(r,e){n(r)||t(e,"PointsBucket","type",{type:"object"},"S16")}function fr(r,e){if(B(r,e),n(r)){let i=r.type;if(i!==void 0){let d=i;typeof d!="string"&&t(e+"/type","PointsExpiredTransaction","type",{type:"string"}),d!=="POI\
NTS_EXPIRATION"&&t(e+"/type","PointsExpiredTransaction","enum",{allowedValues:["POINTS_EXPIRATION"]})}let o=r.details;o!==void 0&&W(o,e&&e+"/details")}else t(e,
"PointsExpiredTransaction","type",{type:"object"})}function lr(r,e){if(n(r)){let i=r.customer;i!==void 0&&A(i,e&&e+"/customer");let o=r.campaign;o!==void 0&&j(o,
e&&e+"/campaign");let d=r.voucher;d!==void 0&&q(d,e&&e+"/voucher");let s=r.points;if(s!==void 0){let u=s;Number.isInteger(u)||t(e+"/points","PointsExpiredData",
"type",{type:"integer"})}let p=r.buckets;if(p!==void 0){let u=p;if(Array.isArray(u)){let f=u.length;for(let c=0;c<f;c++)cr(u[c],e&&e+"/buckets/"+c)}else t(e+"/b\
uckets","PointsExpiredData","type",{type:"array"})}let y=r.transaction;y!==void 0&&fr(y,e&&e+"/transaction")}else t(e,"PointsExpiredData","type",{type:"object"})}
function ar(r,e){if(l(r,e),n(r)){let i=r.type;i===void 0&&t(e,"CustomerPointsExpiredActivity","required",{missingProperty:"type"},"S17");let o=r.data;if(o===void 0&&
t(e,"CustomerPointsExpiredActivity","required",{missingProperty:"data"},"S17"),i!==void 0&&i!=="customer.voucher.loyalty_card.points_expired"&&t(e+"/type","Cust\
omerPointsExpiredActivity","const",{allowedValue:"customer.voucher.loyalty_card.points_expired"},"6.1"),o!==void 0){let d=o;if(n(d)){let s=d.data;s===void 0&&t(
e+"/data","CustomerPointsExpiredActivity","required",{missingProperty:"data"},"S17");let p=d.event_source;p===void 0&&t(e+"/data","CustomerPointsExpiredActivity",
"required",{missingProperty:"event_source"},"S17"),s!==void 0&&lr(s,e&&e+"/data/data"),p!==void 0&&a(p,e&&e+"/data/event_source")}else t(e+"/data","CustomerPoin\
tsExpiredActivity","type",{type:"object"})}}else t(e,"CustomerPointsExpiredActivity","type",{type:"object"})}function te(r,e){if(n(r)){let i=r.type;typeof i=="s\
tring"?i==="customer.loyalty.tier.upgraded"?je(r,e):i==="customer.loyalty.tier.downgraded"?qe(r,e):i==="customer.loyalty.tier.prolonged"?Se(r,e):i==="customer.l\
oyalty.tier.expiration.changed"?Te(r,e):i==="customer.loyalty.tier.joined"?$e(r,e):i==="customer.loyalty.tier.left"?we(r,e):i==="customer.publication.succeeded"?
Le(r,e):i==="customer.publication.failed"?Ee(r,e):i==="customer.redemption.failed"?De(r,e):i==="customer.redemption.succceeded"?Oe(r,e):i==="customer.redemption\
.rollback.failed"?Ne(r,e):i==="customer.redemption.rollback.succceeded"?Ve(r,e):i==="customer.rewarded"?xe(r,e):i==="customer.rewarded.loyalty_points"?Ye(r,e):i===
"customer.reward_redemptions.created"?He(r,e):i==="customer.reward_redemptions.pending"?Ge(r,e):i==="customer.reward_redemptions.completed"?Ke(r,e):i==="custome\
r.reward_redemptions.rolledback"?Qe(r,e):i==="customer.voucher.deleted"?Pe(r,e):i==="customer.voucher.loyalty_card.pending_points.activated"?rr(r,e):i==="custom\
er.voucher.loyalty_card.pending_points.added"?tr(r,e):i==="customer.voucher.loyalty_card.pending_points.canceled"?ir(r,e):i==="customer.voucher.loyalty_card.pen\
ding_points.updated"?or(r,e):i==="customer.voucher.loyalty_card.points_added"?pr(r,e):i==="customer.voucher.loyalty_card.points_transferred"?ur(r,e):i==="custom\
er.voucher.loyalty_card.points_expired"?ar(r,e):t(e,"MemberActivity","discriminator",{error:"mapping",tag:"type",tagValue:i}):t(e,"MemberActivity","discriminato\
r",{error:"tag",tag:"type",tagValue:i},"S17")}else t(e,"MemberActivity","type",{type:"object"})}var mr=gr;function gr(r,e){if(n(r)){let i=r.object;i===void 0&&t(e,"MemberActivityList","required",{missingProperty:"object"});let o=r.data_ref;o===void 0&&t(e,"MemberAct\
ivityList","required",{missingProperty:"data_ref"});let d=r.data;d===void 0&&t(e,"MemberActivityList","required",{missingProperty:"data"});let s=r.has_more;if(s===
void 0&&t(e,"MemberActivityList","required",{missingProperty:"has_more"}),i!==void 0&&i!=="list"&&t(e+"/object","MemberActivityList","const",{allowedValue:"list"}),
o!==void 0&&o!=="data"&&t(e+"/data_ref","MemberActivityList","const",{allowedValue:"data"}),d!==void 0){let y=d;if(Array.isArray(y)){let u=y.length;for(let f=0;f<
u;f++)te(y[f],e&&e+"/data/"+f)}else t(e+"/data","MemberActivityList","type",{type:"array"})}s!==void 0&&typeof s!="boolean"&&t(e+"/has_more","MemberActivityList",
"type",{type:"boolean"});let p=r.more_starting_after;p!==void 0&&typeof p!="string"&&t(e+"/more_starting_after","MemberActivityList","type",{type:"string"})}else
t(e,"MemberActivityList","type",{type:"object"})}var vr=_r;function _r(r,e){if(O(r,e),n(r)){let i=r.key;i===void 0&&t(e,"MissingFeatureError","required",{missingProperty:"key"});let o=r.details;o===void 0&&t(e,"MissingF\
eatureError","required",{missingProperty:"details"});let d=r.code;d!==void 0&&d!==402&&t(e+"/code","MissingFeatureError","const",{allowedValue:402});let s=r.message;
s!==void 0&&s!=="Payment required"&&t(e+"/message","MissingFeatureError","const",{allowedValue:"Payment required"}),i!==void 0&&i!=="missing_required_feature"&&
t(e+"/key","MissingFeatureError","const",{allowedValue:"missing_required_feature"}),o!==void 0&&typeof o!="string"&&t(e+"/details","MissingFeatureError","type",
{type:"string"})}else t(e,"MissingFeatureError","type",{type:"object"})}var br=Ar;function Ar(r,e){if(O(r,e),n(r)){let i=r.details;i===void 0&&t(e,"ProjectNotFoundError","required",{missingProperty:"details"});let o=r.code;o!==void 0&&o!==404&&
t(e+"/code","ProjectNotFoundError","const",{allowedValue:404});let d=r.message;d!==void 0&&d!=="Resource not found"&&t(e+"/message","ProjectNotFoundError","cons\
t",{allowedValue:"Resource not found"}),r.key!==void 0&&t(e+"/key","ProjectNotFoundError","not",{}),i!==void 0&&typeof i!="string"&&t(e+"/details","ProjectNotFo\
undError","type",{type:"string"})}else t(e,"ProjectNotFoundError","type",{type:"object"})}var jr=ie;function Cr(r,e){typeof r!="string"&&t(e,"ProjectRole","type",{type:"string"}),r==="USER"||r==="ADMIN"||t(e,"ProjectRole","enum",{allowedValues:["USER","ADMIN"]})}
function ie(r,e){if(n(r)){let i=r.id;i===void 0&&t(e,"ProjectUser","required",{missingProperty:"id"},"S17"),i!==void 0&&typeof i!="string"&&t(e+"/id","ProjectUs\
er","type",{type:"string"});let o=r.login;o!==void 0&&typeof o!="string"&&t(e+"/login","ProjectUser","type",{type:"string"});let d=r.email;d!==void 0&&typeof d!=
"string"&&t(e+"/email","ProjectUser","type",{type:"string"});let s=r.first_name;s!==void 0&&typeof s!="string"&&t(e+"/first_name","ProjectUser","type",{type:"st\
ring"});let p=r.last_name;p!==void 0&&typeof p!="string"&&t(e+"/last_name","ProjectUser","type",{type:"string"});let y=r.projects;if(y!==void 0){let f=y;if(n(f))
for(let c in f)Cr(f[c],e&&e+"/projects/"+c.replace(/~/g,"~0").replace(/\//g,"~1"));else t(e+"/projects","ProjectUser","type",{type:"object"})}let u=r.is_owner;u!==
void 0&&typeof u!="boolean"&&t(e+"/is_owner","ProjectUser","type",{type:"boolean"})}else t(e,"ProjectUser","type",{type:"object"})}var qr=Sr;function Sr(r,e){if(n(r)){let i=r.object;i===void 0&&t(e,"ProjectUserList","required",{missingProperty:"object"},"S17");let o=r.data_ref;o===void 0&&t(e,"Projec\
tUserList","required",{missingProperty:"data_ref"},"S17");let d=r.data;d===void 0&&t(e,"ProjectUserList","required",{missingProperty:"data"},"S17");let s=r.total;
if(s===void 0&&t(e,"ProjectUserList","required",{missingProperty:"total"},"S17"),i!==void 0&&i!=="list"&&t(e+"/object","ProjectUserList","const",{allowedValue:"\
list"}),o!==void 0&&o!=="data"&&t(e+"/data_ref","ProjectUserList","const",{allowedValue:"data"}),d!==void 0){let p=d;if(Array.isArray(p)){let y=p.length;for(let u=0;u<
y;u++)ie(p[u],e&&e+"/data/"+u)}else t(e+"/data","ProjectUserList","type",{type:"array"})}if(s!==void 0){let p=s;Number.isInteger(p)||t(e+"/total","ProjectUserLi\
st","type",{type:"integer"})}}else t(e,"ProjectUserList","type",{type:"object"})}var Rr=Tr;function Tr(r,e){if(O(r,e),n(r)){let i=r.key;i===void 0&&t(e,"ResourceNotFoundError","required",{missingProperty:"key"});let o=r.details;o===void 0&&t(e,"Resour\
ceNotFoundError","required",{missingProperty:"details"});let d=r.request_id;d===void 0&&t(e,"ResourceNotFoundError","required",{missingProperty:"request_id"});let s=r.
resource_id;s===void 0&&t(e,"ResourceNotFoundError","required",{missingProperty:"resource_id"});let p=r.resource_type;p===void 0&&t(e,"ResourceNotFoundError","r\
equired",{missingProperty:"resource_type"});let y=r.code;y!==void 0&&y!==404&&t(e+"/code","ResourceNotFoundError","const",{allowedValue:404}),i!==void 0&&i!=="n\
ot_found"&&t(e+"/key","ResourceNotFoundError","const",{allowedValue:"not_found"});let u=r.message;if(u!==void 0&&u!=="Resource not found"&&t(e+"/message","Resou\
rceNotFoundError","const",{allowedValue:"Resource not found"}),o!==void 0&&typeof o!="string"&&t(e+"/details","ResourceNotFoundError","type",{type:"string"}),d!==
void 0&&typeof d!="string"&&t(e+"/request_id","ResourceNotFoundError","type",{type:"string"}),s!==void 0&&typeof s!="string"&&t(e+"/resource_id","ResourceNotFou\
ndError","type",{type:"string"}),p!==void 0){let f=p;typeof f!="string"&&t(e+"/resource_type","ResourceNotFoundError","type",{type:"string"}),f==="voucher"||f===
"campaign"||t(e+"/resource_type","ResourceNotFoundError","enum",{allowedValues:["voucher","campaign"]})}}else t(e,"ResourceNotFoundError","type",{type:"object"})}
var $r=wr;function wr(r,e){if(n(r)){let i=r.grant_type;i===void 0&&t(e,"TokenRequest","required",{missingProperty:"grant_type"});let o=r.scope;o===void 0&&t(e,"TokenReque\
st","required",{missingProperty:"scope"}),i!==void 0&&i!=="client_credentials"&&t(e+"/grant_type","TokenRequest","const",{allowedValue:"client_credentials"}),o!==
void 0&&K(o,e&&e+"/scope")}else t(e,"TokenRequest","type",{type:"object"})}var kr=Lr;function Lr(r,e){if(n(r)){let i=r.access_token;i===void 0&&t(e,"TokenRevocationRequest","required",{missingProperty:"access_token"}),i!==void 0&&typeof i!="stri\
ng"&&t(e+"/access_token","TokenRevocationRequest","type",{type:"string"})}else t(e,"TokenRevocationRequest","type",{type:"object"})}var Er=Dr;function Dr(r,e){if(O(r,e),n(r)){let i=r.key;i===void 0&&t(e,"UnauthorizedError","required",{missingProperty:"key"});let o=r.code;o!==void 0&&o!==401&&t(e+"/cod\
e","UnauthorizedError","const",{allowedValue:401});let d=r.message;d!==void 0&&d!=="Unauthorized"&&t(e+"/message","UnauthorizedError","const",{allowedValue:"Una\
uthorized"}),i!==void 0&&i!=="unauthorized"&&t(e+"/key","UnauthorizedError","const",{allowedValue:"unauthorized"})}else t(e,"UnauthorizedError","type",{type:"ob\
ject"})}var Or=oe;function Nr(r,e){let i=T.length,o=!1,d=T.length;typeof r!="string"&&t(e,"WebhookEventName","type",{type:"string"}),r==="redemption.succeeded"||r==="redemption.f\
ailed"||r==="redemption.rollback.succeeded"||r==="redemption.rollback.failed"||r==="publication.succeeded"||r==="voucher.published"||r==="voucher.updated"||r===
"voucher.deleted"||r==="voucher.created"||r==="voucher.enabled"||r==="voucher.disabled"||r==="voucher.loyalty_card.points_added"||r==="voucher.gift.balance_adde\
d"||r==="campaign.enabled"||r==="campaign.deleted"||r==="campaign.created"||r==="campaign.updated"||r==="campaign.disabled"||r==="campaign.vouchers.generation.c\
ompleted"||r==="business_validation_rule.assignment.created"||r==="business_validation_rule.assignment.deleted"||r==="business_validation_rule.created"||r==="bu\
siness_validation_rule.deleted"||r==="business_validation_rule.updated"||r==="customer.created"||r==="customer.deleted"||r==="customer.rewarded"||r==="customer.\
rewarded.loyalty_points"||t(e,"WebhookEventName","enum",{allowedValues:["redemption.succeeded","redemption.failed","redemption.rollback.succeeded","redemption.r\
ollback.failed","publication.succeeded","voucher.published","voucher.updated","voucher.deleted","voucher.created","voucher.enabled","voucher.disabled","voucher.\
loyalty_card.points_added","voucher.gift.balance_added","campaign.enabled","campaign.deleted","campaign.created","campaign.updated","campaign.disabled","campaig\
n.vouchers.generation.completed","business_validation_rule.assignment.created","business_validation_rule.assignment.deleted","business_validation_rule.created",
"business_validation_rule.deleted","business_validation_rule.updated","customer.created","customer.deleted","customer.rewarded","customer.rewarded.loyalty_point\
s"]});var s=d===T.length;if(o=o||s,!o){let p=T.length;typeof r!="string"&&t(e,"WebhookEventName","type",{type:"string"});var s=p===T.length;o=o||s}o?T.length=i:
t(e,"WebhookEventName","anyOf",{})}function oe(r,e){if(n(r)){let i=r.id;i===void 0&&t(e,"Webhook","required",{missingProperty:"id"},"S17");let o=r.object;o!==void 0&&
o!=="webhook"&&t(e+"/object","Webhook","const",{allowedValue:"webhook"}),i!==void 0&&typeof i!="string"&&t(e+"/id","Webhook","type",{type:"string"});let d=r.created_at;
if(d!==void 0){let u=d;typeof u=="string"?w(u)||t(e+"/created_at","Webhook","format",{format:"date-time"},"S25"):t(e+"/created_at","Webhook","type",{type:"strin\
g"})}let s=r.events;if(s!==void 0){let u=s;if(Array.isArray(u)){let f=u.length;for(let c=0;c<f;c++)Nr(u[c],e&&e+"/events/"+c)}else t(e+"/events","Webhook","type",
{type:"array"})}let p=r.target_url;p!==void 0&&typeof p!="string"&&t(e+"/target_url","Webhook","type",{type:"string"});let y=r.active;y!==void 0&&typeof y!="boo\
lean"&&t(e+"/active","Webhook","type",{type:"boolean"})}else t(e,"Webhook","type",{type:"object"})}var Vr=Mr;function Mr(r,e){if(n(r)){let i=r.object;i===void 0&&t(e,"WebhookList","required",{missingProperty:"object"},"S17");let o=r.data_ref;o===void 0&&t(e,"WebhookLis\
t","required",{missingProperty:"data_ref"},"S17");let d=r.data;d===void 0&&t(e,"WebhookList","required",{missingProperty:"data"},"S17");let s=r.total;if(s===void 0&&
t(e,"WebhookList","required",{missingProperty:"total"},"S17"),i!==void 0&&i!=="list"&&t(e+"/object","WebhookList","const",{allowedValue:"list"}),o!==void 0&&o!==
"data"&&t(e+"/data_ref","WebhookList","const",{allowedValue:"data"}),d!==void 0){let p=d;if(Array.isArray(p)){let y=p.length;for(let u=0;u<y;u++)oe(p[u],e&&e+"/\
data/"+u)}else t(e+"/data","WebhookList","type",{type:"array"})}if(s!==void 0){let p=s;Number.isInteger(p)||t(e+"/total","WebhookList","type",{type:"integer"})}}else
t(e,"WebhookList","type",{type:"object"})}var Ur=Ir;function Ir(r,e){n(r)||t(e,"generateTokenParameters","type",{type:"object"})}var Fr=xr;function xr(r,e){if(n(r)){let i=r.path;if(i!==void 0){let d=i;if(n(d)){let s=d.campaignId;s===void 0&&t(e+"/path","listMemberActivityParameters","required",{missingProperty:"\
campaignId"});let p=d.memberId;p===void 0&&t(e+"/path","listMemberActivityParameters","required",{missingProperty:"memberId"}),s!==void 0&&typeof s!="string"&&t(
e+"/path/campaignId","listMemberActivityParameters","type",{type:"string"}),p!==void 0&&typeof p!="string"&&t(e+"/path/memberId","listMemberActivityParameters",
"type",{type:"string"})}else t(e+"/path","listMemberActivityParameters","type",{type:"object"})}let o=r.query;if(o!==void 0){let d=o;if(n(d)){let s=d.limit;if(s!==
void 0){let u=s;Number.isInteger(u)||t(e+"/query/limit","listMemberActivityParameters","type",{type:"integer"}),typeof u=="number"&&isFinite(u)&&((u>100||isNaN(
u))&&t(e+"/query/limit","listMemberActivityParameters","maximum",{comparison:"<=",limit:100}),(u<1||isNaN(u))&&t(e+"/query/limit","listMemberActivityParameters",
"minimum",{comparison:">=",limit:1}))}let p=d.order;if(p!==void 0){let u=p;typeof u!="string"&&t(e+"/query/order","listMemberActivityParameters","type",{type:"s\
tring"}),u==="created_at"||u==="-created_at"||t(e+"/query/order","listMemberActivityParameters","enum",{allowedValues:["created_at","-created_at"]})}let y=d.starting_after_id;
y!==void 0&&typeof y!="string"&&t(e+"/query/starting_after_id","listMemberActivityParameters","type",{type:"string"})}else t(e+"/query","listMemberActivityParam\
eters","type",{type:"object"})}}else t(e,"listMemberActivityParameters","type",{type:"object"})}var Br=Wr;function Wr(r,e){if(n(r)){let i=r.path;if(i!==void 0){let o=i;if(n(o)){let d=o.projectId;d===void 0&&t(e+"/path","listUsersParameters","required",{missingProperty:"\
projectId"}),d!==void 0&&typeof d!="string"&&t(e+"/path/projectId","listUsersParameters","type",{type:"string"})}else t(e+"/path","listUsersParameters","type",{
type:"object"})}}else t(e,"listUsersParameters","type",{type:"object"})}var zr=Jr;function Jr(r,e){if(n(r)){let i=r.path;if(i!==void 0){let o=i;if(n(o)){let d=o.projectId;d===void 0&&t(e+"/path","listWebhooksParameters","required",{missingProperty:"\
projectId"}),d!==void 0&&typeof d!="string"&&t(e+"/path/projectId","listWebhooksParameters","type",{type:"string"})}else t(e+"/path","listWebhooksParameters","t\
ype",{type:"object"})}}else t(e,"listWebhooksParameters","type",{type:"object"})}var Xr=Yr;function Yr(r,e){n(r)||t(e,"revokeTokenParameters","type",{type:"object"})}var hr={AccessToken:v(ce),ErrorObject:v(ae),MemberActivity:v(me),MemberActivityList:v(
mr),MissingFeatureError:v(vr),ProjectNotFoundError:v(br),ProjectUser:v(jr),ProjectUserList:v(qr),ResourceNotFoundError:v(Rr),TokenRequest:v($r),TokenRevocationRequest:v(
kr),UnauthorizedError:v(Er),Webhook:v(Or),WebhookList:v(Vr),generateTokenParameters:v(Ur),listMemberActivityParameters:v(Fr),listUsersParameters:v(Br),listWebhooksParameters:v(
zr),revokeTokenParameters:v(Xr)};export{hr as validators};
