import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { PHRASE_TRIES } from '#contract/limits.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Countdown } from '#src/ui/countdown.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { SHUT } from '#src/ui/toast.ts'
import { Caution, Refusal } from '#src/ui/trouble-text.tsx'
import type { InboxViewProps } from './inbox-frame.tsx'

export const TakeSheet = ({ view }: { view: InboxViewProps }) => (
  <Sheet
    title={<Trans>Accept with a phrase</Trans>}
    description={
      <Trans>A correct phrase accepts the order, and we hold the money for it from your balance or deposit.</Trans>
    }
    onClose={() => view.send({ type: 'back' })}
  >
    <TakeForm view={view} />
  </Sheet>
)

function TakeForm({ view: { context, busy, send } }: { view: InboxViewProps }) {
  const { problems, trouble } = context
  const [opened, open] = useState<Trouble>()
  const locked = trouble?.refusal === 'phrase-locked' && trouble !== opened
  const wrong = trouble?.refusal === 'phrase-wrong' && trouble.message
  return (
    <Form
      wrong={trouble ?? problems}
      onSubmit={(answer) =>
        busy || send({ type: 'submit', form: { order_no: answer('order_no'), phrase: answer('phrase') } })
      }
    >
      <Field
        kind="capitals"
        name="order_no"
        label={<Trans>Order number</Trans>}
        hint={<Trans>T and ten digits, as the member sees it.</Trans>}
        error={wordsFor('order_no', problems, trouble)}
        enterKeyHint="next"
      />
      <Field
        kind="text"
        name="phrase"
        label={<Trans>Phrase</Trans>}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={wordsFor('phrase', problems, trouble) ?? wrong}
        enterKeyHint="go"
      />
      {locked ? (
        <PhraseLocked because={trouble} onUnlock={() => open(trouble)} />
      ) : (
        trouble && !trouble.errors && !wrong && trouble !== opened && <Refusal because={trouble} />
      )}
      <SubmitButton busy={busy} disabled={locked}>
        <Trans comment="Button: accepts the order whose phrase was given">Accept the order</Trans>
      </SubmitButton>
      <Button wide kind="quiet" disabled={busy} onClick={() => send({ type: 'back' })}>
        <Trans>Cancel</Trans>
      </Button>
    </Form>
  )
}

function PhraseLocked({ because, onUnlock }: { because: Trouble; onUnlock: () => void }) {
  const [until] = useState(() => serverNow() + (because.retryAfter ?? PHRASE_TRIES.seconds))
  return (
    <Caution>
      <span {...SHUT}>
        <Trans>
          Too many wrong phrases. You can try again in <Countdown until={until} onEnd={onUnlock} />.
        </Trans>
      </span>
    </Caution>
  )
}
