import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { WITHDRAWAL_OVER, type WithdrawalInfo } from '#contract/withdrawal.ts'
import { Moment } from '#src/ui/moment.tsx'
import { Part } from './part.tsx'

const List = chakra('ol', {
  base: { listStyle: 'none', padding: '0', '& > li:last-child::after': { display: 'none' } },
})
const Step = chakra('li', {
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
  variants: {
    look: {
      done: { _before: { borderColor: 'ink2', bg: 'ink2' } },
      late: { color: 'warn', fontWeight: '600', _before: { borderColor: 'warn', bg: 'warn' } },
      ahead: { color: 'ink3' },
    },
  },
})
const Said = chakra('p', { base: { color: 'ink2', whiteSpace: 'pre-line' } })
const When = chakra('span', {
  base: { display: 'block', textStyle: 'eyebrow', fontWeight: '400', color: 'ink3' },
})

type Happened = WithdrawalInfo['timeline'][number]

const Who = ({ of: { by, name } }: { of: Happened }): ReactNode => {
  if (by === 'member')
    return (
      <Trans comment="Who did it" context="actor">
        You
      </Trans>
    )
  if (by === 'system') return null
  return name ? (
    <Trans>
      <bdi>{name}</bdi>, our team
    </Trans>
  ) : (
    <Trans comment="Who did it">Our team</Trans>
  )
}

export const isOver = ({ status }: Pick<WithdrawalInfo, 'status'>) =>
  (WITHDRAWAL_OVER as readonly string[]).includes(status)

/** What happened to a withdrawal and who did it; that it is late; and what is still ahead, without a moment that is over. */
export function Course({ of: one }: { of: WithdrawalInfo }) {
  const { timeline, method, due_time, late } = one
  const open = !isOver(one)
  return (
    <Part title={<Trans>History</Trans>}>
      <List>
        {timeline.map((happened, place) => (
          <Step key={`${place} ${happened.event}`} look="done">
            {happened.text}
            {happened.said && <Said dir="auto">{happened.said}</Said>}
            <When>
              <Moment at={happened.time} />
              {happened.by !== 'system' && <> · </>}
              <Who of={happened} />
            </When>
          </Step>
        ))}
        {open && late === 1 && (
          <Step look="late">
            <Trans comment="Badge of a withdrawal that is paid later than promised">Late</Trans>
            <When>
              <Moment at={due_time} />
            </When>
          </Step>
        )}
        {open && (
          <Step look="ahead">
            {method === 'bank' ? <Trans>On your bank account</Trans> : <Trans>At your address</Trans>}
            {late === 0 && (
              <When>
                <Trans>
                  By <Moment at={due_time} />
                </Trans>
              </When>
            )}
          </Step>
        )}
      </List>
    </Part>
  )
}
