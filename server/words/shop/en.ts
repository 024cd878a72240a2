export const shop = {
  done: { forgetVisits: 'Removed from your history.' },
}
