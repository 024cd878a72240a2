export const factor = {
  done: {
    unlock: 'La Sua password è confermata.',
    beginApp: 'Aggiunga la chiave alla Sua app.',
    proveApp: 'La verifica in due passaggi è attiva.',
    renewCodes: 'Ha nuovi codici di recupero.',
    dropApp: 'La verifica in due passaggi è disattivata.',
    enter: 'Accesso effettuato.',
  },
  letters: {
    on: {
      subject: 'Verifica in due passaggi attiva per il Suo account {brand}',
      text: 'La verifica in due passaggi è stata attivata. D’ora in poi chiediamo un codice della Sua app di autenticazione all’accesso e per i pagamenti più alti.\nSe non è stato Lei, cambi subito la password e ci contatti.',
      sms: '{brand}: la verifica in due passaggi è stata attivata. Se non è stato Lei, cambi subito la password.',
    },
    off: {
      subject: 'Verifica in due passaggi disattivata per il Suo account {brand}',
      text: 'La verifica in due passaggi è stata disattivata. I Suoi codici di recupero non sono più validi.\nSe non è stato Lei, cambi subito la password e ci contatti.',
      sms: '{brand}: la verifica in due passaggi è stata disattivata. Se non è stato Lei, cambi subito la password.',
    },
    codes: {
      subject: 'Ha nuovi codici di recupero {brand}',
      text: 'Sono stati creati nuovi codici di recupero per il Suo account. Quelli precedenti non sono più validi.\nSe non è stato Lei, cambi subito la password e ci contatti.',
      sms: '{brand}: sono stati creati nuovi codici di recupero per il Suo account. Se non è stato Lei, cambi subito la password.',
    },
  },
}
