const acts: (() => Promise<unknown>)[] = []

/** Does this when the file is over, the latest first, also where a test asks for it: Vitest hears no `afterAll` then. */
export const whenOver = (act: () => Promise<unknown>): void => void acts.push(act)

/** Does all of it, whatever goes wrong with one. */
export async function fileIsOver(): Promise<void> {
  const wrong: unknown[] = []
  for (const act of acts.splice(0).toReversed()) await act().catch((error: unknown) => wrong.push(error))
  if (wrong.length > 0) throw wrong.length === 1 ? wrong[0] : new AggregateError(wrong, wrong.join('\n'))
}
