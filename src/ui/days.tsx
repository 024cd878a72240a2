import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DAY_S } from '#contract/time-units.ts'
import { dayText } from '#src/lib/format.ts'
import { longDay } from '#src/lib/day-text.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { Rows } from './rows.tsx'
import { Heading } from './text.tsx'

const LONG = 60
const HEAD = 45

/** A day far from the screen is not drawn; until it was, it is as high as its rows are likely to be. */
const Section = chakra('section', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' },
  variants: { long: { true: { contentVisibility: 'auto' } } },
})

interface DaysProps<Entry> {
  entries: readonly Entry[]
  at: (entry: Entry) => number
  row?: number
  /** One below the heading that the list stands under. */
  level?: 'h2' | 'h3'
  children: (entry: Entry) => ReactNode
}

export function Days<Entry>({ entries, at, row = 0, level = 'h2', children }: DaysProps<Entry>) {
  return [...byDay(entries, at)].map(([day, ofDay]) => (
    <Section key={day} {...(row && entries.length > LONG && tall(HEAD + ofDay.length * row))}>
      <Heading as={level} look="label" paddingInline="1">
        <Day day={day} />
      </Heading>
      <Rows>{ofDay.map(children)}</Rows>
    </Section>
  ))
}

const tall = (height: number) => ({ long: true, style: { containIntrinsicSize: `auto ${height}px` } })

function Day({ day }: { day: string }) {
  const { i18n } = useLingui()
  if (day === dayText(serverNow())) return <Trans>Today</Trans>
  if (day === dayText(serverNow() - DAY_S)) return <Trans>Yesterday</Trans>
  return longDay(day, i18n.locale)
}

function byDay<Entry>(entries: readonly Entry[], at: (entry: Entry) => number): Map<string, Entry[]> {
  const days = new Map<string, Entry[]>()
  for (const entry of entries) {
    const day = dayText(at(entry))
    const ofDay = days.get(day)
    if (ofDay) ofDay.push(entry)
    else days.set(day, [entry])
  }
  return days
}
