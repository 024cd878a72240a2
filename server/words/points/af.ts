export const points = {
  rule: 'Punte is nie geld nie. Hulle word saldo teen die koers wat gewys word, solank die puntefonds genoeg het. Ons vul dit net uit fooie en uit ons eie kapitaal.',
  earn: {
    sign: {
      title: 'Daaglikse inklok',
      text: 'Een keer per dag, en meer vir opeenvolgende dae.',
    },
    shop: {
      title: 'Aankope',
      text: 'Goedere wat punte verdien, sê so.',
    },
  },
  done: {
    toBalance: 'Na saldo omgeskakel.',
  },
}
