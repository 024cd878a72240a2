/** One article: a line that begins with "# " is a heading, with "- " an item of a list, with "=> " a link to what example.com says. */
export interface Piece {
  readonly title: string
  readonly summary: string
  readonly lines: readonly string[]
}

export interface Seller {
  readonly tag: string
  readonly desc: string
}

export interface Texts {
  readonly author: string
  readonly about: Piece
  readonly reg_rule: Piece
  readonly privacy: Piece
  readonly risk: Piece
  readonly zhuxiao_rule: Piece
  readonly white_paper: Piece
  readonly news: readonly [Piece, Piece, Piece]
  readonly popup: { readonly title: string; readonly body: string }
  readonly marquee: string
  readonly sellers: readonly [Seller, Seller, Seller]
  readonly ways: string
  readonly online: string
  readonly help: { readonly work_time: string; readonly faq: readonly { readonly q: string; readonly a: string }[] }
}

export const en: Texts = {
  author: 'The Quay team',
  about: {
    title: 'About Quay',
    summary: 'What Quay is, and what it is not.',
    lines: [
      'Quay brings members who want to sell a quantity of a digital currency together with merchants who buy it at a stated unit price.',
      '# What you can rely on',
      '- You see price, fee and net amount before you confirm anything.',
      '- Every movement of money is recorded twice, once on each side, and the two always agree.',
      '- A withdrawal always shows its state, the reason, and who decides next.',
      '# What this copy is',
      'This is a demo. Its people, prices and balances are invented, and no real money moves.',
    ],
  },
  reg_rule: {
    title: 'Registration agreement',
    summary: 'The rules for members, in short.',
    lines: [
      'By creating an account you agree to these rules. This is the text of the demo; a real service replaces it with its own.',
      '# Your account',
      '- You are an adult, and the account is for yourself only.',
      '- You keep your password and your codes to yourself. We never ask for them.',
      '- Your e-mail must be yours; it is how we reach you.',
      '# Trading',
      '- You trade with other members and merchants. The platform holds the quantity until both sides have done their part.',
      '- Prices can rise and fall. Nobody promises you a return.',
      '- Fees are shown before you confirm, and never change afterwards.',
      '# Ending it',
      'You can ask for your account to be closed once no open order, and no money that can be paid out, is left on it.',
    ],
  },
  privacy: {
    title: 'Privacy',
    summary: 'What we keep about you, and why.',
    lines: [
      'We keep what is needed to run your account, and nothing to sell.',
      '- Your e-mail, and your phone number if you give one, to sign you in and to reach you.',
      '- What you did with your money, because the books must be complete.',
      '- When your sessions were opened and last seen, so that you can end them.',
      'Passwords and codes are stored in a form that nobody can read back. We set no cookies.',
    ],
  },
  risk: {
    title: 'Risk notice',
    summary: 'Read this before you trade.',
    lines: [
      'The price of a digital currency can fall quickly, even to zero. Only trade what you can afford to lose.',
      '- Past prices say nothing about future ones.',
      '- An expected amount is an estimate, not a promise.',
      '- A payment outside the platform is not protected by it.',
      'If somebody promises you a profit, it is not us.',
    ],
  },
  zhuxiao_rule: {
    title: 'Closing your account',
    summary: 'What happens when you ask for it.',
    lines: [
      'We review a request within 5 to 7 working days. Before you ask, finish your open orders and withdrawals and withdraw your money: nothing may be left on the account that can be paid out.',
      'Signing in before the account is closed withdraws the request.',
      'Afterwards your name and contact details are removed. The books of past trades must be kept.',
    ],
  },
  white_paper: {
    title: 'Quay white paper',
    summary: 'How the platform works.',
    lines: [
      'This paper describes how Quay is built. It is no offer, no advice, and it promises no return.',
      '# Trading',
      'A member offers a quantity at a unit price. The system looks for a merchant for up to 60 minutes. Meanwhile the quantity is held, and the member can cancel.',
      '# The books',
      'Every movement is written twice and sums to zero. An account of a member can never go below zero; the database itself refuses it.',
      '# Rewards',
      'Rewards are paid only from a pool that holds realised fees or the capital of the platform. The money of one member never pays another.',
      '# Withdrawals',
      'A withdrawal needs no other purchase and no fee in advance. It always shows its state, its deadline and who decides.',
      '# Risks',
      '- Prices can fall.',
      '- Counterparties can fail to pay; two people of our team decide a dispute.',
      '- Software has faults; this one is tested in the open.',
    ],
  },
  news: [
    {
      title: 'Welcome to the demo',
      summary: 'Look around: nothing here is real.',
      lines: [
        'Everything in this demo is invented: the people, the prices and the balances.',
        'Sign in with one of the demo accounts, or create your own. The code arrives in the development inbox.',
        '=> What example.com is there for',
      ],
    },
    {
      title: 'Market hours',
      summary: 'When trading is open.',
      lines: [
        'The market pauses for one hour every day.',
        'The home screen shows until when it is open, and during the pause it counts down to the next opening.',
      ],
    },
    {
      title: 'Ten languages',
      summary: 'Choose yours in the settings.',
      lines: [
        'Quay speaks ten languages. Choose yours under My, Settings, Language.',
        'Messages and e-mails follow your choice.',
      ],
    },
  ],
  popup: {
    title: 'New: you see who buys',
    body: 'Under the amount stand the merchants who buy now, and what each would pay you.',
  },
  marquee: 'The market pauses for one hour every day; the home screen shows when.',
  sellers: [
    { tag: 'Bank card', desc: 'Sells coins by card. Invented for this demo.' },
    { tag: 'Bank transfer', desc: 'An exchange whose prices move by the minute. Invented for this demo.' },
    { tag: 'Cash', desc: 'A shop where coins are handed over for cash. Invented for this demo.' },
  ],
  ways: 'This is a demo: send no real money and no real coins. Any photo may be the receipt.',
  online: 'This is a demo: send no real money and no real USDT.',
  help: {
    work_time: 'Monday to Friday, 09:00 to 18:00, Amsterdam time',
    faq: [
      {
        q: 'I did not receive a code. What now?',
        a: 'Check the address, wait a minute, and request a new one. In the demo, codes arrive in the development inbox.',
      },
      {
        q: 'I forgot my password.',
        a: 'Choose “Forgot your password?” on the sign-in screen. You need access to your e-mail.',
      },
      { q: 'Are the prices real?', a: 'No. This is a demo, and its prices are invented.' },
    ],
  },
}
