import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { known } from '#machines/lib/known.ts'
import { placeFlow, type PlaceForm } from '#machines/service/place.flow.ts'
import { screen, type Sight } from '#src/lib/screen.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Fields, type FieldRow } from '#src/ui/fields.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { SheetFrame } from '#src/ui/sheet-frame.tsx'
import { Standing } from '#src/ui/standing.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'

const Lead = chakra('p', { base: { color: 'ink2', marginBottom: '5' } })

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
  <SheetFrame title={<Trans>Set an inviter</Trans>}>{children}</SheetFrame>
)

const Asking = ({ context, busy, send }: Sight<typeof placeFlow>) => (
  <Frame>
    <Lead>
      <Trans>
        For a member without an inviter. It can be set once and never changed. Nobody is paid for it: it only says who
        invited whom.
      </Trans>
    </Lead>
    <Fields
      rows={ROWS}
      of={context}
      busy={busy}
      submit={<Trans>Set inviter</Trans>}
      onSubmit={(form) => send({ type: 'submit', form })}
    >
      {!context.trouble?.errors && <Refusal because={context.trouble} />}
    </Fields>
  </Frame>
)

/** The sheet in which a service centre says who invited a member. */
export const PlaceScreen = screen(
  placeFlow,
  {
    idle: Asking,
    invalid: Asking,
    submitting: Asking,
    rejected: Asking,
    unknown: Asking,
    done: ({ context }) => {
      const { nickname, user_no, level_name } = known(context.placed)
      return (
        <Frame>
          <Standing icon={CircleCheck} title={<Trans>The inviter is set</Trans>} />
          <Rows>
            <Row label={<Trans>Name</Trans>} value={<bdi>{nickname}</bdi>} />
            <Row label={<Trans>Member number</Trans>} value={<Digits>{user_no}</Digits>} />
            <Row label={<Trans>Level</Trans>} value={<bdi>{level_name}</bdi>} />
          </Rows>
        </Frame>
      )
    },
  },
  'data-sheet',
)
