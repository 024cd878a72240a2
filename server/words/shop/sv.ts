export const shop = {
  done: { forgetVisits: 'Borttaget ur historiken.' },
  option: { colour: 'Färg', size: 'Storlek' },
}
