export const service = {
  title: 'Nytt konto {order}',
  done: {
    open: '{status, select, opened {Kontot är öppnat.} other {Betala för det först.}}',
    place: 'Om personen kan gå med har vi frågat.',
    answerPlacement: '{status, select, accepted {Du är med i teamet.} other {Du sade nej. Inget ändras.}}',
    sendCredit: 'Registreringssaldo sänt.',
  },
  letters: {
    opened: {
      subject: 'Ett konto hos {brand} har öppnats åt dig',
      text: 'Ett servicecenter ({centre}) har öppnat ett konto för den här adressen.\nIngen känner till lösenordet, inte heller servicecentret. För att använda kontot väljer du ”Har du glömt lösenordet?” när du loggar in och anger ett eget lösenord.\nOm du inte har bett om det behöver du inte göra något: utan lösenord kan ingen logga in.',
      sms: '{brand}: servicecenter {centre} har öppnat ett konto åt dig. Välj ”Har du glömt lösenordet?” när du loggar in och ange ett eget lösenord.',
    },
  },
}
