import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { MoneyLog } from '#contract/wallet.ts'
import { dayText, longDay } from '#src/lib/format.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { EntryRow } from './entry-row.tsx'

const ROW = 65
const HEAD = 45

const LONG = 60

/** In a long list a day far from the screen is not drawn; until it was, it is as high as its rows are likely to be. */
const Section = chakra('section', {
  base: { marginInline: '-1', paddingInline: '1' },
  variants: { long: { true: { contentVisibility: 'auto' } } },
})
const Heading = chakra('h2', {
  base: {
    textStyle: 'eyebrow',
    fontWeight: '600',
    color: 'ink2',
    paddingTop: '5',
    paddingBottom: '1',
    'section:first-of-type > &': { paddingTop: '3' },
  },
})

interface EntryDaysProps {
  entries: readonly MoneyLog[]
  mixed?: boolean
  /** The same function every time: a row is drawn again only when something about it changed. */
  onLook?: ((entry: MoneyLog) => void) | undefined
}

/** What came and went, day by day, the newest first. */
export const EntryDays = memo(function EntryDays({ entries, mixed = false, onLook }: EntryDaysProps) {
  return [...byDay(entries)].map(([day, rows]) => (
    <Section
      key={day}
      long={entries.length > LONG}
      style={{ containIntrinsicSize: `auto ${HEAD + rows.length * ROW}px` }}
    >
      <Heading>
        <Day day={day} />
      </Heading>
      {rows.map((entry) => (
        <EntryRow key={entry.id} entry={entry} mixed={mixed} onLook={onLook} />
      ))}
    </Section>
  ))
})

const DAY = 86_400

function Day({ day }: { day: string }) {
  const { i18n } = useLingui()
  if (day === dayText(serverNow())) return <Trans>Today</Trans>
  if (day === dayText(serverNow() - DAY)) return <Trans>Yesterday</Trans>
  return longDay(day, i18n.locale)
}

function byDay(entries: readonly MoneyLog[]): Map<string, MoneyLog[]> {
  const days = new Map<string, MoneyLog[]>()
  for (const entry of entries) {
    const day = dayText(entry.create_time)
    const rows = days.get(day)
    if (rows) rows.push(entry)
    else days.set(day, [entry])
  }
  return days
}
