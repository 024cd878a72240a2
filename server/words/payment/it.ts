export const payment = {
  methods: {
    balance: 'Saldo',
    shop: 'Saldo acquisti',
    points: 'Punti',
    credit: 'Credito di registrazione',
    wechat: 'WeChat Pay, codice da scansionare',
    wechat_h5: 'WeChat Pay',
    wechat_mini: 'WeChat Pay nel mini-programma',
    alipay: 'Alipay, nel browser',
    alipay_h5: 'Alipay',
    pooulcloud: 'Carta bancaria tramite Pooul',
    sdpay: 'Carta bancaria tramite Sdpay',
  },
  gateways: {
    wechat: 'WeChat Pay',
    alipay: 'Alipay',
    pooulcloud: 'Pooul',
    sdpay: 'Sdpay',
  },
  bars: {
    'not-configured': 'Qui non ancora disponibile.',
    'amount-short': 'Il Suo saldo disponibile è troppo basso.',
    'only-inside': 'Disponibile nel mini-programma.',
    'only-outside': 'Disponibile nel browser.',
  },
  done: {
    byBalance: 'Pagato.',
    byCredit: 'Pagato.',
  },
}
