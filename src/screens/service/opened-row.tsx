import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import type { ServiceUser } from '#contract/service.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Note } from '#src/ui/text.tsx'

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

export const OpenedRow = memo(function OpenedRow({ of: one }: { of: ServiceUser }) {
  const { nickname, user_no, mobile, status, parent_no, opened_price, create_time } = one
  return (
    <Line>
      <Words>
        <chakra.span textStyle="strong">
          <bdi>{nickname}</bdi>
        </chakra.span>
        <Note as="span">{status === 'active' ? <Trans>Password set</Trans> : <Trans>No password set yet</Trans>}</Note>
        <Note as="span">
          <Digits>{user_no}</Digits>
          {mobile && (
            <>
              {' '}
              · <Digits>{mobile}</Digits>
            </>
          )}
        </Note>
        {parent_no && (
          <Note as="span">
            <Trans>
              Invited by <Digits>{parent_no}</Digits>
            </Trans>
          </Note>
        )}
        <Note as="span">
          <Moment at={create_time} />
        </Note>
      </Words>
      <Figures>
        <Money value={opened_price} unit="EUR" />
      </Figures>
    </Line>
  )
})
