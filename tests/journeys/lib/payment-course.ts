import type { Endpoint } from '#contract/endpoint.ts'
import type { Phone } from '#tests/walk/phone.ts'

type Held = Pick<Phone, 'page'>

export interface Course {
  readonly name: string
  readonly at: string
  readonly from: string
  readonly link: string
  readonly quote: Endpoint
  readonly pay: Endpoint
  /** What its page asks for besides, whenever money moves. */
  readonly reads?: Endpoint
  /** Where one is once it is done, where that is elsewhere. */
  readonly ends?: string
  begins?(held: Held): Promise<unknown>
  agrees?(held: Held): Promise<unknown>
  readonly form: Readonly<Record<string, string>>
  isFunded(phone: Phone): Promise<unknown>
  times(phone: Phone): Promise<number>
  isOver(phone: Phone): Promise<unknown>
  goesOn(phone: Phone): Promise<unknown>
  isSeenAgain(held: Held): Promise<unknown>
  isLeft(held: Held): Promise<unknown>
  /** Where it leads, with nothing of what was before behind it. */
  readonly leads?: string
  /** She loads the page anew, in the middle of it; what is not kept asks first. */
  reloads(held: Held, course: Course): Promise<unknown>
  readonly words: {
    readonly sheet: string
    readonly done: string
    /** What stands when it is found that it was done; else what is said when it is. */
    readonly found?: string
    readonly later: string
    readonly unknown: string
    readonly undone: string
    readonly again: string
  }
}

export type Fault = (phone: Phone, course: Course) => Promise<void>
