interface Said {
  readonly title: string
  readonly about: string
}

export interface ShareTexts {
  readonly works: Said
  readonly optics: Said
  readonly share: readonly [string, string]
  readonly tide: Said & { readonly category: string }
  readonly quay: Said & { readonly category: string }
  readonly fund: {
    readonly manager: string
    readonly fee: string
    readonly risk: string
    readonly look: string
    readonly stocks: string
    readonly bonds: string
    readonly cash: string
  }
  readonly paper: {
    readonly facts: string
    readonly risks: string
    readonly demo: string
    readonly what: string
    readonly value: string
    readonly can: string
    readonly happens: readonly [string, string, string]
    readonly cost: string
  }
}

export const en: ShareTexts = {
  works: { title: 'Harbour Works (demo)', about: 'A demo share of an invented company that repairs harbour cranes.' },
  optics: {
    title: 'Lighthouse Optics (demo)',
    about: 'A demo share of an invented company that grinds lenses for lighthouses.',
  },
  share: [
    'Points become shares while a window is open, as many as we have to give.',
    'A share is no money. Nobody promises to buy it, and its price can fall to nothing.',
  ],
  tide: { title: 'Tidewater (demo)', category: 'Mixed fund', about: 'An invented fund that holds shares and bonds.' },
  quay: { title: 'Breakwater (demo)', category: 'Bond fund', about: 'An invented fund that holds bonds only.' },
  fund: {
    manager: 'Quay demo desk',
    fee: 'The yearly fee is already taken out of the value.',
    risk: 'The value can fall, and you can lose all of it. Past values say nothing about future ones.',
    look: 'This fund is here to look at. It cannot be bought.',
    stocks: 'Shares',
    bonds: 'Bonds',
    cash: 'Cash',
  },
  paper: {
    facts: 'Key facts (demo)',
    risks: 'Risks and costs (demo)',
    demo: 'This paper is part of the demo. The fund is invented, and this is no offer.',
    what: 'What it is',
    value: 'Its value is said for every working day, by a fixed formula of the demo.',
    can: 'What can happen',
    happens: ['The value can fall, even to nothing.', 'Nobody promises a return.', 'Bonds can fail to pay.'],
    cost: 'What it costs',
  },
}
