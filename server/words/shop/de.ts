export const shop = {
  done: { forgetVisits: 'Aus dem Verlauf entfernt.' },
  option: { colour: 'Farbe', size: 'Größe' },
}
