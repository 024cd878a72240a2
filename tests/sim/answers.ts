export type Facts = Readonly<Record<string, string | number>>
export interface Answer {
  readonly said: string
  readonly facts: Facts
}

export const said = (name: string, facts: Facts = {}): Answer => ({ said: name, facts })

/** Between two names, either of which is right. */
export const OR = ' or '

export interface Effect {
  readonly refused: Answer | undefined
  /** Whether a transaction posts before it is refused or done; without it, it does. */
  readonly posts?: boolean
  /** Whether a transaction is committed; without it, whatever is not refused. */
  readonly commits?: boolean
  act(): Answer
}

export const effect = (refused: Answer | undefined, act: () => Answer): Effect => ({
  refused,
  act: () => refused ?? act(),
})
export const isEffect = (asked: Answer | Effect): asked is Effect => 'act' in asked

/** An answer that was kept: nothing is posted any more, and yet there is a commit. */
export const keptAs = (kept: Answer): Effect => ({ ...effect(undefined, () => kept), posts: false })

export function never(): never {
  throw new Error('what is refused does nothing')
}
