import { createContext } from 'react'

/** What a form says, as one text: how it stood when nobody had typed yet, and how it stands. Of a secret, that it is there. */
export interface Writing {
  readonly begun: string
  readonly stands: string
}

export interface Unsent {
  /** How a form stood at first that comes back with what was typed in it before. */
  begun(stands: string): string
  update(form: string, writing: Writing): void
  gone(form: string): void
}

export const UnsentContext = createContext<Unsent | null>(null)
export const UnsentProvider = UnsentContext.Provider
