export const service = {
  title: 'Kontoeröffnung {order}',
  done: {
    open: '{status, select, opened {Das Konto ist eröffnet.} other {Bitte bezahlen Sie es zuerst.}}',
    place: 'Wenn diese Person beitreten kann, haben wir sie gefragt.',
    answerPlacement:
      '{status, select, accepted {Sie sind im Team.} other {Sie haben abgelehnt. Es ändert sich nichts.}}',
    sendCredit: 'Registrierungsguthaben übertragen.',
  },
  letters: {
    opened: {
      subject: 'Für Sie wurde ein {brand}-Konto eröffnet',
      text: 'Ein Servicecenter ({centre}) hat für diese Adresse ein Konto eröffnet.\nNiemand kennt das Passwort, auch das Servicecenter nicht. Um das Konto zu nutzen, wählen Sie beim Anmelden „Passwort vergessen?“ und legen Sie ein eigenes Passwort fest.\nWenn Sie nicht darum gebeten haben, müssen Sie nichts tun: Ohne Passwort kann sich niemand anmelden.',
      sms: '{brand}: Servicecenter {centre} hat ein Konto für Sie eröffnet. Wählen Sie beim Anmelden „Passwort vergessen?“ und legen Sie ein eigenes Passwort fest.',
    },
  },
}
