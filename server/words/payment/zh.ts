export const payment = {
  methods: {
    balance: '余额',
    shop: '购物余额',
    points: '积分',
    credit: '注册额度',
    wechat: '微信扫码支付',
    wechat_h5: '微信支付',
    wechat_mini: '微信支付（小程序）',
    alipay: '支付宝（浏览器）',
    alipay_h5: '支付宝',
    pooulcloud: '银行卡（Pooul）',
    sdpay: '银行卡（Sdpay）',
  },
  gateways: {
    wechat: '微信支付',
    alipay: '支付宝',
    pooulcloud: 'Pooul',
    sdpay: 'Sdpay',
  },
  bars: {
    'not-configured': '此处暂未开通。',
    'amount-short': '您的可用余额不足。',
    'only-inside': '请在小程序内使用。',
    'only-outside': '请在浏览器中使用。',
  },
  done: {
    byBalance: '已付款。',
    byCredit: '已付款。',
  },
}
