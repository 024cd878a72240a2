import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import { Moment } from '#src/ui/moment.tsx'
import { Section } from '#src/ui/section.tsx'
import { Lead, Note } from '#src/ui/text.tsx'

const List = chakra('ol', {
  base: { listStyle: 'none', padding: '0', '& > li:last-child::after': { display: 'none' } },
})
const Happened = chakra('li', {
  base: {
    position: 'relative',
    paddingInlineStart: '6',
    paddingBottom: '4',
    overflowWrap: 'anywhere',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      top: '8px',
      width: '2.5',
      height: '2.5',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'edge',
      bg: 'paper',
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '4px',
      insetBlock: '20px -6px',
      width: '2px',
      bg: 'line',
    },
  },
  variants: { newest: { true: { _before: { borderColor: 'accent', bg: 'accent' } } } },
})

type Happening = Pick<OrderInfo['timeline'][number], 'text' | 'said' | 'time' | 'event'>

export function Timeline({ of: happened }: { of: readonly Happening[] }) {
  return (
    <Section title={<Trans>History</Trans>}>
      <List>
        {happened.map(({ text, said, time, event }, place) => (
          <Happened key={`${place} ${event}`} newest={place === happened.length - 1}>
            {text}
            {said && (
              <Lead whiteSpace="pre-line" dir="auto">
                {said}
              </Lead>
            )}
            <Note as="span" display="block">
              <Moment at={time} />
            </Note>
          </Happened>
        ))}
      </List>
    </Section>
  )
}
