import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Rail } from '#contract/order.ts'

const WORDS: Record<Rail, () => ReactNode> = {
  wallet: () => <Trans comment="How the merchant pays">To the Quay balance</Trans>,
  bank: () => <Trans comment="How the merchant pays">By bank transfer</Trans>,
}

export const PayType = ({ of: rail }: { of: Rail }): ReactNode => WORDS[rail]()
