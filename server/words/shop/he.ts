export const shop = {
  done: { forgetVisits: 'הוסר מההיסטוריה.' },
}
