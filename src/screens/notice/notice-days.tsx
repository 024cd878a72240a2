import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { Notice } from '#contract/notices.ts'
import { dayText, longDay } from '#src/lib/format.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { NoticeRow } from './notice-row.tsx'

const Heading = chakra('h3', {
  base: { textStyle: 'eyebrow', fontWeight: '600', color: 'ink2', paddingTop: '5', paddingBottom: '1' },
})

const DAY = 86_400

/** What the member was told, day by day, the newest first. */
export const NoticeDays = memo(function NoticeDays({ items }: { items: readonly Notice[] }) {
  return [...byDay(items)].map(([day, told]) => (
    <section key={day}>
      <Heading>
        <Day day={day} />
      </Heading>
      {told.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} />
      ))}
    </section>
  ))
})

function Day({ day }: { day: string }) {
  const { i18n } = useLingui()
  if (day === dayText(serverNow())) return <Trans>Today</Trans>
  if (day === dayText(serverNow() - DAY)) return <Trans>Yesterday</Trans>
  return longDay(day, i18n.locale)
}

function byDay(items: readonly Notice[]): Map<string, Notice[]> {
  const days = new Map<string, Notice[]>()
  for (const notice of items) {
    const day = dayText(notice.create_time)
    const told = days.get(day)
    if (told) told.push(notice)
    else days.set(day, [notice])
  }
  return days
}
