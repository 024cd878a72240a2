import type { Context } from '../lib/context.ts'
import { closeOpenings } from './queries.ts'

export const sweepOpenings = ({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<number> =>
  closeOpenings(database, clock.now())
