export const invest = {
  title: 'Ordem {order}',
  status: {
    cooling: 'Primeiro dia',
    running: 'Em curso',
    suspended: 'Suspenso',
    completed: 'Concluído',
    ended_early: 'Terminado antes do prazo',
    cancelled: 'Cancelado',
  },
  happened: {
    made: 'Comprado',
    coolOver: 'Primeiro dia passado',
    settle: 'Uma data foi calculada',
    runDry: 'Suspenso: o fundo não chega',
    refill: 'Retomado: o fundo foi reforçado',
    finish: 'Concluído, o valor aplicado voltou',
    stop: 'Terminado por si',
    unpriced: 'Suspenso: não há preço registado da moeda',
    priced: 'Retomado: os preços da moeda voltaram a ser registados',
    suspend: 'Suspenso pela nossa equipa',
    resume: 'Retomado pela nossa equipa',
    cancel: 'Cancelado pela nossa equipa, o valor aplicado voltou',
  },
  rule: {
    rate: 'Em cada data calculamos o que a percentagem em vigor nesse dia faz do valor que aplicou.',
    prices:
      'O robô vê o preço registado da moeda {tasks} vezes por dia. Se o preço subiu no período anterior, mantém a moeda no seguinte; se não, fica de fora. Um dia traz a soma dos seus períodos: nunca menos do que nada e, no máximo, a percentagem publicada.',
    unpriced:
      'Um preço registado conta durante 6 horas. Um período sem preço não traz nada; enquanto nenhum for registado, o robô está suspenso e não é vendido.',
    pool: 'As datas são pagas apenas pelo fundo desta oferta, que as nossas comissões e o nosso capital alimentam. Se o fundo não chegar, ninguém é pago até ser reforçado; o que não se pôde pagar até ao fim caduca.',
    cooling:
      'Nas primeiras 24 horas pode retirar tudo sem custos. O valor aplicado é mantido à parte e volta inteiro no fim; terminar antes do prazo depois do primeiro dia custa a comissão indicada.',
  },
  risk: 'Uma data pode não trazer nada. Os números são estimativas do passado e não são promessa. O seu dinheiro fica preso até ao fim, a menos que termine antes.',
  task: {
    held: 'Manteve a moeda',
    aside: 'Ficou de fora',
    failed: 'Nenhum preço registado',
  },
  done: {
    stop: 'Terminado. O valor aplicado voltou.',
  },
  notice: {
    runDry:
      'A ordem {order} está suspensa: o fundo não chega para a data devida. Ninguém é pago até o fundo ser reforçado. O valor aplicado está intacto.',
    refill: 'O fundo da ordem {order} foi reforçado e o que é devido está a ser pago.',
    finish: 'A ordem {order} está concluída. O valor aplicado voltou: {amount}.',
    unpriced:
      'A ordem {order} está suspensa: há 6 horas que não é registado um preço da moeda, e não inventamos nenhum. Entretanto ninguém é pago. O valor aplicado está intacto e pode terminar sem comissão.',
    priced: 'Os preços da moeda voltaram a ser registados e a ordem {order} continua.',
    suspend:
      'A nossa equipa suspendeu a ordem {order}. Entretanto nada é pago. O valor aplicado está intacto e pode terminar sem comissão; pode ler o motivo.',
    resume: 'A nossa equipa retomou a ordem {order}.',
    cancel:
      'A nossa equipa cancelou a ordem {order}. O valor aplicado voltou por inteiro: {amount}. Pode ler o motivo.',
  },
}
