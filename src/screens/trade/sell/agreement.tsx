import { chakra } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import type { Rail } from '#contract/order.ts'
import type { SellStart } from '#contract/trade.ts'
import { Row } from '#src/ui/rows.tsx'

const Words = chakra('p', { base: { textStyle: 'note', color: 'ink2', marginTop: '3' } })

/** What happens to the coins until somebody has paid for them. */
export const WhatHappens = ({ rail, minutes }: { rail: Rail; minutes: number }) => (
  <Words>
    {rail === 'bank' ? (
      <Trans>Your coins are held until you confirm that the money has arrived.</Trans>
    ) : (
      <Trans>Your coins are held until the merchant has paid.</Trans>
    )}{' '}
    <Plural
      value={minutes}
      one="If nobody accepts within # minute, they all return to you, free of charge."
      other="If nobody accepts within # minutes, they all return to you, free of charge."
    />
  </Words>
)

/** What is agreed to besides the amounts: who pays how, who sees what, and what the clock does. */
export const Agreement = ({ start: { account, market }, rail }: { start: SellStart; rail: Rail }) => (
  <>
    <Row
      label={<Trans>Paid to</Trans>}
      value={rail === 'bank' ? <bdi dir="ltr">{account}</bdi> : <Trans>Your balance</Trans>}
    />
    <WhatHappens rail={rail} minutes={market.match_minutes} />
    <Words>
      <Trans>If a merchant accepts and does not pay in time, the next one is asked, or your coins return to you.</Trans>
    </Words>
    {rail === 'bank' && (
      <Words>
        <Trans>
          The merchant who accepts sees your name and your bank account, from then on until the coins have gone.
        </Trans>
      </Words>
    )}
  </>
)
