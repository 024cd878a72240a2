import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { LEAVE_REASONS, type LeaveReason, type OrderInfo } from '#contract/order.ts'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import type { MerchantOrderViewProps } from './merchant-order-ways.tsx'

const WORDS: Record<LeaveReason, MessageDescriptor> = {
  changed_mind: msg`I cannot pay now`,
  price: msg`The price no longer suits me`,
  wrong_details: msg`The bank details are wrong`,
  peer_silent: msg`The member does not answer`,
  peer_asked: msg`The member asked for it`,
  paid_twice: msg`It would be paid twice`,
  other: msg`Something else`,
}

const isReason = (text: string): text is LeaveReason => (LEAVE_REASONS as readonly string[]).includes(text)

interface AbandonSheetProps {
  order: OrderInfo
  view: MerchantOrderViewProps
}

export const AbandonSheet = ({ order, view }: AbandonSheetProps) => (
  <LateSheet
    title={order.dispute ? <Trans>Request cancellation?</Trans> : <Trans>Return this order?</Trans>}
    description={
      order.dispute ? (
        <Trans>If the member agrees, they get the coins back and you get back what is held.</Trans>
      ) : (
        <Trans>
          You get back what is held and lose the order. We tell the member that you returned it. Do not do this if you
          have paid.
        </Trans>
      )
    }
    onClose={() => view.busy || view.send({ type: 'back' })}
  >
    <Why order={order} view={view} />
  </LateSheet>
)

function Why({ order, view: { context, busy, send } }: AbandonSheetProps) {
  const { i18n, t } = useLingui()
  const { wish, problems, trouble } = context
  const [reason, choose] = useState<LeaveReason | ''>(wish?.call === 'abandon' ? wish.reason : '')
  return (
    <Form wrong={problems} onSubmit={() => busy || send({ type: 'act', wish: { call: 'abandon', reason } })}>
      <SelectField
        name="reason"
        label={<Trans>Reason</Trans>}
        nothing={t`Please choose`}
        parts={LEAVE_REASONS.map((key) => ({ key, words: i18n._(WORDS[key]) }))}
        chosen={reason}
        onChoose={(key) => choose(isReason(key) ? key : '')}
        error={wordsFor('reason', problems, trouble)}
      />
      <SubmitButton busy={busy}>
        {order.dispute ? <Trans>Ask the member to cancel</Trans> : <Trans>Return it</Trans>}
      </SubmitButton>
      <Button wide kind="quiet" disabled={busy} onClick={() => send({ type: 'back' })}>
        <Trans>Cancel</Trans>
      </Button>
    </Form>
  )
}
