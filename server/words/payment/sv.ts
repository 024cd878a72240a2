export const payment = {
  methods: {
    balance: 'Saldo',
    shop: 'Köpsaldo',
    points: 'Poäng',
    credit: 'Registreringssaldo',
    wechat: 'WeChat Pay, kod att skanna',
    wechat_h5: 'WeChat Pay',
    wechat_mini: 'WeChat Pay i miniprogrammet',
    alipay: 'Alipay, i webbläsaren',
    alipay_h5: 'Alipay',
    pooulcloud: 'Bankkort via Pooul',
    sdpay: 'Bankkort via Sdpay',
  },
  gateways: {
    wechat: 'WeChat Pay',
    alipay: 'Alipay',
    pooulcloud: 'Pooul',
    sdpay: 'Sdpay',
  },
  bars: {
    'not-configured': 'Inte tillgängligt här ännu.',
    'amount-short': 'Ditt tillgängliga saldo är för lågt.',
    'only-inside': 'Tillgängligt i miniprogrammet.',
    'only-outside': 'Tillgängligt i webbläsaren.',
  },
  done: {
    byBalance: 'Betalt.',
    byCredit: 'Betalt.',
  },
}
