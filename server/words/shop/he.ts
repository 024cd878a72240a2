export const shop = {
  done: { forgetVisits: 'הוסר מההיסטוריה.' },
  option: { colour: 'צבע', size: 'גודל' },
}
