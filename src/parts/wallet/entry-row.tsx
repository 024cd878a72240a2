import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { MoneyLog } from '#contract/wallet.ts'
import { timeText } from '#src/lib/format.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Money } from '#src/ui/money.tsx'
import { PressRow, Row } from '#src/ui/rows.tsx'
import type { Group } from '#src/ui/tile.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { ACCOUNT_FACES } from './account-faces.ts'
import { hasCome, iconOf, isHeld, isOfInvesting, signedOf } from './entry-look.ts'
import { ACCOUNT_WORDS } from './names.ts'

const groupOf = (entry: MoneyLog): Group => (isOfInvesting(entry) ? 'invest' : ACCOUNT_FACES[entry.account].group)

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

export const EntryAmount = ({ entry, ...look }: { entry: MoneyLog; big?: boolean; brief?: boolean }) => (
  <Money unit={entry.currency} {...signedOf(entry)} {...look} />
)
