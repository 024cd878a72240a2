export const shop = {
  done: { forgetVisits: 'Removed from your history.' },
  option: { colour: 'Colour', size: 'Size' },
}
