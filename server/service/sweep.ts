import type { Context } from '../lib/context.ts'
import { closeOpenings } from './queries.ts'

/** What nobody paid in time is closed, and what was said of the person is forgotten. */
export const sweepOpenings = ({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<number> =>
  closeOpenings(database, clock.now())
