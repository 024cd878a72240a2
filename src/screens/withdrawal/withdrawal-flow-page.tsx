import { useCallback } from 'react'
import { withdrawal } from '#contract/withdrawal.ts'
import type { WithdrawForm } from '#machines/withdrawal/withdraw.rules.ts'
import { withdrawalFlow } from '#machines/withdrawal/withdrawal.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { keyedActor } from '#src/api/sent-again.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { Over } from '#src/app/over.tsx'
import { FlowPage } from '#src/app/flow-page.tsx'
import type { Built } from '#src/lib/places.ts'
import { KeepProvider, keepWithdrawal } from './draft.ts'
import { WithdrawalScreen } from './withdrawal.screen.tsx'

export function OneWithdrawal({ orderNo, over }: { orderNo: string; over: Built }) {
  const { client } = useHouse()
  const member = useMemberId()
  const keep = useCallback((form: WithdrawForm) => keepWithdrawal(member ?? 0, form), [member])
  if (orderNo === '') return null
  return (
    <Over page={over}>
      <KeepProvider value={keep}>
        <FlowPage
          key={[member, orderNo].join(' ')}
          flow={withdrawalFlow}
          screen={WithdrawalScreen}
          input={{ orderNo }}
          actors={{
            ...actorsOf(client, withdrawal, 'info'),
            cancel: keyedActor(client, withdrawal.cancel),
            listening: listeningBy(client),
          }}
        />
      </KeepProvider>
    </Over>
  )
}
