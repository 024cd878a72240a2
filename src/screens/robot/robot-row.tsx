import { Plural, Trans } from '@lingui/react/macro'
import { memo } from 'react'
import type { Robot } from '#contract/robot.ts'
import { VentureRow } from '../invest/venture-row.tsx'
import { Facts, leftOf, PieceOf, saleOf, Term } from '../invest/venture-terms.tsx'

export const RobotRow = memo(function RobotRow({ of: one }: { of: Robot }) {
  const { id, level, term_days, tasks_per_day } = one
  return (
    <VentureRow
      of={one}
      to={`/pages/ai/ai_detail?kind=robot&id=${id}`}
      price={<PieceOf of={one} />}
      terms={
        <Facts
          of={[
            <Trans key="level">Level {level}</Trans>,
            <Term key="term" days={term_days} />,
            <Plural key="tasks" value={tasks_per_day} one="# task a day" other="# tasks a day" />,
            leftOf(one),
            saleOf(one),
          ]}
        />
      }
    />
  )
})
