export const points = {
  rule: '积分不是钱。只要积分资金池足够，积分就可按所示比率兑换为余额。资金池只由手续费和我们的自有资金注入。',
  earn: {
    sign: {
      title: '每日签到',
      text: '每天一次，连续签到得更多。',
    },
    shop: {
      title: '购物',
      text: '能获得积分的商品会注明。',
    },
  },
  done: {
    toBalance: '已兑换为余额。',
  },
}
