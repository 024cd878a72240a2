import { useCallback } from 'react'
import * as v from 'valibot'
import { withdrawal, WithdrawalNo } from '#contract/withdrawal.ts'
import type { WithdrawForm } from '#machines/withdrawal/withdraw.rules.ts'
import { withdrawalFlow } from '#machines/withdrawal/withdrawal.flow.ts'
import { keyedActor } from '#src/api/sent-again.ts'
import { useMemberId } from '#src/app/house.ts'
import { Over } from '#src/app/over.tsx'
import { page, useSearch } from '#src/app/page.tsx'
import type { Built } from '#src/lib/places.ts'
import { KeepProvider, keepWithdrawal } from './draft.ts'
import { WithdrawalScreen } from './withdrawal.screen.tsx'

const OneWithdrawal = page(withdrawalFlow, WithdrawalScreen).with(({ client }, { orderNo }: { orderNo: string }) => ({
  key: orderNo,
  input: { orderNo },
  calls: { info: withdrawal.info },
  actors: { cancel: keyedActor(client, withdrawal.cancel) },
}))

export function AskedWithdrawal({ over }: { over: Built }) {
  const member = useMemberId()
  const { order_no } = useSearch()
  const keep = useCallback((form: WithdrawForm) => keepWithdrawal(member ?? 0, form), [member])
  if (!v.is(WithdrawalNo, order_no)) return null
  return (
    <Over page={over}>
      <KeepProvider value={keep}>
        <OneWithdrawal orderNo={order_no} />
      </KeepProvider>
    </Over>
  )
}
