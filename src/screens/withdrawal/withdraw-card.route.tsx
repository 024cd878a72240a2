import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useSearch } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { numberIn } from '#src/lib/search-text.ts'
import { Page } from '#src/ui/page.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { WithdrawFlowPage } from './withdraw-flow-page.tsx'

export const Route = createFileRoute('/pages/bank_card/card_atm')({
  staticData: { access: 'member', title: msg`Withdraw to this card` },
  loader: words('withdrawal', 'form'),
  component: WithdrawToCard,
})

function WithdrawToCard() {
  const bank = numberIn(useSearch().bank_id)
  if (bank) return <WithdrawFlowPage ways={['bank']} dest={bank} only />
  return (
    <Page title={<Trans>Withdraw to this card</Trans>} back>
      <Missing home="/pages/index/new_index" />
    </Page>
  )
}
