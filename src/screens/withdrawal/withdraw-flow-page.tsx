import { useCallback } from 'react'
import { withdrawal, type Method } from '#contract/withdrawal.ts'
import { withdrawFlow } from '#machines/withdrawal/withdraw.flow.ts'
import type { WithdrawForm } from '#machines/withdrawal/withdraw.rules.ts'
import { payingActors, unansweredOf } from '#src/api/unanswered.ts'
import { useMemberId } from '#src/app/house.ts'
import { page } from '#src/app/page.tsx'
import { forgetWithdrawal, keepWithdrawal, KeepProvider, withdrawalKept } from './draft.ts'
import { WithdrawScreen } from './withdraw.screen.tsx'

interface WithdrawFlowPageProps {
  ways: readonly [Method, ...Method[]]
  asked?: Method | undefined
  /** Where it goes, as the address says; 0 where it says nothing. */
  dest: number
  only?: boolean
}

/** What the address says of where it goes comes before what was kept of it. */
const goingTo = (form: WithdrawForm, dest: number): WithdrawForm => (dest > 0 ? { ...form, dest } : form)

const Withdraw = page(withdrawFlow, WithdrawScreen).with(
  ({ client, id }, { ways, asked, dest, only = false }: WithdrawFlowPageProps) => ({
    key: [...ways, asked, dest].join(' '),
    input: {
      ways,
      form: goingTo(withdrawalKept(id, asked ? [asked] : ways), dest),
      only: only ? dest : 0,
      unanswered: unansweredOf(id, withdrawal.request),
    },
    keepsDraft: true,
    actions: { keep: (_: unknown, form: WithdrawForm) => keepWithdrawal(id, form), drop: forgetWithdrawal },
    calls: { counter: withdrawal.counter, quote: withdrawal.quote },
    actors: payingActors(client, id, withdrawal.request),
  }),
)

export function WithdrawFlowPage(props: WithdrawFlowPageProps) {
  const id = useMemberId() ?? 0
  const keep = useCallback((form: WithdrawForm) => keepWithdrawal(id, form), [id])
  return (
    <KeepProvider value={keep}>
      <Withdraw {...props} />
    </KeepProvider>
  )
}
