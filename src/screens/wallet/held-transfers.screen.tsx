import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Given } from '#contract/endpoint.ts'
import { CURRENCY_OF } from '#contract/quote.ts'
import type { transfer } from '#contract/transfer.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { Money } from '#src/ui/money.tsx'
import { SaidMoment } from '#src/ui/moment.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { ACCOUNT_WORDS } from './names.ts'
import { panelViews } from './panel-views.tsx'

type HeldTransfers = Given<typeof transfer.held>

const Heading = chakra('h2', { base: { textStyle: 'strong', marginTop: '6' } })
const Why = chakra('p', { base: { textStyle: 'note', color: 'ink2', marginTop: '2' } })

function Shown({ item: { list } }: { item: HeldTransfers }) {
  const { i18n } = useLingui()
  if (list.length === 0) return null
  return (
    <>
      <Heading>
        <Trans>Received and still held</Trans>
      </Heading>
      <Rows>
        {list.map(({ id, account, amount, until_time }) => (
          <Row
            key={id}
            label={i18n._(ACCOUNT_WORDS[account])}
            note={
              <Trans>
                Held until <SaidMoment at={until_time} />
              </Trans>
            }
            value={<Money value={amount} unit={CURRENCY_OF[account]} />}
          />
        ))}
      </Rows>
      <Why>
        <Trans>The sender’s account changed a short while ago. The money is yours after that.</Trans>
      </Why>
    </>
  )
}

export const heldTransfersFlow = followFlow<HeldTransfers>('money')

/** Most have none, so nothing announces them before they come. */
export const HeldTransfersScreen = screen(
  heldTransfersFlow,
  { ...panelViews<HeldTransfers>({ Shown }), opening: () => <section aria-busy /> },
  'data-held',
)
