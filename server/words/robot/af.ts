export const robot = {
  intro: {
    what: '’n Robot volg een gepubliseerde reël oor aangetekende muntpryse. Almal kan naspeur en herbereken wat hy gedoen het.',
    money:
      'Hy handel nooit met u inleg nie: dit word apart gehou en kom heel terug. Wat ’n dag bring, word uit ’n fonds betaal en kan niks wees nie.',
  },
  done: {
    buy: 'Gekoop. U kan dit 24 uur lank terugneem.',
  },
}
