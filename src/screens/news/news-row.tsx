import type { ReactNode } from 'react'
import type { NewsItem } from '#contract/home.ts'
import { Moment } from '#src/ui/moment.tsx'
import { IfBuilt } from '#src/ui/place.tsx'
import { PlaceRow, Row } from '#src/ui/rows.tsx'

export function NewsRow({ item: { id, title, create_time }, besides }: { item: NewsItem; besides?: ReactNode }) {
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
    <IfBuilt to={`/pages/news/news_detail?id=${id}`} otherwise={<Row {...inside} />}>
      {(there) => <PlaceRow to={there} {...inside} />}
    </IfBuilt>
  )
}
