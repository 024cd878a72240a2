export const device = {
  title: 'Nova sessão iniciada',
  unknown: 'Navegador desconhecido',
  notice: {
    arrived:
      'Um novo dispositivo iniciou sessão na sua conta: {browser}. Rede: {network}. Se não foi o próprio, termine a sessão desse dispositivo e altere a palavra-passe.',
  },
  done: {
    end: 'Sessão terminada nesse dispositivo.',
    endOthers: 'Sessão terminada nos outros dispositivos.',
  },
  letters: {
    arrived: {
      subject: 'Nova sessão iniciada na sua conta {brand}',
      text: 'Um dispositivo que não tinha sido usado antes iniciou sessão na sua conta.\nNavegador: {browser}\nRede: {network}\nHora: {time}\nSe foi o próprio, pode ignorar esta mensagem. Se não, termine a sessão desse dispositivo e altere a palavra-passe:\n{link}',
      sms: '{brand}: um novo dispositivo iniciou sessão na sua conta ({browser}, rede {network}, {time}). Se não foi o próprio, termine a sessão desse dispositivo e altere a palavra-passe: {link}',
    },
  },
}
