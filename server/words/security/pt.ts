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
    setEmail: 'O seu endereço de e-mail foi guardado.',
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
  },
}
