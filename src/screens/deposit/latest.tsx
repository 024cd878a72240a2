import { Trans } from '@lingui/react/macro'
import { ArrowDownToLine } from 'lucide-react'
import { addressOf } from '#contract/addresses.ts'
import type { Recharge } from '#contract/recharge.ts'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Lead } from '#src/ui/text.tsx'
import { Bones } from '#src/ui/waiting.tsx'

interface LatestProps {
  of: readonly Recharge[] | undefined
  returnTo?: string | undefined
}

export const Latest = ({ of: latest, returnTo = '' }: LatestProps) => (
  <Section title={<Trans>Latest USDT recharges</Trans>}>
    {latest === undefined ? (
      <Card holds="prose">
        <Bones rows={2} paddingTop="0" />
      </Card>
    ) : latest.length === 0 ? (
      <Card holds="prose">
        <Lead>
          <Trans>Nothing has arrived yet. What you send shows here within a minute.</Trans>
        </Lead>
      </Card>
    ) : (
      <Rows>
        {latest.map(({ order_no, amount, currency, status_text, create_time }) => (
          <PlaceRow
            key={order_no}
            to={`${addressOf('recharge', order_no)}${returnTo && `&return_to=${encodeURIComponent(returnTo)}`}`}
            icon={ArrowDownToLine}
            group="money"
            label={<Money value={amount} unit={currency} brief />}
            note={
              <>
                {status_text} · <Moment at={create_time} />
              </>
            }
          />
        ))}
      </Rows>
    )}
  </Section>
)
