export const shop = {
  done: { forgetVisits: 'Removido do histórico.' },
}
