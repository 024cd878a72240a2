import type { MessageDescriptor } from '@lingui/core'
import { chakra } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState, type ComponentProps } from 'react'
import type { ChartRange } from '#contract/equity.ts'
import { Chart } from './chart.tsx'
import { within } from './series.ts'

/** As short as can be, and said in full to whoever hears it. */
const WORDS: Record<ChartRange, readonly [short: MessageDescriptor, full: MessageDescriptor]> = {
  '1m': [msg({ message: '1M', comment: 'One month, as short as can be' }), msg`1 month`],
  '3m': [msg({ message: '3M', comment: 'Three months, as short as can be' }), msg`3 months`],
  '6m': [msg({ message: '6M', comment: 'Six months, as short as can be' }), msg`6 months`],
  '1y': [msg({ message: '1Y', comment: 'One year, as short as can be' }), msg`1 year`],
  all: [
    msg({ message: 'All', comment: 'A chart from its first day, as short as can be' }),
    msg({ message: 'Since it began', comment: 'A chart from its first day' }),
  ],
}

const Track = chakra('div', {
  base: { display: 'flex', bg: 'sunken', borderRadius: 'full', padding: '1', marginTop: '2' },
})
const Part = chakra(
  'button',
  {
    base: {
      position: 'relative',
      flex: '1 1 0',
      minWidth: '0',
      minHeight: '10',
      borderRadius: 'full',
      textStyle: 'label',
      color: 'ink2',
      cursor: 'pointer',
      _before: { content: '""', position: 'absolute', inset: '-4px 0' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    variants: { on: { true: { bg: 'raised', color: 'ink', fontWeight: '600' } } },
  },
  { defaultProps: { type: 'button' } },
)

interface RangesProps {
  among: readonly ChartRange[]
  chosen: ChartRange
  onChoose: (range: ChartRange) => void
}

export function Ranges({ among, chosen, onChoose }: RangesProps) {
  const { i18n, t } = useLingui()
  return (
    <Track role="group" aria-label={t`How far back`}>
      {among.map((range) => (
        <Part
          key={range}
          on={range === chosen}
          aria-pressed={range === chosen}
          aria-label={i18n._(WORDS[range][1])}
          onClick={() => onChoose(range)}
        >
          {i18n._(WORDS[range][0])}
        </Part>
      ))}
    </Track>
  )
}

interface RangedProps extends Omit<ComponentProps<typeof Chart>, 'children'> {
  among: readonly ChartRange[]
}

export function RangedChart({ among, points, ...chart }: RangedProps) {
  const [range, choose] = useState(among.at(-1) ?? 'all')
  return (
    <Chart {...chart} points={within(points, range)}>
      <Ranges among={among} chosen={range} onChoose={choose} />
    </Chart>
  )
}
