export const factor = {
  done: {
    unlock: 'A sua palavra-passe está confirmada.',
    beginApp: 'Adicione a chave à sua aplicação.',
    proveApp: 'A verificação em duas etapas está ativa.',
    renewCodes: 'Tem novos códigos de recuperação.',
    provePasskey: 'A sua chave de acesso foi adicionada.',
    remove: 'Remoção concluída.',
    drop: 'A verificação em duas etapas está desativada.',
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
    passkey: {
      subject: 'Chave de acesso adicionada à sua conta {brand}',
      text: 'Foi adicionada uma chave de acesso à sua conta. Quem tiver o dispositivo onde foi criada pode confirmar com ela a segunda etapa.\nSe não foi o próprio, altere a palavra-passe e contacte-nos agora.',
      sms: '{brand}: foi adicionada uma chave de acesso à sua conta. Se não foi o próprio, altere a palavra-passe agora.',
    },
    passkeyGone: {
      subject: 'Chave de acesso removida da sua conta {brand}',
      text: 'Foi removida uma chave de acesso da sua conta. Já não confirma nada aqui.\nSe não foi o próprio, altere a palavra-passe e contacte-nos agora.',
      sms: '{brand}: foi removida uma chave de acesso da sua conta. Se não foi o próprio, altere a palavra-passe agora.',
    },
    appGone: {
      subject: 'Aplicação de autenticação removida da sua conta {brand}',
      text: 'A sua aplicação de autenticação foi removida da sua conta. Os códigos dela deixaram de ser válidos aqui.\nSe não foi o próprio, altere a palavra-passe e contacte-nos agora.',
      sms: '{brand}: a sua aplicação de autenticação foi removida da sua conta. Se não foi o próprio, altere a palavra-passe agora.',
    },
  },
}
