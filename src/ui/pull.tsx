import { chakra } from '@chakra-ui/react'
import { ArrowDown } from 'lucide-react'
import { useRef, useState, type ReactNode, type TouchEvent } from 'react'
import { Icon } from './icon.tsx'

const ENOUGH = 96
const FARTHEST = 96

const Body = chakra('div', { base: { flex: '1', display: 'flex', flexDirection: 'column', position: 'relative' } })
const Cue = chakra('span', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '0',
    display: 'grid',
    placeItems: 'center',
    color: 'ink3',
    pointerEvents: 'none',
    '& > span': { transitionProperty: 'transform', transitionDuration: 'quick' },
    '&[data-enough]': { color: 'accent' },
    '&[data-enough] > span': { transform: 'rotate(180deg)' },
  },
})
const Moved = chakra('div', {
  base: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    transitionProperty: 'transform',
    transitionDuration: 'calm',
    '&[data-pulled]': { transitionDuration: '0s' },
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
  },
})

interface PullProps {
  onRefresh?: (() => void) | false
  children: ReactNode
}

/** What is pulled down at the top of its page is read anew; a button says the same to whoever cannot pull. */
export function Pull({ onRefresh = false, children }: PullProps) {
  const from = useRef<number | undefined>(undefined)
  const [pulled, pull] = useState(0)
  const begin = ({ touches }: TouchEvent) => {
    from.current = onRefresh && touches.length === 1 && scrollY <= 0 ? touches[0]?.clientY : undefined
  }
  const move = ({ touches }: TouchEvent) => {
    if (from.current === undefined) return
    const way = (touches[0]?.clientY ?? 0) - from.current
    // Whoever goes up first wants to read on.
    if (way < 0 && pulled === 0) from.current = undefined
    pull(Math.min(FARTHEST, Math.max(0, way / 2)))
  }
  const end = () => {
    if (pulled * 2 >= ENOUGH && onRefresh) onRefresh()
    from.current = undefined
    pull(0)
  }
  const drop = () => {
    from.current = undefined
    pull(0)
  }
  const isPulled = pulled > 0
  return (
    <Body onTouchStart={begin} onTouchMove={move} onTouchEnd={end} onTouchCancel={drop}>
      {isPulled && (
        <Cue aria-hidden data-enough={pulled * 2 >= ENOUGH || undefined} style={{ height: pulled }}>
          <Icon of={ArrowDown} />
        </Cue>
      )}
      <Moved
        data-pulled={isPulled || undefined}
        style={isPulled ? { transform: `translateY(${pulled}px)` } : undefined}
      >
        {children}
      </Moved>
    </Body>
  )
}
