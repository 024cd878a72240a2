import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Figure, Lead, Strong } from './text.tsx'

const Panel = chakra('section', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1',
    marginInline: '-4',
    paddingInline: '4',
    paddingTop: '10',
    paddingBottom: '6',
    overflow: 'hidden',
    borderBottomLeftRadius: 'sheet',
    borderBottomRightRadius: 'sheet',
    bg: 'goodSoft',
    color: 'good',
    textAlign: 'center',
  },
})
const Rings = chakra('svg', {
  base: {
    width: '200px',
    height: '148px',
    marginBottom: '2',
    '& [data-ring]': { transformOrigin: '100px 74px', animation: 'ringOut 480ms cubic-bezier(.2,.7,.2,1) backwards' },
    '& [data-ring="2"]': { animationDelay: '80ms' },
    '& [data-ring="3"]': { animationDelay: '160ms' },
    '& [data-tick]': { strokeDasharray: '60', animation: 'tickIn 320ms ease-out 160ms backwards' },
  },
})

interface SuccessProps {
  /** What has happened, in a word. */
  word: ReactNode
  /** The sum that came or went. */
  sum?: ReactNode
  /** Green is for money that came; what left stands in ink. */
  tone?: 'good' | 'ink'
  /** One line: how much of what, to whom. */
  line?: ReactNode
  /** What was earned besides, in a tag. */
  tag?: ReactNode
}

/** Seen once, when it has happened; afterwards there is the record. */
export const Success = ({ word, sum, tone = 'good', line, tag }: SuccessProps) => (
  <Panel>
    <Rings viewBox="0 0 200 148" fill="none" stroke="currentColor" aria-hidden>
      <circle data-ring="3" cx="100" cy="74" r="72" opacity=".16" strokeWidth="2" />
      <circle data-ring="2" cx="100" cy="74" r="58" opacity=".28" strokeWidth="2" />
      <circle data-ring="1" cx="100" cy="74" r="47" opacity=".45" strokeWidth="2" />
      <circle cx="100" cy="74" r="38" fill="currentColor" stroke="none" />
      <path
        data-tick=""
        d="m83 75 12 12 23-24"
        stroke="var(--q-colors-good-soft)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Rings>
    <Strong as="h2" color="good">
      {word}
    </Strong>
    {sum && (
      <Figure size="hero" tone={tone}>
        {sum}
      </Figure>
    )}
    {line && <Lead align="center">{line}</Lead>}
    {tag}
  </Panel>
)
