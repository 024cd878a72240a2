import { memo } from 'react'
import type { Notice } from '#contract/notices.ts'
import { Days } from '#src/ui/days.tsx'
import { NoticeRow } from './notice-row.tsx'

export const NoticeDays = memo(function NoticeDays({ items }: { items: readonly Notice[] }) {
  return (
    <Days entries={items} at={({ create_time }) => create_time} level="h3">
      {(notice) => <NoticeRow key={notice.id} notice={notice} />}
    </Days>
  )
})
