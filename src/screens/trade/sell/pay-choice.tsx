import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Rail } from '#contract/order.ts'
import type { SellStart } from '#contract/trade.ts'

const Group = chakra('fieldset', { base: { border: 'none', padding: '0', margin: '0', minWidth: '0' } })
const Legend = chakra('legend', { base: { textStyle: 'note', color: 'ink2', padding: '0', marginBottom: '1' } })
const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    paddingBlock: '2.5',
    borderBottomWidth: '1px',
    borderColor: 'line',
    cursor: 'pointer',
    '& > input': { width: '5', height: '5', flex: 'none', accentColor: 'var(--q-colors-accent)', margin: '0' },
    '& > span': { minWidth: '0', overflowWrap: 'anywhere' },
  },
})
const Note = chakra('span', { base: { display: 'block', textStyle: 'note', color: 'ink3' } })

interface PayChoiceProps {
  start: SellStart
  chosen: Rail
  onChoose: (rail: Rail) => void
}

const noteOf = (rail: Rail, account: string): ReactNode =>
  rail === 'wallet' ? (
    <Trans>The merchant pays out of a wallet here.</Trans>
  ) : account ? (
    <bdi dir="ltr">{account}</bdi>
  ) : (
    <Trans>You have not added one yet.</Trans>
  )

/** Where the money goes to, in the order that the market offers. */
export const PayChoice = ({ start: { pay_types, account }, chosen, onChoose }: PayChoiceProps) => (
  <Group>
    <Legend>
      <Trans>Paid to</Trans>
    </Legend>
    {pay_types.map(({ code, name }) => (
      <Option key={code}>
        <input type="radio" name="pay_type" value={code} checked={code === chosen} onChange={() => onChoose(code)} />
        <span>
          {name}
          <Note>{noteOf(code, account)}</Note>
        </span>
      </Option>
    ))}
  </Group>
)
