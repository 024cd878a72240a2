import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Trouble } from '#machines/lib/trouble.ts'
import type { Channel, Contacts } from '#machines/security/contacts.ts'
import { SubmitButton } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Figure } from '#src/ui/text.tsx'
import { Shut, useShut } from '#src/ui/too-often.tsx'

interface ContactChoiceProps {
  contacts: Contacts
  chosen: Channel
  busy: boolean
  trouble?: Trouble | undefined
  onSend: (channel: Channel) => void
}

export function ContactChoice({ contacts, chosen, busy, trouble, onSend }: ContactChoiceProps) {
  const { t } = useLingui()
  const [channel, choose] = useState(chosen)
  const left = useShut(trouble)
  return (
    <Form onSubmit={() => busy || onSend(channel)}>
      {contacts.email !== null && contacts.mobile !== null && (
        <Segments
          label={t`Send the code to`}
          chosen={channel}
          onChoose={choose}
          parts={[
            { key: 'email', words: <Trans>E-mail</Trans> },
            { key: 'mobile', words: <Trans>Phone</Trans> },
          ]}
        />
      )}
      <Card holds="prose">
        <Figure size="title">
          <bdi dir="ltr">{contacts[channel]}</bdi>
        </Figure>
      </Card>
      <Shut because={trouble} left={left} />
      <SubmitButton busy={busy} disabled={(left ?? 0) > 0}>
        <Trans>Send the code</Trans>
      </SubmitButton>
    </Form>
  )
}
