import { chakra } from '@chakra-ui/react'
import type { ActiveOrder as Active } from '#contract/home.ts'
import { row } from '#src/theme/recipes/row.ts'
import { card } from '#src/theme/recipes/surface.ts'
import { Countdown } from '#src/ui/countdown.tsx'
import { IfBuilt, Place } from '#src/ui/place.tsx'
import { Note, Strong } from '#src/ui/text.tsx'

const box = { ...card.base, ...row, flexWrap: 'wrap', marginInline: '0', paddingBlock: '3.5', minHeight: '16' } as const
/** Amber only where it is the reader's turn. */
const variants = { mine: { true: { bg: 'warnSoft' } } } as const
const Way = chakra(Place, { base: { ...box, color: 'ink' }, variants })
const Still = chakra('div', { base: box, variants })
const Words = chakra('span', {
  base: { flex: '1 1 9rem', minWidth: '0', '& > span': { display: 'block' } },
})
const Clock = chakra('span', {
  base: { textStyle: 'title', color: 'ink' },
  variants: { mine: { true: { color: 'warn' } } },
})

export function ActiveOrder({ order, onOverdue }: { order: Active; onOverdue: () => void }) {
  const inside = <Inside order={order} onOverdue={onOverdue} />
  const mine = order.is_mine === 1
  return (
    <IfBuilt to={order.link} otherwise={<Still mine={mine}>{inside}</Still>}>
      {(there) => (
        <Way to={there} mine={mine}>
          {inside}
        </Way>
      )}
    </IfBuilt>
  )
}

function Inside({ order: { title, text, deadline, is_mine }, onOverdue }: { order: Active; onOverdue: () => void }) {
  return (
    <>
      <Words>
        <Strong>{title}</Strong>
        <Note as="span">{text}</Note>
      </Words>
      {deadline !== null && (
        <Clock mine={is_mine === 1}>
          <Countdown key={deadline} until={deadline} onEnd={onOverdue} />
        </Clock>
      )}
    </>
  )
}
