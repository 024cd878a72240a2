import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NETWORKS } from '#contract/payout-address.ts'
import { receiveFlow } from '#machines/deposit/receive.flow.ts'
import { required } from '#machines/lib/required.ts'
import { useOnceOnline } from '#src/lib/online.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { Behind } from '#src/ui/behind.tsx'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/page.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { WayBack } from '#src/ui/way-back.tsx'
import { Latest } from './latest.tsx'
import { NAMES, OwnAddress } from './own-address.tsx'

type ReceiveViewProps = ViewProps<typeof receiveFlow>

interface FrameProps {
  view: ReceiveViewProps
  children: ReactNode
}

function Frame({ view: { context, send }, children }: FrameProps) {
  const { t } = useLingui()
  return (
    <Page
      title={<Trans>Your USDT address</Trans>}
      back
      foot={context.returnTo && <WayBack to={context.returnTo} kind="quiet" />}
    >
      <Segments
        label={t`Network`}
        parts={NETWORKS.map((key) => ({ key, words: NAMES[key] }))}
        chosen={context.network}
        onChoose={(network) => send({ type: 'choose', network })}
      />
      {children}
      <Onward from="/pages/money/recharge_bc" />
    </Page>
  )
}

function TryAgain({ onTry }: { onTry: () => void }) {
  useOnceOnline(onTry)
  return (
    <Button kind="quiet" onClick={onTry}>
      <Trans>Try again</Trans>
    </Button>
  )
}

interface ShownLook {
  readonly old?: boolean
}

const Shown = ({ old = false, ...view }: ReceiveViewProps & ShownLook) => (
  <Frame view={view}>
    {old && <Behind onRetry={() => view.send({ type: 'retry' })} />}
    <OwnAddress of={required(view.context.address)} need={view.context.need} />
    <Latest of={view.context.latest} returnTo={view.context.returnTo} />
  </Frame>
)

export const ReceiveScreen = screen(receiveFlow, {
  creating: (view) => (
    <Frame view={view}>
      <Waiting figure rows={5} />
    </Frame>
  ),
  createFailed: (view) => (
    <Frame view={view}>
      <Refusal because={view.context.trouble}>
        <p>
          <Trans>No address could be made. Nothing is lost.</Trans>
        </p>
      </Refusal>
      <TryAgain onTry={() => view.send({ type: 'retry' })} />
    </Frame>
  ),
  shut: (view) => (
    <Frame view={view}>
      <Refusal because={view.context.trouble}>
        <p>
          <Trans>
            You cannot bring in USDT on <bdi>{NAMES[view.context.network]}</bdi> at the moment. Please send nothing
            there.
          </Trans>
        </p>
      </Refusal>
    </Frame>
  ),
  reading: Shown,
  showing: Shown,
  following: Shown,
  behind: withProps(Shown, { old: true }),
})
