export const exports = {
  page: {
    title: '您在 {brand} 的数据',
    made: '生成于 {at}（{zone}）。我们保存的与您有关的全部内容，以当时为准。',
    names: '字段名称与数据文件中相同。行号以及仅供程序使用的内容只保存在数据文件中。',
  },
  headings: {
    profile: '账户',
    entering: '登录',
    money: '余额与收支明细',
    trade: '订单',
    recharges: '充值',
    withdrawals: '提现',
    investments: '您的投入',
    shop: '您的购物车和浏览过的商品',
    places: '银行账户与地址',
    work: '作为商家或服务中心',
    told: '我们通知过您的内容',
    pictures: '您的图片',
    team: '客服人员的决定',
  },
  done: { make: '您的数据已准备好。' },
}
