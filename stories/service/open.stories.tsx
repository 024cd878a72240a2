import type { Meta } from '@storybook/react-vite'
import { service } from '#contract/service.ts'
import { openFlow } from '#machines/service/open.flow.ts'
import { OpenScreen } from '#src/screens/service/open.screen.tsx'
import {
  centre,
  largeCentre,
  openedLater,
  openedOne,
  openForm,
  shortCentre,
  stoppedCentre,
} from '../fixtures/service.ts'
import { accountTaken, invalidFields, pinLocked, pinWrong, refused, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'
import { centrePage } from './pages.tsx'

const at = scenes(openFlow, OpenScreen, {
  input: { hasPin: true },
  paths: ['/pages/business_center/business_center'],
  calls: { info: service.info, send: service.open },
  answers: { info: centre, send: openedOne },
  around: (sheet) => (
    <>
      {centrePage({})}
      {sheet}
    </>
  ),
})
const play = { play: opened }
const filled = { standing: centre, form: openForm }

export default {
  title: 'service/Open an account',
  parameters: { purpose: 'A sheet of the service centre: whose account, a first password, the PIN.' },
} satisfies Meta

export const Loading = at('loading', {}, play)
export const Unreachable = at('unreachable', { trouble: silent }, play)
export const Closed = at('closed', { standing: stoppedCentre }, play)
export const NeedsPin = at('needsPin', { standing: centre, hasPin: false }, play)
export const Idle = at('idle', { standing: centre }, { ...play, names: ['openSheet.idle'] })
export const IdleFilled = at(
  'idle',
  { ...filled, form: { ...openForm, username: 'ada_l', invite_code: 'PIER42' } },
  play,
)
export const IdleLargest = at('idle', { ...filled, standing: largeCentre }, play)
export const Invalid = at(
  'invalid',
  {
    standing: centre,
    problems: { email: 'email-required', nickname: 'nickname-required' },
  },
  { ...play, names: ['openSheet.invalid'] },
)
export const InvalidEverywhere = at(
  'invalid',
  {
    standing: centre,
    form: { ...openForm, email: 'ada', username: '1', mobile: '12', invite_code: '!' },
    problems: {
      email: 'email-invalid',
      username: 'username-invalid',
      mobile: 'phone-invalid',
      invite_code: 'invite-invalid',
    },
  },
  play,
)
export const InvalidCode = at('invalid', { ...filled, trouble: invalidFields({ invite_code: 'invite-unknown' }) }, play)
export const Rejected = at('rejected', { ...filled, trouble: accountTaken }, { ...play, names: ['openSheet.rejected'] })
export const RejectedBooksClosed = at('rejected', { ...filled, trouble: refused('books-closed') }, play)
export const Confirming = at('confirming', filled, { ...play, names: ['openSheet.confirming'] })
export const ConfirmingShort = at('confirming', { ...filled, standing: shortCentre }, play)
export const ConfirmingWrongPin = at('confirming', { ...filled, trouble: pinWrong }, play)
export const Unproven = at(
  'unproven',
  { ...filled, problems: { password: 'password-required', payword: 'pin-required' } },
  play,
)
export const UnprovenCommon = at(
  'unproven',
  { ...filled, trouble: invalidFields({ password: 'password-common' }) },
  play,
)
export const Submitting = at('submitting', filled, { ...play, names: ['openSheet.submitting'] })
export const PinLocked = at('pinLocked', { ...filled, trouble: pinLocked }, play)
export const Unknown = at('unknown', { ...filled, trouble: silent }, play)
export const Done = at('done', { ...filled, opened: openedOne }, { ...play, names: ['openSheet.done'] })
export const ToPay = at('toPay', { ...filled, standing: shortCentre, opened: openedLater }, play)
