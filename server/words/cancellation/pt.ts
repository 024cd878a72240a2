export const cancellation = {
  days: '{from} a {to} dias úteis',
  blockers: {
    balance: '{amount} disponíveis',
    joining: '{amount} que não se podem levantar diretamente',
    trade: '{count, plural, one {# ordem aberta} many {# ordens abertas} other {# ordens abertas}}',
    dispute: '{count, plural, one {# disputa aberta} many {# disputas abertas} other {# disputas abertas}}',
    recharge: '{count, plural, one {# depósito aberto} many {# depósitos abertos} other {# depósitos abertos}}',
    withdrawal:
      '{count, plural, one {# levantamento aberto} many {# levantamentos abertos} other {# levantamentos abertos}}',
    plan: '{count, plural, one {# plano em curso} many {# planos em curso} other {# planos em curso}}',
    shopOrder:
      '{count, plural, one {# encomenda a caminho} many {# encomendas a caminho} other {# encomendas a caminho}}',
    merchant: 'Ainda participa como comerciante',
    margin: '{amount} como caução',
    hold: '{amount} cativos',
    paused: 'A nossa equipa suspendeu os pagamentos da sua conta',
    debt: '{amount} a devolver',
  },
  reasons: {
    not_settled: 'Ainda há algo por concluir na sua conta.',
    not_proven: 'Não conseguimos confirmar que o pedido veio de si.',
    law: 'A lei obriga-nos, por agora, a manter a conta.',
    other: 'A nossa equipa explica abaixo.',
  },
  done: {
    request:
      'Recebemos o seu pedido. A análise demora {from} a {to} dias úteis; iniciar sessão antes de a conta ser eliminada retira-o.',
  },
  letters: {
    requested: {
      subject: 'O seu pedido para encerrar a conta {brand}',
      text: 'Pediu-nos para encerrar a sua conta. Analisamos o pedido e decidimos entre {from} e {by}; só então a conta é eliminada.\nPara manter a sua conta, inicie sessão antes disso. Iniciar sessão retira o pedido: {link}\nSe não foi o próprio, inicie sessão e altere já a palavra-passe.',
      sms: '{brand}: pediu-nos para encerrar a sua conta. Decidimos entre {from} e {by}. Para a manter, inicie sessão antes disso: {link}',
    },
    kept: {
      subject: 'Mantém a sua conta {brand}',
      text: 'Iniciou sessão, e o seu pedido para encerrar a conta foi retirado. Tudo fica como estava.\nSe não foi o próprio, altere já a palavra-passe.',
      sms: '{brand}: iniciou sessão, e o pedido para encerrar a conta foi retirado. Se não foi o próprio, altere já a palavra-passe.',
    },
    rejected: {
      subject: 'Não encerrámos a sua conta {brand}',
      text: 'A nossa equipa não encerrou a sua conta.\n{reason}\nPode iniciar sessão como antes: {link}',
      sms: '{brand}: a nossa equipa não encerrou a sua conta. {reason} Pode iniciar sessão como antes: {link}',
    },
    deleted: {
      subject: 'A sua conta {brand} está encerrada',
      text: 'A sua conta está encerrada e os seus dados pessoais foram eliminados. Já ninguém pode iniciar sessão nela.\nOs livros dos pagamentos passados ficam, sem o seu nome.',
      sms: '{brand}: a sua conta está encerrada e os seus dados pessoais foram eliminados.',
    },
  },
}
