export const coupon = {
  title: 'O seu cupão',
  scope: { all: 'Todos os artigos', category: 'Artigos em {name}' },
  whyNot: { none: 'Esgotado', limit: 'Já o tem' },
  misfit: {
    store: 'Só em {store}',
    goods: 'Não é válido para estes artigos',
    from: 'A partir de {amount}',
    early: 'Ainda não é válido',
    over: 'Expirado',
    used: 'Já usado',
    held: 'Cativo para a encomenda {order}',
    dry: 'Não pode ser usado agora: o dinheiro para os nossos cupões esgotou-se',
    nothing: 'Sem desconto nestes artigos',
  },
  done: { receive: 'Cupão recebido.' },
  notice: { back: 'Pode voltar a usar o cupão da encomenda {order}.' },
}
