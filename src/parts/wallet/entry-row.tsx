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
import { Money } from '#src/ui/money.tsx'
import { PressRow, Row } from '#src/ui/rows.tsx'
import type { Group } from '#src/ui/tile.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { ACCOUNT_FACES } from './account-faces.ts'
import { ACCOUNT_WORDS } from './names.ts'

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

const INVESTING: ReadonlySet<MoneyType> = new Set(['invest', 'invest_back', 'payout', 'exchange', 'redeem'])
/** Set aside or set free again: nothing came, and nothing left. */
const HELD: ReadonlySet<MoneyType> = new Set(['hold', 'release', 'escrow', 'refund'])

const isHeld = ({ type }: MoneyLog) => HELD.has(type)
export const hasCome = (entry: MoneyLog) => entry.direction === 'in' && !isHeld(entry)

const groupOf = ({ type, account }: MoneyLog): Group => (INVESTING.has(type) ? 'invest' : ACCOUNT_FACES[account].group)

const iconOf = ({ type, direction }: MoneyLog): LucideIcon =>
  ICONS[type] ?? (direction === 'in' ? ArrowDownLeft : ArrowUpRight)

interface EntryRowProps {
  entry: MoneyLog
  mixed: boolean
  onLook?: ((entry: MoneyLog) => void) | undefined
}

export const EntryRow = memo(function EntryRow({ entry, mixed, onLook }: EntryRowProps) {
  const inside = {
    icon: iconOf(entry),
    group: groupOf(entry),
    label: <bdi>{entry.title}</bdi>,
    note: <Told entry={entry} mixed={mixed} />,
    value: (
      <Strong color={hasCome(entry) ? 'good' : 'ink'}>
        <EntryAmount entry={entry} brief />
      </Strong>
    ),
  }
  return onLook ? <PressRow {...inside} onPress={() => onLook(entry)} /> : <Row {...inside} />
})

function Told({ entry, mixed }: Omit<EntryRowProps, 'onLook'>) {
  const { i18n } = useLingui()
  const { account, direction, remark, create_time: at } = entry
  return (
    <>
      <Digits>{timeText(at)}</Digits>
      {!isHeld(entry) && <> · {direction === 'in' ? <Trans>incoming</Trans> : <Trans>outgoing</Trans>}</>}
      {mixed && <> · {i18n._(ACCOUNT_WORDS[account])}</>}
      {remark && (
        <Note as="span" display="block">
          <bdi>{remark}</bdi>
        </Note>
      )}
    </>
  )
}

/** What is held has no sign: it neither came nor went. */
export const EntryAmount = ({ entry, ...look }: { entry: MoneyLog; big?: boolean; brief?: boolean }) => (
  <Money
    value={isHeld(entry) ? entry.amount.replace('-', '') : entry.amount}
    unit={entry.currency}
    signed={!isHeld(entry)}
    {...look}
  />
)
