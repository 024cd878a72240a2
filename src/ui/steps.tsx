import { chakra } from '@chakra-ui/react'
import { Check, Clock, Undo2, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Note } from './text.tsx'

export const Steps = chakra('ol', {
  base: {
    listStyle: 'none',
    padding: '0',
    // The card around them has its own end.
    '& > li:last-of-type': { paddingBottom: '0', '&::after': { display: 'none' } },
  },
})
const Line = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: '3',
    paddingBottom: '4',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '11px',
      insetBlock: '24px 0',
      width: '2px',
      bg: 'line',
    },
  },
  variants: { look: { done: {}, now: {}, late: {}, ahead: {} } },
})
const Disc = chakra('span', {
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    borderRadius: 'full',
    color: 'paper',
  },
  variants: {
    look: {
      done: { bg: 'goodSoft', color: 'good' },
      now: { bg: 'accent', color: 'onAccent' },
      late: { bg: 'warn' },
      ahead: { borderWidth: '2px', borderColor: 'edge' },
    },
  },
})
const Words = chakra('div', { base: { flex: '1', minWidth: '0' } })
const Head = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', textStyle: 'strong' },
  variants: { look: { done: {}, now: {}, late: { color: 'warn' }, ahead: { fontWeight: '400', color: 'ink2' } } },
})
const Title = chakra('span', { base: { flex: '1 1 8rem', maxWidth: 'full' } })
const Below = chakra('div', { base: { textStyle: 'note', color: 'ink2', '&:empty': { display: 'none' } } })

type StepLook = 'done' | 'now' | 'late' | 'ahead'

const ENDS: Readonly<Record<string, LucideIcon>> = { cancel: X, reject: X, fail: X, stumble: X, giveBack: Undo2 }

interface StepProps {
  look: StepLook
  event?: string
  title: ReactNode
  when?: ReactNode
  children?: ReactNode
}

export function Step({ look, event = '', title, when, children }: StepProps) {
  return (
    <Line look={look}>
      <Disc look={look} aria-hidden>
        {look !== 'ahead' && <Icon of={look === 'late' ? Clock : (ENDS[event] ?? Check)} size={14} />}
      </Disc>
      <Words>
        <Head look={look}>
          <Title>{title}</Title>
          {when && <Note as="span">{when}</Note>}
        </Head>
        <Below>{children}</Below>
      </Words>
    </Line>
  )
}
