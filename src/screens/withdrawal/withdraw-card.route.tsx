import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { words } from '#src/app/words.ts'
import { Page } from '#src/ui/page.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { idIn } from './searches.ts'
import { WithdrawFlowPage } from './withdraw-flow-page.tsx'

export const Route = createFileRoute('/pages/bank_card/card_atm')({
  staticData: { access: 'member', title: msg`Withdraw to this card` },
  loader: words('withdrawal', 'form'),
  validateSearch: ({ bank_id }: { bank_id?: string }) => ({ bank_id }),
  component: WithdrawToCard,
})

function WithdrawToCard() {
  const bank = idIn(Route.useSearch().bank_id)
  if (bank > 0) return <WithdrawFlowPage ways={['bank']} dest={bank} only />
  return (
    <Page title={<Trans>Withdraw to this card</Trans>} back>
      <Missing home="/pages/index/new_index" />
    </Page>
  )
}
