export const security = {
  title: 'Pagamenti dal Suo account',
  notice: {
    begun:
      'Abbiamo sospeso i pagamenti dal Suo account. La sospensione termina il {until}, se una seconda persona del nostro team non la conferma. Chi decide: {who}, il nostro team. Motivo: {reason}',
    stays:
      'I pagamenti dal Suo account restano sospesi finché due persone del nostro team non tolgono la sospensione. Chi decide: {who}, il nostro team. Motivo: {reason}',
    over: 'La sospensione dei pagamenti dal Suo account è terminata. Può di nuovo pagare e prelevare.',
    lifted: 'Il nostro team ha tolto la sospensione dei pagamenti dal Suo account. Può di nuovo pagare e prelevare.',
  },
  done: {
    setPin: 'Il Suo PIN di pagamento è impostato.',
    resetPin: 'Il Suo PIN di pagamento è impostato. I prelievi sono sospesi fino al {until}.',
    updatePassword: 'La Sua password è stata cambiata. Acceda.',
    setMobile: 'Il Suo numero di telefono è stato aggiunto.',
    updateMobile: 'Il Suo numero di telefono è stato cambiato. Acceda.',
    setEmail:
      '{waits, select, yes {Il Suo indirizzo e-mail cambierà tra 24 ore. Fino ad allora può annullare il cambio.} other {Il Suo indirizzo e-mail è stato salvato.}}',
    cancelEmailChange: 'Il Suo indirizzo e-mail resta com’è.',
    setPause: 'Il Suo account è sospeso. Ora non esce più nulla.',
    liftPause: 'La sospensione è tolta.',
    setWatchword: 'La Sua frase antifrode è salvata.',
  },
  letters: {
    pinLocked: {
      subject: 'Il Suo PIN di pagamento {brand} è bloccato',
      text: 'Il Suo PIN di pagamento è stato inserito {tries} volte in modo errato ed è bloccato per {minutes} minuti.\nSe non è stato Lei, cambi subito la password.',
      sms: '{brand}: il Suo PIN di pagamento è bloccato per {minutes} minuti dopo {tries} tentativi errati. Se non è stato Lei, cambi subito la password.',
    },
    pinSet: {
      subject: 'Il Suo PIN di pagamento {brand} è impostato',
      text: 'È stato impostato un PIN di pagamento per il Suo account. Conferma i Suoi pagamenti.\nSe non è stato Lei, cambi subito la password e reimposti il PIN di pagamento.',
      sms: '{brand}: è stato impostato un PIN di pagamento per il Suo account. Se non è stato Lei, cambi subito la password.',
    },
    pinChanged: {
      subject: 'Il Suo PIN di pagamento {brand} è stato cambiato',
      text: 'Il Suo PIN di pagamento è stato cambiato.\nSe non è stato Lei, cambi subito la password e reimposti il PIN di pagamento.',
      sms: '{brand}: il Suo PIN di pagamento è stato cambiato. Se non è stato Lei, cambi subito la password.',
    },
    pinReset: {
      subject: 'Il Suo PIN di pagamento {brand} è stato reimpostato',
      text: 'Il Suo PIN di pagamento è stato reimpostato con un codice. I prelievi sono sospesi fino al {until}.\nSe non è stato Lei, cambi subito la password.',
      sms: '{brand}: il Suo PIN di pagamento è stato reimpostato. I prelievi sono sospesi fino al {until}. Se non è stato Lei, cambi subito la password.',
    },
    phoneAdded: {
      subject: 'Un numero di telefono è stato aggiunto al Suo account {brand}',
      text: 'Il numero di telefono {contact} è stato aggiunto al Suo account. Può usarlo per accedere e per ricevere i codici.\nSe non è stato Lei, cambi subito la password.',
      sms: '{brand}: il numero di telefono {contact} è stato aggiunto al Suo account. Se non è stato Lei, cambi subito la password.',
    },
    phoneChanged: {
      subject: 'Il Suo numero di telefono {brand} è stato cambiato',
      text: 'Il numero di telefono del Suo account è ora {contact} e tutti i dispositivi sono stati disconnessi. I prelievi sono sospesi fino al {until}.\nSe non è stato Lei, reimposti subito la password con il Suo indirizzo e-mail.',
      sms: '{brand}: il numero di telefono del Suo account è ora {contact}. I prelievi sono sospesi fino al {until}. Se non è stato Lei, reimposti subito la password via e-mail.',
    },
    emailChanged: {
      subject: 'Il Suo indirizzo e-mail {brand} è stato cambiato',
      text: 'L’indirizzo e-mail del Suo account è ora {contact}. Qui non arrivano più messaggi. I prelievi sono sospesi fino al {until}.\nSe non è stato Lei, cambi subito la password e ci contatti.',
      sms: '{brand}: l’indirizzo e-mail del Suo account è ora {contact}. I prelievi sono sospesi fino al {until}. Se non è stato Lei, cambi subito la password.',
    },
    emailWaits: {
      subject: 'Il Suo indirizzo e-mail {brand} sta per cambiare',
      text: 'Per il Suo account è stato inserito un nuovo indirizzo e-mail: {contact}. Sarà valido dal {until}. Fino ad allora accede e riceve i messaggi come prima, e può annullare il cambio nell’app.',
      sms: '{brand}: il Suo indirizzo e-mail diventerà {contact} il {until}. Fino ad allora può annullare il cambio nell’app.',
    },
    emailKept: {
      subject: 'Il Suo indirizzo e-mail {brand} resta',
      text: 'Il cambio del Suo indirizzo e-mail è stato annullato. Tutto resta com’è.',
      sms: '{brand}: il cambio del Suo indirizzo e-mail è stato annullato.',
    },
    emailTaken: {
      subject: 'Il Suo indirizzo e-mail {brand} non è stato cambiato',
      text: 'Ora un altro account usa {contact}, quindi il Suo indirizzo e-mail resta com’è.',
      sms: '{brand}: il Suo indirizzo e-mail non è stato cambiato, perché ora un altro account usa {contact}.',
    },
    stopped: {
      subject: 'Il Suo account {brand} è fermo',
      text: 'Dal Suo account non può più uscire nulla e tutti i dispositivi sono stati disconnessi.\nImposti prima una nuova password e un nuovo PIN di pagamento. Poi tolga la sospensione nell’app: il codice arriva a questo indirizzo.',
      sms: '{brand}: dal Suo account non può più uscire nulla e tutti i dispositivi sono stati disconnessi. Imposti una nuova password e un nuovo PIN di pagamento.',
    },
    pauseSet: {
      subject: 'Il Suo account {brand} è sospeso',
      text: 'Il Suo account è stato sospeso. Finché la sospensione non viene tolta, non si può vendere, trasferire, pagare o prelevare nulla. Il denaro continua ad arrivare e gli ordini aperti proseguono.\nSe non è stato Lei, cambi subito la password.',
      sms: '{brand}: il Suo account è stato sospeso. Se non è stato Lei, cambi subito la password.',
    },
    pauseLifted: {
      subject: 'La sospensione del Suo account {brand} è tolta',
      text: 'La sospensione del Suo account è stata tolta con la Sua password e un codice. Può di nuovo vendere, trasferire, pagare e prelevare.\nSe non è stato Lei, cambi subito la password e sospenda di nuovo l’account.',
      sms: '{brand}: la sospensione del Suo account è stata tolta. Se non è stato Lei, cambi subito la password e lo sospenda di nuovo.',
    },
    watchwordSet: {
      subject: 'La Sua frase antifrode {brand} è cambiata',
      text: 'Per il Suo account è stata salvata una nuova frase antifrode. D’ora in poi ogni nostra lettera inizia così.\nSe non è stato Lei, cambi subito la password.',
      sms: '{brand}: la Sua frase antifrode è cambiata. Se non è stato Lei, cambi subito la password.',
    },
  },
}
