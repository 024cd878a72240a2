import { Trans } from '@lingui/react/macro'
import { Bot, ChartLine, ChartPie, Layers, Repeat, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Mall, OnSale as Kind } from '#contract/mall.ts'
import type { Venture } from '#contract/venture.ts'
import { VentureBrief } from '#src/parts/invest/venture-brief.tsx'
import { Money } from '#src/ui/money.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { SOLD_AT } from './sold-at.ts'

const LOOKS: Record<Kind['kind'], readonly [LucideIcon, () => ReactNode]> = {
  robot: [Bot, () => <Trans>Robots</Trans>],
  product: [ChartLine, () => <Trans>Plans</Trans>],
  project: [Layers, () => <Trans>Projects</Trans>],
  subscribe: [Repeat, () => <Trans>Subscriptions</Trans>],
}

function KindRow({ of: { kind, count, least, currency } }: { of: Kind }) {
  const [icon, words] = LOOKS[kind]
  return (
    <PlaceRow
      to={SOLD_AT[kind]}
      icon={icon}
      group="invest"
      label={words()}
      note={
        <Trans comment="How many one can put money in, and the least that one of them takes">
          Open now: {count}, from <Money value={least} unit={currency} brief />
        </Trans>
      }
    />
  )
}

interface OnSaleProps {
  mall: Pick<Mall, 'on_sale' | 'equity'>
  /** One of a kind, to look at. */
  ventures: readonly Venture[]
}

/** What one can put money in today; nothing of it where there is nothing. */
export const OnSale = ({ mall: { on_sale, equity }, ventures }: OnSaleProps) =>
  (on_sale.length > 0 || equity !== null) && (
    <Section title={<Trans>Invest</Trans>}>
      <Rows>
        {ventures.map((one) => (
          <VentureBrief key={`${one.kind} ${one.id}`} of={one} />
        ))}
      </Rows>
      <Rows>
        {on_sale.map((one) => (
          <KindRow key={one.kind} of={one} />
        ))}
        {equity !== null && (
          <PlaceRow
            to="/pages/equity/jf"
            icon={ChartPie}
            group="invest"
            label={<Trans>Equity</Trans>}
            note={
              <Trans comment="The fewest points that become a share">
                For points, from <Money value={String(equity)} unit="POINTS" />
              </Trans>
            }
          />
        )}
      </Rows>
    </Section>
  )
