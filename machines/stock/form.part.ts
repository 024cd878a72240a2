import { assign, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { RefusalName } from '#contract/refusals.ts'
import { asksBesides, waysIn } from '../factor/second.part.ts'
import type { Seconded } from '../factor/second.rules.ts'
import { isClean, type Check, type Problems } from '../lib/problems.ts'
import { formOf } from '../lib/heard.ts'
import { ifRefused, otherwise, refusalGuards, refusedTo } from '../lib/refusal.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'
import { inPart } from '../lib/part.ts'

/** Never a secret. */
export interface Filling<Form extends object> {
  form: Form
  problems: Problems<keyof Form & string>
  trouble?: Trouble | undefined
}

export type FormEvent<Form extends object> = { type: 'submit'; form: Form }

type Judge<Form, Context> = (form: Form, context: Context) => Problems<keyof Form & string>

interface Args<Context> {
  readonly context: Context
}

export const formGuards = <Form extends object, Context>(check: Judge<Form, Context>) => ({
  ...refusalGuards,
  isComplete: ({ context }: Args<Context>, form: Form) => isClean(check(form, context)),
})

/** The secrets of a form stand in its events alone: what is remembered of them is nothing. */
export const formActions =
  <Context extends Filling<object>, Event extends EventObject>() =>
  <Form extends object>(check: Judge<Form, Context>, ...secrets: (keyof Form)[]) => {
    const recall = <Fact extends NonReducibleUnknown>(
      facts: (args: Args<Context>, fact: Fact) => Partial<Filling<Form>>,
    ) => assign<Context, Event, Fact, Event, never>((args, fact) => facts(args, fact) as Partial<Context>)
    const kept = (form: Form) => ({
      ...form,
      ...Object.fromEntries(secrets.filter((secret) => secret in form).map((secret) => [secret, ''])),
    })
    return {
      take: recall((_, form: Form) => ({ form: kept(form), problems: {}, trouble: undefined })),
      mark: recall(({ context }, form: Form) => ({
        form: kept(form),
        problems: check(form, context),
        trouble: undefined,
      })),
      note: recall((_, error: unknown) => ({ trouble: troubleOf(error) })),
      clear: recall(() => ({ problems: {}, trouble: undefined })),
    }
  }

/** Of a form that may be asked for the second factor: by what it can be proven. */
export const secondedActions = <Context extends Filling<object> & Seconded, Event extends EventObject>() => ({
  askSecond: assign<Context, Event, unknown, Event, never>(
    (_, error) => ({ ways: waysIn(error), problems: {}, trouble: undefined }) as Partial<Context>,
  ),
})

/** A form that is whole goes on; of any other it is said beside each field what is wrong. */
export const submits = <Form>(to: string, or = 'invalid') =>
  [
    {
      guard: { type: 'isComplete', params: formOf<Form> },
      target: to,
      actions: { type: 'take', params: formOf<Form> },
    },
    { target: or, actions: { type: 'mark', params: formOf<Form> } },
  ] as const

export const sent = { target: 'done', actions: 'clear' } as const
const fails = [ifRefused('rejected'), otherwise('unknown')] as const

export interface Sending<
  Form extends object,
  Context extends Filling<Form>,
  Said,
  Sent,
  Also = object,
  Done = typeof sent,
  Errors = readonly [],
> {
  readonly check: Check<Form, Context>
  /** What the call is told: of the context what is kept, of the event what is not. */
  readonly sends: (context: Context, said: Said) => Sent
  /** Where a whole form is looked at once more before it goes. */
  readonly first?: string
  /** Where a form that is not whole leads, if the flow has another `invalid`. */
  readonly or?: string
  /** What else is heard wherever it may be sent. */
  readonly also?: Also
  /** Where its answer leads. */
  readonly done?: Done
  readonly refusals?: Partial<Record<RefusalName, string>>
  /** Failures that lead elsewhere before any other is looked at. */
  readonly errors?: Errors
}

/**
 * The states of a form, from its first word to its end; the flow brings the call `send`. A call whose answer was lost
 * goes out again with the same form, under the same key where it has one.
 */
export function form<
  Form extends object,
  Context extends Filling<Form>,
  Said,
  Sent,
  const Also extends object = object,
  const Done = typeof sent,
  const Errors extends readonly object[] = readonly [],
>({
  check,
  sends,
  first = 'submitting',
  or,
  also = {} as Also,
  done = sent as Done,
  refusals = {},
  errors = [] as unknown as Errors,
}: Sending<Form, Context, Said, Sent, Also, Done, Errors>) {
  const on = { submit: submits<Form>(first, or), ...also }
  return inPart('form', {
    idle: { on },
    invalid: { meta: { asks: check.schema }, on },
    submitting: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context, event }: { context: Context; event: unknown }) => sends(context, event as Said),
        onDone: done,
        onError: [...errors, ...refusedTo(refusals), ...fails],
      },
    },
    rejected: { on },
    unknown: { tags: 'held', on },
    done: { type: 'final' },
  } as const)
}

/**
 * The states of a form that changes an account: whoever has a second factor is asked for it once all else is said, and
 * what was said goes out again with it. The flow adds `secondedActions`, and judges the form `withSecond`.
 */
export function secondedForm<
  Form extends object,
  Context extends Filling<Form> & Seconded,
  Said,
  Sent,
  const Also extends object = object,
  const Done = typeof sent,
>(sending: Sending<Form, Context, Said, Sent, Also, Done>) {
  const states = form({ ...sending, errors: [asksBesides] })
  return { ...states, ...inPart('seconded', { secondAsked: { on: states.idle.on } }) }
}
