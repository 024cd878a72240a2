import { Trans } from '@lingui/react/macro'
import { Landmark } from 'lucide-react'
import type { Bank } from '#contract/card.ts'
import { BANKS_MAX } from '#contract/limits.ts'
import { cardsFlow } from '#machines/card/cards.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { belongingViews } from '#src/ui/belonging-views.tsx'
import { Button } from '#src/ui/button.tsx'
import { IfBuilt, TextPlace } from '#src/ui/place.tsx'
import { faceOf } from './card-face.tsx'

type CardsViewProps = ViewProps<typeof cardsFlow>

const Ways = ({ item, busy, send }: Pick<CardsViewProps, 'busy' | 'send'> & { item: Bank }) => (
  <>
    <IfBuilt to={`/pages/bank_card/card_atm?bank_id=${item.id}`}>
      {(there) => (
        <TextPlace to={there}>
          <Trans>Withdraw</Trans>
        </TextPlace>
      )}
    </IfBuilt>
    <TextPlace to={`/pages/bank_card/card_edit?id=${item.id}`}>
      <Trans comment="Button: change what stands here">Change</Trans>
    </TextPlace>
    {item.is_default === 0 && (
      <Button kind="text" disabled={busy} onClick={() => send({ type: 'prefer', item })}>
        <Trans comment="Button: money is paid out to it unless something else is chosen">Make default</Trans>
      </Button>
    )}
  </>
)

const views = belongingViews<Bank, CardsViewProps>({
  title: <Trans>Bank accounts</Trans>,
  choosing: <Trans>Choose a bank account</Trans>,
  faceOf,
  add: { to: '/pages/bank_card/card_add', words: <Trans>Add bank account</Trans> },
  most: { count: BANKS_MAX, words: <Trans>You can keep at most {BANKS_MAX} bank accounts.</Trans> },
  none: {
    icon: Landmark,
    title: <Trans>No bank account yet</Trans>,
    text: <Trans>Add the one your withdrawals should go to. It must be in your own name.</Trans>,
  },
  Ways,
  drop: { title: <Trans>Delete this bank account?</Trans>, act: <Trans>Delete bank account</Trans> },
})

export const CardsScreen = screen(cardsFlow, { ...views, preferring: views.showing })
