import { Trans } from '@lingui/react/macro'
import { DoorOpen, FileX, Hourglass, OctagonPause, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MerchantState } from '#contract/merchant.ts'
import { required } from '#machines/lib/required.ts'
import { hasMargin } from '#machines/merchant/margin.rules.ts'
import { PlaceButton } from '#src/ui/place.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Section } from '#src/ui/section.tsx'
import { Caution, Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { About } from './about.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { MarginDue, retryOf, ToCentre, type EntryViewProps } from './margin-due.tsx'
import { MoveButton } from './move-button.tsx'

type EntryView = (view: EntryViewProps) => ReactNode

function Apply({ view: { context, send }, children }: { view: EntryViewProps; children: ReactNode }) {
  return (
    <MoveButton merchant={required(context.standing).merchant} move="apply" onClick={() => send({ type: 'apply' })}>
      {children}
    </MoveButton>
  )
}

const Reason = ({ context }: Pick<EntryViewProps, 'context'>) => {
  const { reject_reason: reason } = required(context.standing).merchant
  return reason === '' ? null : (
    <Caution>
      <bdi>{reason}</bdi>
    </Caution>
  )
}

const None: EntryView = (view) => (
  <EntryFrame
    onRetry={retryOf(view)}
    foot={
      <Apply view={view}>
        <Trans>Become a merchant</Trans>
      </Apply>
    }
  >
    <Refusal because={view.context.trouble} />
    <About terms={required(view.context.standing).terms} />
  </EntryFrame>
)

const Applied: EntryView = (view) => (
  <EntryFrame onRetry={retryOf(view)}>
    <Refusal because={view.context.trouble} />
    <FullPageNote
      icon={Hourglass}
      title={<Trans>We are reviewing your application</Trans>}
      action={
        <PlaceButton kind="quiet" to="/pages/index/new_index">
          <Trans>Go to Home</Trans>
        </PlaceButton>
      }
    >
      <Trans>You find our answer here. Until then there is nothing to do or to pay.</Trans>
    </FullPageNote>
  </EntryFrame>
)

const Refused: EntryView = (view) => (
  <EntryFrame
    onRetry={retryOf(view)}
    foot={
      <Apply view={view}>
        <Trans>Apply again</Trans>
      </Apply>
    }
  >
    <FullPageNote
      icon={FileX}
      title={<Trans>Your application was not accepted</Trans>}
      action={<Reason context={view.context} />}
    >
      <Trans>Nothing was paid. You can apply again.</Trans>
    </FullPageNote>
  </EntryFrame>
)

const Active: EntryView = (view) => (
  <EntryFrame onRetry={retryOf(view)} foot={<ToCentre kind="main" />}>
    <FullPageNote icon={Store} title={<Trans>You are a merchant</Trans>}>
      <Trans>Your terms and your offers are in the merchant centre.</Trans>
    </FullPageNote>
  </EntryFrame>
)

const Left: EntryView = (view) => (
  <EntryFrame
    onRetry={retryOf(view)}
    foot={
      <Apply view={view}>
        <Trans>Apply again</Trans>
      </Apply>
    }
  >
    <FullPageNote
      icon={DoorOpen}
      title={<Trans>You are no longer a merchant</Trans>}
      action={<Reason context={view.context} />}
    >
      <Trans>The rest of your deposit is back in your balance.</Trans>
    </FullPageNote>
  </EntryFrame>
)

const Suspended: EntryView = ({ context, ...view }) => (
  <EntryFrame onRetry={retryOf(view)} foot={<ToCentre kind="quiet" />}>
    <FullPageNote
      icon={OctagonPause}
      title={<Trans>You are suspended as a merchant</Trans>}
      action={<Reason context={context} />}
    >
      <p>
        <Trans>You get no new offers. Please finish your open orders.</Trans>
      </p>
      {hasMargin(required(context.standing).merchant) && (
        <p>
          <Trans>
            We keep your deposit while you are suspended. If you stop being a merchant, you get the rest of it back once
            no order is open.
          </Trans>
        </p>
      )}
    </FullPageNote>
    {context.help && <Whom help={context.help} />}
  </EntryFrame>
)

const Whom = ({ help }: { help: NonNullable<EntryViewProps['context']['help']> }) => (
  <Section title={<Trans>Contact us</Trans>} level={3}>
    <Rows>
      {help.channels.map(({ value, name }) => (
        <Row key={value} label={name} value={<bdi>{value}</bdi>} />
      ))}
    </Rows>
  </Section>
)

const Owing: EntryView = (view) => {
  if (view.context.balance !== undefined) return <MarginDue {...view} />
  return (
    <EntryFrame>
      <Waiting figure rows={4} />
    </EntryFrame>
  )
}

const VIEWS: Record<MerchantState, EntryView> = {
  none: None,
  applied: Applied,
  refused: Refused,
  verified: Owing,
  active: Active,
  break: Active,
  margin_low: Owing,
  leaving: Active,
  left: Left,
  suspended: Suspended,
}

export const EntryState: EntryView = (view) => VIEWS[required(view.context.standing).merchant.state](view)
