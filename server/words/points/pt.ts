export const points = {
  rule: 'Os pontos não são dinheiro. Passam a saldo à cotação indicada, enquanto o fundo de pontos tiver o suficiente. Alimentamo-lo apenas com comissões e com o nosso próprio capital.',
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
    toBalance: 'Convertido em saldo.',
  },
}
