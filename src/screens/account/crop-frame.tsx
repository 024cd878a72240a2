import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import {
  gripped,
  moved,
  turnedTo,
  zoomed,
  type Cut,
  type Grip,
  type Photo,
  type Point,
} from '#machines/account/crop.rules.ts'
import { Cropped } from './cropped.tsx'

/** How far one press goes: a share of the frame, of the size, and in degrees. */
const STEP = { move: 0.05, zoom: 1.1, turn: 5 } as const

export type Change = (change: (cut: Cut) => Cut) => void

const Frame = chakra('div', {
  base: {
    position: 'relative',
    width: 'min(100%, 36dvh)',
    minWidth: '40',
    marginInline: 'auto',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: 'control',
    bg: 'sunken',
    cursor: 'grab',
    touchAction: 'none',
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    _active: { cursor: 'grabbing' },
  },
})
/** What is round stays; the corners are cut away only where it is shown. */
const Veil = chakra('span', {
  base: {
    position: 'absolute',
    inset: '0',
    borderRadius: 'full',
    boxShadow: '0 0 0 100vmax var(--q-colors-veil), inset 0 0 0 2px rgba(255, 255, 255, .8)',
    pointerEvents: 'none',
  },
})

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
const apart = ([one, other]: readonly Point[]) =>
  one && other
    ? { length: Math.hypot(other.x - one.x, other.y - one.y), angle: Math.atan2(other.y - one.y, other.x - one.x) }
    : undefined

function gripOf(before: readonly Point[], after: readonly Point[]): Grip {
  const [was, is] = [apart(before), apart(after)]
  return {
    from: middle(before),
    to: middle(after),
    spread: was && is && was.length > 0 ? is.length / was.length : 1,
    turn: was && is ? ((is.angle - was.angle) * 180) / Math.PI : 0,
  }
}

interface CropFrameProps {
  photo: Photo
  cut: Cut
  describedBy: string
  onChange: Change
}

export function CropFrame({ photo, cut, describedBy, onChange }: CropFrameProps) {
  const { t } = useLingui()
  const fingers = useRef(new Map<number, Point>())

  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 }
  }
  const touch = (event: PointerEvent<HTMLElement>) => {
    if (fingers.current.size === 2) return
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, pointOf(event))
  }
  const drag = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return
    const before = [...fingers.current.values()]
    fingers.current.set(event.pointerId, pointOf(event))
    const grip = gripOf(before, [...fingers.current.values()])
    onChange((now) => gripped(photo, now, grip))
  }
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId)

  const press = (event: KeyboardEvent) => {
    const change = KEYS[event.key]
    if (!change || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onChange((now) => change(photo, now))
  }
  return (
    <Frame
      role="application"
      tabIndex={0}
      aria-label={t`The part that is shown`}
      aria-describedby={describedBy}
      onPointerDown={touch}
      onPointerMove={drag}
      onPointerUp={lift}
      onPointerCancel={lift}
      onKeyDown={press}
    >
      <Cropped photo={photo} cut={cut} />
      <Veil />
    </Frame>
  )
}

type Step = (photo: Photo, cut: Cut) => Cut
const moves =
  (x: number, y: number): Step =>
  (photo, cut) =>
    moved(photo, cut, { x: x * STEP.move, y: y * STEP.move })
const turns =
  (by: number): Step =>
  (photo, cut) =>
    turnedTo(photo, cut, cut.turn + by)
const grows: Step = (photo, cut) => zoomed(photo, cut, cut.zoom * STEP.zoom)
const shrinks: Step = (photo, cut) => zoomed(photo, cut, cut.zoom / STEP.zoom)

export const STEPS = {
  left: moves(-1, 0),
  right: moves(1, 0),
  up: moves(0, -1),
  down: moves(0, 1),
  quarterLeft: turns(-90),
  quarterRight: turns(90),
} as const

const KEYS: Readonly<Record<string, Step>> = {
  ArrowLeft: STEPS.left,
  ArrowRight: STEPS.right,
  ArrowUp: STEPS.up,
  ArrowDown: STEPS.down,
  '+': grows,
  '=': grows,
  '-': shrinks,
  '[': turns(-STEP.turn),
  ']': turns(STEP.turn),
}
