/** Exit code when the books do not hold. */
export const BROKEN = 3

export class DeskRefusal extends Error {
  override name = 'DeskRefusal'
  readonly code: number
  constructor(sentence: string, code = 1) {
    super(sentence)
    this.code = code
  }
}

export function refuse(sentence: string): never {
  throw new DeskRefusal(sentence)
}
