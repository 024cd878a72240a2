export const shop = {
  done: { forgetVisits: 'Uit u geskiedenis verwyder.' },
  option: { colour: 'Kleur', size: 'Grootte' },
}
