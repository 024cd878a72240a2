export const exports = {
  page: {
    title: 'Dina uppgifter hos {brand}',
    made: 'Skapad {at} ({zone}). Allt vi sparar om dig, som det var i det ögonblicket.',
    names:
      'Fältens namn är desamma som i datafilen. Radnummer och sådant som bara program behöver finns endast i datafilen.',
  },
  headings: {
    profile: 'Konto',
    entering: 'Inloggning',
    money: 'Saldon och aktivitet',
    trade: 'Order',
    recharges: 'Insättningar',
    withdrawals: 'Uttag',
    investments: 'Vad du har lagt pengar i',
    shop: 'Din varukorg och varor du har tittat på',
    places: 'Bankkonton och adresser',
    work: 'Som handlare eller servicecenter',
    told: 'Vad vi har meddelat dig',
    pictures: 'Dina bilder',
    team: 'Vad vårt team har beslutat',
  },
  done: { make: 'Dina uppgifter är klara.' },
}
