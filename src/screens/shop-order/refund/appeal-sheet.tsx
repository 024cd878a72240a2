import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { APPEAL_TEXT } from '#contract/limits.ts'
import { required } from '#machines/lib/required.ts'
import { writtenFor } from '#machines/refund/wish.rules.ts'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form.tsx'
import { LongField } from '#src/ui/long-field.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { Lead } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import type { ReturnSheetProps } from './return-sheet.tsx'
import { keepAppeal, writtenAppeal } from './written.ts'

function AppealForm({ context: { item, wish, problems, trouble }, busy, send }: ReturnSheetProps) {
  const key = writtenFor('refund_appeal', required(item))
  const [begun] = useState(() => (wish?.call === 'refund_appeal' ? wish.explain : writtenAppeal(key)))
  return (
    <Form
      isKept
      wrong={trouble ?? problems}
      onSubmit={(answer) => busy || send({ type: 'act', wish: { call: 'refund_appeal', explain: answer('explain') } })}
    >
      <Lead>
        <Trans>
          Two people of our team read what you and the seller wrote, and decide. You can ask once. Until then the order
          waits.
        </Trans>
      </Lead>
      <LongField
        name="explain"
        label={<Trans>Why should it come back?</Trans>}
        least={APPEAL_TEXT.least}
        most={APPEAL_TEXT.most}
        defaultValue={begun}
        error={wordsFor('explain', problems, trouble)}
        onType={(typed) => keepAppeal(key, typed)}
      />
      {trouble && !trouble.errors && <Refusal because={trouble} />}
      <SubmitButton busy={busy}>
        <Trans>Ask our team to decide</Trans>
      </SubmitButton>
      <Button wide kind="quiet" disabled={busy} onClick={() => send({ type: 'back' })}>
        <Trans>Cancel</Trans>
      </Button>
    </Form>
  )
}

export const AppealSheet = (props: ReturnSheetProps) => (
  <Sheet title={<Trans>Ask our team to decide</Trans>} onClose={() => props.busy || props.send({ type: 'back' })}>
    <AppealForm {...props} />
  </Sheet>
)
