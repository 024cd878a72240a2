import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  ArrowDownLeft,
  ArrowUpRight,
  Gift,
  Handshake,
  Lock,
  Repeat,
  ShieldCheck,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { memo } from 'react'
import type { MoneyLog, MoneyType } from '#contract/wallet.ts'
import { timeText } from '#src/lib/format.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Money } from '#src/ui/money.tsx'
import { Note } from '#src/ui/text.tsx'
import { ACCOUNT_WORDS } from './names.ts'

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '16',
  paddingBlock: '2.5',
  borderBottomWidth: '1px',
  borderColor: 'line',
  textAlign: 'start',
} as const
const Press = chakra(
  'button',
  { base: { ...line, cursor: 'pointer', _hover: { bg: 'surface' } } },
  { defaultProps: { type: 'button' } },
)
const Still = chakra('div', { base: line })
const Disc = chakra('span', {
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: 'full',
    bg: 'sunken',
    color: 'ink2',
  },
})
const Sides = chakra('span', {
  base: { flex: '1', minWidth: '0', display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' },
})
const Words = chakra('span', {
  base: { flex: '1 1 8rem', minWidth: '0', overflowWrap: 'anywhere', '& > span': { display: 'block' } },
})
const Value = chakra('span', {
  base: { marginInlineStart: 'auto', maxWidth: 'full', fontWeight: '600', textAlign: 'end', overflowWrap: 'anywhere' },
  variants: { came: { true: { color: 'good' } } },
})

const ICONS: Partial<Record<MoneyType, LucideIcon>> = {
  convert: Repeat,
  redeem: Repeat,
  reward: Gift,
  escrow: Lock,
  refund: Undo2,
  trade: Handshake,
  margin: ShieldCheck,
  withdrawal_back: Undo2,
  invest: Lock,
  invest_back: Undo2,
}

const iconOf = ({ type, direction }: MoneyLog): LucideIcon =>
  ICONS[type] ?? (direction === 'in' ? ArrowDownLeft : ArrowUpRight)

interface EntryRowProps {
  entry: MoneyLog
  mixed: boolean
  onLook?: ((entry: MoneyLog) => void) | undefined
}

export const EntryRow = memo(function EntryRow({ entry, mixed, onLook }: EntryRowProps) {
  const inside = <Inside entry={entry} mixed={mixed} />
  return onLook ? <Press onClick={() => onLook(entry)}>{inside}</Press> : <Still>{inside}</Still>
})

function Inside({ entry, mixed }: Pick<EntryRowProps, 'entry' | 'mixed'>) {
  const { i18n } = useLingui()
  const { title, remark, account, currency, amount, direction, create_time: at } = entry
  const came = direction === 'in'
  return (
    <>
      <Disc>
        <Icon of={iconOf(entry)} size={20} mirrors />
      </Disc>
      <Sides>
        <Words>
          <span>
            <bdi>{title}</bdi>
          </span>
          <Note as="span">
            <Digits>{timeText(at)}</Digits> · {came ? <Trans>incoming</Trans> : <Trans>outgoing</Trans>}
            {mixed && <> · {i18n._(ACCOUNT_WORDS[account])}</>}
          </Note>
          {remark && (
            <Note as="span">
              <bdi>{remark}</bdi>
            </Note>
          )}
        </Words>
        <Value came={came}>
          <Money value={amount} unit={currency} signed />
        </Value>
      </Sides>
    </>
  )
}
