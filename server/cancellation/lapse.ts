import type { CancellationFacts, CancellationMove } from '#machines/cancellation/cancellation.rules.ts'

export function lapseIn(
  { now, reviewBy, signedIn, isLate }: CancellationFacts,
  state: string,
): CancellationMove | undefined {
  if (state !== 'pending' && state !== 'deleting') return undefined
  if (signedIn) return { type: 'keep', by: 'member' }
  return state === 'pending' && !isLate && now >= reviewBy ? { type: 'alarm', by: 'system' } : undefined
}
