import { fromPromise } from 'xstate'
import { left } from '#src/lib/left.ts'

export const leaving = fromPromise(({ signal }) => left(signal))
