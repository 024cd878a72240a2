export const payoutAddress = {
  done: {
    bind: 'Concluído',
    drop: 'Endereço eliminado.',
  },
}
