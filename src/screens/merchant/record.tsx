import { Trans, useLingui } from '@lingui/react/macro'
import type { Merchant } from '#contract/merchant.ts'
import { count } from '#src/lib/format.ts'
import { percent } from '#src/lib/share-text.ts'
import { Amount, Digits } from '#src/ui/amount.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Section } from '#src/ui/section.tsx'
import { Note } from '#src/ui/text.tsx'

export function Record({ merchant }: { merchant: Merchant }) {
  const { i18n } = useLingui()
  const { trade_count, trade_amount, completion_rate, rating } = merchant
  const figure = new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const stars = figure.format(rating as Intl.StringNumericLiteral)
  return (
    <Section title={<Trans>So far</Trans>}>
      <Facts>
        <Fact name={<Trans>Cumulative trade count</Trans>}>
          <Digits>{count(trade_count, i18n.locale)}</Digits>
          <Note as="span" display="block">
            <Trans>Orders settled</Trans>
          </Note>
        </Fact>
        <Fact name={<Trans>Cumulative trade amount</Trans>}>
          <Amount value={trade_amount} unit="EUR" />
          <Note as="span" display="block">
            <Trans>What the coins came to, before fees</Trans>
          </Note>
        </Fact>
        {(trade_count > 0 || Number(completion_rate) > 0) && (
          <Fact name={<Trans>Completed</Trans>}>
            <Digits>{percent(completion_rate, i18n.locale)}</Digits>
            <Note as="span" display="block">
              <Trans>Of the orders you accepted.</Trans>
            </Note>
          </Fact>
        )}
        {Number(rating) > 0 && (
          <Fact name={<Trans>Rating</Trans>}>
            <Trans>
              <Digits>{stars}</Digits> of 5
            </Trans>
          </Fact>
        )}
      </Facts>
    </Section>
  )
}
