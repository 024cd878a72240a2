import { Trans, useLingui } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import type { Given } from '#contract/endpoint.ts'
import { CURRENCY_OF } from '#contract/quote.ts'
import type { transfer } from '#contract/transfer.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { ACCOUNT_WORDS } from '#src/parts/wallet/names.ts'
import { panelViews } from '#src/parts/wallet/panel-views.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Note } from '#src/ui/text.tsx'

type HeldTransfers = Given<typeof transfer.held>

function Shown({ item: { list } }: { item: HeldTransfers }) {
  const { i18n } = useLingui()
  if (list.length === 0) return null
  return (
    <Section title={<Trans>Received and still held</Trans>}>
      <Rows>
        {list.map(({ id, account, amount, until_time }) => (
          <Row
            key={id}
            icon={Lock}
            group="money"
            label={i18n._(ACCOUNT_WORDS[account])}
            note={
              until_time === null ? (
                <Trans>Held until our team decides</Trans>
              ) : (
                <Trans>
                  Held until <SaidMoment at={until_time} />
                </Trans>
              )
            }
            value={<Money value={amount} unit={CURRENCY_OF[account]} brief />}
          />
        ))}
      </Rows>
      {list.some(({ until_time }) => until_time !== null) && (
        <Note paddingInline="1">
          <Trans>The sender’s account changed a short while ago. The money is yours after that.</Trans>
        </Note>
      )}
      {list.some(({ until_time }) => until_time === null) && (
        <Note paddingInline="1">
          <Trans>The sender’s account was stopped. Our team decides who gets the money and tells you.</Trans>
        </Note>
      )}
    </Section>
  )
}

export const heldTransfersFlow = followFlow<HeldTransfers>('money')

/** Most have none, so nothing announces them before they come. */
export const HeldTransfersScreen = screen(
  heldTransfersFlow,
  { ...panelViews<HeldTransfers>({ Shown }), opening: () => <section aria-busy /> },
  'data-held',
)
