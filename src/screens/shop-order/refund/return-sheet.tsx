import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { APPEAL_TEXT } from '#contract/limits.ts'
import type { ShopOrderInfo } from '#contract/shop-order.ts'
import { REFUND_REASONS, type RefundReason } from '#contract/shop-refund.ts'
import { addressesOf, areSettled } from '#machines/attachment/picture.ts'
import { required } from '#machines/lib/required.ts'
import type { Returning, ReturningEvent } from '#machines/refund/returning.part.ts'
import { backOf, writtenFor } from '#machines/refund/wish.rules.ts'
import { UploadField } from '#src/ui/attachment/upload-field.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form.tsx'
import { LongField } from '#src/ui/long-field.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Carriage, Coupon, TotalOf, Where } from './comes-back.tsx'
import { Answers } from './answers.tsx'
import { REASON_WORDS } from './reasons.ts'
import { ReturnLines } from './return-lines.tsx'
import { keepReturn, type WrittenReturn, writtenReturn } from './written.ts'

export interface ReturnSheetProps {
  context: Returning
  busy: boolean
  send: (event: ReturningEvent) => void
}

const isReason = (text: string): text is RefundReason => (REFUND_REASONS as readonly string[]).includes(text)

/** Where there is one thing alone, it is what is meant. */
const begins = ({ refundable: { items } }: ShopOrderInfo): WrittenReturn => ({
  item_ids: items.length === 1 ? items.map(({ item_id }) => item_id) : [],
  reason: '',
  explain: '',
})

/** What is not there any more is not meant any more. */
function begunOf({ wish }: Returning, order: ShopOrderInfo): WrittenReturn {
  const begun = wish?.call === 'refund' ? wish : (writtenReturn(writtenFor('refund', order)) ?? begins(order))
  const there = new Set(order.refundable.items.map(({ item_id }) => item_id))
  return { ...begun, item_ids: begun.item_ids.filter((id) => there.has(id)) }
}

function ReturnForm({ context, busy, send }: ReturnSheetProps) {
  const { i18n, t } = useLingui()
  const { problems, trouble, pictures } = context
  const order = required(context.item)
  const [{ item_ids, reason, explain }, write] = useState(() => begunOf(context, order))
  const change = (part: Partial<WrittenReturn>) => {
    const written = { item_ids, reason, explain, ...part }
    write(written)
    keepReturn(writtenFor('refund', order), written)
  }
  const sending = !areSettled(pictures)
  const words = (field: string) => wordsFor(field, problems, trouble)
  const back = backOf(order.refundable, item_ids)
  return (
    <Form
      isKept
      wrong={trouble ?? problems}
      onSubmit={() =>
        busy ||
        sending ||
        send({ type: 'act', wish: { call: 'refund', item_ids, reason, explain, images: addressesOf(pictures) } })
      }
    >
      <ReturnLines
        of={order}
        chosen={item_ids}
        onChoose={(ids) => change({ item_ids: ids as number[] })}
        error={words('item_ids') && <Trans>Choose at least one item.</Trans>}
      />
      <Card holds="prose" aria-live="polite">
        <TotalOf name={<Trans>You get back</Trans>} of={back} />
        {item_ids.length > 0 && (
          <>
            <Carriage of={order} back={back} />
            <Coupon of={order} ids={item_ids} />
            <Where from={order.paid_from} of={back} />
          </>
        )}
      </Card>
      <SelectField
        label={<Trans>Reason</Trans>}
        name="reason"
        nothing={t`Please choose`}
        parts={REFUND_REASONS.map((key) => ({ key, words: i18n._(REASON_WORDS[key]) }))}
        chosen={reason}
        onChoose={(key) => change({ reason: isReason(key) ? key : '' })}
        error={words('reason')}
      />
      <LongField
        name="explain"
        label={<Trans>More details (optional)</Trans>}
        most={APPEAL_TEXT.most}
        defaultValue={explain}
        error={words('explain')}
        onType={(typed) => change({ explain: typed })}
      />
      <UploadField
        label={<Trans>Pictures (optional)</Trans>}
        hint={<Trans>For example of what is damaged. The seller and our team see them.</Trans>}
        error={words('images')}
        pictures={pictures}
        onGesture={(at, gesture) => send({ type: 'picture', at, gesture })}
      />
      {trouble && !trouble.errors && <Refusal because={trouble} />}
      <Answers of={order} />
      <SubmitButton busy={busy} disabled={sending}>
        {sending ? <Trans>Sending the pictures…</Trans> : <Trans>Ask for the return</Trans>}
      </SubmitButton>
      <Button wide kind="quiet" disabled={busy} onClick={() => send({ type: 'back' })}>
        <Trans>Cancel</Trans>
      </Button>
    </Form>
  )
}

export const ReturnSheet = (props: ReturnSheetProps) => (
  <Sheet title={<Trans>Return items</Trans>} onClose={() => props.busy || props.send({ type: 'back' })}>
    <ReturnForm {...props} />
  </Sheet>
)
