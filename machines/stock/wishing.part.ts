import { assign, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { RefusalName } from '#contract/refusals.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { noted } from '../lib/heard.ts'
import { isRefusal } from '../lib/refusal.ts'
import type { Failed, Trouble } from '../lib/trouble.ts'
import { acting } from './acted-on.part.ts'

interface Wish {
  readonly call: string
}

export interface Wishing<W extends Wish, Field extends string> {
  /** Without its secret: whoever is sent back finds what they wrote. */
  wish?: W | undefined
  problems: Problems<Field>
  trouble?: Trouble | undefined
}

type Judge<W extends Wish> = (wish: W) => Problems

/** A wish that was refused by one of those is corrected where it was said. */
export const wishingGuards = <W extends Wish>(check: Judge<W>, corrected: readonly RefusalName[]) => ({
  isWishComplete: (_: unknown, wish: W) => isClean(check(wish)),
  isCorrected: (
    { context: { wish } }: { readonly context: { readonly wish?: Wish | undefined } },
    { error, call }: { error: unknown; call: string },
  ) => wish?.call === call && corrected.some((refusal) => isRefusal(error, refusal)),
})

export const wishingActions =
  <Context extends object, Event extends EventObject>() =>
  <W extends Wish & NonReducibleUnknown>(check: Judge<W>, kept: (wish: W) => W = (wish) => wish) => {
    const recall = <Fact extends NonReducibleUnknown>(facts: (fact: Fact) => object) =>
      assign<Context, Event, Fact, Event, never>((_, fact) => facts(fact) as Partial<Context>)
    return {
      want: recall((wish: W) => ({ wish: kept(wish), problems: {}, trouble: undefined })),
      markWish: recall((wish: W) => ({ wish: kept(wish), problems: check(wish), trouble: undefined })),
      forget: recall(() => ({ wish: undefined, problems: {}, trouble: undefined })),
      clear: recall(() => ({ problems: {}, trouble: undefined })),
    }
  }

const wished = ({ event }: { event: { wish: unknown } }) => event.wish as never
export const wanted = { type: 'want', params: wished } as const

export const acts = { target: 'acting', actions: wanted } as const

const sends = [
  { guard: { type: 'isWishComplete', params: wished }, ...acts },
  { actions: { type: 'markWish', params: wished } },
] as const

const back = { target: 'following', actions: 'clear' } as const

/** Where a wish is said. */
export const saying = { act: sends, back } as const

/** Where a wish is confirmed, and nothing more is said of it. */
export const confirming = { act: acts, back } as const

const corrected = ([call, sheet]: [string, string]) =>
  ({
    guard: { type: 'isCorrected', params: ({ event }: Failed) => ({ error: event.error, call }) },
    target: sheet,
    actions: noted,
  }) as const

interface Performing<Input, Done> {
  readonly input: Input
  readonly done: Done
  /** Where the wish of a call is said. */
  readonly sheets: Readonly<Record<string, string>>
}

/** What was wished is done: the flow brings the call `act`. */
export const performing = <Input, const Done>({ input, done, sheets }: Performing<Input, Done>) =>
  acting({ call: 'act', input, done, errors: Object.entries(sheets).map(corrected) })
