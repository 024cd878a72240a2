export const points = {
  rule: 'Os pontos vêm de presenças diárias e de compras. Não são dinheiro. Passam a saldo à cotação indicada, enquanto o fundo que os paga tiver o suficiente. O fundo é alimentado apenas por comissões e pelo nosso próprio capital.',
  earn: {
    sign: {
      title: 'Presença diária',
      text: 'Uma vez por dia, e mais por dias seguidos.',
    },
    shop: {
      title: 'Compras',
      text: 'Os artigos que dão pontos indicam-no.',
    },
  },
  done: {
    toBalance: 'Movido para o seu saldo.',
  },
}
