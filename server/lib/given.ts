import { StartRefusal } from './start-refusal.ts'

export type Given = (name: string) => string | undefined

/** All of what belongs together, or none of it; half of it refuses the start. */
export function together(given: Given, names: readonly string[]): string[] | undefined {
  const values = names.map(given)
  if (values.every((value) => value === undefined)) return undefined
  const missing = names.filter((_, at) => values[at] === undefined)
  if (missing.length > 0)
    throw new StartRefusal(`${missing.join(' and ')} missing: ${names.join(', ')} belong together.`)
  return values.map((value) => value ?? '')
}
