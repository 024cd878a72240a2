export const service = {
  title: 'Nieuw account {order}',
  done: {
    open: '{status, select, opened {Het account is geopend.} other {Betaal er eerst voor.}}',
    place: 'Als deze persoon erbij kan komen, hebben we het gevraagd.',
    answerPlacement: '{status, select, accepted {U zit in het team.} other {U hebt geweigerd. Er verandert niets.}}',
    sendCredit: 'Registratiesaldo gestuurd.',
  },
  letters: {
    opened: {
      subject: 'Er is een {brand}-account voor u geopend',
      text: 'Een servicecentrum ({centre}) heeft voor dit adres een account geopend.\nNiemand kent het wachtwoord, ook het centrum niet. Wilt u het account gebruiken, kies dan bij het inloggen “Wachtwoord vergeten?” en stel een eigen wachtwoord in.\nHebt u dit niet aangevraagd, dan hoeft u niets te doen: zonder wachtwoord kan niemand inloggen.',
      sms: '{brand}: servicecentrum {centre} heeft een account voor u geopend. Kies bij het inloggen “Wachtwoord vergeten?” en stel een eigen wachtwoord in.',
    },
  },
}
