export const merchant = {
  title: 'Du som handlare',
  notice: {
    verify: 'Din ansökan är godkänd. Betala säkerheten för att börja.',
    refuse: 'Din ansökan godkändes inte. Du kan läsa varför och ansöka igen.',
    payMargin: 'Din säkerhet är betald. Du är med på marknaden.',
    breakOver: 'Din paus är slut.',
    marginFell: 'Din säkerhet är för liten, så inga nya erbjudanden når dig. Fyll på den.',
    leaveDue: 'Du är inte längre handlare. Din säkerhet är tillbaka i ditt saldo.',
    suspend: 'Vi har stoppat dig som handlare tills vidare. Öppna ordrar fortsätter. Kontakta oss.',
    release: 'Du kan vara med som handlare igen.',
    expel:
      'Du är inte längre handlare: vi har avslutat det, och du kan läsa varför. Det som var kvar av din säkerhet är tillbaka i ditt saldo.',
  },
  done: {
    take: 'Ordern är din.',
    answer: 'Ditt svar har kommit fram.',
    pay: 'Betalningen är noterad.',
    undo: 'Tillbakataget.',
    abandon: 'Du har inte längre den här ordern.',
    apply: 'Din ansökan har kommit fram.',
    margin: 'Din säkerhet är betald.',
    setState: 'Sparat.',
    setOffer: 'Sparat.',
  },
}
