export const points = {
  rule: 'Punte kom van inklokke en aankope. Hulle is nie geld nie. Hulle word saldo teen die koers wat gewys word, solank die pot wat daarvoor betaal genoeg het. Die pot word net uit fooie en uit ons eie kapitaal gevul.',
  earn: {
    sign: {
      title: 'Daaglikse inklok',
      text: 'Een keer per dag, en meer vir dae in ’n ry.',
    },
    shop: {
      title: 'Aankope',
      text: 'Goedere wat punte bring, sê so.',
    },
  },
  done: {
    toBalance: 'Na u saldo geskuif.',
  },
}
