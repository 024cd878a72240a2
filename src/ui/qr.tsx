import { chakra } from '@chakra-ui/react'
import { generate } from 'lean-qr/nano'
import type { ReactNode } from 'react'

const QUIET = 4

/** Readers want dark on light, also at night, and never mirrored. */
const Ground = chakra('div', {
  base: {
    position: 'relative',
    width: 'full',
    maxWidth: '15rem',
    marginInline: 'auto',
    borderRadius: 'control',
    overflow: 'hidden',
    background: '#fff',
    '& svg': { display: 'block', width: 'full', height: 'auto' },
  },
})
/** What lies across the code; a reader mends what little it covers. */
const Across = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '50%',
    transform: 'translateY(-50%) rotate(-16deg)',
    textAlign: 'center',
    fontSize: '1.5rem',
    lineHeight: '1',
    fontWeight: '800',
    letterSpacing: '.1em',
    color: '#8a4b00',
    opacity: '.45',
    pointerEvents: 'none',
  },
})

function pathOf(text: string): { size: number; path: string } {
  const code = generate(text)
  const runs: string[] = []
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue
      const from = x
      while (code.get(x + 1, y)) x += 1
      const width = x - from + 1
      runs.push(`M${from + QUIET} ${y + QUIET}h${width}v1h-${width}z`)
    }
  return { size: code.size + 2 * QUIET, path: runs.join('') }
}

export const Qr = ({ text, label, mark }: { text: string; label: string; mark?: ReactNode }) => {
  const { size, path } = pathOf(text)
  return (
    <Ground>
      <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <path d={path} fill="#000" />
      </svg>
      {mark && <Across aria-hidden>{mark}</Across>}
    </Ground>
  )
}
