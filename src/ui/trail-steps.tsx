import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CircleAlert, Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Currency } from '#contract/money.ts'
import { Icon } from './icon.tsx'
import { Moment } from './moment.tsx'
import { Money } from './money.tsx'
import { Card } from './surface.tsx'
import { Note } from './text.tsx'

const List = chakra('ol', {
  base: { listStyle: 'none', padding: '0', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' },
})
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingBlock: '2.5',
    textStyle: 'note',
    '& > :last-child': { marginInlineStart: 'auto', overflowWrap: 'anywhere', textAlign: 'end' },
  },
})
const Sum = chakra('p', {
  base: { display: 'flex', gap: '2', alignItems: 'flex-start', paddingTop: '3', textStyle: 'note', color: 'ink2' },
  variants: { wrong: { true: { color: 'bad' } } },
})

interface Moved<Place extends string> {
  readonly place: Place
  readonly currency: Currency
  readonly amount: string
}

interface TrailStepsProps<Place extends string> {
  steps: readonly { readonly step: number; readonly time: number; readonly lines: readonly Moved<Place>[] }[]
  isWhole: boolean
  wordsOf: (place: Place) => ReactNode
}

export const TrailSteps = <Place extends string>({ steps, isWhole, wordsOf }: TrailStepsProps<Place>) => (
  <>
    <List>
      {steps.map(({ step, time, lines }) => (
        <li key={step}>
          <Card>
            <Note paddingTop="3">
              <Moment at={time} />
            </Note>
            {lines.map(({ place, currency, amount }) => (
              <Line key={`${place} ${currency}`}>
                <span>{wordsOf(place)}</span>
                <span>
                  <span>
                    <Money value={amount} unit={currency} signed />
                  </span>
                </span>
              </Line>
            ))}
          </Card>
        </li>
      ))}
    </List>
    <Sum wrong={!isWhole} role={isWhole ? undefined : 'alert'}>
      <Icon of={isWhole ? Scale : CircleAlert} size={18} />
      {isWhole ? (
        <Trans>Every entry adds up: nothing is created or lost.</Trans>
      ) : (
        <Trans>These entries do not add up. Please tell us.</Trans>
      )}
    </Sum>
  </>
)
