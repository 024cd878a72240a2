export const transfer = {
  title: 'Reserverad överföring',
  notice: {
    disputed:
      '{amount} från {name} förblir reserverat, eftersom avsändarens konto är stoppat. Vårt team avgör och meddelar dig.',
    released: '{amount} från {name} är inte längre reserverat. Vårt team har beslutat att beloppet är ditt.',
    kept: 'Vårt team har beslutat om {amount} från ditt konto till {name}: beloppet stannar där.',
    returned: '{amount} från ditt konto till {name} är hos dig igen. Det har vårt team beslutat.',
    gone: '{amount} från {name} har gått tillbaka, eftersom avsändarens konto är stoppat. Det har vårt team beslutat.',
  },
  done: {
    send: 'Skickat.',
  },
}
