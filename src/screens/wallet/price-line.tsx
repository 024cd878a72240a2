import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ChartPoint } from '#contract/equity.ts'
import { percent, priceText } from '#src/lib/format.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Chart } from '#src/ui/chart/chart.tsx'
import { Worth } from '#src/ui/held.tsx'

interface PriceLineProps {
  price: string
  change: string
  worth: string
  chart: readonly ChartPoint[]
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    marginTop: '5',
    textStyle: 'note',
  },
})

export function PriceLine({ price, change, worth, chart }: PriceLineProps) {
  const { i18n, t } = useLingui()
  const cost = priceText(price, i18n.locale)
  const moved = percent(change, i18n.locale, true)
  return (
    <section>
      <Line>
        <chakra.span textStyle="strong">
          <Trans>
            1 coin = <Digits>{cost}</Digits>
          </Trans>
        </chakra.span>
        <chakra.span color={change.startsWith('-') ? 'bad' : 'good'}>
          <Trans>
            <Digits>{moved}</Digits> in a day
          </Trans>
        </chakra.span>
        <chakra.span color="ink2">
          <Worth of={worth} />
        </chakra.span>
      </Line>
      <Chart title={t`Price of one coin`} points={chart} />
    </section>
  )
}
