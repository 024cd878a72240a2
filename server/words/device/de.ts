export const device = {
  title: 'Neue Anmeldung',
  unknown: 'Unbekannter Browser',
  notice: {
    arrived:
      'Ein neues Gerät hat sich in Ihrem Konto angemeldet: {browser}. Netz: {network}. Wenn Sie das nicht waren, melden Sie es ab und ändern Sie Ihr Passwort.',
  },
  done: {
    end: 'Das Gerät ist abgemeldet.',
    endOthers: 'Ihre anderen Geräte sind abgemeldet.',
  },
  letters: {
    arrived: {
      subject: 'Neue Anmeldung in Ihrem {brand}-Konto',
      text: 'Ein Gerät, das vorher nicht benutzt wurde, hat sich in Ihrem Konto angemeldet.\nBrowser: {browser}\nNetz: {network}\nZeit: {time}\nWenn Sie das waren, können Sie diese Nachricht ignorieren. Wenn nicht, melden Sie das Gerät ab und ändern Sie Ihr Passwort:\n{link}',
      sms: '{brand}: Ein neues Gerät hat sich in Ihrem Konto angemeldet ({browser}, Netz {network}, {time}). Wenn Sie das nicht waren, melden Sie es ab und ändern Sie Ihr Passwort: {link}',
    },
  },
}
