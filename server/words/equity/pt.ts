export const equity = {
  types: {
    grant: 'Atribuídas',
    exchange: 'Trocadas por pontos',
    unlock: 'Desbloqueadas',
    adjust: 'Correção',
  },
  done: {
    exchange: 'Trocados por participações.',
  },
}
