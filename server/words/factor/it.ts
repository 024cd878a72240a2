export const factor = {
  done: {
    unlock: 'La Sua password è confermata.',
    beginApp: 'Aggiunga la chiave alla Sua app.',
    proveApp: 'La verifica in due passaggi è attiva.',
    renewCodes: 'Ha nuovi codici di recupero.',
    provePasskey: 'La Sua passkey è stata aggiunta.',
    remove: 'Rimozione completata.',
    drop: 'La verifica in due passaggi è disattivata.',
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
    passkey: {
      subject: 'Passkey aggiunta al Suo account {brand}',
      text: 'Una passkey è stata aggiunta al Suo account. Chi ha il dispositivo su cui è stata creata può confermare con essa il secondo passaggio.\nSe non è stato Lei, cambi subito la password e ci contatti.',
      sms: '{brand}: una passkey è stata aggiunta al Suo account. Se non è stato Lei, cambi subito la password.',
    },
    passkeyGone: {
      subject: 'Passkey rimossa dal Suo account {brand}',
      text: 'Una passkey è stata rimossa dal Suo account. Qui non conferma più nulla.\nSe non è stato Lei, cambi subito la password e ci contatti.',
      sms: '{brand}: una passkey è stata rimossa dal Suo account. Se non è stato Lei, cambi subito la password.',
    },
    appGone: {
      subject: 'App di autenticazione rimossa dal Suo account {brand}',
      text: 'La Sua app di autenticazione è stata rimossa dal Suo account. I suoi codici qui non sono più validi.\nSe non è stato Lei, cambi subito la password e ci contatti.',
      sms: '{brand}: la Sua app di autenticazione è stata rimossa dal Suo account. Se non è stato Lei, cambi subito la password.',
    },
  },
}
