import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderInfo } from '#contract/order.ts'
import { stepOf, STEPS, type CourseStep } from './course.ts'

const Way = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    listStyle: 'none',
    padding: '0',
  },
})
const Part = chakra('li', {
  base: {
    position: 'relative',
    paddingTop: '2',
    textStyle: 'tiny',
    color: 'ink2',
    _before: {
      content: '""',
      position: 'absolute',
      top: '0',
      insetInline: '0',
      height: '1',
      borderRadius: 'full',
      bg: 'sunken',
      transitionProperty: 'background-color',
      transitionDuration: 'slow',
    },
    // Never narrower than its word; where four do not fit they stand two by two, never three and one.
    flex: '1 1 clamp(0px, (18rem - 100%) * 999, 40%)',
    maxWidth: 'full',
  },
  variants: {
    look: {
      done: { _before: { bg: 'accent' } },
      now: { _before: { bg: 'accent' }, color: 'ink', fontWeight: '700' },
      disputed: { _before: { bg: 'warn' }, color: 'warn', fontWeight: '700' },
      left: { _before: { bg: 'edge' }, fontWeight: '700' },
      ahead: {},
    },
  },
})

const WORDS: Record<CourseStep, () => ReactNode> = {
  matching: () => <Trans comment="Step of an order, max=14">Matching</Trans>,
  payment: () => <Trans comment="Step of an order, max=14">Payment</Trans>,
  confirm: () => <Trans comment="Step of an order, max=14">Confirm</Trans>,
  settled: () => <Trans comment="Step of an order, max=14">Settled</Trans>,
}

function lookOf(order: OrderInfo, place: number): 'done' | 'now' | 'disputed' | 'left' | 'ahead' {
  const here = STEPS.indexOf(stepOf(order))
  if (place !== here) return place < here ? 'done' : 'ahead'
  if (order.status === 'cancelled') return 'left'
  if (order.status === 'disputed') return 'disputed'
  return order.status === 'completed' ? 'done' : 'now'
}

export function OrderCourse({ order }: { order: OrderInfo }) {
  const { t } = useLingui()
  return (
    <Way aria-label={t`Progress`}>
      {STEPS.map((step, place) => {
        const look = lookOf(order, place)
        return (
          <Part key={step} look={look} aria-current={look === 'done' || look === 'ahead' ? undefined : 'step'}>
            {look === 'left' ? <Trans comment="Step of an order, max=14">Cancelled</Trans> : null}
            {look === 'disputed' ? <Trans comment="Step of an order, max=14">Disputed</Trans> : null}
            {look !== 'left' && look !== 'disputed' ? WORDS[step]() : null}
          </Part>
        )
      })}
    </Way>
  )
}
