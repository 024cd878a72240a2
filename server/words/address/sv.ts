export const address = {
  done: {
    add: 'Adressen är sparad.',
    edit: 'Adressen är sparad.',
    drop: 'Adressen är borttagen.',
    prefer: 'Standardadressen har ändrats.',
  },
}
