import * as v from 'valibot'
import { isProblem, type Problem } from '#contract/problems.ts'

export type Problems<Field extends string = string> = Partial<Record<Field, Problem>>

/** The first problem of each field, by the same schema that the server reads with. */
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
