import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Merchant } from '#contract/merchant.ts'
import { count, percent } from '#src/lib/format.ts'
import { Amount, Digits } from '#src/ui/amount.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Heading } from '#src/ui/text.tsx'

const Nothing = ({ children }: { children: ReactNode }) => <chakra.span color="ink3">{children}</chakra.span>

export function Record({ merchant }: { merchant: Merchant }) {
  const { i18n } = useLingui()
  const { trade_count, trade_amount, completion_rate, rating } = merchant
  const rated = Number(rating) > 0
  const figure = new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const stars = figure.format(rating as Intl.StringNumericLiteral)
  return (
    <section>
      <Heading marginTop="4">
        <Trans>So far</Trans>
      </Heading>
      <Rows>
        <Row label={<Trans>Orders settled</Trans>} value={<Digits>{count(trade_count, i18n.locale)}</Digits>} />
        <Row label={<Trans>Paid to members</Trans>} value={<Amount value={trade_amount} unit="EUR" />} />
        <Row
          label={<Trans>Completed</Trans>}
          note={<Trans>Of the orders you accepted.</Trans>}
          value={
            trade_count === 0 && Number(completion_rate) === 0 ? (
              <Nothing>–</Nothing>
            ) : (
              <Digits>{percent(completion_rate, i18n.locale)}</Digits>
            )
          }
        />
        <Row
          label={<Trans>Rating</Trans>}
          value={
            rated ? (
              <Trans>
                <Digits>{stars}</Digits> of 5
              </Trans>
            ) : (
              <Nothing>
                <Trans>No ratings yet</Trans>
              </Nothing>
            )
          }
        />
      </Rows>
    </section>
  )
}
