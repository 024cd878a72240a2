import { useActor, useSelector } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { ledger, type OwnProof } from '#contract/ledger.ts'
import { checkProofFlow, type Reckoning } from '#machines/wallet/check-proof.flow.ts'
import { type Verdict, verdictOn } from '#machines/wallet/proof.rules.ts'
import { actorsOf } from '#src/api/actors.ts'
import { publishedProof } from '#src/api/published.ts'
import { useHouse } from '#src/app/house.ts'
import { BalanceProofScreen } from './balance-proof.screen.tsx'

const reckon = fromPromise<Verdict, Reckoning>(({ input: { own, published, userNo } }) =>
  verdictOn(own, published, userNo),
)

export function BalanceProof({ currency }: Pick<OwnProof, 'currency'>) {
  const { client, session } = useHouse()
  const userNo = useSelector(session.actor, ({ context }) => context.user?.user_no ?? '')
  const [flow] = useState(() =>
    checkProofFlow.provide({ actors: { ...actorsOf(client, ledger, 'proof'), published: publishedProof, reckon } }),
  )
  const [snapshot, send] = useActor(flow, { input: { currency, userNo } })
  return <BalanceProofScreen snapshot={snapshot} send={send} />
}
