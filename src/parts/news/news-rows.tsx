import { Trans } from '@lingui/react/macro'
import { useState, type ComponentType, type ReactNode } from 'react'
import type { NewsItem } from '#contract/home.ts'
import { useIsHoused } from '#src/app/house.ts'
import { Rows } from '#src/ui/rows.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { NewsRow } from './news-row.tsx'

interface NewsRowsProps {
  items: readonly NewsItem[]
  besides?: (item: NewsItem) => ReactNode
  /** Rows that follow those of the news. */
  children?: ReactNode
}

/** Opens what was tapped over the page, as long as it has no page of its own. */
export function NewsRows({ items, besides, children }: NewsRowsProps) {
  const isHoused = useIsHoused()
  const [Sheet, setSheet] = useState<ComponentType<{ item: NewsItem; onClose: () => void }>>()
  const [read, setRead] = useState<NewsItem>()
  const [failed, setFailed] = useState(false)
  const bring = async () => {
    const sheet = await import('./news-sheet.tsx').then((late) => late.spoken())
    setSheet(() => sheet)
  }
  const open = (item: NewsItem) => {
    if (!isHoused) return
    setFailed(false)
    setRead(item)
    if (!Sheet)
      bring().catch(() => {
        setRead(undefined)
        setFailed(true)
      })
  }
  return (
    <>
      <Rows>
        {items.map((item) => (
          <NewsRow key={item.id} item={item} besides={besides?.(item)} onRead={() => open(item)} />
        ))}
        {children}
      </Rows>
      {failed && (
        <Refusal>
          <Trans>This did not load</Trans>
        </Refusal>
      )}
      {read && Sheet && <Sheet key={read.id} item={read} onClose={() => setRead(undefined)} />}
    </>
  )
}
