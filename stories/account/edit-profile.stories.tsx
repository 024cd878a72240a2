import type { Meta } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import type { ReactNode } from 'react'
import { account } from '#contract/account.ts'
import { WHOLE } from '#machines/account/crop.rules.ts'
import { editProfileFlow } from '#machines/account/edit-profile.flow.ts'
import { LeaveQuestion } from '#src/app/leave-question.tsx'
import { FetchPictureProvider } from '#src/lib/fetch-picture.ts'
import { EditProfileScreen } from '#src/screens/account/edit-profile.screen.tsx'
import { longNamed, member } from '../fixtures/account.ts'
import { picturesFull, receipt } from '../fixtures/attachment.ts'
import { formOf, pier, portrait } from '../fixtures/profile.ts'
import { busy, invalidFields, silent, tooOften } from '../fixtures/trouble.ts'
import { isWhole, opened, USUAL_PHONE } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const about = {
  input: undefined,
  paths: ['/pages/users/up_userinfo'],
  calls: { profile: account.profile, send: account.updateProfile },
  answers: { profile: member, send: member, read: pier },
}
const withPictures = (screen: ReactNode) => (
  <FetchPictureProvider value={async () => receipt}>{screen}</FetchPictureProvider>
)
const at = scenes(editProfileFlow, EditProfileScreen, { ...about, around: withPictures })
const leaving = scenes(editProfileFlow, EditProfileScreen, {
  ...about,
  around: (screen) => (
    <>
      {withPictures(screen)}
      <LeaveQuestion onStay={() => undefined} onLeave={() => undefined} />
    </>
  ),
})

const whole = { user: member, form: formOf(member) }
const worn = { user: { ...member, avatar: portrait }, form: { ...formOf(member), avatar: portrait } }
const chosen = { ...whole, photo: pier, cut: { x: 0.4, y: 0.5, zoom: 1.6, turn: -8 } }

export default {
  title: 'account/Edit profile',
  parameters: { purpose: 'Avatar, nickname, gender, shown email.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent })
export const Idle = at('idle', whole)
export const IdleWithAPicture = at('idle', worn)
export const IdleWithANewOne = at('idle', { ...whole, form: worn.form })
export const IdleWhileLeaving = leaving('idle', whole, { names: ['leaveDirty'], play: opened })
export const IdleWithLongNames = at('idle', { user: longNamed, form: formOf(longNamed) })
export const Invalid = at('invalid', {
  ...whole,
  form: { ...whole.form, nickname: '' },
  problems: { nickname: 'nickname-required' },
})
export const InvalidCharacters = at('invalid', { ...whole, problems: { nickname: 'nickname-invalid' } })
export const Submitting = at('submitting', whole)
export const Rejected = at('rejected', { ...whole, trouble: tooOften })
export const RejectedField = at('rejected', { ...whole, trouble: invalidFields({ nickname: 'nickname-long' }) })
export const Unknown = at('unknown', { ...whole, trouble: silent })
export const Done = at('done', worn, { names: ['success'] })
export const Reading = at('reading', whole)
export const Unfit = at('unfit', { ...whole, unfit: 'unreadable' })
export const UnfitHeic = at('unfit', { ...worn, unfit: 'heic' })
export const Cropping = at(
  'cropping',
  { ...whole, photo: pier, cut: WHOLE },
  {
    play: async () => {
      await opened()
      await expect(screen.getByRole('button', { name: 'Move left' })).not.toBeVisible()
    },
  },
)
export const CroppingOnAUsualPhone = {
  ...at(
    'cropping',
    { ...whole, photo: pier, cut: WHOLE },
    {
      play: async () => {
        await opened()
        await isWhole(screen.getByRole('button', { name: 'Cancel' }))
      },
    },
  ),
  globals: USUAL_PHONE,
}
export const Uploading = at('uploading', { ...chosen, part: 0.4 })
export const UploadFailed = at('uploadFailed', { ...chosen, lost: silent })
export const UploadFailedBusy = at('uploadFailed', { ...chosen, lost: busy })
export const UploadFailedForGood = at('uploadFailed', { ...chosen, lost: picturesFull })
