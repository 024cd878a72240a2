import { Trans } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { placeFlow, type PlaceForm } from '#machines/service/place.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { Fields, type FieldRow } from '#src/ui/fields.tsx'
import { SheetFrame } from '#src/ui/sheet-frame.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Lead } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'

const ROWS: readonly FieldRow<keyof PlaceForm>[] = [
  {
    name: 'username',
    kind: 'account',
    label: <Trans>Member</Trans>,
    hint: <Trans>Their username, e-mail or phone number.</Trans>,
    autoComplete: 'off',
  },
  {
    name: 'parent_no',
    kind: 'exact',
    label: <Trans>Member number of the inviter (optional)</Trans>,
    hint: <Trans>A member of your team. Leave it empty if it is you.</Trans>,
  },
]

const Frame = ({ children }: { children: ReactNode }) => (
  <SheetFrame title={<Trans>Invite to your team</Trans>}>{children}</SheetFrame>
)

const Asking = ({ context, busy, send }: ViewProps<typeof placeFlow>) => (
  <Frame>
    <Lead marginBottom="4">
      <Trans>
        For a member without an inviter. We ask them, and they have seven days to answer. Nobody is paid for it: it only
        says who invited whom, and once they accept it cannot be changed.
      </Trans>
    </Lead>
    <Fields
      rows={ROWS}
      of={context}
      busy={busy}
      submit={<Trans>Ask them</Trans>}
      onSubmit={(form) => send({ type: 'submit', form })}
    >
      {!context.trouble?.errors && <Refusal because={context.trouble} />}
    </Fields>
  </Frame>
)

/** Its end is the same, whoever was named. */
export const PlaceScreen = screen(
  placeFlow,
  {
    idle: Asking,
    invalid: Asking,
    submitting: Asking,
    rejected: Asking,
    unknown: Asking,
    done: () => (
      <Frame>
        <FullPageNote icon={Send} title={<Trans>If this person can join, we have asked them</Trans>}>
          <Trans>They have seven days to answer.</Trans>
        </FullPageNote>
      </Frame>
    ),
  },
  'data-sheet',
)
