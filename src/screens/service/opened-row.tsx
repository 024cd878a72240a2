import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import type { ServiceUser } from '#contract/service.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    paddingBlock: '3.5',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
})
const Words = chakra('span', {
  base: { flex: '1 1 9rem', minWidth: '0', overflowWrap: 'anywhere', '& > span': { display: 'block' } },
})
const Figures = chakra('span', { base: { marginInlineStart: 'auto', textStyle: 'strong', textAlign: 'end' } })
const Note = chakra('span', { base: { textStyle: 'note', color: 'ink2' } })
const Least = chakra('span', { base: { textStyle: 'eyebrow', color: 'ink3' } })

export const OpenedRow = memo(function OpenedRow({ of: one }: { of: ServiceUser }) {
  const { nickname, user_no, mobile, status, parent_no, opened_price, create_time } = one
  return (
    <Line>
      <Words>
        <chakra.span textStyle="strong">
          <bdi>{nickname}</bdi>
        </chakra.span>
        <Note>{status === 'active' ? <Trans>Password set</Trans> : <Trans>No password set yet</Trans>}</Note>
        <Least>
          <Digits>{user_no}</Digits>
          {mobile && (
            <>
              {' '}
              · <Digits>{mobile}</Digits>
            </>
          )}
        </Least>
        {parent_no && (
          <Least>
            <Trans>
              Invited by <Digits>{parent_no}</Digits>
            </Trans>
          </Least>
        )}
        <Least>
          <Moment at={create_time} />
        </Least>
      </Words>
      <Figures>
        <Money value={opened_price} unit="EUR" />
      </Figures>
    </Line>
  )
})
