export const service = {
  title: 'Nuwe rekening {order}',
  done: {
    open: '{status, select, opened {Die rekening is oop.} other {Betaal asseblief eers daarvoor.}}',
    place: 'As hierdie persoon kan aansluit, het ons hulle gevra.',
    answerPlacement: '{status, select, accepted {U is in die span.} other {U het geweier. Niks verander nie.}}',
    sendCredit: 'Registrasiekrediet gestuur.',
  },
  letters: {
    opened: {
      subject: '’n Rekening is by {brand} vir u geopen',
      text: '’n Dienssentrum ({centre}) het ’n rekening vir hierdie adres geopen.\nNiemand ken die wagwoord nie, ook nie die sentrum nie. Om die rekening te gebruik, kies “Wagwoord vergeet?” wanneer u aanmeld, en stel u eie wagwoord in.\nAs u dit nie aangevra het nie, hoef u niks te doen nie: sonder ’n wagwoord kan niemand aanmeld nie.',
      sms: '{brand}: dienssentrum {centre} het ’n rekening vir u geopen. Kies “Wagwoord vergeet?” wanneer u aanmeld, en stel u eie wagwoord in.',
    },
  },
}
