export const payment = {
  methods: {
    balance: 'Saldo',
    shop: 'Winkelsaldo',
    points: 'Punten',
    credit: 'Registratiesaldo',
    wechat: 'WeChat Pay, code om te scannen',
    wechat_h5: 'WeChat Pay',
    wechat_mini: 'WeChat Pay in het miniprogramma',
    alipay: 'Alipay, in de browser',
    alipay_h5: 'Alipay',
    pooulcloud: 'Bankkaart via Pooul',
    sdpay: 'Bankkaart via Sdpay',
  },
  gateways: {
    wechat: 'WeChat Pay',
    alipay: 'Alipay',
    pooulcloud: 'Pooul',
    sdpay: 'Sdpay',
  },
  bars: {
    'not-configured': 'Hier nog niet beschikbaar.',
    'amount-short': 'Uw beschikbare saldo is te laag.',
    'only-inside': 'Beschikbaar in het miniprogramma.',
    'only-outside': 'Beschikbaar in de browser.',
  },
  done: {
    byBalance: 'Betaald.',
    byCredit: 'Betaald.',
  },
}
