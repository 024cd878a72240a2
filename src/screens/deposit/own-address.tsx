import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import type { DepositAddress } from '#contract/deposit.ts'
import type { Network } from '#contract/payout-address.ts'
import { missingIn } from '#machines/recharge/begin.rules.ts'
import { share } from '#src/lib/share.ts'
import { BareRow } from '#src/parts/payment/bare-row.tsx'
import { CopyRow, type Asks } from '#src/parts/recharge/copy-rows.tsx'
import { Where } from '#src/parts/recharge/demo.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Money } from '#src/ui/money.tsx'
import { Qr } from '#src/ui/qr.tsx'
import { PressRow } from '#src/ui/rows.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Note } from '#src/ui/text.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'

export const NAMES: Readonly<Record<Network, string>> = { TRC20: 'TRON', ERC20: 'Ethereum' }

const Outside = chakra('a', {
  base: {
    color: 'accent',
    fontWeight: '600',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'tap',
    paddingInline: '1',
  },
})

const atOnce = (take: () => void) => take()
/** Where the browser hands on; where it does not, what is copied is enough. */
function ShareRow({ text, asks = atOnce }: { text: string; asks: Asks }) {
  if (!('share' in navigator)) return null
  return (
    <PressRow icon={Share2} group="money" label={<Trans>Share</Trans>} onPress={() => asks(() => void share(text))} />
  )
}

interface OwnAddressProps {
  of: DepositAddress
  need?: string | undefined
}

export function OwnAddress({ of: own, need = '' }: OwnAddressProps) {
  const { t } = useLingui()
  const { address, qrcode_text, network, min, confirmations, tips, demo, sandbox } = own
  return (
    <>
      <Caution>
        <Trans>
          Please send only USDT, and only on <bdi>{NAMES[network]}</bdi>. We cannot credit anything else.
        </Trans>
      </Caution>
      <Card as="div" holds="prose">
        <Qr
          text={qrcode_text}
          label={t`Your USDT address as a code to scan`}
          {...(demo === 1 && {
            mark: t({ message: 'DEMO', comment: 'Stamp across an address that nobody is paid at, max=8' }),
          })}
        />
      </Card>
      <Where isDemo={demo === 1}>
        {(asks) => (
          <>
            <CopyRow
              name={<Trans>Your USDT address</Trans>}
              text={address}
              label={t`Copy your USDT address`}
              asks={asks}
            />
            <BareRow name={<Trans>Network</Trans>}>
              <bdi>{`${NAMES[network]} (${network})`}</bdi>
            </BareRow>
            <ShareRow text={[`USDT · ${NAMES[network]} (${network})`, address].join('\n')} asks={asks} />
          </>
        )}
      </Where>
      <Facts>
        {need !== '' && (
          <Fact name={<Trans>Missing</Trans>}>
            <Money value={missingIn(need, 'USDT')} unit="USDT" />
          </Fact>
        )}
        <Fact name={<Trans>Minimum</Trans>}>
          <Money value={String(min)} unit="USDT" />
        </Fact>
        <Fact name={<Trans>Confirmations needed</Trans>}>
          <Digits>{confirmations}</Digits>
        </Fact>
      </Facts>
      {tips && (
        <Note paddingInline="1" whiteSpace="pre-line">
          {tips}
        </Note>
      )}
      {sandbox === 1 && (
        <Outside href={`/sandbox/chain?address=${address}`} target="_blank" rel="noreferrer">
          <Trans>Try it out: send demo USDT</Trans>
        </Outside>
      )}
    </>
  )
}
