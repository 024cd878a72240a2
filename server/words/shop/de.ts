export const shop = {
  done: { forgetVisits: 'Aus dem Verlauf entfernt.' },
}
