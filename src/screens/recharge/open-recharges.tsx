import { Plural } from '@lingui/react/macro'
import { ArrowDownToLine } from 'lucide-react'
import { addressOf } from '#contract/addresses.ts'
import type { Recharge } from '#contract/recharge.ts'
import { Money } from '#src/ui/money.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'

export const OpenRecharges = ({ of: open }: { of: readonly Recharge[] }) =>
  open.length === 0 ? null : (
    <Section title={<Plural value={open.length} one="# recharge is open" other="# recharges are open" />}>
      <Rows>
        {open.map(({ order_no, amount, currency, status_text }) => (
          <PlaceRow
            key={order_no}
            to={addressOf('recharge', order_no)}
            icon={ArrowDownToLine}
            group="money"
            label={<Money value={amount} unit={currency} brief />}
            note={status_text}
          />
        ))}
      </Rows>
    </Section>
  )
