export const payment = {
  methods: {
    balance: 'Saldo',
    shop: 'Saldo de compras',
    points: 'Pontos',
    credit: 'Crédito de registo',
    wechat: 'WeChat Pay, código para ler',
    wechat_h5: 'WeChat Pay',
    wechat_mini: 'WeChat Pay no miniprograma',
    alipay: 'Alipay, no navegador',
    alipay_h5: 'Alipay',
    pooulcloud: 'Cartão bancário via Pooul',
    sdpay: 'Cartão bancário via Sdpay',
  },
  gateways: {
    wechat: 'WeChat Pay',
    alipay: 'Alipay',
    pooulcloud: 'Pooul',
    sdpay: 'Sdpay',
  },
  bars: {
    'not-configured': 'Ainda não disponível aqui.',
    'amount-short': 'O seu saldo disponível é demasiado baixo.',
    'only-inside': 'Disponível no miniprograma.',
    'only-outside': 'Disponível no navegador.',
  },
  done: {
    byBalance: 'Pago.',
    byCredit: 'Pago.',
  },
}
