import type { Meta } from '@storybook/react-vite'
import { service } from '#contract/service.ts'
import { placeFlow } from '#machines/service/place.flow.ts'
import { PlaceScreen } from '#src/screens/centre/place.screen.tsx'
import { placedOne } from '../fixtures/service.ts'
import { invalidFields, refused, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'
import { centrePage } from './pages.tsx'

const at = scenes(placeFlow, PlaceScreen, {
  input: undefined,
  paths: ['/pages/business_center/business_center'],
  calls: { send: service.place },
  answers: { send: placedOne },
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
  title: 'centre/Set an inviter',
  parameters: { purpose: 'A sheet of the service centre: who invited a member that has no inviter.' },
} satisfies Meta

export const Idle = at('idle', {}, play)
export const Invalid = at('invalid', { problems: { username: 'receiver-required' } }, play)
export const InvalidName = at(
  'invalid',
  { form: { ...form, username: '40718826' }, problems: { username: 'unreadable' } },
  play,
)
export const Submitting = at('submitting', { form }, play)
export const Rejected = at('rejected', { form, trouble: refused('said-already') }, play)
export const RejectedUnknown = at('rejected', { form, trouble: refused('missing') }, play)
export const RejectedInviter = at(
  'rejected',
  { form: { ...form, parent_no: '1' }, trouble: invalidFields({ parent_no: 'unreadable' }) },
  play,
)
export const Unknown = at('unknown', { form, trouble: silent }, play)
export const Done = at('done', { form, placed: placedOne.member }, play)
