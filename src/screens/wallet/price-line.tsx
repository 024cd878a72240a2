import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { percent, priceText } from '#src/lib/format.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Worth } from '#src/ui/held.tsx'

interface PriceLineProps {
  price: string
  /** How it moved in a day, as a part of it. */
  change: string
  /** What all available coins are worth at it. */
  worth: string
  chart: readonly { date: string; price: string }[]
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
const Drawing = chakra('svg', {
  base: { display: 'block', width: 'full', height: '72px', marginTop: '2', color: 'accent', direction: 'ltr' },
})
const Ends = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    direction: 'ltr',
    textStyle: 'tiny',
    color: 'ink3',
    paddingTop: '1',
  },
})

const [WIDTH, HEIGHT, EDGE] = [320, 72, 4]

/** Points of a line that fills its box; only a drawing, so that numbers will do. */
function path(prices: readonly number[]): string {
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const rise = most - least || 1
  return prices
    .map((price, at) => {
      const x = (at / (prices.length - 1)) * WIDTH
      const y = most === least ? HEIGHT / 2 : EDGE + (1 - (price - least) / rise) * (HEIGHT - 2 * EDGE)
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')
}

/** What one coin costs, how that moved in a day, and its way there. */
export function PriceLine({ price, change, worth, chart }: PriceLineProps) {
  const { i18n, t } = useLingui()
  const cost = priceText(price, i18n.locale)
  const moved = percent(change, i18n.locale, true)
  const [first, last] = [chart[0], chart.at(-1)]
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
      {first && last && chart.length > 1 ? (
        <>
          <Drawing
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={t`The price from ${first.date} to ${last.date}: ${priceText(first.price, i18n.locale)} to ${priceText(last.price, i18n.locale)}`}
          >
            <polyline
              points={path(chart.map((day) => Number(day.price)))}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </Drawing>
          <Ends>
            <Digits>{first.date}</Digits>
            <Digits>{last.date}</Digits>
          </Ends>
        </>
      ) : (
        <chakra.p textStyle="note" color="ink2" paddingTop="2">
          <Trans>The chart starts with the second day of prices.</Trans>
        </chakra.p>
      )}
    </section>
  )
}
