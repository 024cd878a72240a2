import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { APPEAL_TEXT } from '#contract/limits.ts'
import { addressesOf, areSettled } from '#machines/attachment/picture.ts'
import { required } from '#machines/lib/required.ts'
import { LateUploadField } from '#src/ui/attachment/late-upload-field.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { LongField } from '#src/ui/long-field.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Lead } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { keepSaid, saidOf } from './draft.ts'
import type { ShownViewProps } from './view-props.ts'
import { pictureTrouble } from './shown-by.tsx'

export function AppealSheet({ view: { context, busy, send } }: { view: ShownViewProps }) {
  const { problems, trouble, pictures, recharge, wish } = context
  const { order_no } = required(recharge)
  const [begun] = useState(() => (wish?.call === 'appeal' ? wish.text : saidOf(order_no).text))
  const sending = !areSettled(pictures)
  const words = (field: string) => wordsFor(field, problems, trouble)
  return (
    <LateSheet title={<Trans>Ask for a second review</Trans>} onClose={() => busy || send({ type: 'back' })}>
      <Form
        isKept
        wrong={trouble ?? problems}
        onSubmit={(answer) =>
          busy ||
          sending ||
          send({ type: 'act', wish: { call: 'appeal', text: answer('text'), images: addressesOf(pictures) } })
        }
      >
        <Lead>
          <Trans>Somebody else from our team decides. You can ask once.</Trans>
        </Lead>
        <LongField
          name="text"
          label={<Trans>Why should we look again?</Trans>}
          least={APPEAL_TEXT.least}
          most={APPEAL_TEXT.most}
          defaultValue={begun}
          error={words('text')}
          onType={(text) => keepSaid(order_no, { text })}
        />
        <LateUploadField
          label={<Trans>Pictures (optional)</Trans>}
          hint={<Trans>For example a statement of your bank account.</Trans>}
          error={words('images') ?? pictureTrouble(trouble)}
          pictures={pictures}
          onGesture={(at, gesture) => send({ type: 'picture', at, gesture })}
        />
        {trouble && !trouble.errors && !pictureTrouble(trouble) && <Refusal because={trouble} />}
        <SubmitButton busy={busy} disabled={sending}>
          {sending ? <Trans>Sending the picture…</Trans> : <Trans>Ask for a second review</Trans>}
        </SubmitButton>
        <Button wide kind="quiet" disabled={busy} onClick={() => send({ type: 'back' })}>
          <Trans>Cancel</Trans>
        </Button>
      </Form>
    </LateSheet>
  )
}
