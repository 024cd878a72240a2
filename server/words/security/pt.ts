export const security = {
  title: 'Pagamentos da sua conta',
  notice: {
    begun:
      'Suspendemos os pagamentos da sua conta. A suspensão termina em {until}, se uma segunda pessoa da nossa equipa não a confirmar. Quem decide: {who}, a nossa equipa. Motivo: {reason}',
    stays:
      'Os pagamentos da sua conta continuam suspensos até que duas pessoas da nossa equipa levantem a suspensão. Quem decide: {who}, a nossa equipa. Motivo: {reason}',
    over: 'A suspensão dos pagamentos da sua conta terminou. Já pode voltar a pagar e a levantar.',
    lifted: 'A nossa equipa levantou a suspensão dos pagamentos da sua conta. Já pode voltar a pagar e a levantar.',
  },
  done: {
    setPin: 'O seu PIN de pagamento está definido.',
    resetPin: 'O seu PIN de pagamento está definido. Os levantamentos estão suspensos até {until}.',
    updatePassword: 'A sua palavra-passe foi alterada. Inicie sessão.',
    setMobile: 'O seu número de telefone foi adicionado.',
    updateMobile: 'O seu número de telefone foi alterado. Inicie sessão.',
    setEmail:
      '{waits, select, yes {O seu endereço de e-mail muda dentro de 24 horas. Até lá, pode cancelar essa alteração.} other {O seu endereço de e-mail foi guardado.}}',
    cancelEmailChange: 'O seu endereço de e-mail fica como está.',
    setPause: 'A sua conta está suspensa. Agora nada sai dela.',
    liftPause: 'A suspensão foi levantada.',
    setWatchword: 'A sua frase antifraude está guardada.',
  },
  letters: {
    pinLocked: {
      subject: 'O seu PIN de pagamento {brand} está bloqueado',
      text: 'O seu PIN de pagamento foi introduzido {tries} vezes de forma errada e fica bloqueado durante {minutes} minutos.\nSe não foi o próprio, altere a palavra-passe agora.',
      sms: '{brand}: o seu PIN de pagamento fica bloqueado durante {minutes} minutos após {tries} tentativas erradas. Se não foi o próprio, altere a palavra-passe agora.',
    },
    pinSet: {
      subject: 'O seu PIN de pagamento {brand} está definido',
      text: 'Foi definido um PIN de pagamento para a sua conta. Confirma os seus pagamentos.\nSe não foi o próprio, altere a palavra-passe e reponha o PIN de pagamento agora.',
      sms: '{brand}: foi definido um PIN de pagamento para a sua conta. Se não foi o próprio, altere a palavra-passe agora.',
    },
    pinChanged: {
      subject: 'O seu PIN de pagamento {brand} foi alterado',
      text: 'O seu PIN de pagamento foi alterado.\nSe não foi o próprio, altere a palavra-passe e reponha o PIN de pagamento agora.',
      sms: '{brand}: o seu PIN de pagamento foi alterado. Se não foi o próprio, altere a palavra-passe agora.',
    },
    pinReset: {
      subject: 'O seu PIN de pagamento {brand} foi reposto',
      text: 'O seu PIN de pagamento foi reposto com um código. Os levantamentos estão suspensos até {until}.\nSe não foi o próprio, altere a palavra-passe agora.',
      sms: '{brand}: o seu PIN de pagamento foi reposto. Os levantamentos estão suspensos até {until}. Se não foi o próprio, altere a palavra-passe agora.',
    },
    phoneAdded: {
      subject: 'Foi adicionado um número de telefone à sua conta {brand}',
      text: 'O número de telefone {contact} foi adicionado à sua conta. Pode iniciar sessão com ele e receber lá códigos.\nSe não foi o próprio, altere a palavra-passe agora.',
      sms: '{brand}: o número de telefone {contact} foi adicionado à sua conta. Se não foi o próprio, altere a palavra-passe agora.',
    },
    phoneChanged: {
      subject: 'O seu número de telefone {brand} foi alterado',
      text: 'O número de telefone da sua conta é agora {contact}, e a sessão foi terminada em todos os dispositivos. Os levantamentos estão suspensos até {until}.\nSe não foi o próprio, reponha agora a palavra-passe com o seu endereço de e-mail.',
      sms: '{brand}: o número de telefone da sua conta é agora {contact}. Os levantamentos estão suspensos até {until}. Se não foi o próprio, reponha agora a palavra-passe por e-mail.',
    },
    emailChanged: {
      subject: 'O seu endereço de e-mail {brand} foi alterado',
      text: 'O endereço de e-mail da sua conta é agora {contact}. Já não chegam mensagens aqui. Os levantamentos estão suspensos até {until}.\nSe não foi o próprio, altere a palavra-passe agora e contacte-nos.',
      sms: '{brand}: o endereço de e-mail da sua conta é agora {contact}. Os levantamentos estão suspensos até {until}. Se não foi o próprio, altere a palavra-passe agora.',
    },
    emailWaits: {
      subject: 'O seu endereço de e-mail {brand} vai mudar',
      text: 'Foi introduzido um novo endereço de e-mail para a sua conta: {contact}. Passa a valer em {until}. Até lá, inicia sessão e recebe mensagens como antes, e pode cancelar a alteração na aplicação.',
      sms: '{brand}: o seu endereço de e-mail muda para {contact} em {until}. Até lá, pode cancelar na aplicação.',
    },
    emailKept: {
      subject: 'O seu endereço de e-mail {brand} mantém-se',
      text: 'A alteração do seu endereço de e-mail foi cancelada. Tudo fica como está.',
      sms: '{brand}: a alteração do seu endereço de e-mail foi cancelada.',
    },
    emailTaken: {
      subject: 'O seu endereço de e-mail {brand} não foi alterado',
      text: 'Outra conta já usa {contact}, por isso o seu endereço de e-mail fica como está.',
      sms: '{brand}: o seu endereço de e-mail não foi alterado, porque outra conta já usa {contact}.',
    },
    stopped: {
      subject: 'A sua conta {brand} está parada',
      text: 'Nada pode sair da sua conta, e todos os dispositivos terminaram sessão.\nDefina primeiro uma nova palavra-passe e um novo PIN de pagamento. Depois, levante a suspensão na aplicação: o código chega a este endereço.',
      sms: '{brand}: nada pode sair da sua conta, e todos os dispositivos terminaram sessão. Defina uma nova palavra-passe e um novo PIN de pagamento.',
    },
    pauseSet: {
      subject: 'A sua conta {brand} está suspensa',
      text: 'A sua conta foi suspensa. Até a suspensão ser levantada, nada pode ser vendido, transferido, pago ou levantado. O dinheiro continua a chegar e as ordens abertas prosseguem.\nSe não foi o próprio, altere a palavra-passe agora.',
      sms: '{brand}: a sua conta foi suspensa. Se não foi o próprio, altere a palavra-passe agora.',
    },
    pauseLifted: {
      subject: 'A suspensão da sua conta {brand} foi levantada',
      text: 'A suspensão da sua conta foi levantada com a sua palavra-passe e um código. Já pode voltar a vender, transferir, pagar e levantar.\nSe não foi o próprio, altere a palavra-passe e suspenda a conta de novo agora.',
      sms: '{brand}: a suspensão da sua conta foi levantada. Se não foi o próprio, altere a palavra-passe e suspenda-a de novo agora.',
    },
    watchwordSet: {
      subject: 'A sua frase antifraude {brand} mudou',
      text: 'Foi guardada uma nova frase antifraude para a sua conta. A partir de agora, todas as nossas cartas começam por ela.\nSe não foi o próprio, altere a palavra-passe agora.',
      sms: '{brand}: a sua frase antifraude mudou. Se não foi o próprio, altere a palavra-passe agora.',
    },
  },
}
