export const address = {
  done: {
    add: 'Morada guardada.',
    edit: 'Morada guardada.',
    drop: 'Morada eliminada.',
    prefer: 'Morada predefinida alterada.',
  },
}
