import { Trans, useLingui } from '@lingui/react/macro'
import { ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { withdrawFlow } from '#machines/withdrawal/withdraw.flow.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Page } from '#src/ui/page.tsx'
import { Again, type AgainProps } from '#src/ui/paying.tsx'
import { IconPlace } from '#src/ui/place.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { LOG } from './names.ts'

export type WithdrawViewProps = ViewProps<typeof withdrawFlow>

function Title({ ways, only }: Pick<WithdrawViewProps['context'], 'ways' | 'only'>) {
  if (ways.length > 1) return <Trans>Withdraw</Trans>
  if (only > 0) return <Trans>Withdraw to this card</Trans>
  return ways[0] === 'usdt' ? <Trans>Withdraw USDT</Trans> : <Trans>Withdraw EUR</Trans>
}

interface FrameProps {
  view: Pick<WithdrawViewProps, 'context'>
  foot?: ReactNode
  children: ReactNode
}

export function Frame({ view: { context }, foot, children }: FrameProps) {
  const { t } = useLingui()
  return (
    <Page
      title={<Title {...context} />}
      back
      foot={foot}
      actions={
        <IconPlace to={LOG} aria-label={t`Withdrawals`}>
          <Icon of={ScrollText} size={20} />
        </IconPlace>
      }
    >
      {children}
    </Page>
  )
}

export const Another = ({ send }: AgainProps) => (
  <Again send={send}>
    <Trans>Another withdrawal</Trans>
  </Again>
)

export function Ways({
  view: { context, busy, send },
}: {
  view: Pick<WithdrawViewProps, 'context' | 'busy' | 'send'>
}) {
  const { t } = useLingui()
  if (context.ways.length < 2) return null
  return (
    <Segments
      label={t`What to withdraw`}
      parts={[
        { key: 'bank', words: 'EUR' },
        { key: 'usdt', words: 'USDT' },
      ]}
      chosen={context.form.method}
      onChoose={(method) => busy || method === context.form.method || send({ type: 'turn', method })}
    />
  )
}
