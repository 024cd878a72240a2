export const factor = {
  done: {
    unlock: 'A sua palavra-passe está confirmada.',
    beginApp: 'Adicione a chave à sua aplicação.',
    proveApp: 'A verificação em duas etapas está ativa.',
    renewCodes: 'Tem novos códigos de recuperação.',
    dropApp: 'A verificação em duas etapas está desativada.',
    enter: 'Sessão iniciada.',
  },
  letters: {
    on: {
      subject: 'Verificação em duas etapas ativa na sua conta {brand}',
      text: 'A verificação em duas etapas foi ativada. A partir de agora pedimos um código da sua aplicação de autenticação ao iniciar sessão e nos pagamentos maiores.\nSe não foi o próprio, altere a palavra-passe e contacte-nos agora.',
      sms: '{brand}: a verificação em duas etapas foi ativada. Se não foi o próprio, altere a palavra-passe agora.',
    },
    off: {
      subject: 'Verificação em duas etapas desativada na sua conta {brand}',
      text: 'A verificação em duas etapas foi desativada. Os seus códigos de recuperação deixaram de ser válidos.\nSe não foi o próprio, altere a palavra-passe e contacte-nos agora.',
      sms: '{brand}: a verificação em duas etapas foi desativada. Se não foi o próprio, altere a palavra-passe agora.',
    },
    codes: {
      subject: 'Tem novos códigos de recuperação {brand}',
      text: 'Foram criados novos códigos de recuperação para a sua conta. Os anteriores deixaram de ser válidos.\nSe não foi o próprio, altere a palavra-passe e contacte-nos agora.',
      sms: '{brand}: foram criados novos códigos de recuperação para a sua conta. Se não foi o próprio, altere a palavra-passe agora.',
    },
  },
}
