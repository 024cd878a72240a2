export const service = {
  title: 'Nova conta {order}',
  done: {
    open: '{status, select, opened {A conta está aberta.} other {Pague-a primeiro.}}',
    place: 'Se esta pessoa se puder juntar, já lhe perguntámos.',
    answerPlacement: '{status, select, accepted {Está na equipa.} other {Recusou. Nada muda.}}',
    sendCredit: 'Crédito de registo enviado.',
  },
  letters: {
    opened: {
      subject: 'Foi aberta uma conta {brand} para si',
      text: 'Um centro de serviço ({centre}) abriu uma conta para este endereço.\nNinguém sabe a palavra-passe, nem o próprio centro. Para usar a conta, escolha «Esqueceu-se da palavra-passe?» ao iniciar sessão e defina a sua própria palavra-passe.\nSe não a pediu, não precisa de fazer nada: sem palavra-passe ninguém pode iniciar sessão.',
      sms: '{brand}: o centro de serviço {centre} abriu uma conta para si. Escolha «Esqueceu-se da palavra-passe?» ao iniciar sessão e defina a sua própria palavra-passe.',
    },
  },
}
