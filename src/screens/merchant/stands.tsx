import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { DoorOpen, FileX, Hourglass, OctagonPause, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MerchantState } from '#contract/merchant.ts'
import { known } from '#machines/lib/known.ts'
import { hasMargin } from '#machines/merchant/margin.rules.ts'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Standing } from '#src/ui/standing.tsx'
import { Caution, Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { About } from './about.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { MarginDue, retryOf, ToCentre, type EntrySight } from './margin-due.tsx'
import { MoveButton } from './move-button.tsx'

type EntryView = (sight: EntrySight) => ReactNode

const Parts = chakra('div', { base: { display: 'grid', gap: '4' } })
const Says = chakra('div', { base: { display: 'grid', gap: '2' } })
const Heading = chakra('h3', { base: { textStyle: 'strong' } })

function Apply({ sight: { context, send }, children }: { sight: EntrySight; children: ReactNode }) {
  return (
    <MoveButton merchant={known(context.standing).merchant} move="apply" onClick={() => send({ type: 'apply' })}>
      {children}
    </MoveButton>
  )
}

/** The operator's own words. */
const Reason = ({ context }: Pick<EntrySight, 'context'>) => {
  const { reject_reason: reason } = known(context.standing).merchant
  return reason === '' ? null : (
    <Caution>
      <bdi>{reason}</bdi>
    </Caution>
  )
}

const None: EntryView = (sight) => (
  <EntryFrame
    onRetry={retryOf(sight)}
    foot={
      <Apply sight={sight}>
        <Trans>Become a merchant</Trans>
      </Apply>
    }
  >
    <Refusal because={sight.context.trouble} />
    <About terms={known(sight.context.standing).terms} />
  </EntryFrame>
)

const Applied: EntryView = (sight) => (
  <EntryFrame onRetry={retryOf(sight)}>
    <Refusal because={sight.context.trouble} />
    <Standing icon={Hourglass} title={<Trans>We are reviewing your application</Trans>}>
      <Trans>You find our answer here. Until then there is nothing to do or to pay.</Trans>
    </Standing>
  </EntryFrame>
)

const Refused: EntryView = (sight) => (
  <EntryFrame
    onRetry={retryOf(sight)}
    foot={
      <Apply sight={sight}>
        <Trans>Apply again</Trans>
      </Apply>
    }
  >
    <Standing
      icon={FileX}
      title={<Trans>Your application was not accepted</Trans>}
      action={<Reason context={sight.context} />}
    >
      <Trans>Nothing was paid. You can apply again.</Trans>
    </Standing>
  </EntryFrame>
)

const Active: EntryView = (sight) => (
  <EntryFrame onRetry={retryOf(sight)} foot={<ToCentre kind="main" />}>
    <Standing icon={Store} title={<Trans>You are a merchant</Trans>}>
      <Trans>Your terms and your offers are in the merchant centre.</Trans>
    </Standing>
  </EntryFrame>
)

const Left: EntryView = (sight) => (
  <EntryFrame
    onRetry={retryOf(sight)}
    foot={
      <Apply sight={sight}>
        <Trans>Apply again</Trans>
      </Apply>
    }
  >
    <Standing
      icon={DoorOpen}
      title={<Trans>You are no longer a merchant</Trans>}
      action={<Reason context={sight.context} />}
    >
      <Trans>The rest of your deposit is back in your balance.</Trans>
    </Standing>
  </EntryFrame>
)

const Suspended: EntryView = ({ context, ...sight }) => (
  <EntryFrame onRetry={retryOf(sight)} foot={<ToCentre kind="quiet" />}>
    <Standing
      icon={OctagonPause}
      title={<Trans>You are suspended as a merchant</Trans>}
      action={
        <Parts>
          <Reason context={context} />
          {context.help && <Whom help={context.help} />}
        </Parts>
      }
    >
      <Says>
        <p>
          <Trans>You get no new offers. Please finish your open orders.</Trans>
        </p>
        {hasMargin(known(context.standing).merchant) && (
          <p>
            <Trans>
              We keep your deposit while you are suspended. If you stop being a merchant, you get the rest of it back
              once no order is open.
            </Trans>
          </p>
        )}
      </Says>
    </Standing>
  </EntryFrame>
)

const Whom = ({ help }: { help: NonNullable<EntrySight['context']['help']> }) => (
  <section>
    <Heading>
      <Trans>Contact us</Trans>
    </Heading>
    <Rows>
      {help.channels.map(({ value, name }) => (
        <Row key={value} label={name} value={<bdi>{value}</bdi>} />
      ))}
    </Rows>
  </section>
)

const Owing: EntryView = (sight) => {
  if (sight.context.balance !== undefined) return <MarginDue {...sight} />
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

/** Where somebody stands, and what follows from it. */
export const Stands: EntryView = (sight) => VIEWS[known(sight.context.standing).merchant.state](sight)
