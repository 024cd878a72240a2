export const payment = {
  methods: {
    balance: 'Guthaben',
    shop: 'Einkaufsguthaben',
    points: 'Punkte',
    credit: 'Registrierungsguthaben',
    wechat: 'WeChat Pay, Code zum Scannen',
    wechat_h5: 'WeChat Pay',
    wechat_mini: 'WeChat Pay im Mini-Programm',
    alipay: 'Alipay, im Browser',
    alipay_h5: 'Alipay',
    pooulcloud: 'Bankkarte über Pooul',
    sdpay: 'Bankkarte über Sdpay',
  },
  gateways: {
    wechat: 'WeChat Pay',
    alipay: 'Alipay',
    pooulcloud: 'Pooul',
    sdpay: 'Sdpay',
  },
  bars: {
    'not-configured': 'Hier noch nicht verfügbar.',
    'amount-short': 'Ihr verfügbares Guthaben ist zu niedrig.',
    'only-inside': 'Im Mini-Programm verfügbar.',
    'only-outside': 'Im Browser verfügbar.',
  },
  done: {
    byBalance: 'Bezahlt.',
    byCredit: 'Bezahlt.',
  },
}
