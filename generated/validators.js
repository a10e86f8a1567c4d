// Generated from openapi.yaml by `npm run generate`. Do not edit.
var[I,H,de,se,U]=[45,58,46,43,48],pe=20,J=1440,ne=[1,3,5,7,8,10,12];function X(r){if(r.length<pe||!ye(r))return!1;let e=G(r,11),i=E(r,17),o=19;if(r.charCodeAt(o)===
de){do o++;while(o<r.length&&(r.charCodeAt(o)^U)<10);if(o===20||o===r.length)return!1}let s=r.length===o+1&&(r.charCodeAt(o)|32)===122?0:ce(r,o);return(r.charCodeAt(
10)|32)===116&&e>=0&&r.charCodeAt(16)===H&&i>=0&&s<J&&(i<60||i===60&&(e-s+1)%J===0)}function ye(r){let e=E(r,0),i=E(r,2),o=E(r,5),d=E(r,8);return e>=0&&i>=0&&r.
charCodeAt(4)===I&&o>=1&&o<=12&&r.charCodeAt(7)===I&&d>=1&&(d<=28||d<=ue((i===0?e:i)%4===0,o))}function ue(r,e){return e===2?r?29:28:ne.includes(e)?31:30}function E(r,e){
let i=r.charCodeAt(e)^U,o=r.charCodeAt(e+1)^U;return i<10&&o<10?10*i+o:-1}function G(r,e){let i=E(r,e),o=E(r,e+3);return i>=0&&i<24&&r.charCodeAt(e+2)===H&&o>=0&&
o<60?60*i+o:-1}function ce(r,e){let i=r.charCodeAt(e),o=r.length===e+6&&(i===se||i===I)?G(r,e+1):-1;return o<0?Number.POSITIVE_INFINITY:(44-i)*o}function p(r){return typeof r=="object"&&r!==null&&!Array.isArray(r)}var Y={"date-time":X},R=[];function t(r,e,i,o,d){R.push({keyword:i,instancePath:r.slice(1),component:e,params:o,source:d})}function v(r){let e=(i,o)=>(R.length=
0,r(i,o),R.length===0?[]:[...R]);return i=>e(i,"").length===0?[]:e(i,"#")}var fe={...Y},ae=me;var le=new RegExp("^(api|assets|async-actions|campaigns|categories|client_api|client_consents|client_customers|client_events|client_promotions|client_publish|cl\
ient_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|consents|customers|events|exports|locations|loyalties|me\
tadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|referrals|rewards|segments|skus|task-results|templates|tra\
sh-bin|validation-rules-assignments|validation-rules|validations|vouchers)( (api|assets|async-actions|campaigns|categories|client_api|client_consents|client_cus\
tomers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|\
consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|re\
ferrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers))*$","u");function Z(r,e){typeof r==
"string"?le.test(r)||t(e,"ScopeList","pattern",{pattern:"^(api|assets|async-actions|campaigns|categories|client_api|client_consents|client_customers|client_even\
ts|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_validate|client_validations|client_vouchers|consents|customers\
|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publications|qualifications|redemptions|referrals|rewards|se\
gments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|vouchers)( (api|assets|async-actions|campaigns|categories\
|client_api|client_consents|client_customers|client_events|client_promotions|client_publish|client_qualifications|client_redeem|client_redemptions|client_valida\
te|client_validations|client_vouchers|consents|customers|events|exports|locations|loyalties|metadata-schemas|orders|product-collections|products|promotions|publ\
ications|qualifications|redemptions|referrals|rewards|segments|skus|task-results|templates|trash-bin|validation-rules-assignments|validation-rules|validations|v\
ouchers))*$"}):t(e,"ScopeList","type",{type:"string"})}function me(r,e){if(p(r)){let i=r.access_token;i===void 0&&t(e,"AccessToken","required",{missingProperty:"\
access_token"});let o=r.client_id;o===void 0&&t(e,"AccessToken","required",{missingProperty:"client_id"});let d=r.expires_at;d===void 0&&t(e,"AccessToken","requ\
ired",{missingProperty:"expires_at"});let s=r.expires_in;s===void 0&&t(e,"AccessToken","required",{missingProperty:"expires_in"});let n=r.scope;n===void 0&&t(e,
"AccessToken","required",{missingProperty:"scope"});let y=r.token_type;if(y===void 0&&t(e,"AccessToken","required",{missingProperty:"token_type"}),i!==void 0&&typeof i!=
"string"&&t(e+"/access_token","AccessToken","type",{type:"string"}),o!==void 0&&typeof o!="string"&&t(e+"/client_id","AccessToken","type",{type:"string"}),d!==void 0){
let u=d;Number.isInteger(u)||t(e+"/expires_at","AccessToken","type",{type:"integer"})}if(s!==void 0){let u=s;Number.isInteger(u)||t(e+"/expires_in","AccessToken",
"type",{type:"integer"})}n!==void 0&&Z(n,e&&e+"/scope"),y!==void 0&&y!=="Bearer"&&t(e+"/token_type","AccessToken","const",{allowedValue:"Bearer"})}else t(e,"Acc\
essToken","type",{type:"object"})}var ge=N;function N(r,e){if(p(r)){let i=r.code;i===void 0&&t(e,"ErrorObject","required",{missingProperty:"code"});let o=r.message;if(o===void 0&&t(e,"ErrorObject","requi\
red",{missingProperty:"message"}),i!==void 0){let c=i;Number.isInteger(c)||t(e+"/code","ErrorObject","type",{type:"integer"})}let d=r.key;d!==void 0&&typeof d!=
"string"&&t(e+"/key","ErrorObject","type",{type:"string"}),o!==void 0&&typeof o!="string"&&t(e+"/message","ErrorObject","type",{type:"string"});let s=r.details;
s!==void 0&&typeof s!="string"&&t(e+"/details","ErrorObject","type",{type:"string"});let n=r.request_id;n!==void 0&&typeof n!="string"&&t(e+"/request_id","Error\
Object","type",{type:"string"});let y=r.resource_id;y!==void 0&&typeof y!="string"&&t(e+"/resource_id","ErrorObject","type",{type:"string"});let u=r.resource_type;
u!==void 0&&typeof u!="string"&&t(e+"/resource_type","ErrorObject","type",{type:"string"});let f=r.error;if(f!==void 0){let c=f;if(p(c)){let q=c.message;q!==void 0&&
typeof q!="string"&&t(e+"/error/message","ErrorObject","type",{type:"string"})}else t(e+"/error","ErrorObject","type",{type:"object"})}}else t(e,"ErrorObject","\
type",{type:"object"})}var ve=te;var $=fe["date-time"];function a(r,e){if(p(r)){let i=r.id;i===void 0&&t(e,"MemberActivityBase","required",{missingProperty:"id"},"S17");let o=r.created_at;if(o===
void 0&&t(e,"MemberActivityBase","required",{missingProperty:"created_at"},"S17"),i!==void 0&&typeof i!="string"&&t(e+"/id","MemberActivityBase","type",{type:"s\
tring"}),o!==void 0){let s=o;typeof s=="string"?$(s)||t(e+"/created_at","MemberActivityBase","format",{format:"date-time"},"S25"):t(e+"/created_at","MemberActiv\
ityBase","type",{type:"string"})}let d=r.group_id;d!==void 0&&typeof d!="string"&&t(e+"/group_id","MemberActivityBase","type",{type:"string"})}else t(e,"MemberA\
ctivityBase","type",{type:"object"})}function j(r,e){if(p(r)){let i=r.id;i!==void 0&&typeof i!="string"&&t(e+"/id","CustomerSummary","type",{type:"string"});let o=r.name;o!==void 0&&typeof o!="stri\
ng"&&t(e+"/name","CustomerSummary","type",{type:"string"});let d=r.email;d!==void 0&&typeof d!="string"&&t(e+"/email","CustomerSummary","type",{type:"string"});
let s=r.source_id;s!==void 0&&typeof s!="string"&&t(e+"/source_id","CustomerSummary","type",{type:"string"});let n=r.metadata;n!==void 0&&(p(n)||t(e+"/metadata",
"CustomerSummary","type",{type:"object"}));let y=r.object;y!==void 0&&y!=="customer"&&t(e+"/object","CustomerSummary","const",{allowedValue:"customer"})}else t(
e,"CustomerSummary","type",{type:"object"})}function be(r,e){p(r)||t(e,"CampaignVoucherSummary","type",{type:"object"},"S16")}function _e(r,e){p(r)||t(e,"ReferralProgram","type",{type:"object"},"S16")}function A(r,e){if(p(r)){let i=r.id;i!==void 0&&typeof i!="string"&&t(e+"/id","Campai\
gnSummary","type",{type:"string"});let o=r.name;o!==void 0&&typeof o!="string"&&t(e+"/name","CampaignSummary","type",{type:"string"});let d=r.campaign_type;d!==
void 0&&typeof d!="string"&&t(e+"/campaign_type","CampaignSummary","type",{type:"string"});let s=r.type;if(s!==void 0){let c=s;typeof c!="string"&&t(e+"/type","\
CampaignSummary","type",{type:"string"}),c==="AUTO_UPDATE"||c==="STATIC"||c==="STANDALONE"||t(e+"/type","CampaignSummary","enum",{allowedValues:["AUTO_UPDATE","\
STATIC","STANDALONE"]})}let n=r.is_referral_code;n!==void 0&&typeof n!="boolean"&&t(e+"/is_referral_code","CampaignSummary","type",{type:"boolean"});let y=r.voucher;
y!==void 0&&be(y,e&&e+"/voucher");let u=r.referral_program;u!==void 0&&_e(u,e&&e+"/referral_program");let f=r.auto_join;f!==void 0&&typeof f!="boolean"&&t(e+"/a\
uto_join","CampaignSummary","type",{type:"boolean"})}else t(e,"CampaignSummary","type",{type:"object"})}function je(r,e){p(r)||t(e,"TierBase","type",{type:"object"},"S16")}function Ae(r,e){p(r)||t(e,"LoyaltyTierExpiration","type",{type:"object"},"S16")}function L(r,e){if(je(r,e),p(r)){let i=r.id;i===void 0&&t(e,"LoyaltyTier","requ\
ired",{missingProperty:"id"});let o=r.campaign_id;o===void 0&&t(e,"LoyaltyTier","required",{missingProperty:"campaign_id"});let d=r.metadata;d===void 0&&t(e,"Lo\
yaltyTier","required",{missingProperty:"metadata"});let s=r.created_at;s===void 0&&t(e,"LoyaltyTier","required",{missingProperty:"created_at"});let n=r.config;n===
void 0&&t(e,"LoyaltyTier","required",{missingProperty:"config"});let y=r.object;if(y===void 0&&t(e,"LoyaltyTier","required",{missingProperty:"object"}),i!==void 0&&
typeof i!="string"&&t(e+"/id","LoyaltyTier","type",{type:"string"}),o!==void 0&&typeof o!="string"&&t(e+"/campaign_id","LoyaltyTier","type",{type:"string"}),d!==
void 0){let c=d;!p(c)&&c!==null&&t(e+"/metadata","LoyaltyTier","type",{type:["object","null"]})}if(s!==void 0){let c=s;typeof c=="string"?$(c)||t(e+"/created_at",
"LoyaltyTier","format",{format:"date-time"},"S25"):t(e+"/created_at","LoyaltyTier","type",{type:"string"})}let u=r.updated_at;if(u!==void 0){let c=u;typeof c!="\
string"&&c!==null&&t(e+"/updated_at","LoyaltyTier","type",{type:["string","null"]}),typeof c=="string"&&($(c)||t(e+"/updated_at","LoyaltyTier","format",{format:"\
date-time"},"S25"))}if(n!==void 0){let c=n;if(p(c)){let q=c.points;if(q===void 0&&t(e+"/config","LoyaltyTier","required",{missingProperty:"points"}),q!==void 0){
let b=q;if(p(b)){let C=b.from;if(C!==void 0){let k=C;Number.isInteger(k)||t(e+"/config/points/from","LoyaltyTier","type",{type:"integer"})}let T=b.to;if(T!==void 0){
let k=T;Number.isInteger(k)||t(e+"/config/points/to","LoyaltyTier","type",{type:"integer"})}}else t(e+"/config/points","LoyaltyTier","type",{type:"object"})}}else
t(e+"/config","LoyaltyTier","type",{type:"object"})}let f=r.expiration;f!==void 0&&Ae(f,e&&e+"/expiration"),y!==void 0&&y!=="loyalty_tier"&&t(e+"/object","Loyal\
tyTier","const",{allowedValue:"loyalty_tier"})}else t(e,"LoyaltyTier","type",{type:"object"})}function qe(r,e){if(p(r)){let i=r.created_at;i===void 0&&t(e,"Loya\
ltyTierUpgradedData","required",{missingProperty:"created_at"});let o=r.loyalty_tier_to;o===void 0&&t(e,"LoyaltyTierUpgradedData","required",{missingProperty:"l\
oyalty_tier_to"});let d=r.customer;d!==void 0&&j(d,e&&e+"/customer");let s=r.campaign;s!==void 0&&A(s,e&&e+"/campaign");let n=r.loyalty_tier_from;if(n!==void 0&&
L(n,e&&e+"/loyalty_tier_from"),o!==void 0&&L(o,e&&e+"/loyalty_tier_to"),i!==void 0){let y=i;typeof y=="string"?$(y)||t(e+"/created_at","LoyaltyTierUpgradedData",
"format",{format:"date-time"},"S25"):t(e+"/created_at","LoyaltyTierUpgradedData","type",{type:"string"})}}else t(e,"LoyaltyTierUpgradedData","type",{type:"objec\
t"})}function l(r,e){if(p(r)){let i=r.channel;if(i===void 0&&t(e,"EventSource","required",{missingProperty:"channel"}),i!==void 0){let s=i;typeof s!="string"&&t(e+"/\
channel","EventSource","type",{type:"string"}),s==="USER_PORTAL"||s==="API"||s==="CLIENT_API"||s==="INTERNAL"||t(e+"/channel","EventSource","enum",{allowedValues:[
"USER_PORTAL","API","CLIENT_API","INTERNAL"]})}let o=r.user;if(o!==void 0){let s=o;if(p(s)){let n=s.id;n===void 0&&t(e+"/user","EventSource","required",{missingProperty:"\
id"}),n!==void 0&&typeof n!="string"&&t(e+"/user/id","EventSource","type",{type:"string"})}else t(e+"/user","EventSource","type",{type:"object"})}let d=r.api_key;
if(d!==void 0){let s=d;if(p(s)){let n=s.name;n===void 0&&t(e+"/api_key","EventSource","required",{missingProperty:"name"});let y=s.app_id;y===void 0&&t(e+"/api_\
key","EventSource","required",{missingProperty:"app_id"}),n!==void 0&&typeof n!="string"&&t(e+"/api_key/name","EventSource","type",{type:"string"}),y!==void 0&&
typeof y!="string"&&t(e+"/api_key/app_id","EventSource","type",{type:"string"})}else t(e+"/api_key","EventSource","type",{type:"object"})}}else t(e,"EventSource",
"type",{type:"object"})}function Se(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"CustomerLoyaltyTierUpgradedActivity","required",{missingProperty:"data"},
"S17"),i!==void 0){let o=i;if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerLoyaltyTierUpgradedActivity","required",{missingProperty:"data"},"S17");let s=o.
event_source;s===void 0&&t(e+"/data","CustomerLoyaltyTierUpgradedActivity","required",{missingProperty:"event_source"},"S17"),d!==void 0&&qe(d,e&&e+"/data/data"),
s!==void 0&&l(s,e&&e+"/data/event_source")}else t(e+"/data","CustomerLoyaltyTierUpgradedActivity","type",{type:"object"})}}else t(e,"CustomerLoyaltyTierUpgraded\
Activity","type",{type:"object"})}function Ce(r,e){if(p(r)){let i=r.created_at;i===void 0&&t(e,"LoyaltyTierDowngradedData","required",{missingProperty:"created_at"});let o=r.loyalty_tier_from;o===
void 0&&t(e,"LoyaltyTierDowngradedData","required",{missingProperty:"loyalty_tier_from"});let d=r.customer;d!==void 0&&j(d,e&&e+"/customer");let s=r.campaign;s!==
void 0&&A(s,e&&e+"/campaign"),o!==void 0&&L(o,e&&e+"/loyalty_tier_from");let n=r.loyalty_tier_to;if(n!==void 0&&L(n,e&&e+"/loyalty_tier_to"),i!==void 0){let y=i;
typeof y=="string"?$(y)||t(e+"/created_at","LoyaltyTierDowngradedData","format",{format:"date-time"},"S25"):t(e+"/created_at","LoyaltyTierDowngradedData","type",
{type:"string"})}}else t(e,"LoyaltyTierDowngradedData","type",{type:"object"})}function Te(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"CustomerLoyalty\
TierDowngradedActivity","required",{missingProperty:"data"},"S17"),i!==void 0){let o=i;if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerLoyaltyTierDowngra\
dedActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;s===void 0&&t(e+"/data","CustomerLoyaltyTierDowngradedActivity","required",{missingProperty:"\
event_source"},"S17"),d!==void 0&&Ce(d,e&&e+"/data/data"),s!==void 0&&l(s,e&&e+"/data/event_source")}else t(e+"/data","CustomerLoyaltyTierDowngradedActivity","t\
ype",{type:"object"})}}else t(e,"CustomerLoyaltyTierDowngradedActivity","type",{type:"object"})}function V(r,e){if(p(r)){let i=r.created_at;i===void 0&&t(e,"LoyaltyTierData","required",{missingProperty:"created_at"});let o=r.loyalty_tier;o===void 0&&t(e,"L\
oyaltyTierData","required",{missingProperty:"loyalty_tier"});let d=r.customer;d!==void 0&&j(d,e&&e+"/customer");let s=r.campaign;if(s!==void 0&&A(s,e&&e+"/campa\
ign"),o!==void 0&&L(o,e&&e+"/loyalty_tier"),i!==void 0){let n=i;typeof n=="string"?$(n)||t(e+"/created_at","LoyaltyTierData","format",{format:"date-time"},"S25"):
t(e+"/created_at","LoyaltyTierData","type",{type:"string"})}}else t(e,"LoyaltyTierData","type",{type:"object"})}function Re(r,e){if(a(r,e),p(r)){let i=r.data;if(i===
void 0&&t(e,"CustomerLoyaltyTierProlongedActivity","required",{missingProperty:"data"},"S17"),i!==void 0){let o=i;if(p(o)){let d=o.data;d===void 0&&t(e+"/data",
"CustomerLoyaltyTierProlongedActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;s===void 0&&t(e+"/data","CustomerLoyaltyTierProlongedActi\
vity","required",{missingProperty:"event_source"},"S17"),d!==void 0&&V(d,e&&e+"/data/data"),s!==void 0&&l(s,e&&e+"/data/event_source")}else t(e+"/data","Custome\
rLoyaltyTierProlongedActivity","type",{type:"object"})}}else t(e,"CustomerLoyaltyTierProlongedActivity","type",{type:"object"})}function ke(r,e){if(p(r)){let i=r.created_at;i===void 0&&t(e,"LoyaltyTierExpirationChangedData","required",{missingProperty:"created_at"});let o=r.loyalty_tier;
o===void 0&&t(e,"LoyaltyTierExpirationChangedData","required",{missingProperty:"loyalty_tier"});let d=r.expiration_date;d===void 0&&t(e,"LoyaltyTierExpirationCh\
angedData","required",{missingProperty:"expiration_date"});let s=r.customer;s!==void 0&&j(s,e&&e+"/customer");let n=r.campaign;if(n!==void 0&&A(n,e&&e+"/campaig\
n"),o!==void 0&&L(o,e&&e+"/loyalty_tier"),i!==void 0){let y=i;typeof y=="string"?$(y)||t(e+"/created_at","LoyaltyTierExpirationChangedData","format",{format:"da\
te-time"},"S25"):t(e+"/created_at","LoyaltyTierExpirationChangedData","type",{type:"string"})}if(d!==void 0){let y=d;typeof y=="string"?$(y)||t(e+"/expiration_d\
ate","LoyaltyTierExpirationChangedData","format",{format:"date-time"},"S25"):t(e+"/expiration_date","LoyaltyTierExpirationChangedData","type",{type:"string"})}}else
t(e,"LoyaltyTierExpirationChangedData","type",{type:"object"})}function $e(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"CustomerLoyaltyTierExpirationCh\
angedActivity","required",{missingProperty:"data"},"S17"),i!==void 0){let o=i;if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerLoyaltyTierExpirationChange\
dActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;s===void 0&&t(e+"/data","CustomerLoyaltyTierExpirationChangedActivity","required",{missingProperty:"\
event_source"},"S17"),d!==void 0&&ke(d,e&&e+"/data/data"),s!==void 0&&l(s,e&&e+"/data/event_source")}else t(e+"/data","CustomerLoyaltyTierExpirationChangedActiv\
ity","type",{type:"object"})}}else t(e,"CustomerLoyaltyTierExpirationChangedActivity","type",{type:"object"})}function Ee(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"CustomerLoyaltyTierJoinedActivity","required",{missingProperty:"data"},"S17"),i!==void 0){let o=i;
if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerLoyaltyTierJoinedActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;s===void 0&&t(
e+"/data","CustomerLoyaltyTierJoinedActivity","required",{missingProperty:"event_source"},"S17"),d!==void 0&&V(d,e&&e+"/data/data"),s!==void 0&&l(s,e&&e+"/data/\
event_source")}else t(e+"/data","CustomerLoyaltyTierJoinedActivity","type",{type:"object"})}}else t(e,"CustomerLoyaltyTierJoinedActivity","type",{type:"object"})}function Le(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"CustomerLoyaltyTierLeftActivity","required",{missingProperty:"data"},"S17"),i!==void 0){let o=i;
if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerLoyaltyTierLeftActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;s===void 0&&t(e+
"/data","CustomerLoyaltyTierLeftActivity","required",{missingProperty:"event_source"},"S17"),d!==void 0&&V(d,e&&e+"/data/data"),s!==void 0&&l(s,e&&e+"/data/even\
t_source")}else t(e+"/data","CustomerLoyaltyTierLeftActivity","type",{type:"object"})}}else t(e,"CustomerLoyaltyTierLeftActivity","type",{type:"object"})}function De(r,e){p(r)||t(e,"Publication","type",{type:"object"},"S16")}function K(r,e){if(p(r)){let i=r.customer;i!==void 0&&j(i,e&&e+"/customer");let o=r.campaign;
o!==void 0&&A(o,e&&e+"/campaign");let d=r.publication;d!==void 0&&De(d,e&&e+"/publication")}else t(e,"CustomerPublicationData","type",{type:"object"})}function we(r,e){
if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"CustomerPublicationSucceededActivity","required",{missingProperty:"data"},"S17"),i!==void 0){let o=i;if(p(o)){let d=o.
data;d===void 0&&t(e+"/data","CustomerPublicationSucceededActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;s===void 0&&t(e+"/data","Cus\
tomerPublicationSucceededActivity","required",{missingProperty:"event_source"},"S17"),d!==void 0&&K(d,e&&e+"/data/data"),s!==void 0&&l(s,e&&e+"/data/event_sourc\
e")}else t(e+"/data","CustomerPublicationSucceededActivity","type",{type:"object"})}}else t(e,"CustomerPublicationSucceededActivity","type",{type:"object"})}function Ne(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"CustomerPublicationFailedActivity","required",{missingProperty:"data"},"S17"),i!==void 0){let o=i;
if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerPublicationFailedActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;s===void 0&&t(
e+"/data","CustomerPublicationFailedActivity","required",{missingProperty:"event_source"},"S17"),d!==void 0&&K(d,e&&e+"/data/data"),s!==void 0&&l(s,e&&e+"/data/\
event_source")}else t(e+"/data","CustomerPublicationFailedActivity","type",{type:"object"})}}else t(e,"CustomerPublicationFailedActivity","type",{type:"object"})}function F(r,e){p(r)||t(e,"CustomerRedemptionData","type",{type:"object"},"S16")}function Oe(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"CustomerRedem\
ptionFailedActivity","required",{missingProperty:"data"},"S17"),i!==void 0){let o=i;if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerRedemptionFailedActiv\
ity","required",{missingProperty:"data"},"S17");let s=o.event_source;s===void 0&&t(e+"/data","CustomerRedemptionFailedActivity","required",{missingProperty:"eve\
nt_source"},"S17"),d!==void 0&&F(d,e&&e+"/data/data"),s!==void 0&&l(s,e&&e+"/data/event_source")}else t(e+"/data","CustomerRedemptionFailedActivity","type",{type:"\
object"})}}else t(e,"CustomerRedemptionFailedActivity","type",{type:"object"})}function Me(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"CustomerRedemptionSuccceededActivity","required",{missingProperty:"data"},"S17"),i!==void 0){let o=i;
if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerRedemptionSuccceededActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;s===void 0&&
t(e+"/data","CustomerRedemptionSuccceededActivity","required",{missingProperty:"event_source"},"S17"),d!==void 0&&F(d,e&&e+"/data/data"),s!==void 0&&l(s,e&&e+"/\
data/event_source")}else t(e+"/data","CustomerRedemptionSuccceededActivity","type",{type:"object"})}}else t(e,"CustomerRedemptionSuccceededActivity","type",{type:"\
object"})}function Q(r,e){p(r)||t(e,"RedemptionSummary","type",{type:"object"},"S16")}function P(r,e){if(F(r,e),p(r)){let i=r.redemption_rollback;i!==void 0&&Q(i,e&&e+"/r\
edemption_rollback")}else t(e,"CustomerRedemptionRollbackData","type",{type:"object"})}function Ie(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"Custome\
rRedemptionRollbackFailedActivity","required",{missingProperty:"data"},"S17"),i!==void 0){let o=i;if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerRedempt\
ionRollbackFailedActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;s===void 0&&t(e+"/data","CustomerRedemptionRollbackFailedActivity","r\
equired",{missingProperty:"event_source"},"S17"),d!==void 0&&P(d,e&&e+"/data/data"),s!==void 0&&l(s,e&&e+"/data/event_source")}else t(e+"/data","CustomerRedempt\
ionRollbackFailedActivity","type",{type:"object"})}}else t(e,"CustomerRedemptionRollbackFailedActivity","type",{type:"object"})}function Ue(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"CustomerRedemptionRollbackSuccceededActivity","required",{missingProperty:"data"},"S17"),i!==void 0){
let o=i;if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerRedemptionRollbackSuccceededActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;
s===void 0&&t(e+"/data","CustomerRedemptionRollbackSuccceededActivity","required",{missingProperty:"event_source"},"S17"),d!==void 0&&P(d,e&&e+"/data/data"),s!==
void 0&&l(s,e&&e+"/data/event_source")}else t(e+"/data","CustomerRedemptionRollbackSuccceededActivity","type",{type:"object"})}}else t(e,"CustomerRedemptionRoll\
backSuccceededActivity","type",{type:"object"})}function S(r,e){p(r)||t(e,"VoucherSummary","type",{type:"object"},"S16")}function Ve(r,e){p(r)||t(e,"RewardResult","type",{type:"object"},"S16")}function Fe(r,e){p(r)||t(e,"ReferralTier","type",{type:"object"},"S16")}function h(r,e){p(r)||t(e,"CustomEvent","type",{type:"object"},"S16")}function xe(r,e){p(r)||t(e,"SegmentSummary","type",{type:"object"},"S16")}function Be(r,e){if(p(r)){let i=r.customer;i!==void 0&&j(i,e&&e+"/customer");let o=r.holder;
o!==void 0&&j(o,e&&e+"/holder");let d=r.voucher;d!==void 0&&S(d,e&&e+"/voucher");let s=r.campaign;s!==void 0&&A(s,e&&e+"/campaign");let n=r.redemption;n!==void 0&&
Q(n,e&&e+"/redemption");let y=r.reward;y!==void 0&&Ve(y,e&&e+"/reward");let u=r.referral_tier;u!==void 0&&Fe(u,e&&e+"/referral_tier");let f=r.balance;if(f!==void 0){
let b=f;if(!p(b)&&b!==null&&t(e+"/balance","CustomerRewardedData","type",{type:["object","null"]}),p(b)){let C=b.amount;if(C!==void 0){let k=C;Number.isInteger(
k)||t(e+"/balance/amount","CustomerRewardedData","type",{type:"integer"})}let T=b.points;if(T!==void 0){let k=T;Number.isInteger(k)||t(e+"/balance/points","Cust\
omerRewardedData","type",{type:"integer"})}}}let c=r.custom_event;c!==void 0&&h(c,e&&e+"/custom_event");let q=r.customer_event;if(q!==void 0){let b=q;if(!p(b)&&
b!==null&&t(e+"/customer_event","CustomerRewardedData","type",{type:["object","null"]}),p(b)){let C=b.segment;C!==void 0&&xe(C,e&&e+"/customer_event/segment");let T=b.
event_type;T!==void 0&&typeof T!="string"&&t(e+"/customer_event/event_type","CustomerRewardedData","type",{type:"string"})}}}else t(e,"CustomerRewardedData","ty\
pe",{type:"object"})}function We(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"CustomerRewardedActivity","required",{missingProperty:"data"},"S17"),i!==
void 0){let o=i;if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerRewardedActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;s===void 0&&
t(e+"/data","CustomerRewardedActivity","required",{missingProperty:"event_source"},"S17"),d!==void 0&&Be(d,e&&e+"/data/data"),s!==void 0&&l(s,e&&e+"/data/event_\
source")}else t(e+"/data","CustomerRewardedActivity","type",{type:"object"})}}else t(e,"CustomerRewardedActivity","type",{type:"object"})}function ze(r,e){p(r)||t(e,"EarningRule","type",{type:"object"},"S16")}function D(r,e){p(r)||t(e,"VoucherBalance","type",{type:"object"},"S16")}function Je(r,e){p(r)||t(e,"CalculatedOrder","type",{type:"object"},"S16")}function He(r,e){p(r)||t(e,"OrderItem","type",{type:"object"},"S16")}function Xe(r,e){if(Je(r,e),p(r)){let i=r.items;if(i!==void 0){let o=i;if(Array.isArray(o)){
o.length>500&&t(e+"/items","LoyaltyPointsOrder","maxItems",{limit:500});let d=o.length;for(let s=0;s<d;s++)He(o[s],e&&e+"/items/"+s)}else t(e+"/items","LoyaltyP\
ointsOrder","type",{type:"array"})}}else t(e,"LoyaltyPointsOrder","type",{type:"object"})}function Ge(r,e){if(p(r)){let i=r.customer;i!==void 0&&j(i,e&&e+"/cust\
omer");let o=r.holder;o!==void 0&&j(o,e&&e+"/holder");let d=r.voucher;d!==void 0&&S(d,e&&e+"/voucher");let s=r.campaign;s!==void 0&&A(s,e&&e+"/campaign");let n=r.
loyalty_tier;n!==void 0&&L(n,e&&e+"/loyalty_tier");let y=r.earning_rule;y!==void 0&&ze(y,e&&e+"/earning_rule");let u=r.balance;u!==void 0&&D(u,e&&e+"/balance");
let f=r.order;f!==void 0&&Xe(f,e&&e+"/order");let c=r.event;c!==void 0&&h(c,e&&e+"/event")}else t(e,"CustomerRewardedLoyaltyPointsData","type",{type:"object"})}
function Ye(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"CustomerRewardedLoyaltyPointsActivity","required",{missingProperty:"data"},"S17"),i!==void 0){
let o=i;if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerRewardedLoyaltyPointsActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;s===
void 0&&t(e+"/data","CustomerRewardedLoyaltyPointsActivity","required",{missingProperty:"event_source"},"S17"),d!==void 0&&Ge(d,e&&e+"/data/data"),s!==void 0&&l(
s,e&&e+"/data/event_source")}else t(e+"/data","CustomerRewardedLoyaltyPointsActivity","type",{type:"object"})}}else t(e,"CustomerRewardedLoyaltyPointsActivity",
"type",{type:"object"})}function O(r,e){p(r)||t(e,"RewardRedemptionsData","type",{type:"object"},"S16")}function Ze(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"CustomerReward\
RedemptionsCreatedActivity","required",{missingProperty:"data"},"S17"),i!==void 0){let o=i;if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerRewardRedempti\
onsCreatedActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;s===void 0&&t(e+"/data","CustomerRewardRedemptionsCreatedActivity","required",
{missingProperty:"event_source"},"S17"),d!==void 0&&O(d,e&&e+"/data/data"),s!==void 0&&l(s,e&&e+"/data/event_source")}else t(e+"/data","CustomerRewardRedemption\
sCreatedActivity","type",{type:"object"})}}else t(e,"CustomerRewardRedemptionsCreatedActivity","type",{type:"object"})}function Ke(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"CustomerRewardRedemptionsPendingActivity","required",{missingProperty:"data"},"S17"),i!==void 0){
let o=i;if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerRewardRedemptionsPendingActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;
s===void 0&&t(e+"/data","CustomerRewardRedemptionsPendingActivity","required",{missingProperty:"event_source"},"S17"),d!==void 0&&O(d,e&&e+"/data/data"),s!==void 0&&
l(s,e&&e+"/data/event_source")}else t(e+"/data","CustomerRewardRedemptionsPendingActivity","type",{type:"object"})}}else t(e,"CustomerRewardRedemptionsPendingAc\
tivity","type",{type:"object"})}function Qe(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"CustomerRewardRedemptionsCompletedActivity","required",{missingProperty:"data"},"S17"),i!==void 0){
let o=i;if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerRewardRedemptionsCompletedActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;
s===void 0&&t(e+"/data","CustomerRewardRedemptionsCompletedActivity","required",{missingProperty:"event_source"},"S17"),d!==void 0&&O(d,e&&e+"/data/data"),s!==void 0&&
l(s,e&&e+"/data/event_source")}else t(e+"/data","CustomerRewardRedemptionsCompletedActivity","type",{type:"object"})}}else t(e,"CustomerRewardRedemptionsComplet\
edActivity","type",{type:"object"})}function Pe(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"CustomerRewardRedemptionsRolledbackActivity","required",{missingProperty:"data"},"S17"),i!==void 0){
let o=i;if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerRewardRedemptionsRolledbackActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;
s===void 0&&t(e+"/data","CustomerRewardRedemptionsRolledbackActivity","required",{missingProperty:"event_source"},"S17"),d!==void 0&&O(d,e&&e+"/data/data"),s!==
void 0&&l(s,e&&e+"/data/event_source")}else t(e+"/data","CustomerRewardRedemptionsRolledbackActivity","type",{type:"object"})}}else t(e,"CustomerRewardRedemptio\
nsRolledbackActivity","type",{type:"object"})}function he(r,e){if(p(r)){let i=r.customer;i!==void 0&&j(i,e&&e+"/customer");let o=r.campaign;o!==void 0&&A(o,e&&e+"/campaign");let d=r.voucher;d!==void 0&&S(d,
e&&e+"/voucher")}else t(e,"CustomerVoucherDeletedData","type",{type:"object"})}function er(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"CustomerVoucher\
DeletedActivity","required",{missingProperty:"data"},"S17"),i!==void 0){let o=i;if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerVoucherDeletedActivity","\
required",{missingProperty:"data"},"S17");let s=o.event_source;s===void 0&&t(e+"/data","CustomerVoucherDeletedActivity","required",{missingProperty:"event_sourc\
e"},"S17"),d!==void 0&&he(d,e&&e+"/data/data"),s!==void 0&&l(s,e&&e+"/data/event_source")}else t(e+"/data","CustomerVoucherDeletedActivity","type",{type:"object"})}}else
t(e,"CustomerVoucherDeletedActivity","type",{type:"object"})}function ee(r,e){p(r)||t(e,"OrderSummary","type",{type:"object"},"S16")}function rr(r,e){p(r)||t(e,"VoucherTransaction","type",{type:"object"},"S16")}function re(r,e){p(r)||t(e,"PendingPoints","type",{type:"object"},"S16")}function tr(r,e){if(p(r)){let i=r.customer;i===void 0&&t(e,"PendingPointsActivatedData",
"required",{missingProperty:"customer"});let o=r.campaign;o===void 0&&t(e,"PendingPointsActivatedData","required",{missingProperty:"campaign"});let d=r.voucher;
d===void 0&&t(e,"PendingPointsActivatedData","required",{missingProperty:"voucher"});let s=r.balance;s===void 0&&t(e,"PendingPointsActivatedData","required",{missingProperty:"\
balance"});let n=r.order;n===void 0&&t(e,"PendingPointsActivatedData","required",{missingProperty:"order"});let y=r.transaction;y===void 0&&t(e,"PendingPointsAc\
tivatedData","required",{missingProperty:"transaction"});let u=r.pending_points;u===void 0&&t(e,"PendingPointsActivatedData","required",{missingProperty:"pendin\
g_points"}),i!==void 0&&j(i,e&&e+"/customer"),o!==void 0&&A(o,e&&e+"/campaign"),d!==void 0&&S(d,e&&e+"/voucher"),s!==void 0&&D(s,e&&e+"/balance"),n!==void 0&&ee(
n,e&&e+"/order"),y!==void 0&&rr(y,e&&e+"/transaction"),u!==void 0&&re(u,e&&e+"/pending_points")}else t(e,"PendingPointsActivatedData","type",{type:"object"})}function ir(r,e){
if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"CustomerPendingPointsActivatedActivity","required",{missingProperty:"data"},"S17"),i!==void 0){let o=i;if(p(o)){
let d=o.data;d===void 0&&t(e+"/data","CustomerPendingPointsActivatedActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;s===void 0&&t(e+"/\
data","CustomerPendingPointsActivatedActivity","required",{missingProperty:"event_source"},"S17"),d!==void 0&&tr(d,e&&e+"/data/data"),s!==void 0&&l(s,e&&e+"/dat\
a/event_source")}else t(e+"/data","CustomerPendingPointsActivatedActivity","type",{type:"object"})}}else t(e,"CustomerPendingPointsActivatedActivity","type",{type:"\
object"})}function x(r,e){if(p(r)){let i=r.customer;i===void 0&&t(e,"PendingPointsData","required",{missingProperty:"customer"});let o=r.campaign;o===void 0&&t(e,"Pending\
PointsData","required",{missingProperty:"campaign"});let d=r.voucher;d===void 0&&t(e,"PendingPointsData","required",{missingProperty:"voucher"});let s=r.voucher_pending_points_balance;
s===void 0&&t(e,"PendingPointsData","required",{missingProperty:"voucher_pending_points_balance"});let n=r.order;n===void 0&&t(e,"PendingPointsData","required",
{missingProperty:"order"});let y=r.pending_points;y===void 0&&t(e,"PendingPointsData","required",{missingProperty:"pending_points"}),i!==void 0&&j(i,e&&e+"/cust\
omer"),o!==void 0&&A(o,e&&e+"/campaign"),d!==void 0&&S(d,e&&e+"/voucher"),s!==void 0&&D(s,e&&e+"/voucher_pending_points_balance"),n!==void 0&&ee(n,e&&e+"/order"),
y!==void 0&&re(y,e&&e+"/pending_points")}else t(e,"PendingPointsData","type",{type:"object"})}function or(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"\
CustomerPendingPointsAddedActivity","required",{missingProperty:"data"},"S17"),i!==void 0){let o=i;if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerPendin\
gPointsAddedActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;s===void 0&&t(e+"/data","CustomerPendingPointsAddedActivity","required",{missingProperty:"\
event_source"},"S17"),d!==void 0&&x(d,e&&e+"/data/data"),s!==void 0&&l(s,e&&e+"/data/event_source")}else t(e+"/data","CustomerPendingPointsAddedActivity","type",
{type:"object"})}}else t(e,"CustomerPendingPointsAddedActivity","type",{type:"object"})}function dr(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"CustomerPendingPointsCanceledActivity","required",{missingProperty:"data"},"S17"),i!==void 0){
let o=i;if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerPendingPointsCanceledActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;s===
void 0&&t(e+"/data","CustomerPendingPointsCanceledActivity","required",{missingProperty:"event_source"},"S17"),d!==void 0&&x(d,e&&e+"/data/data"),s!==void 0&&l(
s,e&&e+"/data/event_source")}else t(e+"/data","CustomerPendingPointsCanceledActivity","type",{type:"object"})}}else t(e,"CustomerPendingPointsCanceledActivity",
"type",{type:"object"})}function sr(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"CustomerPendingPointsUpdatedActivity","required",{missingProperty:"data"},"S17"),i!==void 0){let o=i;
if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerPendingPointsUpdatedActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;s===void 0&&
t(e+"/data","CustomerPendingPointsUpdatedActivity","required",{missingProperty:"event_source"},"S17"),d!==void 0&&x(d,e&&e+"/data/data"),s!==void 0&&l(s,e&&e+"/\
data/event_source")}else t(e+"/data","CustomerPendingPointsUpdatedActivity","type",{type:"object"})}}else t(e,"CustomerPendingPointsUpdatedActivity","type",{type:"\
object"})}function B(r,e){p(r)||t(e,"VoucherTransactionBase","type",{type:"object"},"S16")}function w(r,e){if(p(r)){let i=r.id;i===void 0&&t(e,"NamedReference","required",{missingProperty:"id"});let o=r.name;o===void 0&&t(e,"NamedReference","required",
{missingProperty:"name"}),i!==void 0&&typeof i!="string"&&t(e+"/id","NamedReference","type",{type:"string"}),o!==void 0&&typeof o!="string"&&t(e+"/name","NamedR\
eference","type",{type:"string"})}else t(e,"NamedReference","type",{type:"object"})}function W(r,e){if(p(r)){let i=r.balance;i!==void 0&&D(i,e&&e+"/balance");let o=r.
order;if(o!==void 0){let g=o;if(p(g)){let m=g.id;m===void 0&&t(e+"/order","TransactionDetails","required",{missingProperty:"id"});let _=g.source_id;_===void 0&&
t(e+"/order","TransactionDetails","required",{missingProperty:"source_id"}),m!==void 0&&typeof m!="string"&&t(e+"/order/id","TransactionDetails","type",{type:"s\
tring"}),_!==void 0&&typeof _!="string"&&t(e+"/order/source_id","TransactionDetails","type",{type:"string"})}else t(e+"/order","TransactionDetails","type",{type:"\
object"})}let d=r.event;if(d!==void 0){let g=d;if(p(g)){let m=g.id;m===void 0&&t(e+"/event","TransactionDetails","required",{missingProperty:"id"});let _=g.type;
_===void 0&&t(e+"/event","TransactionDetails","required",{missingProperty:"type"}),m!==void 0&&typeof m!="string"&&t(e+"/event/id","TransactionDetails","type",{
type:"string"}),_!==void 0&&typeof _!="string"&&t(e+"/event/type","TransactionDetails","type",{type:"string"})}else t(e+"/event","TransactionDetails","type",{type:"\
object"})}let s=r.earning_rule;if(s!==void 0){let g=s;if(p(g)){let m=g.id;m===void 0&&t(e+"/earning_rule","TransactionDetails","required",{missingProperty:"id"});
let _=g.source;if(_===void 0&&t(e+"/earning_rule","TransactionDetails","required",{missingProperty:"source"}),m!==void 0&&typeof m!="string"&&t(e+"/earning_rule\
/id","TransactionDetails","type",{type:"string"}),_!==void 0){let z=_;if(p(z)){let M=z.banner;M===void 0&&t(e+"/earning_rule/source","TransactionDetails","requi\
red",{missingProperty:"banner"}),M!==void 0&&typeof M!="string"&&t(e+"/earning_rule/source/banner","TransactionDetails","type",{type:"string"})}else t(e+"/earni\
ng_rule/source","TransactionDetails","type",{type:"object"})}}else t(e+"/earning_rule","TransactionDetails","type",{type:"object"})}let n=r.segment;n!==void 0&&
w(n,e&&e+"/segment");let y=r.loyalty_tier;y!==void 0&&w(y,e&&e+"/loyalty_tier");let u=r.redemption;if(u!==void 0){let g=u;if(p(g)){let m=g.id;m===void 0&&t(e+"/\
redemption","TransactionDetails","required",{missingProperty:"id"}),m!==void 0&&typeof m!="string"&&t(e+"/redemption/id","TransactionDetails","type",{type:"stri\
ng"})}else t(e+"/redemption","TransactionDetails","type",{type:"object"})}let f=r.rollback;if(f!==void 0){let g=f;if(p(g)){let m=g.id;m===void 0&&t(e+"/rollback",
"TransactionDetails","required",{missingProperty:"id"}),m!==void 0&&typeof m!="string"&&t(e+"/rollback/id","TransactionDetails","type",{type:"string"})}else t(e+
"/rollback","TransactionDetails","type",{type:"object"})}let c=r.custom_event;if(c!==void 0){let g=c;if(p(g)){let m=g.id;m===void 0&&t(e+"/custom_event","Transa\
ctionDetails","required",{missingProperty:"id"});let _=g.type;_===void 0&&t(e+"/custom_event","TransactionDetails","required",{missingProperty:"type"}),m!==void 0&&
typeof m!="string"&&t(e+"/custom_event/id","TransactionDetails","type",{type:"string"}),_!==void 0&&typeof _!="string"&&t(e+"/custom_event/type","TransactionDet\
ails","type",{type:"string"})}else t(e+"/custom_event","TransactionDetails","type",{type:"object"})}let q=r.holder_loyalty_tier;q!==void 0&&w(q,e&&e+"/holder_lo\
yalty_tier");let b=r.event_schema;b!==void 0&&w(b,e&&e+"/event_schema");let C=r.reward;C!==void 0&&w(C,e&&e+"/reward");let T=r.source_voucher;T!==void 0&&S(T,e&&
e+"/source_voucher");let k=r.destination_voucher;k!==void 0&&S(k,e&&e+"/destination_voucher")}else t(e,"TransactionDetails","type",{type:"object"})}function pr(r,e){
if(B(r,e),p(r)){let i=r.type;if(i!==void 0){let d=i;typeof d!="string"&&t(e+"/type","PointsAddedTransaction","type",{type:"string"}),d!=="POINTS_ACCRUAL"&&t(e+"\
/type","PointsAddedTransaction","enum",{allowedValues:["POINTS_ACCRUAL"]})}let o=r.details;o!==void 0&&W(o,e&&e+"/details")}else t(e,"PointsAddedTransaction","t\
ype",{type:"object"})}function nr(r,e){if(p(r)){let i=r.customer;i!==void 0&&j(i,e&&e+"/customer");let o=r.campaign;o!==void 0&&A(o,e&&e+"/campaign");let d=r.voucher;
d!==void 0&&S(d,e&&e+"/voucher");let s=r.balance;s!==void 0&&D(s,e&&e+"/balance");let n=r.transaction;n!==void 0&&pr(n,e&&e+"/transaction")}else t(e,"PointsAdde\
dData","type",{type:"object"})}function yr(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"CustomerPointsAddedActivity","required",{missingProperty:"data"},
"S17"),i!==void 0){let o=i;if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerPointsAddedActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;
s===void 0&&t(e+"/data","CustomerPointsAddedActivity","required",{missingProperty:"event_source"},"S17"),d!==void 0&&nr(d,e&&e+"/data/data"),s!==void 0&&l(s,e&&
e+"/data/event_source")}else t(e+"/data","CustomerPointsAddedActivity","type",{type:"object"})}}else t(e,"CustomerPointsAddedActivity","type",{type:"object"})}function ur(r,e){if(B(r,e),p(r)){let i=r.type;if(i!==void 0){let d=i;typeof d!="string"&&t(e+"/type","PointsTransferredTransaction","type",{type:"string"}),d===
"POINTS_TRANSFER_IN"||d==="POINTS_TRANSFER_OUT"||t(e+"/type","PointsTransferredTransaction","enum",{allowedValues:["POINTS_TRANSFER_IN","POINTS_TRANSFER_OUT"]})}
let o=r.details;o!==void 0&&W(o,e&&e+"/details")}else t(e,"PointsTransferredTransaction","type",{type:"object"})}function cr(r,e){if(p(r)){let i=r.customer;i!==
void 0&&j(i,e&&e+"/customer");let o=r.campaign;o!==void 0&&A(o,e&&e+"/campaign");let d=r.voucher;d!==void 0&&S(d,e&&e+"/voucher");let s=r.source_voucher;s!==void 0&&
S(s,e&&e+"/source_voucher");let n=r.destination_voucher;n!==void 0&&S(n,e&&e+"/destination_voucher");let y=r.balance;y!==void 0&&D(y,e&&e+"/balance");let u=r.transaction;
u!==void 0&&ur(u,e&&e+"/transaction")}else t(e,"PointsTransferredData","type",{type:"object"})}function fr(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,
"CustomerPointsTransferredActivity","required",{missingProperty:"data"},"S17"),i!==void 0){let o=i;if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerPoints\
TransferredActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;s===void 0&&t(e+"/data","CustomerPointsTransferredActivity","required",{missingProperty:"\
event_source"},"S17"),d!==void 0&&cr(d,e&&e+"/data/data"),s!==void 0&&l(s,e&&e+"/data/event_source")}else t(e+"/data","CustomerPointsTransferredActivity","type",
{type:"object"})}}else t(e,"CustomerPointsTransferredActivity","type",{type:"object"})}function ar(r,e){p(r)||t(e,"PointsBucket","type",{type:"object"},"S16")}function lr(r,e){if(B(r,e),p(r)){let i=r.type;if(i!==void 0){let d=i;typeof d!="string"&&t(e+"/type","PointsExpiredTransaction","type",{type:"string"}),d!=="POI\
NTS_EXPIRATION"&&t(e+"/type","PointsExpiredTransaction","enum",{allowedValues:["POINTS_EXPIRATION"]})}let o=r.details;o!==void 0&&W(o,e&&e+"/details")}else t(e,
"PointsExpiredTransaction","type",{type:"object"})}function mr(r,e){if(p(r)){let i=r.customer;i!==void 0&&j(i,e&&e+"/customer");let o=r.campaign;o!==void 0&&A(o,
e&&e+"/campaign");let d=r.voucher;d!==void 0&&S(d,e&&e+"/voucher");let s=r.points;if(s!==void 0){let u=s;Number.isInteger(u)||t(e+"/points","PointsExpiredData",
"type",{type:"integer"})}let n=r.buckets;if(n!==void 0){let u=n;if(Array.isArray(u)){let f=u.length;for(let c=0;c<f;c++)ar(u[c],e&&e+"/buckets/"+c)}else t(e+"/b\
uckets","PointsExpiredData","type",{type:"array"})}let y=r.transaction;y!==void 0&&lr(y,e&&e+"/transaction")}else t(e,"PointsExpiredData","type",{type:"object"})}
function gr(r,e){if(a(r,e),p(r)){let i=r.data;if(i===void 0&&t(e,"CustomerPointsExpiredActivity","required",{missingProperty:"data"},"S17"),i!==void 0){let o=i;
if(p(o)){let d=o.data;d===void 0&&t(e+"/data","CustomerPointsExpiredActivity","required",{missingProperty:"data"},"S17");let s=o.event_source;s===void 0&&t(e+"/\
data","CustomerPointsExpiredActivity","required",{missingProperty:"event_source"},"S17"),d!==void 0&&mr(d,e&&e+"/data/data"),s!==void 0&&l(s,e&&e+"/data/event_s\
ource")}else t(e+"/data","CustomerPointsExpiredActivity","type",{type:"object"})}}else t(e,"CustomerPointsExpiredActivity","type",{type:"object"})}function te(r,e){
if(p(r)){let i=r.type;if(typeof i=="string")e:{switch(i.length){case 30:if(i==="customer.loyalty.tier.upgraded"){Se(r,e);break e}if(i==="customer.publication.su\
cceeded"){we(r,e);break e}if(i==="customer.redemption.succceeded"){Me(r,e);break e}break;case 32:if(i==="customer.loyalty.tier.downgraded"){Te(r,e);break e}if(i===
"customer.rewarded.loyalty_points"){Ye(r,e);break e}break;case 31:if(i==="customer.loyalty.tier.prolonged"){Re(r,e);break e}break;case 40:if(i==="customer.loyal\
ty.tier.expiration.changed"){$e(r,e);break e}break;case 28:if(i==="customer.loyalty.tier.joined"){Ee(r,e);break e}break;case 26:if(i==="customer.loyalty.tier.le\
ft"){Le(r,e);break e}if(i==="customer.redemption.failed"){Oe(r,e);break e}break;case 27:if(i==="customer.publication.failed"){Ne(r,e);break e}break;case 35:if(i===
"customer.redemption.rollback.failed"){Ie(r,e);break e}if(i==="customer.reward_redemptions.created"){Ze(r,e);break e}if(i==="customer.reward_redemptions.pending"){
Ke(r,e);break e}break;case 39:if(i==="customer.redemption.rollback.succceeded"){Ue(r,e);break e}break;case 17:if(i==="customer.rewarded"){We(r,e);break e}break;case 37:
if(i==="customer.reward_redemptions.completed"){Qe(r,e);break e}break;case 38:if(i==="customer.reward_redemptions.rolledback"){Pe(r,e);break e}break;case 24:if(i===
"customer.voucher.deleted"){er(r,e);break e}break;case 54:if(i==="customer.voucher.loyalty_card.pending_points.activated"){ir(r,e);break e}break;case 50:if(i===
"customer.voucher.loyalty_card.pending_points.added"){or(r,e);break e}break;case 53:if(i==="customer.voucher.loyalty_card.pending_points.canceled"){dr(r,e);break e}
break;case 52:if(i==="customer.voucher.loyalty_card.pending_points.updated"){sr(r,e);break e}break;case 42:if(i==="customer.voucher.loyalty_card.points_added"){
yr(r,e);break e}break;case 48:if(i==="customer.voucher.loyalty_card.points_transferred"){fr(r,e);break e}break;case 44:if(i==="customer.voucher.loyalty_card.poi\
nts_expired"){gr(r,e);break e}break}t(e,"MemberActivity","discriminator",{error:"mapping",tag:"type",tagValue:i})}else t(e,"MemberActivity","discriminator",{error:"\
tag",tag:"type",tagValue:i},"S17")}else t(e,"MemberActivity","type",{type:"object"})}var vr=br;function br(r,e){if(p(r)){let i=r.object;i===void 0&&t(e,"MemberActivityList","required",{missingProperty:"object"});let o=r.data_ref;o===void 0&&t(e,"MemberAct\
ivityList","required",{missingProperty:"data_ref"});let d=r.data;d===void 0&&t(e,"MemberActivityList","required",{missingProperty:"data"});let s=r.has_more;if(s===
void 0&&t(e,"MemberActivityList","required",{missingProperty:"has_more"}),i!==void 0&&i!=="list"&&t(e+"/object","MemberActivityList","const",{allowedValue:"list"}),
o!==void 0&&o!=="data"&&t(e+"/data_ref","MemberActivityList","const",{allowedValue:"data"}),d!==void 0){let y=d;if(Array.isArray(y)){let u=y.length;for(let f=0;f<
u;f++)te(y[f],e&&e+"/data/"+f)}else t(e+"/data","MemberActivityList","type",{type:"array"})}s!==void 0&&typeof s!="boolean"&&t(e+"/has_more","MemberActivityList",
"type",{type:"boolean"});let n=r.more_starting_after;n!==void 0&&typeof n!="string"&&t(e+"/more_starting_after","MemberActivityList","type",{type:"string"})}else
t(e,"MemberActivityList","type",{type:"object"})}var _r=jr;function jr(r,e){if(N(r,e),p(r)){let i=r.key;i===void 0&&t(e,"MissingFeatureError","required",{missingProperty:"key"});let o=r.details;o===void 0&&t(e,"MissingF\
eatureError","required",{missingProperty:"details"});let d=r.code;d!==void 0&&d!==402&&t(e+"/code","MissingFeatureError","const",{allowedValue:402});let s=r.message;
s!==void 0&&s!=="Payment required"&&t(e+"/message","MissingFeatureError","const",{allowedValue:"Payment required"}),i!==void 0&&i!=="missing_required_feature"&&
t(e+"/key","MissingFeatureError","const",{allowedValue:"missing_required_feature"}),o!==void 0&&typeof o!="string"&&t(e+"/details","MissingFeatureError","type",
{type:"string"})}else t(e,"MissingFeatureError","type",{type:"object"})}var Ar=qr;function qr(r,e){if(N(r,e),p(r)){let i=r.details;i===void 0&&t(e,"ProjectNotFoundError","required",{missingProperty:"details"});let o=r.code;o!==void 0&&o!==404&&
t(e+"/code","ProjectNotFoundError","const",{allowedValue:404});let d=r.message;d!==void 0&&d!=="Resource not found"&&t(e+"/message","ProjectNotFoundError","cons\
t",{allowedValue:"Resource not found"}),r.key!==void 0&&t(e+"/key","ProjectNotFoundError","not",{}),i!==void 0&&typeof i!="string"&&t(e+"/details","ProjectNotFo\
undError","type",{type:"string"})}else t(e,"ProjectNotFoundError","type",{type:"object"})}var Sr=ie;function Cr(r,e){typeof r!="string"&&t(e,"ProjectRole","type",{type:"string"}),r==="USER"||r==="ADMIN"||t(e,"ProjectRole","enum",{allowedValues:["USER","ADMIN"]})}
function ie(r,e){if(p(r)){let i=r.id;i===void 0&&t(e,"ProjectUser","required",{missingProperty:"id"},"S17"),i!==void 0&&typeof i!="string"&&t(e+"/id","ProjectUs\
er","type",{type:"string"});let o=r.login;o!==void 0&&typeof o!="string"&&t(e+"/login","ProjectUser","type",{type:"string"});let d=r.email;d!==void 0&&typeof d!=
"string"&&t(e+"/email","ProjectUser","type",{type:"string"});let s=r.first_name;s!==void 0&&typeof s!="string"&&t(e+"/first_name","ProjectUser","type",{type:"st\
ring"});let n=r.last_name;n!==void 0&&typeof n!="string"&&t(e+"/last_name","ProjectUser","type",{type:"string"});let y=r.projects;if(y!==void 0){let f=y;if(p(f))
for(let c in f)Cr(f[c],e&&e+"/projects/"+c.replace(/~/g,"~0").replace(/\//g,"~1"));else t(e+"/projects","ProjectUser","type",{type:"object"})}let u=r.is_owner;u!==
void 0&&typeof u!="boolean"&&t(e+"/is_owner","ProjectUser","type",{type:"boolean"})}else t(e,"ProjectUser","type",{type:"object"})}var Tr=Rr;function Rr(r,e){if(p(r)){let i=r.object;i===void 0&&t(e,"ProjectUserList","required",{missingProperty:"object"},"S17");let o=r.data_ref;o===void 0&&t(e,"Projec\
tUserList","required",{missingProperty:"data_ref"},"S17");let d=r.data;d===void 0&&t(e,"ProjectUserList","required",{missingProperty:"data"},"S17");let s=r.total;
if(s===void 0&&t(e,"ProjectUserList","required",{missingProperty:"total"},"S17"),i!==void 0&&i!=="list"&&t(e+"/object","ProjectUserList","const",{allowedValue:"\
list"}),o!==void 0&&o!=="data"&&t(e+"/data_ref","ProjectUserList","const",{allowedValue:"data"}),d!==void 0){let n=d;if(Array.isArray(n)){let y=n.length;for(let u=0;u<
y;u++)ie(n[u],e&&e+"/data/"+u)}else t(e+"/data","ProjectUserList","type",{type:"array"})}if(s!==void 0){let n=s;Number.isInteger(n)||t(e+"/total","ProjectUserLi\
st","type",{type:"integer"})}}else t(e,"ProjectUserList","type",{type:"object"})}var kr=$r;function $r(r,e){if(N(r,e),p(r)){let i=r.key;i===void 0&&t(e,"ResourceNotFoundError","required",{missingProperty:"key"});let o=r.details;o===void 0&&t(e,"Resour\
ceNotFoundError","required",{missingProperty:"details"});let d=r.request_id;d===void 0&&t(e,"ResourceNotFoundError","required",{missingProperty:"request_id"});let s=r.
resource_id;s===void 0&&t(e,"ResourceNotFoundError","required",{missingProperty:"resource_id"});let n=r.resource_type;n===void 0&&t(e,"ResourceNotFoundError","r\
equired",{missingProperty:"resource_type"});let y=r.code;y!==void 0&&y!==404&&t(e+"/code","ResourceNotFoundError","const",{allowedValue:404}),i!==void 0&&i!=="n\
ot_found"&&t(e+"/key","ResourceNotFoundError","const",{allowedValue:"not_found"});let u=r.message;if(u!==void 0&&u!=="Resource not found"&&t(e+"/message","Resou\
rceNotFoundError","const",{allowedValue:"Resource not found"}),o!==void 0&&typeof o!="string"&&t(e+"/details","ResourceNotFoundError","type",{type:"string"}),d!==
void 0&&typeof d!="string"&&t(e+"/request_id","ResourceNotFoundError","type",{type:"string"}),s!==void 0&&typeof s!="string"&&t(e+"/resource_id","ResourceNotFou\
ndError","type",{type:"string"}),n!==void 0){let f=n;typeof f!="string"&&t(e+"/resource_type","ResourceNotFoundError","type",{type:"string"}),f==="voucher"||f===
"campaign"||t(e+"/resource_type","ResourceNotFoundError","enum",{allowedValues:["voucher","campaign"]})}}else t(e,"ResourceNotFoundError","type",{type:"object"})}
var Er=Lr;function Lr(r,e){if(p(r)){let i=r.grant_type;i===void 0&&t(e,"TokenRequest","required",{missingProperty:"grant_type"});let o=r.scope;o===void 0&&t(e,"TokenReque\
st","required",{missingProperty:"scope"}),i!==void 0&&i!=="client_credentials"&&t(e+"/grant_type","TokenRequest","const",{allowedValue:"client_credentials"}),o!==
void 0&&Z(o,e&&e+"/scope")}else t(e,"TokenRequest","type",{type:"object"})}var Dr=wr;function wr(r,e){if(p(r)){let i=r.access_token;i===void 0&&t(e,"TokenRevocationRequest","required",{missingProperty:"access_token"}),i!==void 0&&typeof i!="stri\
ng"&&t(e+"/access_token","TokenRevocationRequest","type",{type:"string"})}else t(e,"TokenRevocationRequest","type",{type:"object"})}var Nr=Or;function Or(r,e){if(N(r,e),p(r)){let i=r.key;i===void 0&&t(e,"UnauthorizedError","required",{missingProperty:"key"});let o=r.code;o!==void 0&&o!==401&&t(e+"/cod\
e","UnauthorizedError","const",{allowedValue:401});let d=r.message;d!==void 0&&d!=="Unauthorized"&&t(e+"/message","UnauthorizedError","const",{allowedValue:"Una\
uthorized"}),i!==void 0&&i!=="unauthorized"&&t(e+"/key","UnauthorizedError","const",{allowedValue:"unauthorized"})}else t(e,"UnauthorizedError","type",{type:"ob\
ject"})}var Mr=oe;function Ir(r,e){let i=R.length,o=!1,d=R.length;typeof r!="string"&&t(e,"WebhookEventName","type",{type:"string"}),r==="redemption.succeeded"||r==="redemption.f\
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
s"]});var s=d===R.length;if(o=o||s,!o){let n=R.length;typeof r!="string"&&t(e,"WebhookEventName","type",{type:"string"});var s=n===R.length;o=o||s}o?R.length=i:
t(e,"WebhookEventName","anyOf",{})}function oe(r,e){if(p(r)){let i=r.id;i===void 0&&t(e,"Webhook","required",{missingProperty:"id"},"S17");let o=r.object;o!==void 0&&
o!=="webhook"&&t(e+"/object","Webhook","const",{allowedValue:"webhook"}),i!==void 0&&typeof i!="string"&&t(e+"/id","Webhook","type",{type:"string"});let d=r.created_at;
if(d!==void 0){let u=d;typeof u=="string"?$(u)||t(e+"/created_at","Webhook","format",{format:"date-time"},"S25"):t(e+"/created_at","Webhook","type",{type:"strin\
g"})}let s=r.events;if(s!==void 0){let u=s;if(Array.isArray(u)){let f=u.length;for(let c=0;c<f;c++)Ir(u[c],e&&e+"/events/"+c)}else t(e+"/events","Webhook","type",
{type:"array"})}let n=r.target_url;n!==void 0&&typeof n!="string"&&t(e+"/target_url","Webhook","type",{type:"string"});let y=r.active;y!==void 0&&typeof y!="boo\
lean"&&t(e+"/active","Webhook","type",{type:"boolean"})}else t(e,"Webhook","type",{type:"object"})}var Ur=Vr;function Vr(r,e){if(p(r)){let i=r.object;i===void 0&&t(e,"WebhookList","required",{missingProperty:"object"},"S17");let o=r.data_ref;o===void 0&&t(e,"WebhookLis\
t","required",{missingProperty:"data_ref"},"S17");let d=r.data;d===void 0&&t(e,"WebhookList","required",{missingProperty:"data"},"S17");let s=r.total;if(s===void 0&&
t(e,"WebhookList","required",{missingProperty:"total"},"S17"),i!==void 0&&i!=="list"&&t(e+"/object","WebhookList","const",{allowedValue:"list"}),o!==void 0&&o!==
"data"&&t(e+"/data_ref","WebhookList","const",{allowedValue:"data"}),d!==void 0){let n=d;if(Array.isArray(n)){let y=n.length;for(let u=0;u<y;u++)oe(n[u],e&&e+"/\
data/"+u)}else t(e+"/data","WebhookList","type",{type:"array"})}if(s!==void 0){let n=s;Number.isInteger(n)||t(e+"/total","WebhookList","type",{type:"integer"})}}else
t(e,"WebhookList","type",{type:"object"})}var Fr=xr;function xr(r,e){p(r)||t(e,"generateTokenParameters","type",{type:"object"})}var Br=Wr;function Wr(r,e){if(p(r)){let i=r.path;if(i!==void 0){let d=i;if(p(d)){let s=d.campaignId;s===void 0&&t(e+"/path","listMemberActivityParameters","required",{missingProperty:"\
campaignId"});let n=d.memberId;n===void 0&&t(e+"/path","listMemberActivityParameters","required",{missingProperty:"memberId"}),s!==void 0&&typeof s!="string"&&t(
e+"/path/campaignId","listMemberActivityParameters","type",{type:"string"}),n!==void 0&&typeof n!="string"&&t(e+"/path/memberId","listMemberActivityParameters",
"type",{type:"string"})}else t(e+"/path","listMemberActivityParameters","type",{type:"object"})}let o=r.query;if(o!==void 0){let d=o;if(p(d)){let s=d.limit;if(s!==
void 0){let u=s;Number.isInteger(u)||t(e+"/query/limit","listMemberActivityParameters","type",{type:"integer"}),typeof u=="number"&&isFinite(u)&&((u>100||isNaN(
u))&&t(e+"/query/limit","listMemberActivityParameters","maximum",{comparison:"<=",limit:100}),(u<1||isNaN(u))&&t(e+"/query/limit","listMemberActivityParameters",
"minimum",{comparison:">=",limit:1}))}let n=d.order;if(n!==void 0){let u=n;typeof u!="string"&&t(e+"/query/order","listMemberActivityParameters","type",{type:"s\
tring"}),u==="created_at"||u==="-created_at"||t(e+"/query/order","listMemberActivityParameters","enum",{allowedValues:["created_at","-created_at"]})}let y=d.starting_after_id;
y!==void 0&&typeof y!="string"&&t(e+"/query/starting_after_id","listMemberActivityParameters","type",{type:"string"})}else t(e+"/query","listMemberActivityParam\
eters","type",{type:"object"})}}else t(e,"listMemberActivityParameters","type",{type:"object"})}var zr=Jr;function Jr(r,e){if(p(r)){let i=r.path;if(i!==void 0){let o=i;if(p(o)){let d=o.projectId;d===void 0&&t(e+"/path","listUsersParameters","required",{missingProperty:"\
projectId"}),d!==void 0&&typeof d!="string"&&t(e+"/path/projectId","listUsersParameters","type",{type:"string"})}else t(e+"/path","listUsersParameters","type",{
type:"object"})}}else t(e,"listUsersParameters","type",{type:"object"})}var Hr=Xr;function Xr(r,e){if(p(r)){let i=r.path;if(i!==void 0){let o=i;if(p(o)){let d=o.projectId;d===void 0&&t(e+"/path","listWebhooksParameters","required",{missingProperty:"\
projectId"}),d!==void 0&&typeof d!="string"&&t(e+"/path/projectId","listWebhooksParameters","type",{type:"string"})}else t(e+"/path","listWebhooksParameters","t\
ype",{type:"object"})}}else t(e,"listWebhooksParameters","type",{type:"object"})}var Gr=Yr;function Yr(r,e){p(r)||t(e,"revokeTokenParameters","type",{type:"object"})}var rt={AccessToken:v(ae),ErrorObject:v(ge),MemberActivity:v(ve),MemberActivityList:v(
vr),MissingFeatureError:v(_r),ProjectNotFoundError:v(Ar),ProjectUser:v(Sr),ProjectUserList:v(Tr),ResourceNotFoundError:v(kr),TokenRequest:v(Er),TokenRevocationRequest:v(
Dr),UnauthorizedError:v(Nr),Webhook:v(Mr),WebhookList:v(Ur),generateTokenParameters:v(Fr),listMemberActivityParameters:v(Br),listUsersParameters:v(zr),listWebhooksParameters:v(
Hr),revokeTokenParameters:v(Gr)};export{rt as validators};
