export const exports = {
  page: {
    title: 'Ihre Daten bei {brand}',
    made: 'Erstellt am {at} ({zone}). Alles, was wir über Sie speichern, wie es in diesem Moment war.',
    names:
      'Die Namen der Felder sind dieselben wie in der Datendatei. Nummern von Zeilen und was nur Programme brauchen, stehen allein in der Datendatei.',
  },
  headings: {
    profile: 'Konto',
    entering: 'Anmeldung',
    money: 'Guthaben und Umsätze',
    trade: 'Aufträge',
    recharges: 'Einzahlungen',
    withdrawals: 'Auszahlungen',
    investments: 'Worin Sie Geld angelegt haben',
    shop: 'Ihr Warenkorb und angesehene Waren',
    places: 'Bankkonten und Adressen',
    work: 'Als Händler oder Servicecenter',
    told: 'Was wir Ihnen mitgeteilt haben',
    pictures: 'Ihre Bilder',
    team: 'Was unser Team entschieden hat',
  },
  done: { make: 'Ihre Daten sind bereit.' },
}
