import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import type { AiProduct } from '#contract/robot.ts'
import { ShareTaken } from '#src/parts/invest/share-taken.tsx'
import { VentureRow } from '#src/parts/invest/venture-row.tsx'
import { Facts, LeastOf, saleOf, Term } from '#src/parts/invest/venture-terms.tsx'
import { isSome } from '#src/ui/held.tsx'

export const ProductRow = memo(function ProductRow({ of: one }: { of: AiProduct }) {
  const { id, term_days, robot_name, progress, taken_amount } = one
  return (
    <VentureRow
      of={one}
      to={`/pages/ai/ai_detail?kind=product&id=${id}`}
      price={<LeastOf of={one} />}
      terms={
        <Facts
          of={[
            <Term key="term" days={term_days} />,
            <Trans key="robot" comment="Which robot a plan goes by">
              by <bdi>{robot_name}</bdi>
            </Trans>,
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
