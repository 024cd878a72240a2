import { chakra } from '@chakra-ui/react'
import { BRAND } from '#contract/limits.ts'

const Line = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'title',
    fontWeight: '700',
    color: 'ink',
    '& svg': { color: 'accent' },
  },
})

export function Mark() {
  return (
    <Line>
      <svg
        width="26"
        height="26"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden
      >
        <path d="M3 9h18M6 9v7M12 9v9M18 9v7" />
        <path d="M3 20c2 0 2-1.5 4.5-1.5S10 20 12 20s2.5-1.5 4.5-1.5S19 20 21 20" />
      </svg>
      {BRAND}
    </Line>
  )
}
