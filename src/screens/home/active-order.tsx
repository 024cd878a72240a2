import { chakra } from '@chakra-ui/react'
import type { ActiveOrder as Active } from '#contract/home.ts'
import { Countdown } from '#src/ui/countdown.tsx'
import { IfBuilt, Place } from '#src/ui/place.tsx'

const box = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  marginTop: '4',
  padding: '3.5',
  borderRadius: 'control',
  borderWidth: '1px',
  borderColor: 'line',
  bg: 'surface',
} as const
const variants = { mine: { true: { bg: 'warnSoft', borderColor: 'warnSoft' } } } as const
const Way = chakra(Place, { base: { ...box, color: 'ink' }, variants })
const Still = chakra('div', { base: box, variants })
const Words = chakra('span', {
  base: { flex: '1 1 9rem', minWidth: '0', overflowWrap: 'anywhere', '& > span': { display: 'block' } },
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
        <chakra.span textStyle="strong">{title}</chakra.span>
        <chakra.span textStyle="note" color="ink2">
          {text}
        </chakra.span>
      </Words>
      {deadline !== null && (
        <Clock mine={is_mine === 1}>
          <Countdown key={deadline} until={deadline} onEnd={onOverdue} />
        </Clock>
      )}
    </>
  )
}
