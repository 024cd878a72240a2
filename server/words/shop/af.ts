export const shop = {
  done: { forgetVisits: 'Uit u geskiedenis verwyder.' },
}
