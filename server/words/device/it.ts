export const device = {
  title: 'Nuovo accesso',
  unknown: 'Browser sconosciuto',
  notice: {
    arrived:
      'Un nuovo dispositivo ha effettuato l’accesso al Suo account: {browser}. Rete: {network}. Se non è stato Lei, lo faccia uscire dall’account e cambi la password.',
  },
  done: {
    end: 'Il dispositivo è uscito dal Suo account.',
    endOthers: 'Gli altri dispositivi sono usciti dal Suo account.',
  },
  letters: {
    arrived: {
      subject: 'Nuovo accesso al Suo account {brand}',
      text: 'Un dispositivo mai usato prima ha effettuato l’accesso al Suo account.\nBrowser: {browser}\nRete: {network}\nOra: {time}\nSe è stato Lei, può ignorare questo messaggio. Altrimenti faccia uscire il dispositivo dall’account e cambi la password:\n{link}',
      sms: '{brand}: un nuovo dispositivo ha effettuato l’accesso al Suo account ({browser}, rete {network}, {time}). Se non è stato Lei, lo faccia uscire e cambi la password: {link}',
    },
  },
}
