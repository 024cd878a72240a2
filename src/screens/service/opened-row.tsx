import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import type { ServiceUser } from '#contract/service.ts'
import { row } from '#src/theme/recipes/row.ts'
import { Digits } from '#src/ui/amount.tsx'
import { RowFigures, RowWords } from '#src/ui/list-row.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Tag } from '#src/ui/surface.tsx'
import { Note, Strong } from '#src/ui/text.tsx'

const Opened = chakra(
  'div',
  { base: { ...row, flexWrap: 'wrap', columnGap: '4', rowGap: '1', minHeight: '16' } },
  { defaultProps: { 'data-row': '' } },
)

export const OpenedRow = memo(function OpenedRow({ of: one }: { of: ServiceUser }) {
  const { nickname, user_no, mobile, status, parent_no, opened_price, create_time } = one
  return (
    <Opened>
      <RowWords>
        <Strong>
          <bdi>{nickname}</bdi>
        </Strong>
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
      </RowWords>
      <RowFigures>
        <Strong>
          <Money value={opened_price} unit="EUR" />
        </Strong>
        {status === 'active' ? (
          <Tag tone="good">
            <Trans>Password set</Trans>
          </Tag>
        ) : (
          <Tag>
            <Trans>No password set yet</Trans>
          </Tag>
        )}
      </RowFigures>
    </Opened>
  )
})
