import { chakra } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'

const Drawn = lazy(() => import('./mark-motion.tsx'))

const Badge = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    alignSelf: 'start',
    width: '16',
    height: '16',
    marginTop: '10',
    marginBottom: '5',
    borderRadius: 'sheet',
    bg: 'soft',
    color: 'accent',
  },
})

export const TICK = 'M7 16.5l6 6 12-13'

const Still = () => <path d={TICK} />

/** A tick that draws itself once. */
export const Mark = () => (
  <Badge aria-hidden>
    <svg
      width="32"
      height="32"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Suspense fallback={<Still />}>
        <Drawn />
      </Suspense>
    </svg>
  </Badge>
)
