import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleDashed, CircleMinus, CircleX, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { InvestOrderInfo, Payout } from '#contract/invest.ts'
import { begun, hasMore } from '#machines/stock/pages.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { Amount, Digits } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money, UnitMark } from '#src/ui/money.tsx'
import { Subsection } from '#src/ui/subsection.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Note } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textStyle: 'note',
    '& th, & td': {
      verticalAlign: 'top',
      textAlign: 'end',
      paddingBlock: '2.5',
      paddingInlineStart: '3',
    },
    '& tbody :is(th, td)': { boxShadow: 'inset 0 1px var(--q-colors-line)' },
    '& th:first-of-type': { textAlign: 'start', paddingInlineStart: '0', fontWeight: '400' },
    '& thead th': { textStyle: 'note', color: 'ink2', fontWeight: '400', verticalAlign: 'bottom' },
    '& bdi, & time span': { whiteSpace: 'normal', overflowWrap: 'break-word' },
  },
})
/** Large text makes it wider than a phone. */
const Scroll = chakra('div', { base: { overflowX: 'auto' } })
const Outcome = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1' },
  variants: { look: { good: { color: 'good', fontWeight: '600' }, calm: { color: 'ink2' } } },
})
const Foot = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })

type Look = readonly ['good' | 'calm', LucideIcon]
const LOOKS: Record<Payout['status'], Look> = {
  due: ['calm', CircleDashed],
  paid: ['good', CircleCheck],
  nothing: ['calm', CircleMinus],
  void: ['calm', CircleX],
}

interface OneProps {
  date: Payout
  currency: InvestOrderInfo['currency']
}

function Brought({ date: { status, outcome }, currency }: OneProps): ReactNode {
  switch (status) {
    case 'due':
      return <Trans comment="Status of a payout date: still to come">due</Trans>
    case 'paid':
      return outcome !== null && <Money value={outcome} unit={currency} signed />
    case 'nothing':
      return <Trans comment="Outcome of a payout date on which nothing was paid">brought nothing</Trans>
    case 'void':
      return <Trans comment="Status of a payout date that is not paid any more">lapsed</Trans>
  }
}

function One({ date, currency }: OneProps) {
  const { due_time, estimate, principal, status } = date
  const [look, icon] = LOOKS[status]
  return (
    <tr>
      <th scope="row">
        <Moment at={due_time} />
        {isSome(principal) && (
          <Note as="span" display="block" maxWidth="9rem">
            <Trans comment="What returns on this date of what was put in">
              What you put in comes back: <Money value={principal} unit={currency} />
            </Trans>
          </Note>
        )}
      </th>
      <td>
        <Digits>
          0 – <Amount value={estimate} unit={currency} />
        </Digits>{' '}
        {currency !== 'EUR' && <UnitMark value={estimate} unit={currency} />}
      </td>
      <td>
        <Outcome look={look}>
          <Icon of={icon} size={16} />
          <span>
            <Brought date={date} currency={currency} />
          </span>
        </Outcome>
      </td>
    </tr>
  )
}

interface DatesProps {
  of: InvestOrderInfo
  coming: boolean
  trouble?: Trouble | undefined
  onMore: () => void
}

export function Dates({ of: { payouts, currency }, coming, trouble, onMore }: DatesProps) {
  const { t } = useLingui()
  return (
    <Subsection title={<Trans comment="Heading of the days on which an order may be paid for">Payout dates</Trans>}>
      {payouts.data.length === 0 ? (
        <Card holds="prose">
          <Note>
            <Trans>No dates yet. They are written down when the order begins.</Trans>
          </Note>
        </Card>
      ) : (
        <Card holds="prose">
          <Note>
            <Trans>
              Estimates are not promised. What a date brings is worked out on that date, and paid from the pool alone.
            </Trans>
          </Note>
          <Scroll role="region" aria-label={t`Payout dates`} tabIndex={0}>
            <Table>
              <thead>
                <tr>
                  <th scope="col">
                    <Trans comment="Column: the day on which something may be paid">Date</Trans>
                  </th>
                  <th scope="col">
                    <Trans comment="Column: what a date may bring">Estimate</Trans>
                  </th>
                  <th scope="col">
                    <Trans comment="Column: what a date brought">Outcome</Trans>
                  </th>
                </tr>
              </thead>
              <tbody>
                {payouts.data.map((date) => (
                  <One key={date.id} date={date} currency={currency} />
                ))}
              </tbody>
            </Table>
          </Scroll>
        </Card>
      )}
      {coming ? (
        <Waiting rows={3} />
      ) : (
        hasMore(begun(payouts)) && (
          <Foot>
            <Refusal because={trouble} />
            <Button kind="quiet" onClick={onMore}>
              {trouble ? <Trans>Try again</Trans> : <Trans>Show more dates</Trans>}
            </Button>
          </Foot>
        )
      )}
    </Subsection>
  )
}
