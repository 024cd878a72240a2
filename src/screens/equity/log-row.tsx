import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { EquityLog } from '#contract/equity.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Least, RowFigures, RowWords } from '#src/ui/list-row.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Price, Shares } from './shares.tsx'

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

export function LogRow({ of: log, mixed = false }: { of: EquityLog; mixed?: boolean }) {
  /** Shares that are unlocked were there before: none came. */
  const moves = log.type !== 'unlock'
  return (
    <Line>
      <RowWords>
        <span>{log.type_text}</span>
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
        <span>
          <Shares of={log.shares} signed={moves} />
        </span>
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
    </Line>
  )
}
