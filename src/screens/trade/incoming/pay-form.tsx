import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import { addressesOf, areSettled } from '#machines/attachment/picture.ts'
import { LateUploadField } from '#src/ui/attachment/late-upload-field.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import type { MerchantOrderViewProps } from './merchant-order-ways.tsx'

interface PayFormProps {
  order: OrderInfo
  view: MerchantOrderViewProps
}

export function PayForm({ order, view: { context, busy, send } }: PayFormProps) {
  const { wish, problems, trouble, pictures } = context
  const said = wish?.call === 'pay' ? wish : undefined
  const sending = !areSettled(pictures)
  const refusedPicture = trouble?.refusal === 'proof-used' ? trouble.message : undefined
  const words = (field: string) => wordsFor(field, problems, trouble)
  return (
    <Form
      wrong={trouble ?? problems}
      onSubmit={(answer) =>
        busy ||
        sending ||
        send({
          type: 'act',
          wish: {
            call: 'pay',
            images: addressesOf(pictures),
            reference: answer('reference').trim(),
            payer_name: answer('payer_name').trim(),
            payword: '',
          },
        })
      }
    >
      <LateUploadField
        label={<Trans>Proof of payment</Trans>}
        hint={<Trans>The receipt of your bank, with amount and date.</Trans>}
        error={words('images') ?? refusedPicture}
        pictures={pictures}
        onGesture={(at, gesture) => send({ type: 'picture', at, gesture })}
      />
      <Field
        kind="text"
        name="reference"
        label={<Trans>Payment reference</Trans>}
        hint={<Trans>What the member sees next to the amount.</Trans>}
        autoComplete="off"
        defaultValue={said?.reference ?? order.order_no}
        error={words('reference')}
        enterKeyHint="next"
      />
      <Field
        kind="text"
        name="payer_name"
        label={<Trans>Name of the payer</Trans>}
        hint={<Trans>As on the bank account you paid from.</Trans>}
        autoComplete="name"
        defaultValue={said?.payer_name ?? ''}
        error={words('payer_name')}
        enterKeyHint="go"
      />
      {trouble && !trouble.errors && !refusedPicture && <Refusal because={trouble} />}
      <SubmitButton busy={busy} disabled={sending}>
        {sending ? <Trans>Sending the picture…</Trans> : <Trans>I have paid</Trans>}
      </SubmitButton>
      <Button wide kind="quiet" disabled={busy} onClick={() => send({ type: 'back' })}>
        <Trans>Cancel</Trans>
      </Button>
    </Form>
  )
}
