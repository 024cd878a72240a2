import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Mail } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import type { Gender } from '#contract/account.ts'
import { NICKNAME_MAX } from '#contract/limits.ts'
import { editProfileFlow } from '#machines/account/edit-profile.flow.ts'
import { required } from '#machines/lib/required.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { SubmitButton } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { Page } from '#src/ui/page.tsx'
import { IfBuilt } from '#src/ui/place.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { Unreachable } from '#src/ui/full-page-note.tsx'
import { Note } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { CropSheet } from './crop-sheet.tsx'
import { PortraitField, type Going } from './portrait-field.tsx'

type EditViewProps = ViewProps<typeof editProfileFlow>

interface Look {
  going?: Going | 'cropping'
}

const Question = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5' } })

const Frame = ({ children }: { children: ReactNode }) => (
  <Page title={<Trans>Edit profile</Trans>} back>
    {children}
  </Page>
)

const Coming = () => (
  <Frame>
    <Waiting figure rows={4} />
  </Frame>
)

const ON_ITS_WAY: ReadonlySet<Look['going']> = new Set(['reading', 'cropping', 'sending'])

const Editing = (view: EditViewProps & Look) => (
  <Frame>
    <ProfileForm {...view} />
  </Frame>
)

function ProfileForm({ going, ...view }: EditViewProps & Look) {
  const { context, busy, send } = view
  const { form, problems, trouble, photo } = context
  const [gender, choose] = useState(form.gender)
  const locked = ON_ITS_WAY.has(going)
  return (
    <>
      <Form
        wrong={trouble ?? problems}
        onSubmit={(answer) =>
          busy ||
          locked ||
          send({ type: 'submit', form: { nickname: answer('nickname'), gender, avatar: form.avatar } })
        }
      >
        <PortraitField view={view} going={going === 'cropping' ? undefined : going} />
        <input type="hidden" name="avatar" value={form.avatar} />
        <Field
          kind="text"
          name="nickname"
          label={<Trans>Nickname</Trans>}
          hint={<Trans>Up to {NICKNAME_MAX} characters.</Trans>}
          error={wordsFor('nickname', problems, trouble)}
          defaultValue={form.nickname}
          autoComplete="nickname"
          enterKeyHint="go"
        />
        <GenderChoice chosen={gender} onChoose={choose} />
        <MailRow email={required(context.user).email} />
        {!trouble?.errors?.['nickname'] && <Refusal because={trouble} />}
        <SubmitButton busy={busy} disabled={locked}>
          <Trans>Save profile</Trans>
        </SubmitButton>
      </Form>
      {going === 'cropping' && photo && (
        <CropSheet photo={photo} onUse={(cut) => send({ type: 'use', cut })} onClose={() => send({ type: 'back' })} />
      )}
    </>
  )
}

function GenderChoice({ chosen, onChoose }: { chosen: Gender; onChoose: (gender: Gender) => void }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Question>
      <Note as="span" id={id}>
        <Trans>Gender</Trans>
      </Note>
      <Segments
        label={t`Gender`}
        parts={[
          { key: 'unset', words: <Trans comment="max=14">Not stated</Trans> },
          { key: 'female', words: <Trans comment="max=14">Female</Trans> },
          { key: 'male', words: <Trans comment="max=14">Male</Trans> },
        ]}
        chosen={chosen}
        onChoose={onChoose}
      />
      <input type="hidden" name="gender" value={chosen} />
    </Question>
  )
}

function MailRow({ email }: { email: string | null }) {
  const inside = {
    icon: Mail,
    group: 'safe',
    label: <Trans>E-mail</Trans>,
    note: (
      <>
        <bdi dir="ltr">{email}</bdi>
        {email && <br />}
        <Trans>Only you and our team see it.</Trans>
      </>
    ),
  } as const
  return (
    <Rows>
      <IfBuilt to="/pages/users/bindemail" otherwise={<Row {...inside} />}>
        <PlaceRow to="/pages/users/bindemail" {...inside} />
      </IfBuilt>
    </Rows>
  )
}

export const EditProfileScreen = screen(editProfileFlow, {
  opening: Coming,
  unreachable: ({ context, send }) => (
    <Frame>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  idle: Editing,
  invalid: Editing,
  submitting: Editing,
  rejected: Editing,
  unknown: Editing,
  done: Editing,
  reading: withProps(Editing, { going: 'reading' }),
  unfit: withProps(Editing, { going: 'unfit' }),
  cropping: withProps(Editing, { going: 'cropping' }),
  uploading: withProps(Editing, { going: 'sending' }),
  uploadFailed: withProps(Editing, { going: 'lost' }),
})
