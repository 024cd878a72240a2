import type { Meta } from '@storybook/react-vite'
import { service } from '#contract/service.ts'
import { placeFlow } from '#machines/service/place.flow.ts'
import { PlaceScreen } from '#src/screens/service/place.screen.tsx'
import { asked } from '../fixtures/service.ts'
import { invalidFields, refused, silent, tooOften } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'
import { centrePage } from './pages.tsx'

const at = scenes(placeFlow, PlaceScreen, {
  input: undefined,
  paths: ['/pages/business_center/business_center'],
  calls: { send: service.place },
  answers: { send: asked },
  around: (sheet) => (
    <>
      {centrePage({})}
      {sheet}
    </>
  ),
})
const play = { play: opened }
const form = { username: 'ben_l', parent_no: '' }

export default {
  title: 'service/Invite to the team',
  parameters: { purpose: 'A sheet of the service centre: a member that has no inviter is asked into its team.' },
} satisfies Meta

export const Idle = at('idle', {}, play)
export const Invalid = at('invalid', { problems: { username: 'receiver-required' } }, play)
export const InvalidName = at(
  'invalid',
  { form: { ...form, username: '40718826' }, problems: { username: 'unreadable' } },
  play,
)
export const Submitting = at('submitting', { form }, play)
export const Rejected = at('rejected', { form, trouble: tooOften }, play)
export const RejectedStopped = at('rejected', { form, trouble: refused('not-available') }, play)
export const RejectedInviter = at(
  'rejected',
  { form: { ...form, parent_no: '1' }, trouble: invalidFields({ parent_no: 'unreadable' }) },
  play,
)
export const Unknown = at('unknown', { form, trouble: silent }, play)
export const Done = at('done', { form }, play)
