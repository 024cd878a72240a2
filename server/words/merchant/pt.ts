export const merchant = {
  title: 'A sua conta de comerciante',
  notice: {
    verify: 'A sua candidatura foi aceite. Pague a caução para começar.',
    refuse: 'A sua candidatura não foi aceite. Pode ler porquê e candidatar-se de novo.',
    payMargin: 'A sua caução está paga. Participa no mercado.',
    breakOver: 'A sua pausa terminou.',
    marginFell: 'A sua caução é demasiado baixa, por isso não recebe novas ofertas. Reforce-a.',
    leaveDue: 'Já não é comerciante. A sua caução voltou ao seu saldo.',
    suspend: 'A sua atividade de comerciante está suspensa por agora. As ordens abertas prosseguem. Contacte-nos.',
    release: 'Pode participar de novo como comerciante.',
    expel:
      'Já não é comerciante: fomos nós que pusemos fim à sua atividade, e pode ler porquê. O que restava da sua caução voltou ao seu saldo.',
  },
  done: {
    take: 'A ordem é sua.',
    answer: 'A sua resposta chegou.',
    pay: 'O pagamento está registado.',
    undo: 'Retirado.',
    abandon: 'Já não tem esta ordem.',
    apply: 'A sua candidatura chegou.',
    margin: 'A sua caução está paga.',
    setState: 'Guardado.',
    setOffer: 'Guardado.',
  },
}
