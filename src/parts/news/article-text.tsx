import type { Article } from '#contract/news.ts'
import { Moment } from '#src/ui/moment.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Note } from '#src/ui/text.tsx'

export const ArticleText = ({ of: { update_time, content } }: { of: Article }) => (
  <Card holds="prose">
    <Note>
      <Moment at={update_time} />
    </Note>
    <Prose blocks={content} />
  </Card>
)
