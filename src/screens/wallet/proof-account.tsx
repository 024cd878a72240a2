import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OwnProof } from '#contract/ledger.ts'
import { isShare, type Share } from '#contract/money.ts'
import { Digits } from '#src/ui/amount.tsx'

type Kind = OwnProof['accounts'][number]['kind']

const NAMES: Record<Exclude<Kind, Share>, ReactNode> = {
  balance: <Trans>Balance</Trans>,
  usdt: 'USDT',
  eur: <Trans>EUR account</Trans>,
  profit: <Trans>Profit</Trans>,
  coin: <Trans>Coin wallet</Trans>,
  shop: <Trans>Shopping balance</Trans>,
  points: <Trans>Points</Trans>,
  margin: <Trans>Security deposit</Trans>,
  credit: <Trans>Registration credit</Trans>,
}

export const accountName = (kind: Kind): ReactNode => (isShare(kind) ? <Digits>{kind}</Digits> : NAMES[kind])
