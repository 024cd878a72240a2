import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { EquityLog } from '#contract/equity.ts'
import { row } from '#src/theme/recipes/row.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Least, RowFigures, RowWords } from '#src/ui/list-row.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Strong } from '#src/ui/text.tsx'
import { Price, Shares } from './shares.tsx'

const Entry = chakra(
  'div',
  { base: { ...row, flexWrap: 'wrap', columnGap: '4', rowGap: '1', minHeight: '16' } },
  { defaultProps: { 'data-row': '' } },
)

export function LogRow({ of: log, mixed = false }: { of: EquityLog; mixed?: boolean }) {
  /** Shares that are unlocked were there before: none came. */
  const moves = log.type !== 'unlock'
  return (
    <Entry>
      <RowWords>
        <Strong>{log.type_text}</Strong>
        <Least>
          {mixed && (
            <>
              <Digits>{log.code}</Digits> ·{' '}
            </>
          )}
          <Moment at={log.create_time} />
        </Least>
      </RowWords>
      <RowFigures>
        <Strong>
          <Shares of={log.shares} signed={moves} />
        </Strong>
        {moves && (
          <Least>
            {log.points > 0 ? (
              <Trans comment="What was given for shares">
                for <Money value={String(log.points)} unit="POINTS" />
              </Trans>
            ) : (
              <Trans comment="What one share cost at that time">
                at <Price of={log.price} />
              </Trans>
            )}
          </Least>
        )}
      </RowFigures>
    </Entry>
  )
}
