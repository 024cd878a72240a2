import { Plural } from '@lingui/react/macro'
import { memo } from 'react'
import type { Project } from '#contract/project.ts'
import { ShareTaken } from '#src/parts/invest/share-taken.tsx'
import { VentureRow } from '#src/parts/invest/venture-row.tsx'
import { Facts, LeastOf, saleOf, Term } from '#src/parts/invest/venture-terms.tsx'
import { isSome } from '#src/ui/held.tsx'

export const ProjectRow = memo(function ProjectRow({ of: one }: { of: Project }) {
  const { id, term_days, cate_name, people, progress, taken_amount } = one
  return (
    <VentureRow
      of={one}
      to={`/pages/project/detail?id=${id}`}
      price={<LeastOf of={one} />}
      terms={
        <Facts
          of={[
            <bdi key="category">{cate_name}</bdi>,
            <Term key="term" days={term_days} />,
            people > 0 && <Plural key="people" value={people} one="# person" other="# people" />,
          ]}
        />
      }
    >
      <ShareTaken progress={progress} some={isSome(taken_amount)}>
        {saleOf(one)}
      </ShareTaken>
    </VentureRow>
  )
})
