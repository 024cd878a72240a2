import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import { DISPUTE_TEXT } from '#contract/limits.ts'
import { DISPUTE_REASONS, type DisputeReason, type OrderInfo } from '#contract/order.ts'
import { addressesOf, areSettled } from '#machines/attachment/picture.ts'
import { required } from '#machines/lib/required.ts'
import { writtenFor, type OrderActing, type OrderActingEvent } from '#machines/trade/order-acting.part.ts'
import type { CommonWish } from '#machines/trade/wish.rules.ts'
import { keepWritten, writtenOf } from '#src/lib/written-drafts.ts'
import { LateUploadField } from '#src/ui/attachment/late-upload-field.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form.tsx'
import { LongField } from '#src/ui/long-field.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { Lead } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { DisputeHelp } from './dispute-help.tsx'
import { opensAt } from './order-actions.tsx'
import { DISPUTE_WORDS } from './reasons.ts'

interface DisputeFormProps {
  kind: 'dispute' | 'evidence'
  context: OrderActing
  busy: boolean
  send: (event: OrderActingEvent<CommonWish>) => void
}

const Written = v.object({ reason: v.picklist([...DISPUTE_REASONS, '']), text: v.string() })
type Written = v.InferOutput<typeof Written>

const NOTHING: Written = { reason: '', text: '' }

function begunOf(kind: DisputeFormProps['kind'], wish: OrderActing['wish'], order: OrderInfo): Written {
  if (kind === 'evidence') return { ...NOTHING, text: wish?.call === 'reply' ? wish.text : '' }
  return wish?.call === 'dispute' ? wish : (writtenOf(writtenFor(order), Written) ?? NOTHING)
}

const isReason = (text: string): text is DisputeReason => (DISPUTE_REASONS as readonly string[]).includes(text)

export function DisputeForm({ kind, context, busy, send }: DisputeFormProps) {
  const { i18n, t } = useLingui()
  const { wish, problems, trouble, pictures } = context
  const order = required(context.order)
  const isDispute = kind === 'dispute'
  const [begun] = useState(() => begunOf(kind, wish, order))
  const [reason, choose] = useState(begun.reason)
  const [text, type] = useState(begun.text)
  const [opens, wait] = useState(isDispute ? opensAt(order, 'dispute') : undefined)
  const sending = !areSettled(pictures)
  const keep = (written: Written) => isDispute && keepWritten(writtenFor(order), written)
  const say = (text: string) => {
    const images = addressesOf(pictures)
    const said = { text, images }
    send({
      type: 'act',
      wish: isDispute ? { call: 'dispute', reason, ...said } : { call: 'reply', answer: 'evidence', ...said },
    })
  }
  const words = (field: string) => wordsFor(field, problems, trouble)
  return (
    <Form
      isKept={isDispute}
      wrong={trouble ?? problems}
      onSubmit={(answer) => busy || sending || opens || say(answer('text'))}
    >
      {opens && <DisputeHelp order={order} opens={opens} onOpen={() => wait(undefined)} />}
      <Lead>
        <Trans>Both sides and our team can read this. No money moves during the review.</Trans>
      </Lead>
      {isDispute && (
        <SelectField
          label={<Trans>Reason</Trans>}
          name="reason"
          nothing={t`Please choose`}
          parts={DISPUTE_REASONS.map((key) => ({ key, words: i18n._(DISPUTE_WORDS[key]) }))}
          chosen={reason}
          onChoose={(key) => {
            const chosen = isReason(key) ? key : ''
            choose(chosen)
            keep({ reason: chosen, text })
          }}
          error={words('reason')}
        />
      )}
      <LongField
        name="text"
        label={isDispute ? <Trans>What happened</Trans> : <Trans>More details</Trans>}
        least={isDispute ? DISPUTE_TEXT.least : 0}
        most={DISPUTE_TEXT.most}
        defaultValue={begun.text}
        error={words('text')}
        onType={(typed) => {
          type(typed)
          keep({ reason, text: typed })
        }}
      />
      <LateUploadField
        label={<Trans>Pictures (optional)</Trans>}
        hint={<Trans>For example a bank statement, or a message from your bank.</Trans>}
        error={words('images')}
        pictures={pictures}
        onGesture={(at, gesture) => send({ type: 'picture', at, gesture })}
      />
      {trouble && !trouble.errors && <Refusal because={trouble} />}
      <SubmitButton busy={busy} disabled={sending || opens !== undefined}>
        {sending ? (
          <Trans>Sending the pictures…</Trans>
        ) : isDispute ? (
          <Trans>Open the dispute</Trans>
        ) : (
          <Trans>Send</Trans>
        )}
      </SubmitButton>
      <Button wide kind="quiet" disabled={busy} onClick={() => send({ type: 'back' })}>
        <Trans>Cancel</Trans>
      </Button>
    </Form>
  )
}
