import { createFileRoute } from '@tanstack/react-router'
import { msg, t } from '@lingui/core/macro'
import { deposit } from '#contract/deposit.ts'
import { UNMADE_TOAST_MS } from '#contract/limits.ts'
import { NETWORKS } from '#contract/payout-address.ts'
import { recharge } from '#contract/recharge.ts'
import { receiveFlow } from '#machines/deposit/receive.flow.ts'
import { isRefusal } from '#machines/lib/refusal.ts'
import { wholeNeed } from '#machines/recharge/begin.rules.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { wordIn } from '#src/lib/search-text.ts'
import { ownPage } from '#src/parts/recharge/back.ts'
import { toast } from '#src/ui/toast.ts'
import { ReceiveScreen } from './receive.screen.tsx'

const sayUnmade = (_: unknown, error: unknown) =>
  isRefusal(error, 'signed-out') || void toast(t`The network is busy, please try again later...`, UNMADE_TOAST_MS)

export const Route = createFileRoute('/pages/money/recharge_bc')({
  staticData: { access: 'member', title: msg`Your USDT address` },
  loader: words('deposit', 'recharge', 'trade'),
  component: page(receiveFlow, ReceiveScreen).with(({ search: { network: asked, need = '', return_to = '' } }) => {
    const network = wordIn(NETWORKS, asked) ?? NETWORKS[0]
    return {
      key: network,
      input: { network, need: wholeNeed(need) && need, returnTo: ownPage(return_to) },
      calls: { address: deposit.address, list: recharge.list },
      actions: { sayUnmade },
    }
  }),
})
