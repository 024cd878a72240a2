import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { addressOf } from '#contract/addresses.ts'
import type { OrderInfo } from '#contract/order.ts'
import { Bell } from '#src/parts/notice/bell.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/page.tsx'
import type { AgainProps } from '#src/ui/paying.tsx'
import { PlaceButton } from '#src/ui/place.tsx'

interface FrameProps {
  title?: ReactNode
  foot?: ReactNode
  isVisitor?: boolean
  children: ReactNode
}

export const Frame = ({ title, foot, isVisitor = false, children }: FrameProps) => (
  <Page title={title ?? <Trans>Sell coins</Trans>} actions={!title && !isVisitor && <Bell />} foot={foot}>
    {children}
  </Page>
)

/** A price has as many places as it needs, and may need a second line for them. */
export const Price = chakra(Digits, { base: { whiteSpace: 'normal', overflowWrap: 'anywhere' } })

export const SellAgain = ({ send }: AgainProps) => (
  <Button wide onClick={() => send({ type: 'again' })}>
    <Trans>Sell again</Trans>
  </Button>
)

export function OpenOrder({ of: { order_no }, kind = 'main' }: { of: OrderInfo; kind?: 'main' | 'quiet' }) {
  return (
    <PlaceButton wide kind={kind} to={addressOf('order', order_no)}>
      <Trans>Open the order</Trans>
    </PlaceButton>
  )
}
