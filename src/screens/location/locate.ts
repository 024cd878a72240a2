import { fromPromise } from 'xstate'
import { position } from '#src/lib/position.ts'

export const locate = fromPromise(position)
