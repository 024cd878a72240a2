import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleHelp, Snowflake, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { known } from '#machines/lib/known.ts'
import { payoutFlow } from '#machines/service/payout.flow.ts'
import { screen, type Sight } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { Button } from '#src/ui/button.tsx'
import { Deal, Gross } from '#src/ui/deal.tsx'
import { Page } from '#src/ui/page.tsx'
import { AskAgain, askingViews, AskingOutcome, PaySheet, type AskingLook } from '#src/ui/paying.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { NoPin, SetPin } from '#src/ui/set-pin.tsx'
import { Standing, Unreachable } from '#src/ui/standing.tsx'
import { TroubleText } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { ConvertForm } from '../wallet/convert-form.tsx'
import { HoldFacts } from '../withdrawal/before.tsx'
import { NotCentre } from './standings.tsx'

type PayoutSight = Sight<typeof payoutFlow>

const Lead = chakra('p', { base: { color: 'ink2', marginBottom: '4' } })

const Frame = ({ children, foot }: { children: ReactNode; foot?: ReactNode }) => (
  <Page title={<Trans>Pay out earnings</Trans>} back foot={foot}>
    {children}
  </Page>
)

const Coming = () => (
  <Frame>
    <Waiting figure rows={5} />
  </Frame>
)

const Asking = ({ wrongAt, sheet, ...sight }: PayoutSight & AskingLook) => (
  <Frame>
    <Lead>
      <Trans>What your centre earned becomes balance. Or withdraw it to your bank account, like any other money.</Trans>
    </Lead>
    <ConvertForm sight={sight} wrongAt={wrongAt} />
    <Onward from="/pages/business_center/atm" />
    {sheet && (
      <PaySheet
        title={<Trans>Move this to your balance?</Trans>}
        act={
          <Trans>
            Move <Gross quote={known(sight.context.quote)} />
          </Trans>
        }
        sight={sight}
      />
    )}
  </Frame>
)

const Again = ({ send }: Pick<PayoutSight, 'send'>) => (
  <Button wide kind="quiet" onClick={() => send({ type: 'again' })}>
    <Trans>Move more</Trans>
  </Button>
)

export const PayoutScreen = screen(payoutFlow, {
  arriving: Coming,
  asking: ({ context }) => (
    <Frame>
      <AskingOutcome quote={known(context.quote)} />
    </Frame>
  ),
  unknown: ({ context, send }) => (
    <Frame foot={<AskAgain send={send} />}>
      <Standing icon={CircleHelp} title={<Trans>We do not know yet whether it was moved</Trans>}>
        <p>
          <Trans>No answer came. Please do not move it again; checking does not move anything.</Trans>
        </p>
        <TroubleText of={context.trouble} />
      </Standing>
    </Frame>
  ),
  undone: ({ context, send }) => (
    <Frame foot={<Again send={send} />}>
      <Standing icon={Undo2} title={<Trans>It was not moved</Trans>}>
        <Trans>Nothing was taken from you. You can try again.</Trans>
      </Standing>
      <Deal quote={known(context.quote)} />
    </Frame>
  ),
  opening: Coming,
  deciding: Coming,
  unreachable: ({ context, send }) => (
    <Frame>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  notCentre: () => (
    <Frame>
      <NotCentre />
    </Frame>
  ),
  held: ({ context, send }) => (
    <Frame
      foot={
        <Button wide kind="quiet" onClick={() => send({ type: 'retry' })}>
          <Trans>Look again</Trans>
        </Button>
      }
    >
      <Standing icon={Snowflake} title={<Trans>Payouts are paused</Trans>}>
        <Trans>
          We have paused payments from your account. Your money stays yours, and you can still receive money.
        </Trans>
      </Standing>
      <HoldFacts hold={known(known(context.desk).hold)} />
    </Frame>
  ),
  needsPin: () => (
    <Frame foot={<SetPin />}>
      <NoPin />
    </Frame>
  ),
  ...askingViews(Asking),
  success: ({ context, send }) => (
    <Frame
      foot={
        <>
          <PlaceButton wide to="/pages/money/atm">
            <Trans>Withdraw it</Trans>
          </PlaceButton>
          <Again send={send} />
        </>
      }
    >
      <Standing icon={CircleCheck} title={<Trans>Moved to your balance</Trans>}>
        <Trans>You can use it now.</Trans>
      </Standing>
      <Deal quote={known(context.quote)} />
    </Frame>
  ),
})
