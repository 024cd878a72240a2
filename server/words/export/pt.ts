export const exports = {
  page: {
    title: 'Os seus dados na {brand}',
    made: 'Criado em {at} ({zone}). Tudo o que guardamos sobre si, tal como estava nesse momento.',
    names:
      'Os nomes dos campos são os mesmos do ficheiro de dados. Os números das linhas e o que só os programas precisam estão apenas no ficheiro de dados.',
  },
  headings: {
    profile: 'Conta',
    entering: 'Início de sessão',
    money: 'Saldos e movimentos',
    trade: 'Ordens',
    recharges: 'Depósitos',
    withdrawals: 'Levantamentos',
    investments: 'Em que aplicou dinheiro',
    shop: 'O seu carrinho e os artigos que viu',
    places: 'Contas bancárias e endereços',
    work: 'Como comerciante ou centro de serviço',
    told: 'O que lhe comunicámos',
    pictures: 'As suas imagens',
    team: 'O que a nossa equipa decidiu',
  },
  done: { make: 'Os seus dados estão prontos.' },
}
