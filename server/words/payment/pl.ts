export const payment = {
  methods: {
    balance: 'Saldo',
    shop: 'Saldo zakupowe',
    points: 'Punkty',
    credit: 'Saldo rejestracyjne',
    wechat: 'WeChat Pay, kod do zeskanowania',
    wechat_h5: 'WeChat Pay',
    wechat_mini: 'WeChat Pay w miniprogramie',
    alipay: 'Alipay, w przeglądarce',
    alipay_h5: 'Alipay',
    pooulcloud: 'Karta bankowa przez Pooul',
    sdpay: 'Karta bankowa przez Sdpay',
  },
  gateways: {
    wechat: 'WeChat Pay',
    alipay: 'Alipay',
    pooulcloud: 'Pooul',
    sdpay: 'Sdpay',
  },
  bars: {
    'not-configured': 'Tutaj jeszcze niedostępne.',
    'amount-short': 'Dostępne saldo jest za niskie.',
    'only-inside': 'Dostępne w miniprogramie.',
    'only-outside': 'Dostępne w przeglądarce.',
  },
  done: {
    byBalance: 'Zapłacono.',
    byCredit: 'Zapłacono.',
  },
}
