import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { BRAND } from '#contract/limits.ts'
import { shortAmount } from '#contract/money.ts'
import type { WithdrawalInfo } from '#contract/withdrawal.ts'
import { figures, momentText } from '#src/lib/format.ts'
import { share } from '#src/lib/share.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { toast } from '#src/ui/toast.ts'
import { useKeep } from './draft.ts'

const Both = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { flex: '1 1 auto' } } })

function useReceipt(one: WithdrawalInfo): string {
  const { t, i18n } = useLingui()
  const { currency, amount, fee, actual_amount, dest_name, dest, method, tx_hash, pay_time, order_no } = one
  const money = (value: string) => `${figures(value, currency, i18n.locale)}${currency === 'EUR' ? '' : ` ${currency}`}`
  return [
    `${BRAND} · ${t`Withdrawal`} ${order_no}`,
    `${t`You withdraw`}: ${money(amount)}`,
    `${t`Fee`}: ${money(fee)}`,
    `${t`You receive`}: ${money(actual_amount)}`,
    `${t`To`}: ${dest_name} ${dest}`,
    ...(pay_time === null ? [] : [`${t`When`}: ${momentText(pay_time)}`]),
    ...(tx_hash === ''
      ? []
      : [`${method === 'bank' ? t`Reference of the bank` : t`Reference on the chain`}: ${tx_hash}`]),
  ].join('\n')
}

export function PaidWays({ of: one }: { of: WithdrawalInfo }) {
  const { t } = useLingui()
  const keep = useKeep()
  const receipt = useReceipt(one)
  const { method, account, amount, dest_id } = one
  const pass = async () => {
    const done = await share(receipt)
    if (done !== 'shared') void toast(done === 'copied' ? t`copy successful` : t`copy failed`)
  }
  const again =
    method === 'bank'
      ? (`/pages/money/atm_bank?bank_id=${dest_id}` as const)
      : (`/pages/money/atm_usdt?address_id=${dest_id}` as const)
  return (
    <Both>
      <Button kind="quiet" onClick={() => void pass()}>
        <Icon of={Share2} size={18} /> <Trans>Share the receipt</Trans>
      </Button>
      <IfBuilt to={again}>
        {(there) => (
          <PlaceButton
            kind="quiet"
            to={there}
            // Before one is led on: the page that comes next begins with it.
            onClickCapture={() => keep({ method, account, amount: shortAmount(amount), dest: dest_id })}
          >
            <Trans>Withdraw again</Trans>
          </PlaceButton>
        )}
      </IfBuilt>
    </Both>
  )
}
