import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { deposit } from '#contract/deposit.ts'
import { UNMADE_TOAST_MS } from '#contract/limits.ts'
import { NETWORKS } from '#contract/payout-address.ts'
import { recharge } from '#contract/recharge.ts'
import { receiveFlow } from '#machines/deposit/receive.flow.ts'
import { isRefusal } from '#machines/lib/refusal.ts'
import { wholeNeed } from '#machines/recharge/begin.rules.ts'
import { actorsOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { words } from '#src/app/words.ts'
import { ownPage } from '#src/parts/recharge/back.ts'
import { toast } from '#src/ui/toast.ts'
import { ReceiveScreen } from './receive.screen.tsx'

interface Question {
  network?: string
  need?: string
  return_to?: string
}

export const Route = createFileRoute('/pages/money/recharge_bc')({
  staticData: { access: 'member', title: msg`Your USDT address` },
  loader: words('deposit', 'recharge', 'trade'),
  validateSearch: ({ network, need, return_to }: Question) => ({ network, need, return_to }),
  component: Receive,
})

function Receive() {
  const { client } = useHouse()
  const { t } = useLingui()
  const member = useMemberId()
  const { network: asked, need = '', return_to = '' } = Route.useSearch()
  const network = NETWORKS.find((one) => one === asked) ?? NETWORKS[0]
  return (
    <FlowPage
      key={`${member} ${network}`}
      flow={receiveFlow}
      screen={ReceiveScreen}
      input={{ network, need: wholeNeed(need) && need, returnTo: ownPage(return_to) }}
      actors={{
        ...actorsOf(client, deposit, 'address'),
        ...actorsOf(client, recharge, 'list'),
        listening: listeningBy(client),
      }}
      actions={{
        sayUnmade: (_: unknown, error: unknown) =>
          isRefusal(error, 'signed-out') ||
          void toast(t`The network is busy, please try again later...`, UNMADE_TOAST_MS),
      }}
    />
  )
}
