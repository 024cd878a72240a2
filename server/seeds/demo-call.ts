import type { Context } from '../lib/context.ts'
import type { Call } from '../lib/call.ts'
import { inTransaction } from '../lib/database.ts'
import { speaker } from '../lib/words.ts'

interface As {
  readonly call: Call
  does<T>(act: (inside: Call) => Promise<T>): Promise<T>
}

export function callAs(context: Context, member: number): As {
  const late: (() => Promise<void>)[] = []
  const token = `demo-${member}`
  const call: Call = {
    context,
    sql: context.database,
    now: context.clock.now(),
    locale: 'en',
    token,
    viewer: { id: member, token, sessionNo: '', roles: ['merchant'] },
    ip: '127.0.0.1',
    agent: '',
    say: speaker('en'),
    addFacts: () => undefined,
    after: (act) => void late.push(act),
  }
  return {
    call,
    async does(act) {
      const done = await inTransaction(context.database, (sql) => act({ ...call, sql }))
      for (const work of late.splice(0)) await work()
      return done
    },
  }
}
