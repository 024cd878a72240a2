/** Every address of the specification, in its order, with the fields of its query; a field without "?" is required. */
interface Questions {
  '/pages/index/new_index': 'invite_code?'
  '/pages/index/index': never
  '/pages/transaction/index': 'parent_no?'
  '/pages/orders/index': 'tab?'
  '/pages/my/index': never
  '/pages/my/intro': never
  '/pages/my/detail': 'account?'
  '/pages/my/team': never
  '/pages/my/account': 'redirect?'
  '/pages/my/recommend': never
  '/pages/my/setting': never
  '/pages/my/lang': never
  '/pages/my/recharge': 'currency?' | 'need?'
  '/pages/my/withdraw': 'method?' | 'bank_id?' | 'address_id?'
  '/pages/news/about': never
  '/pages/news/news_list': 'type_id?'
  '/pages/news/news_detail': 'id'
  '/pages/news/reg_rule': 'code?'
  '/pages/video/video': 'type_id?'
  '/pages/video/detail': 'id'
  '/pages/college/college': 'type_id?' | 'id?'
  '/pages/exam/list': 'status?'
  '/pages/exam/detail': 'id'
  '/pages/shop/shop': 'cate_id?' | 'sort?' | 'choose?'
  '/pages/shop/jf_shop': 'cate_id?'
  '/pages/shops/shops': 'store_id?' | 'cate_id?'
  '/pages/shops/details': 'id' | 'sku_id?'
  '/pages/shops/search': 'keyword?' | 'tab?'
  '/pages/shops/visit': never
  '/pages/shops/fg_shop': 'cate_id?'
  '/pages/cart/cart': never
  '/pages/mall/mall': 'cate_id?'
  '/pages/coupon/coupon': 'tab?' | 'id?'
  '/pages/orders/order': 'tab?' | 'type?'
  '/pages/orders/invite_order': 'tab?'
  '/pages/orders/create_order': 'from' | 'cart_ids?' | 'sku_id?' | 'num?' | 'address_id?'
  '/pages/orders/order_detail': 'order_no'
  '/pages/orders/sell_order': 'order_no'
  '/pages/orders/logistics_view': 'order_no' | 'package_id?'
  '/pages/address/address': 'select?'
  '/pages/address/add_address': 'select?'
  '/pages/address/edit_address': 'id' | 'select?'
  '/pages/money/money': never
  '/pages/money/pay': 'order_no'
  '/pages/money/money_mx': 'account?' | 'type?' | 'statement?' | 'tab?'
  '/pages/money/gw_atm': never
  '/pages/money/alipay_h5': 'pay_no'
  '/pages/money/recharge': 'currency?' | 'need?' | 'return_to?'
  '/pages/money/recharge_order_pay': 'order_no' | 'return_to?'
  '/pages/money/recharge_pay': 'amount?' | 'channel?' | 'need?' | 'return_to?'
  '/pages/money/recharge_bc': 'network?' | 'need?' | 'return_to?'
  '/pages/money/atm': 'order_no?'
  '/pages/money/atm_usdt': 'address_id?'
  '/pages/money/atm_bank': 'bank_id?'
  '/pages/wallets/wallets': never
  '/pages/wallets/gw_wallet': never
  '/pages/wallets/fx_wallet': 'convert?'
  '/pages/wallets/k_wallet': 'convert?'
  '/pages/wallets/wallet_mx': 'account'
  '/pages/wallets/to_money': 'from?'
  '/pages/jf/atm': never
  '/pages/jf/bonus_log': 'type?'
  '/pages/jf/money': never
  '/pages/jf/partner': never
  '/pages/jf/friends_card': never
  '/pages/bank_card/card_add': 'redirect?'
  '/pages/bank_card/card_list': 'select?'
  '/pages/bank_card/card_edit': 'id'
  '/pages/bank_card/card_atm': 'bank_id'
  '/pages/bank_card/card_atm_log': 'method?' | 'order_no?'
  '/pages/business_center/business_center': 'open?' | 'place?'
  '/pages/business_center/transfer': 'to?'
  '/pages/business_center/atm': never
  '/pages/users/transfer': 'to?'
  '/pages/login/login': 'redirect?'
  '/pages/login/login1': 'redirect?' | 'type?'
  '/pages/login/reg': never
  '/pages/login/restpassword': never
  '/pages/login/share': never
  '/pages/login/shop': never
  '/pages/login/sign': 'panel?'
  '/pages/login/mp_login': never
  '/pages/reg/reg': 'invite_code?'
  '/pages/users/invite': never
  '/pages/users/rfpassword': 'redirect?'
  '/pages/users/setting': 'part?'
  '/pages/users/bindphone': 'redirect?'
  '/pages/users/bindemail': 'redirect?'
  '/pages/users/bind_username': never
  '/pages/users/up_userinfo': never
  '/pages/users/up_password': never
  '/pages/users/up_payword': 'redirect?'
  '/pages/users/up_phone': never
  '/pages/users/withdrawal_set': 'select?'
  '/pages/users/withdrawal_edit': 'id'
  '/pages/users/withdrawal_add': 'redirect?'
  '/pages/users/my_earnings': 'range?'
  '/pages/users/team': 'parent_id?' | 'relation?'
  '/pages/users/zhuxiao': never
  '/pages/user/user': never
  '/pages/user/user1': never
  '/pages/captain/ty_captain': never
  '/pages/store/coupon_check': 'code?'
  '/pages/store/open_store': never
  '/pages/store/order': 'tab?'
  '/pages/store/order_detail': 'order_no'
  '/pages/store/sell_order': 'order_no?' | 'pay?' | 'tab?' | 'take?'
  '/pages/ai/ai_product': 'robot_id?'
  '/pages/ai/ai_detail': 'id' | 'kind'
  '/pages/ai/ai_order_info': 'order_no'
  '/pages/ai/ai_order': 'status?'
  '/pages/ai/ai': never
  '/pages/ai/ai_robot': 'segment?' | 'receipt?'
  '/pages/ai/ai_robot_order': 'status?' | 'receipt?'
  '/pages/ai/ai_task_order': 'order_no?' | 'status?'
  '/pages/ai/ai_robot_list': 'level?'
  '/pages/index/cp': 'status?'
  '/pages/index/cp_info': 'id'
  '/pages/equity/equity': never
  '/pages/equity/jf': 'exchange?'
  '/pages/equity-detail/equity-detail': 'id'
  '/pages/fund-detail/fund-detail': 'id'
  '/pages/project/project': 'status?' | 'cate_id?'
  '/pages/project/detail': 'id'
  '/pages/common/webview': 'url' | 'title?'
  '/pages/common/urlview': 'url'
  '/choose-location': 'lat?' | 'lng?'
  '/open-location': 'lat' | 'lng' | 'name?' | 'address?'
}

export type Path = keyof Questions

type Named<Q> = Q extends `${infer Name}?` ? Name : Q
export type SearchName = Named<Questions[Path]>
type Needed<Q> = Q extends `${string}?` ? never : Q
type Bare<P extends Path> = [Needed<Questions[P]>] extends [never] ? P : never

export type LinkTo<P extends Path> = P extends Path ? Bare<P> | `${P}?${Named<Questions[P]>}=${string}` : never

export type Address = LinkTo<Path>

const PLACES = {
  order: (no) => `/pages/orders/sell_order?order_no=${no}`,
  incoming: (no) => `/pages/store/sell_order?order_no=${no}`,
  merchant: () => '/pages/user/user1',
  money: () => '/pages/money/money_mx',
  recharge: (no) => `/pages/money/recharge_order_pay?order_no=${no}`,
  recharges: () => '/pages/money/money_mx?tab=recharges',
  withdrawal: (no) => `/pages/bank_card/card_atm_log?order_no=${no}`,
  invest: (no) => `/pages/ai/ai_order_info?order_no=${no}`,
  shopOrder: (no) => `/pages/orders/order_detail?order_no=${no}`,
  coupon: () => '/pages/coupon/coupon?tab=unused',
  freeze: () => '/pages/money/atm',
  device: () => '/pages/users/setting?part=devices',
  team: () => '/pages/users/setting?part=placement',
  held: () => '/pages/wallets/wallets',
} as const satisfies Record<string, (ref: string) => Address>

export function addressOf<Kind extends keyof typeof PLACES>(
  kind: Kind,
  ref: string,
): ReturnType<(typeof PLACES)[Kind]> {
  return PLACES[kind](ref) as never
}
