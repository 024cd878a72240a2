import * as v from 'valibot'
import { SecondCode, type SecondWay } from '#contract/second.ts'
import { Password } from '#contract/shapes.ts'
import { checks, problemsBy, type Check, type Problems } from '../lib/problems.ts'

export interface UnlockForm {
  password: string
  second: string
}

export const NO_UNLOCK: UnlockForm = { password: '', second: '' }

const Code = v.object({ second: SecondCode })
const Unlock = v.object({ password: Password, second: SecondCode })

export const secondProblems = (second: string): Problems<'second'> => problemsBy(Code, { second })

export interface Second {
  second?: string
}

export interface Seconded {
  ways?: readonly SecondWay[] | undefined
}

const entriesOf = (schema: v.GenericSchema) => (schema as unknown as { entries: v.ObjectEntries }).entries

export const withSecond = <Form extends object, Context>(
  check: Check<Form, Context>,
): Check<Form & Second, Context & Seconded> =>
  Object.assign(
    (form: Form & Second, context?: unknown) => ({
      ...check(form, context as Context),
      ...((context as Seconded | undefined)?.ways && secondProblems(form.second ?? '')),
    }),
    { schema: v.object({ ...entriesOf(check.schema), ...Code.entries }) },
  ) as Check<Form & Second, Context & Seconded>

export const unlockProblems = checks(
  Unlock,
  (_: UnlockForm, { password, second }, { factor }: { factor?: { readonly ways: readonly SecondWay[] } }) => ({
    ...(password && { password }),
    ...(factor && factor.ways.length > 0 && second && { second }),
  }),
)

export interface Keeper {
  readonly host: string
  readonly keeps: boolean
}

export type Hindrance = 'number' | 'address' | 'browser'

/** A house that has a number and no name has no passkeys, and those of a house are good under its one name. */
export function hindranceOf(house: string, { host, keeps }: Keeper): Hindrance | undefined {
  if (house === '') return 'number'
  if (host !== house) return 'address'
  return keeps ? undefined : 'browser'
}
