import type { Endpoint } from '#contract/endpoint.ts'
import type { Phone } from './walk-phone.ts'

type Held = Pick<Phone, 'page'>

/** One way to move money, as a person goes it: all that the grid of faults needs to know of it. */
export interface Course {
  readonly name: string
  readonly at: string
  /** Where one comes from, and what leads there. */
  readonly from: string
  readonly link: string
  readonly quote: Endpoint
  readonly pay: Endpoint
  /** What its page asks for besides, whenever money moves. */
  readonly reads?: Endpoint
  /** Where one is once it is done, where that is elsewhere. */
  readonly ends?: string
  /** From its page to its form, where that is not there at once, and what is agreed to between the form and the quote. */
  begins?(held: Held): Promise<unknown>
  agrees?(held: Held): Promise<unknown>
  /** What is typed, by label; how much it is about comes first. */
  readonly form: Readonly<Record<string, string>>
  /** Mira has what she moves. */
  isFunded(phone: Phone): Promise<unknown>
  /** How often it was done. */
  times(phone: Phone): Promise<number>
  /** What was done is over: nothing of it keeps her from another one. */
  isOver(phone: Phone): Promise<unknown>
  /** She begins another one after one that was done. */
  goesOn(phone: Phone): Promise<unknown>
  /** What she sees who comes back after it was done. */
  isSeenAgain(held: Held): Promise<unknown>
  /** What is seen when another tab signs out. */
  isLeft(held: Held): Promise<unknown>
  /** She loads the page anew, in the middle of it; what is not kept asks first. */
  reloads(held: Held, course: Course): Promise<unknown>
  readonly words: {
    readonly sheet: string
    readonly done: string
    /** What has become of it two hours later. */
    readonly later: string
    readonly unknown: string
    readonly undone: string
    readonly again: string
  }
}

/** How a fault comes about, and what a person sees of it. */
export type Fault = (phone: Phone, course: Course) => Promise<void>
