import { Trans } from '@lingui/react/macro'
import { areSettled } from '#machines/attachment/picture.ts'
import { required } from '#machines/lib/required.ts'
import type { entryFlow } from '#machines/merchant/entry.flow.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { ReadAgreement } from '#src/parts/news/read-agreement.tsx'
import { LateUploadField } from '#src/ui/attachment/late-upload-field.tsx'
import { SubmitButton } from '#src/ui/button.tsx'
import { CheckField } from '#src/ui/check-field.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Note } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { hoursIn, HoursField } from './hours-field.tsx'
import { railsIn, RailsField } from './rails.tsx'

export function ApplyForm({ view: { context, busy, send } }: { view: ViewProps<typeof entryFlow> }) {
  const { form, pictures, problems, trouble } = context
  const words = (field: string) => wordsFor(field, problems, trouble)
  const sending = !areSettled(pictures)
  return (
    <Form
      wrong={trouble ?? problems}
      onSubmit={(answer) => {
        if (sending || busy) return
        send({
          type: 'submit',
          form: {
            name: answer('name'),
            contact: answer('contact'),
            pay_types: railsIn(answer),
            hours: hoursIn(answer),
            agree: answer('agree') ? 1 : 0,
          },
        })
      }}
    >
      <Field
        kind="text"
        name="name"
        label={<Trans>Name</Trans>}
        hint={<Trans>Members see it next to your price.</Trans>}
        defaultValue={form.name || required(context.standing).merchant.name}
        error={words('name')}
        enterKeyHint="next"
      />
      <Field
        kind="text"
        name="contact"
        label={<Trans>How we can reach you</Trans>}
        hint={<Trans>A phone number or an e-mail address. Members do not see it.</Trans>}
        defaultValue={form.contact}
        error={words('contact')}
        enterKeyHint="next"
      />
      <RailsField chosen={form.pay_types} error={words('pay_types')} />
      <HoursField hours={form.hours} error={words('hours')} />
      <LateUploadField
        label={<Trans>Pictures (optional)</Trans>}
        hint={<Trans>For example a licence. Only we see them.</Trans>}
        error={words('images')}
        pictures={pictures}
        onGesture={(at, gesture) => send({ type: 'picture', at, gesture })}
      />
      <div>
        <CheckField
          name="agree"
          label={<Trans>I have read the agreement and agree to it.</Trans>}
          defaultChecked={form.agree === 1}
          error={words('agree')}
        />
        <ReadAgreement>
          <Trans>Read the agreement</Trans>
        </ReadAgreement>
      </div>
      {!trouble?.errors && <Refusal because={trouble} />}
      <SubmitButton busy={busy} disabled={sending}>
        <Trans>Send the application</Trans>
      </SubmitButton>
      {sending && (
        <Note align="center" role="status">
          <Trans>Available once the pictures are sent.</Trans>
        </Note>
      )}
    </Form>
  )
}
