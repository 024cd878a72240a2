import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleHelp, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { known } from '#machines/lib/known.ts'
import { creditFlow } from '#machines/service/credit.flow.ts'
import { looks, screen, type Sight } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { Deal, Gross } from '#src/ui/deal.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Page } from '#src/ui/page.tsx'
import { AskAgain, askingViews, AskingOutcome, PaySheet, type AskingLook } from '#src/ui/paying.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { NoPin, SetPin } from '#src/ui/set-pin.tsx'
import { Standing, Unreachable } from '#src/ui/standing.tsx'
import { TroubleText } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { CreditForm } from './credit-form.tsx'
import { CENTRE } from './names.ts'
import { NotCentre, Pending, Stopped } from './standings.tsx'

type CreditSight = Sight<typeof creditFlow>

const Lead = chakra('p', { base: { color: 'ink2', marginBottom: '4' } })

const Frame = ({ children, foot }: { children: ReactNode; foot?: ReactNode }) => (
  <Page title={<Trans>Send credit</Trans>} back foot={foot}>
    {children}
  </Page>
)

const Coming = () => (
  <Frame>
    <Waiting figure rows={3} />
  </Frame>
)

const Asking = ({ wrongAt, sheet, ...sight }: CreditSight & AskingLook) => (
  <Frame>
    <Lead>
      <Trans>Credit only pays for opening accounts. Nobody can turn it into money.</Trans>
    </Lead>
    <CreditForm sight={sight} wrongAt={wrongAt} />
    {sheet && (
      <PaySheet
        title={<Trans>Send this credit?</Trans>}
        act={
          <Trans>
            Send <Gross quote={known(sight.context.quote)} />
          </Trans>
        }
        sight={sight}
      />
    )}
  </Frame>
)

const ToCentre = () => (
  <PlaceButton wide to={CENTRE}>
    <Trans>To the service centre</Trans>
  </PlaceButton>
)

const Again = ({ send }: Pick<CreditSight, 'send'>) => (
  <Button wide kind="quiet" onClick={() => send({ type: 'again' })}>
    <Trans>Send more credit</Trans>
  </Button>
)

const { termsChanged: _, ...asked } = askingViews(Asking)

export const CreditScreen = screen(creditFlow, {
  arriving: Coming,
  asking: ({ context }) => (
    <Frame>
      <AskingOutcome quote={known(context.quote)} />
    </Frame>
  ),
  unknown: ({ context, send }) => (
    <Frame foot={<AskAgain send={send} />}>
      <Standing icon={CircleHelp} title={<Trans>We do not know yet whether it was sent</Trans>}>
        <p>
          <Trans>No answer came. Please do not send it again; checking does not send anything.</Trans>
        </p>
        <TroubleText of={context.trouble} />
      </Standing>
    </Frame>
  ),
  undone: ({ context, send }) => (
    <Frame foot={<Again send={send} />}>
      <Standing icon={Undo2} title={<Trans>It was not sent</Trans>}>
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
  notCentre: ({ context }) => {
    const standing = known(context.standing)
    return (
      <Frame>
        {standing.status === 'stopped' ? (
          <Stopped standing={standing} />
        ) : standing.status === 'pending' ? (
          <Pending standing={standing} />
        ) : (
          <NotCentre />
        )}
      </Frame>
    )
  },
  needsPin: () => (
    <Frame foot={<SetPin />}>
      <NoPin />
    </Frame>
  ),
  ...asked,
  checking: Asking,
  receiverUnknown: looks(Asking, { wrongAt: 'receiver' }),
  self: looks(Asking, { wrongAt: 'receiver' }),
  success: ({ context: { quote, sent }, send }) => (
    <Frame
      foot={
        <>
          <ToCentre />
          <Again send={send} />
        </>
      }
    >
      <Standing icon={CircleCheck} title={<Trans>Credit sent</Trans>} />
      <Deal quote={known(quote)} />
      {sent && (
        <Rows>
          {sent.create_time !== undefined && (
            <Row label={<Trans>When</Trans>} value={<Moment at={sent.create_time} />} />
          )}
          <Row label={<Trans>Credit left</Trans>} value={<Money value={sent.credit_after} unit="EUR" />} />
        </Rows>
      )}
    </Frame>
  ),
})
