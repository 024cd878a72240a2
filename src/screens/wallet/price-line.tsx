import { Trans, useLingui } from '@lingui/react/macro'
import type { ChartPoint } from '#contract/equity.ts'
import { priceText } from '#src/lib/format.ts'
import { percent } from '#src/lib/share-text.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Chart } from '#src/ui/chart/chart.tsx'
import { Worth } from '#src/ui/held.tsx'
import { Card, Line } from '#src/ui/surface.tsx'
import { Note, Strong } from '#src/ui/text.tsx'

interface PriceLineProps {
  price: string
  change: string
  worth: string
  chart: readonly ChartPoint[]
}

export function PriceLine({ price, change, worth, chart }: PriceLineProps) {
  const { i18n, t } = useLingui()
  const cost = priceText(price, i18n.locale)
  const moved = percent(change, i18n.locale, true)
  return (
    <Card holds="prose">
      <Line at="first">
        <Strong>
          <Trans>
            1 coin = <Digits>{cost}</Digits>
          </Trans>
        </Strong>
        <Note as="span">
          <Trans>
            <Digits>{moved}</Digits> in a day
          </Trans>
        </Note>
        <Note as="span">
          <Worth of={worth} />
        </Note>
      </Line>
      <Chart title={t`Price of one coin`} points={chart} />
    </Card>
  )
}
