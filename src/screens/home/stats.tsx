import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Home } from '#contract/home.ts'
import { count } from '#src/lib/format.ts'
import { lasting } from '#src/lib/lasting.ts'
import { Amount, Digits } from '#src/ui/amount.tsx'
import { Cell, Cells } from '#src/ui/cells.tsx'
import { RefreshButton } from '#src/ui/page.tsx'
import { Section } from '#src/ui/section.tsx'
import { Note } from '#src/ui/text.tsx'

/** Three facts: what was sold, how soon it is paid, and who buys. */
export function Stats({ stats: { today, ...ever }, onRefresh }: { stats: Home['stats']; onRefresh: () => void }) {
  const { i18n } = useLingui()
  return (
    <Section title={<Trans>Quay in numbers</Trans>} all={<RefreshButton onRefresh={onRefresh} />}>
      <Cells>
        <Counted of={ever.trade_count} worth={ever.trade_amount}>
          <Plural value={ever.trade_count} one="sale in all" other="sales in all" />
        </Counted>
        {today.pay_seconds === null ? (
          <Counted of={ever.member_count}>
            <Plural value={ever.member_count} one="member" other="members" />
          </Counted>
        ) : (
          <Cell first value={lasting(today.pay_seconds, i18n.locale)}>
            <Trans>typical time to payment</Trans>
          </Cell>
        )}
        <Counted of={ever.merchant_count}>
          <Plural value={ever.merchant_count} one="merchant" other="merchants" />
        </Counted>
      </Cells>
    </Section>
  )
}

function Counted({ of, worth, children }: { of: number; worth?: string; children: ReactNode }) {
  const { i18n } = useLingui()
  return (
    <Cell first value={<Digits>{count(of, i18n.locale)}</Digits>}>
      {children}
      {worth !== undefined && of > 0 && (
        <Note as="span" display="block">
          <Amount value={worth} unit="EUR" />
        </Note>
      )}
    </Cell>
  )
}
