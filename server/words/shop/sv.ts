export const shop = {
  done: { forgetVisits: 'Borttaget ur historiken.' },
}
