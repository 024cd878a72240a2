import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DISPUTE_TEXT } from '#contract/limits.ts'
import { DISPUTE_REASONS, type DisputeReason } from '#contract/order.ts'
import { addressesOf, areSettled } from '#machines/attachment/picture.ts'
import type { Acting, ActingEvent } from '#machines/trade/acting.part.ts'
import type { CommonWish } from '#machines/trade/wish.rules.ts'
import { LateUploadField } from '#src/ui/attachment/late-upload-field.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form.tsx'
import { LongField } from '#src/ui/long-field.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { DISPUTE_WORDS } from './reasons.ts'

const Says = chakra('p', { base: { color: 'ink2' } })

interface DisputeFormProps {
  /** A dispute begins with its reason; afterwards there is only more to show. */
  kind: 'dispute' | 'evidence'
  context: Acting
  busy: boolean
  send: (event: ActingEvent<CommonWish>) => void
}

const isReason = (text: string): text is DisputeReason => (DISPUTE_REASONS as readonly string[]).includes(text)

/** What one side says to the operators and shows them; the other side reads it too. */
export function DisputeForm({ kind, context, busy, send }: DisputeFormProps) {
  const { i18n, t } = useLingui()
  const { wish, problems, trouble, pictures } = context
  const written = wish?.call === 'dispute' || wish?.call === 'reply' ? wish.text : ''
  const [reason, choose] = useState<DisputeReason | ''>(wish?.call === 'dispute' ? wish.reason : '')
  const isDispute = kind === 'dispute'
  const sending = !areSettled(pictures)
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
    <Form wrong={trouble ?? problems} onSubmit={(answer) => busy || sending || say(answer('text'))}>
      <Says>
        <Trans>Both sides and our team can read this. No money moves during the review.</Trans>
      </Says>
      {isDispute && (
        <SelectField
          label={<Trans>Reason</Trans>}
          name="reason"
          nothing={t`Please choose`}
          parts={DISPUTE_REASONS.map((key) => ({ key, words: i18n._(DISPUTE_WORDS[key]) }))}
          chosen={reason}
          onChoose={(key) => choose(isReason(key) ? key : '')}
          error={words('reason')}
        />
      )}
      <LongField
        name="text"
        label={isDispute ? <Trans>What happened</Trans> : <Trans>More details</Trans>}
        least={isDispute ? DISPUTE_TEXT.least : 0}
        most={DISPUTE_TEXT.most}
        defaultValue={written}
        error={words('text')}
      />
      <LateUploadField
        label={<Trans>Pictures (optional)</Trans>}
        hint={<Trans>For example a bank statement, or a message from your bank.</Trans>}
        error={words('images')}
        pictures={pictures}
        onGesture={(at, gesture) => send({ type: 'picture', at, gesture })}
      />
      {trouble && !trouble.errors && <Refusal because={trouble} />}
      <SubmitButton busy={busy} disabled={sending}>
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
