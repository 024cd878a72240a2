import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { addressOf } from '#contract/addresses.ts'
import type { MoneyLog } from '#contract/wallet.ts'
import { hasCome } from '#src/parts/wallet/entry-look.ts'
import { EntryAmount } from '#src/parts/wallet/entry-row.tsx'
import { ACCOUNT_WORDS } from '#src/parts/wallet/names.ts'
import { Button } from '#src/ui/button.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Figure } from '#src/ui/text.tsx'

function wayTo({ ref_type, ref_no }: MoneyLog) {
  const isOrder = ref_type === 'order' || ref_type === 'incoming'
  if (isOrder || ref_type === 'withdrawal' || ref_type === 'invest' || ref_type === 'shopOrder')
    return addressOf(ref_type, ref_no)
  return isRecharge(ref_no) && addressOf('recharge', ref_no)
}
const isRecharge = (no: string) => /^R\d{10}$/.test(no)

function See({ ref_type, ref_no }: MoneyLog): ReactNode {
  if (ref_type === 'withdrawal') return <Trans>See the withdrawal</Trans>
  if (ref_type === 'invest') return <Trans>See what you put in</Trans>
  if (ref_type === 'shopOrder') return <Trans>See what you bought</Trans>
  return isRecharge(ref_no) ? <Trans>See the recharge</Trans> : <Trans>See the order</Trans>
}

function Side({ of: direction }: { of: MoneyLog['direction'] }): ReactNode {
  if (direction === 'held') return <Trans>Money account</Trans>
  return direction === 'in' ? <Trans>Paid into</Trans> : <Trans>Taken from</Trans>
}

export function EntrySheet({ entry, onClose }: { entry: MoneyLog; onClose: () => void }) {
  const { i18n, t } = useLingui()
  const { title, type_text, account, currency, direction, balance_after, remark, ref_no } = entry
  const way = wayTo(entry)
  return (
    <LateSheet title={<bdi>{title}</bdi>} onClose={onClose}>
      <Figure marginBottom="3" tone={hasCome(entry) ? 'good' : 'ink'}>
        <EntryAmount entry={entry} big />
      </Figure>
      <Facts>
        <Fact name={<Side of={direction} />}>{i18n._(ACCOUNT_WORDS[account])}</Fact>
        <Fact name={<Trans>Type</Trans>}>{type_text}</Fact>
        <Fact name={<Trans>When</Trans>}>
          <Moment at={entry.create_time} />
        </Fact>
        <Fact name={<Trans>Balance after</Trans>}>
          <Money value={balance_after} unit={currency} />
        </Fact>
        {remark && (
          <Fact name={<Trans>Note</Trans>}>
            <bdi>{remark}</bdi>
          </Fact>
        )}
        <Fact name={<Trans>Number</Trans>}>
          <Copyable text={ref_no} label={t`Copy the number`} />
        </Fact>
      </Facts>
      {way && (
        <PlaceButton wide kind="quiet" marginTop="5" to={way}>
          <See {...entry} />
        </PlaceButton>
      )}
      <Button wide kind="quiet" marginTop={way ? '3' : '5'} onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </LateSheet>
  )
}
