export const transfer = {
  title: 'Gereserveerde oorplasing',
  notice: {
    disputed:
      '{amount} van {name} bly gereserveer, want die sender se rekening is gestop. Ons span besluit en laat u weet.',
    released: '{amount} van {name} is nie meer gereserveer nie. Ons span het besluit dat die bedrag u s’n is.',
    kept: 'Ons span het besluit oor {amount} uit u rekening aan {name}: die bedrag bly daar.',
    returned: '{amount} uit u rekening aan {name} is weer by u. Ons span het so besluit.',
    gone: '{amount} van {name} het teruggegaan, want die sender se rekening is gestop. Ons span het so besluit.',
  },
  done: {
    send: 'Gestuur.',
  },
}
