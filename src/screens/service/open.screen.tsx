import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleSlash, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { required } from '#machines/lib/required.ts'
import { openFlow } from '#machines/service/open.flow.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Money } from '#src/ui/money.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { NoPin, ToSetPin } from '#src/ui/no-pin.tsx'
import { SheetFrame } from '#src/ui/sheet-frame.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { PersonForm } from './person-form.tsx'

type OpenViewProps = ViewProps<typeof openFlow>

const Frame = ({ foot, children }: { foot?: ReactNode; children: ReactNode }) => (
  <SheetFrame title={<Trans>Open an account</Trans>} foot={foot}>
    {children}
  </SheetFrame>
)

const Coming = () => (
  <Frame>
    <Waiting rows={4} />
  </Frame>
)

const Naming = (view: OpenViewProps) => (
  <Frame>
    <PersonForm view={view} />
  </Frame>
)

const Confirming = ({
  locked = false,
  lost = false,
  ...view
}: OpenViewProps & { locked?: boolean; lost?: boolean }) => (
  <Frame>
    <ConfirmForm view={view} locked={locked} lost={lost} />
  </Frame>
)

export const OpenScreen = screen(
  openFlow,
  {
    loading: Coming,
    unreachable: ({ context, send }) => (
      <Frame>
        <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
      </Frame>
    ),
    looking: Coming,
    closed: () => (
      <Frame>
        <FullPageNote icon={CircleSlash} title={<Trans>You cannot open accounts at the moment</Trans>}>
          <Trans>Only a service centre that is open can. Nothing was taken from you.</Trans>
        </FullPageNote>
      </Frame>
    ),
    needsPin: () => (
      <Frame foot={<ToSetPin />}>
        <NoPin />
      </Frame>
    ),
    idle: Naming,
    invalid: Naming,
    rejected: Naming,
    judging: Naming,
    confirming: Confirming,
    unproven: Confirming,
    submitting: Confirming,
    pinLocked: withProps(Confirming, { locked: true }),
    unknown: withProps(Confirming, { lost: true }),
    done: ({ context: { form, opened } }) => (
      <Frame>
        <FullPageNote icon={CircleCheck} title={<Trans>The account is open</Trans>}>
          <Trans>
            We wrote to <bdi dir="ltr">{form.email.trim()}</bdi> how to set a password. Until then nobody can sign in.
          </Trans>
        </FullPageNote>
        <Facts marginTop="3">
          <Fact name={<Trans>Member number</Trans>}>
            <Digits>{required(opened).user_no}</Digits>
          </Fact>
          <Fact name={<Trans>Credit left</Trans>}>
            <Money value={required(opened).credit_after} unit="EUR" />
          </Fact>
        </Facts>
      </Frame>
    ),
    toPay: ({ context: { opened, standing } }) => (
      <Frame
        foot={
          <IfBuilt to={`/pages/money/pay?order_no=${required(opened).order_no}`}>
            {(there) => (
              <PlaceButton wide to={there}>
                <span>
                  <Trans>
                    Pay <Money value={required(standing).open_price} unit="EUR" />
                  </Trans>
                </span>
              </PlaceButton>
            )}
          </IfBuilt>
        }
      >
        <FullPageNote icon={Wallet} title={<Trans>Please pay first</Trans>}>
          <Trans>
            Your credit is too low, so nothing is open yet. We open the account once this is paid; you have 30 minutes.
          </Trans>
        </FullPageNote>
        <Facts marginTop="3">
          <Fact name={<Trans>Payment number</Trans>}>
            <Digits>{required(opened).order_no}</Digits>
          </Fact>
          <Fact name={<Trans>Amount</Trans>}>
            <Money value={required(standing).open_price} unit="EUR" />
          </Fact>
        </Facts>
      </Frame>
    ),
  },
  'data-sheet',
)
