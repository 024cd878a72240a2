/** A question that the document asked while the app was still on its way: see index.html. */
interface Early {
  readonly asks: string
  readonly since: number
  readonly answer: Promise<Answer>
}

export interface Answer {
  readonly status: number
  readonly text: string
  /** By this phone's clock. */
  readonly at: number
}

declare global {
  var early: Early | undefined
}

const STALE_MS = 15_000

/** Nobody gets it twice. */
export function earlyAnswer(path: string, language: string, token: string): Promise<Answer> | undefined {
  const { early } = globalThis
  if (early?.asks !== [path, language, token].join(' ')) return undefined
  globalThis.early = undefined
  return Date.now() - early.since < STALE_MS ? early.answer : undefined
}
