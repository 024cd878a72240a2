export const coupon = {
  title: '您的优惠券',
  scope: { all: '全部商品', category: '{name}类商品' },
  whyNot: { none: '已领完', limit: '您已领取' },
  misfit: {
    store: '仅限{store}',
    goods: '不适用于这些商品',
    from: '满{amount}可用',
    early: '尚未生效',
    over: '已过期',
    used: '已使用',
    held: '已为订单{order}冻结',
    dry: '暂时无法使用：平台优惠券的资金已用完',
    nothing: '对这些商品没有优惠',
  },
  done: { receive: '优惠券已领取。' },
  notice: { back: '订单{order}的优惠券可以再次使用。' },
}
