import * as v from 'valibot'
import { fromPromise } from 'xstate'
import { card } from '#contract/card.ts'
import { SysBank } from '#contract/sys-bank.ts'
import type { Remote } from '#machines/lib/remote.ts'
import type { Client } from '#src/api/client.ts'
import { store, loadStored } from '#src/lib/storage.ts'

const Banks = v.array(SysBank)

/** The banks that this phone keeps, at once; those of now are kept for the next time. */
export const sysBanksActor = (client: Client): Remote<typeof card.sysBanks> =>
  fromPromise(async ({ input }) => {
    const list = loadStored('sysBankList')
    const fresh = client.call(card.sysBanks, input).then((answer) => {
      store('sysBankList', answer.list)
      return answer
    })
    if (!v.is(Banks, list)) return fresh
    fresh.catch(() => undefined)
    return { list }
  })
