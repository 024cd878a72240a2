export const device = {
  title: 'Ny inloggning',
  unknown: 'Okänd webbläsare',
  notice: {
    arrived:
      'En ny enhet har loggat in på ditt konto: {browser}. Nät: {network}. Om det inte var du, logga ut den och byt lösenord.',
  },
  done: {
    end: 'Enheten är utloggad.',
    endOthers: 'Dina andra enheter är utloggade.',
  },
  letters: {
    arrived: {
      subject: 'Ny inloggning på ditt {brand}-konto',
      text: 'En enhet som inte har använts förut har loggat in på ditt konto.\nWebbläsare: {browser}\nNät: {network}\nTid: {time}\nOm det var du kan du bortse från det här meddelandet. Annars kan du logga ut enheten och byta lösenord:\n{link}',
      sms: '{brand}: en ny enhet har loggat in på ditt konto ({browser}, nät {network}, {time}). Om det inte var du, logga ut den och byt lösenord: {link}',
    },
  },
}
