import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { RechargeInfo } from '#contract/recharge.ts'
import { mayDo, wholeOf } from '#machines/recharge/show.rules.ts'
import { Copyable } from '#src/ui/copyable.tsx'
import { Button } from '#src/ui/button.tsx'
import { SaidMoment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Caution, Refusal } from '#src/ui/trouble-text.tsx'
import { Pictures } from '../trade/parts/pictures.tsx'
import { Section } from '../trade/parts/section.tsx'
import { Timeline } from '../trade/parts/timeline.tsx'
import { ProveForm } from './prove-form.tsx'
import { SendTo } from './send-to.tsx'
import type { ShownViewProps } from './view-props.ts'
import { RechargeMeaning, RechargeHead } from './recharge-status.tsx'

const Notes = chakra('div', { base: { display: 'grid', gap: '3', paddingTop: '4', '&:empty': { display: 'none' } } })
const Form = chakra('div', { base: { paddingTop: '6' } })

function Notices({ view: { context, says }, recharge }: { view: ShownViewProps; recharge: RechargeInfo }) {
  return (
    <Notes>
      {says === 'changed' && (
        <Caution>
          <Trans>The recharge changed in the meantime, so nothing was done. You see it as it is now.</Trans>
        </Caution>
      )}
      {says === 'old' && (
        <Caution>
          <Trans>
            No connection. You see the recharge as of <SaidMoment at={recharge.server_time} />; we keep trying.
          </Trans>
        </Caution>
      )}
      {says === 'undone' && (
        <Refusal because={context.trouble}>
          <p>
            <Trans>Nothing was done. You see the recharge as it is now.</Trans>
          </p>
        </Refusal>
      )}
    </Notes>
  )
}

function Facts({ of: recharge }: { of: RechargeInfo }) {
  const { t } = useLingui()
  const { channel_name, amount, fee, currency, payer_name, reference, order_no, online } = recharge
  return (
    <Section title={<Trans>The recharge</Trans>}>
      <Rows>
        <Row
          label={<Trans comment="By which way money is brought in">Method</Trans>}
          value={<bdi>{channel_name}</bdi>}
        />
        <Row label={<Trans>Amount</Trans>} value={<Money value={amount} unit={currency} />} />
        <Row label={<Trans>Fee</Trans>} value={<Money value={fee} unit={currency} />} />
        {payer_name && <Row label={<Trans>Sent by</Trans>} value={<bdi>{payer_name}</bdi>} />}
        {online === 0 && (
          <Row
            label={<Trans>Payment reference</Trans>}
            value={<Copyable text={reference} label={t`Copy the payment reference`} />}
          />
        )}
        <Row label={<Trans>Number</Trans>} value={<Copyable text={order_no} label={t`Copy the number`} />} />
      </Rows>
    </Section>
  )
}

export function RechargeView({ view, recharge }: { view: ShownViewProps; recharge: RechargeInfo }) {
  const { t } = useLingui()
  const { busy, send } = view
  const { channel, amount, reference, proof_image, timeline } = recharge
  const mayProve = mayDo(recharge, 'prove')
  return (
    <>
      <RechargeHead recharge={recharge} onZero={() => send({ type: 'expire' })} />
      <Notices view={view} recharge={recharge} />
      <RechargeMeaning recharge={recharge} />
      {mayProve && (
        <>
          <SendTo channel={channel} amount={wholeOf(amount)} reference={reference} />
          <Form>
            <ProveForm view={view} recharge={recharge} />
          </Form>
        </>
      )}
      {mayDo(recharge, 'cancel') && (
        <Button wide kind="text" marginTop="3" disabled={busy} onClick={() => send({ type: 'cancel' })}>
          <Trans>Cancel the recharge</Trans>
        </Button>
      )}
      {proof_image && (
        <Section title={<Trans>Receipt</Trans>}>
          <Pictures of={[proof_image]} alt={t`The receipt you sent`} />
        </Section>
      )}
      {!mayProve && <Facts of={recharge} />}
      <Timeline of={timeline} />
    </>
  )
}
