import type { EventFrom } from 'xstate'
import { verificationCodeLifecycle } from '#machines/session/verification-code.lifecycle.ts'
import { type Scope, type Life, lockRecord, moveRecord } from '../lib/move-record.ts'
import { type CodeOf, type CodeRow, liveCode } from './queries.ts'

interface CodeFacts {
  readonly isOver: boolean
}

type CodeMove = EventFrom<typeof verificationCodeLifecycle>

const codeLife: Life<CodeRow, CodeOf, CodeFacts, CodeMove, object> = {
  lifecycle: verificationCodeLifecycle,
  table: 'verification_code',
  key: 'id',
  refuses: { unknown: 'dead-code', raced: 'dead-code' },
  lock: liveCode,
  facts: ({ now }, { expires_at }) => ({ isOver: expires_at <= now }),
  due: ({ isOver }, { state }) => (isOver && state === 'live' ? { type: 'expire' } : undefined),
  blocker: () => undefined,
  columns: (_, { now }) => ({ ended_at: now }),
  effects: async () => ({ forgetDigits: async () => ({ code_hash: null }) }),
  news: async () => undefined,
}

export const lockedCode = (scope: Scope, of: CodeOf) => lockRecord(codeLife, scope, of)
export const moveCode = (scope: Scope, row: CodeRow, type: CodeMove['type']) =>
  moveRecord(codeLife, scope, row, { type })
