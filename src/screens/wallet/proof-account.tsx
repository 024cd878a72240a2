import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OwnProof } from '#contract/ledger.ts'

type Kind = OwnProof['accounts'][number]['kind']

const NAMES: Record<Kind, ReactNode> = {
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

/** What a member calls an account. */
export const accountName = (kind: Kind): ReactNode => NAMES[kind]
