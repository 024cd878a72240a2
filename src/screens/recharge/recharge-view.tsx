import { Trans, useLingui } from '@lingui/react/macro'
import type { RechargeInfo } from '#contract/recharge.ts'
import { mayDo, wholeOf } from '#machines/recharge/show.rules.ts'
import { Timeline } from '#src/parts/trade/timeline.tsx'
import { Pictures } from '#src/ui/attachment/pictures.tsx'
import { Button } from '#src/ui/button.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Section } from '#src/ui/section.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Caution, Refusal } from '#src/ui/trouble-text.tsx'
import { ProveForm } from './prove-form.tsx'
import { RechargeHead } from './recharge-status.tsx'
import { SendTo } from './send-to.tsx'
import { hasReceipt, STAGE, Stages } from './stages.tsx'
import type { ShownViewProps } from './view-props.ts'

function Notices({ view: { context, says }, recharge }: { view: ShownViewProps; recharge: RechargeInfo }) {
  switch (says) {
    case 'changed':
      return (
        <Caution>
          <Trans>The recharge changed in the meantime, so nothing was done. You see it as it is now.</Trans>
        </Caution>
      )
    case 'old':
      return (
        <Caution>
          <Trans>
            No connection. You see the recharge as of <SaidMoment at={recharge.server_time} />; we keep trying.
          </Trans>
        </Caution>
      )
    case 'undone':
      return (
        <Refusal because={context.trouble}>
          <p>
            <Trans>Nothing was done. You see the recharge as it is now.</Trans>
          </p>
        </Refusal>
      )
    default:
      return null
  }
}

function Agreed({ of: recharge }: { of: RechargeInfo }) {
  const { t } = useLingui()
  const { channel_name, amount, fee, currency, payer_name, reference, order_no, online } = recharge
  return (
    <Section title={<Trans>The recharge</Trans>}>
      <Facts>
        <Fact name={<Trans>Amount</Trans>}>
          <Money value={amount} unit={currency} />
        </Fact>
        <Fact name={<Trans>Fee</Trans>}>
          <Money value={fee} unit={currency} />
        </Fact>
        <Fact name={<Trans comment="By which way money is brought in">Method</Trans>}>
          <bdi>{channel_name}</bdi>
        </Fact>
        {payer_name && (
          <Fact name={<Trans>Sent by</Trans>}>
            <bdi>{payer_name}</bdi>
          </Fact>
        )}
        {online === 0 && (
          <Fact name={<Trans>Payment reference</Trans>}>
            <Copyable text={reference} label={t`Copy the payment reference`} />
          </Fact>
        )}
        <Fact name={<Trans>Number</Trans>}>
          <Copyable text={order_no} label={t`Copy the number`} />
        </Fact>
      </Facts>
    </Section>
  )
}

export function RechargeView({ view, recharge }: { view: ShownViewProps; recharge: RechargeInfo }) {
  const { t } = useLingui()
  const { context, busy, send } = view
  const { channel, amount, reference, proof_image, timeline, status } = recharge
  const mayProve = mayDo(recharge, 'prove')
  const isSent = status === 'needs_info' || hasReceipt(context.pictures)
  return (
    <>
      {mayProve && <Stages now={isSent ? STAGE.receipt : STAGE.transfer} />}
      <RechargeHead recharge={recharge} onZero={() => send({ type: 'expire' })} />
      <Notices view={view} recharge={recharge} />
      {mayProve && (
        <>
          <SendTo channel={channel} amount={wholeOf(amount)} reference={reference} />
          <ProveForm view={view} recharge={recharge} />
        </>
      )}
      {mayDo(recharge, 'cancel') && (
        <Button wide kind="text" disabled={busy} onClick={() => send({ type: 'cancel' })}>
          <Trans>Cancel the recharge</Trans>
        </Button>
      )}
      {proof_image && (
        <Section title={<Trans>Receipt</Trans>}>
          <Card>
            <Pictures of={[proof_image]} alt={t`The receipt you sent`} />
          </Card>
        </Section>
      )}
      {!mayProve && <Agreed of={recharge} />}
      <Timeline of={timeline} />
    </>
  )
}
