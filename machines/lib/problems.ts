import * as v from 'valibot'
import { isProblem, type Problem } from '#contract/problems.ts'

export type Problems<Field extends string = string> = Partial<Record<Field, Problem>>

export function problemsBy<Schema extends v.GenericSchema>(
  schema: Schema,
  form: v.InferInput<Schema>,
): Problems<keyof v.InferInput<Schema> & string> {
  const found: Record<string, Problem> = {}
  for (const issue of v.safeParse(schema, form).issues ?? []) {
    const field = String(issue.path?.[0]?.key ?? '')
    found[field] ??= isProblem(issue.message) ? issue.message : 'unreadable'
  }
  return found as Problems<keyof v.InferInput<Schema> & string>
}

export const isClean = (problems: Problems) => Object.keys(problems).length === 0

/** What was not refused is not judged before it is sent. */
export const stillWrong = <Found extends Problems>(refused: Found, now: Problems): Found =>
  Object.fromEntries(Object.entries(now).filter(([field]) => field in refused)) as Found

export interface Check<Form, Context = unknown> {
  (
    form: Form,
    ...here: unknown extends Context ? [context?: unknown] : [context: Context]
  ): Problems<keyof Form & string>
  readonly schema: v.GenericSchema
}

type Together<Form, Context> = (
  form: Form,
  problems: Problems<keyof Form & string>,
  context: Context,
) => Problems<keyof Form & string>

export const checks = <Form extends object, Context = unknown>(
  schema: v.GenericSchema,
  together: Together<Form, Context> = (_, problems) => problems,
): Check<Form, Context> =>
  Object.assign(
    (form: Form, context?: unknown) =>
      together(form, problemsBy(schema, form) as Problems<keyof Form & string>, context as Context),
    { schema },
  )
