export const equity = {
  types: {
    grant: 'הוענקו',
    exchange: 'הומרו מנקודות',
    unlock: 'שוחררו',
    adjust: 'תיקון',
  },
  done: {
    exchange: 'הנקודות הומרו במניות.',
  },
}
