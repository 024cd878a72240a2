import type { ReactNode } from 'react'
import type { NewsItem } from '#contract/home.ts'
import { Moment } from '#src/ui/moment.tsx'
import { IfBuilt } from '#src/ui/place.tsx'
import { PlaceRow, PressRow } from '#src/ui/rows.tsx'

interface NewsRowProps {
  item: NewsItem
  besides?: ReactNode
  onRead: () => void
}

export function NewsRow({ item: { id, title, create_time }, besides, onRead }: NewsRowProps) {
  const inside = {
    label: title,
    note: (
      <>
        <Moment at={create_time} />
        {besides}
      </>
    ),
  }
  return (
    <IfBuilt to={`/pages/news/news_detail?id=${id}`} otherwise={<PressRow {...inside} onPress={onRead} />}>
      {(there) => <PlaceRow to={there} {...inside} />}
    </IfBuilt>
  )
}
