import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TaskOrder } from '#contract/invest.ts'
import { recount, type Recount } from '#machines/robot/tasks.rules.ts'
import { orderAt } from '#src/parts/invest/names.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Subsection } from '#src/ui/subsection.tsx'
import { Card, Says } from '#src/ui/surface.tsx'
import { Note } from '#src/ui/text.tsx'
import { Price } from './price.tsx'

const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })
const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    paddingInlineStart: '5',
    textStyle: 'note',
    listStyle: 'decimal',
  },
})
const Sum = chakra('p', { base: { paddingTop: '1' } })

interface Worked {
  of: TaskOrder
  found: Recount
}

function Side({ of: { price_before, price_from }, found: { side } }: Worked): ReactNode {
  const [before, from] = [<Price key="before" of={price_before} />, <Price key="from" of={price_from} />]
  return side === 'held' ? (
    <Trans>
      The price rose from {before} to {from} in the stretch before, so the rule holds the coin.
    </Trans>
  ) : (
    <Trans>
      The price did not rise from {before} to {from} in the stretch before, so the rule stands aside.
    </Trans>
  )
}

function Result({ of: { price_from, price_to, amount, currency }, found: { side, profit } }: Worked): ReactNode {
  if (side === 'aside') return <Trans>Whoever stands aside gains nothing and loses nothing.</Trans>
  return (
    <>
      <Trans>The amount gains or loses what the price did. Parts of the smallest unit are left out.</Trans>
      <Sum dir="ltr">
        <Money value={amount} unit={currency} /> × (<Price of={price_to} /> − <Price of={price_from} />) ÷{' '}
        <Price of={price_from} /> <Digits>=</Digits> <Money value={profit} unit={currency} signed />
      </Sum>
    </>
  )
}

function Agreement({ of: { profit, currency }, found }: Worked) {
  const here = <Money value={found.profit} unit={currency} signed />
  return (
    <Says
      icon={found.agrees ? CircleCheck : CircleAlert}
      tone={found.agrees ? 'good' : 'bad'}
      role={found.agrees ? 'status' : 'alert'}
    >
      {found.agrees ? (
        <Trans>Worked out on this phone: {here}. It agrees with our record.</Trans>
      ) : (
        <Trans>
          Worked out on this phone: {here}. Our record says <Money value={profit} unit={currency} signed />. Please tell
          us.
        </Trans>
      )}
    </Says>
  )
}

function Recorded({ of: task }: { of: TaskOrder }) {
  const { robot_name, amount, currency, price_before, price_from, price_to, create_time, finish_time } = task
  return (
    <>
      <Facts>
        <Fact name={<Trans>Robot</Trans>}>
          <bdi>{robot_name}</bdi>
        </Fact>
        <Fact name={<Trans>Amount</Trans>}>
          <Money value={amount} unit={currency} />
        </Fact>
      </Facts>
      <Rows>
        <Row label={<Trans>Recorded price, one stretch before</Trans>} value={<Price of={price_before} />} />
        <Row
          label={<Trans>Recorded price at the beginning</Trans>}
          note={<Moment at={create_time} />}
          value={<Price of={price_from} />}
        />
        <Row
          label={<Trans>Recorded price at the end</Trans>}
          note={<Moment at={finish_time} />}
          value={<Price of={price_to} />}
        />
      </Rows>
    </>
  )
}

const ByRule = (worked: Worked) => (
  <Subsection title={<Trans>By the published rule</Trans>}>
    <Card holds="prose">
      <Steps>
        {worked.found.failed ? (
          <li>
            <Trans>A price is missing, so the rule does nothing and this counts for nothing.</Trans>
          </li>
        ) : (
          <>
            <li>
              <Side {...worked} />
            </li>
            <li>
              <Result {...worked} />
            </li>
          </>
        )}
      </Steps>
    </Card>
  </Subsection>
)

export function TaskSheet({ task, onClose }: { task: TaskOrder; onClose: () => void }) {
  const worked = { of: task, found: recount(task) }
  return (
    <LateSheet title={<Trans>Work it out again</Trans>} onClose={onClose}>
      <Parts>
        <Recorded of={task} />
        <ByRule {...worked} />
        <Agreement {...worked} />
        <Note>
          <Trans>
            A day brings the sum of its tasks, never less than nothing and never more than the published most. What you
            put in is not touched.
          </Trans>
        </Note>
        <PlaceButton wide kind="quiet" to={orderAt(task.invest_order_no)}>
          <Trans>See the order</Trans>
        </PlaceButton>
        <Button wide kind="text" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </Parts>
    </LateSheet>
  )
}
