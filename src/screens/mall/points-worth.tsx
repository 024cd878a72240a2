import { Trans, useLingui } from '@lingui/react/macro'
import type { Mall } from '#contract/mall.ts'
import { priceText } from '#src/lib/format.ts'
import { Amount, Digits } from '#src/ui/amount.tsx'
import { Cell, Cells } from '#src/ui/cells.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Section } from '#src/ui/section.tsx'
import { Note } from '#src/ui/text.tsx'

function Rate({ of }: { of: string }) {
  const { i18n } = useLingui()
  return (
    <Digits whiteSpace="normal" overflowWrap="anywhere">
      {priceText(of, i18n.locale)}
    </Digits>
  )
}

export const PointsWorth = ({ points: { rate, pool } }: Pick<Mall, 'points'>) => (
  <Section title={<Trans>Points</Trans>}>
    <Cells>
      {isSome(rate) && (
        <Cell first value={<Rate of={rate} />}>
          <Trans>for one point now</Trans>
        </Cell>
      )}
      <Cell first value={<Amount value={pool} unit="EUR" />}>
        <Trans>in the points fund</Trans>
      </Cell>
    </Cells>
    <Note paddingInline="1">
      <Trans>
        Points are not money. They become balance while the fund holds enough. We fill it only from fees and our own
        capital.
      </Trans>
    </Note>
  </Section>
)
