interface Part {
  /** The flow in which the part is walked whole. */
  readonly exemplar: string
  /** What the part hears: elsewhere it is touched, waited for and told for what is the flow's own alone. */
  readonly hears: readonly string[]
}

const FOLLOWED = ['changed', 'xstate.after.followAgain']

export const PARTS: Readonly<Record<string, Part>> = {
  listing: { exemplar: 'orders', hears: ['retry', 'more', 'refresh', ...FOLLOWED] },
  following: { exemplar: 'receive', hears: FOLLOWED },
  form: { exemplar: 'bind-username', hears: [] },
  seconded: { exemplar: 'reset-pin', hears: [] },
  payment: { exemplar: 'transfer', hears: ['confirm', 'back', 'expire', 'ask', 'again'] },
  actedOn: { exemplar: 'withdrawalDetail', hears: ['retry', ...FOLLOWED] },
  acting: {
    exemplar: 'order',
    hears: ['retry', 'expire', 'ask', 'dispute', 'reply', 'rate', 'back', 'picture', ...FOLLOWED],
  },
  binding: { exemplar: 'bind-phone', hears: ['sendCode', 'back'] },
  proving: { exemplar: 'sign-in', hears: ['sendCode', 'switchWay', 'unlock'] },
  belongings: { exemplar: 'cards', hears: ['retry', 'back', 'drop'] },
}

export const isWholeIn = (flow: string, part: string | undefined): boolean =>
  part !== undefined && PARTS[part]?.exemplar === flow

export function isProvenElsewhere(flow: string, part: string | undefined, event: string): boolean {
  const shared = part === undefined ? undefined : PARTS[part]
  if (!shared || shared.exemplar === flow) return false
  return shared.hears.some((one) => event === one || event.startsWith(`${one}.`))
}
