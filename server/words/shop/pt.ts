export const shop = {
  done: { forgetVisits: 'Removido do histórico.' },
  option: { colour: 'Cor', size: 'Tamanho' },
}
