export const payment = {
  methods: {
    balance: 'Saldo',
    shop: 'Inkopiesaldo',
    points: 'Punte',
    credit: 'Registrasiekrediet',
    wechat: 'WeChat Pay, kode om te skandeer',
    wechat_h5: 'WeChat Pay',
    wechat_mini: 'WeChat Pay in die miniprogram',
    alipay: 'Alipay, in die blaaier',
    alipay_h5: 'Alipay',
    pooulcloud: 'Bankkaart deur Pooul',
    sdpay: 'Bankkaart deur Sdpay',
  },
  gateways: {
    wechat: 'WeChat Pay',
    alipay: 'Alipay',
    pooulcloud: 'Pooul',
    sdpay: 'Sdpay',
  },
  bars: {
    'not-configured': 'Nog nie hier beskikbaar nie.',
    'amount-short': 'U beskikbare saldo is te laag.',
    'only-inside': 'Beskikbaar in die miniprogram.',
    'only-outside': 'Beskikbaar in die blaaier.',
  },
  done: {
    byBalance: 'Dit is betaal.',
    byCredit: 'Dit is betaal.',
  },
}
