import { assign, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { RefusalName } from '#contract/refusals.ts'
import { asksBesides, waysIn } from '../factor/second.part.ts'
import type { Seconded } from '../factor/second.rules.ts'
import { isClean, type Check, type Problems } from '../lib/problems.ts'
import { isRefusal, otherwise, refused } from '../lib/refusal.ts'
import { isRefused, troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
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
  isComplete: ({ context }: Args<Context>, form: Form) => isClean(check(form, context)),
  is: (_: unknown, { error, refusal }: { error: unknown; refusal: RefusalName }) => isRefusal(error, refusal),
  isRefused: (_: unknown, error: unknown) => isRefused(error),
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

const formOf = <Form>({ event }: { event: { form: Form } }) => event.form

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

export interface Sending<Form extends object, Context extends Filling<Form>, Said, Sent> {
  readonly check: Check<Form, Context>
  /** What the call is told: of the context what is kept, of the event what is not. */
  readonly sends: (context: Context, said: Said) => Sent
  /** Where a whole form is looked at once more before it goes. */
  readonly first?: string
  readonly refusals?: Partial<Record<RefusalName, string>>
}

const errorOf = ({ event }: Failed) => event.error
const fails = [
  { ...otherwise('rejected'), guard: { type: 'isRefused', params: errorOf } },
  otherwise('unknown'),
] as const

/**
 * The states of a form, from its first word to its end; the flow brings the call `send`. A call whose answer was lost
 * goes out again with the same form, under the same key where it has one.
 */
export function form<Form extends object, Context extends Filling<Form>, Said, Sent>({
  check,
  sends,
  first = 'submitting',
  refusals = {},
}: Sending<Form, Context, Said, Sent>) {
  const submit = submits<Form>(first)
  return inPart('form', {
    idle: { on: { submit } },
    invalid: { meta: { asks: check.schema }, on: { submit } },
    submitting: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context, event }: { context: Context; event: unknown }) => sends(context, event as Said),
        onDone: { target: 'done', actions: 'clear' },
        onError: [
          ...(Object.entries(refusals) as [RefusalName, string][]).map(([refusal, to]) => refused(refusal, to)),
          ...fails,
        ],
      },
    },
    rejected: { on: { submit } },
    unknown: { tags: 'held', on: { submit } },
    done: { type: 'final' },
  } as const)
}

/**
 * The states of a form that changes an account: whoever has a second factor is asked for it once all else is said, and
 * what was said goes out again with it. The flow adds `secondedActions`, and judges the form `withSecond`.
 */
export function secondedForm<Form extends object, Context extends Filling<Form> & Seconded, Said, Sent>(
  sending: Sending<Form, Context, Said, Sent>,
) {
  const { submitting, ...states } = form(sending)
  const { invoke } = submitting
  return {
    ...states,
    submitting: { ...submitting, invoke: { ...invoke, onError: [asksBesides, ...invoke.onError] } },
    ...inPart('seconded', { secondAsked: { on: states.idle.on } }),
  }
}
