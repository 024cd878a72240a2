import type { Meta } from '@storybook/react-vite'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { changePhoneFlow } from '#machines/security/change-phone.flow.ts'
import { ChangePhoneScreen } from '#src/screens/security/change-phone.screen.tsx'
import { OLD_PHONE, oldPhoneCode, PHONE, phoneCode } from '../fixtures/bindings.ts'
import { secondWrong } from '../fixtures/factor.ts'
import { invalidFields, refused, silent, tooOften } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(changePhoneFlow, ChangePhoneScreen, {
  input: { phone: OLD_PHONE },
  paths: ['/pages/users/up_phone'],
  calls: { sendCode: session.sendCode, send: security.updateMobile },
})
const form = { account: PHONE, code: '', old_code: '' }
const old = { old: oldPhoneCode }
const sent = { ...old, form, sent: phoneCode }
const wrongOld = refused('wrong-code', { left: 3, errors: { old_code: 'unreadable' } })

export default {
  title: 'security/Change phone number',
  parameters: { purpose: 'A code to the old number, one to the new; then everybody signs in again.' },
} satisfies Meta

export const NoPhone = at('noPhone', { phone: null })
export const OldIdle = at('oldIdle', {}, { names: ['oldCode.idle'] })
export const SendingOld = at('sendingOld')
export const OldFailed = at('oldFailed', { trouble: tooOften }, { names: ['sendFailed'] })
export const OldFailedUnanswered = at('oldFailed', { trouble: silent })
export const Idle = at('idle', old, { names: ['oldCode.sent', 'newPhone.idle'] })
export const Invalid = at(
  'invalid',
  { ...old, form: { ...form, account: '1234' }, problems: { account: 'phone-invalid' } },
  { names: ['newPhone.invalid'] },
)
export const SendingCode = at('sendingCode', { ...old, form })
export const SendFailed = at('sendFailed', { ...old, form, trouble: invalidFields({ account: 'contact-same' }) })
export const SendFailedTooOften = at('sendFailed', { ...old, form, trouble: tooOften })
export const CodeSent = at('codeSent', sent, { names: ['newPhone.sent'] })
export const Unproven = at('unproven', {
  ...sent,
  problems: { old_code: 'code-required', code: 'code-incomplete' },
})
export const Submitting = at('submitting', sent)
export const UnprovenSecond = at('unproven', {
  ...sent,
  ways: ['totp', 'recovery'],
  problems: { second: 'second-invalid' },
})
export const SecondAsked = at('secondAsked', { ...sent, ways: ['totp', 'recovery'] })
export const SecondAskedByPasskey = at('secondAsked', { ...sent, ways: ['passkey', 'recovery'] })
export const Rejected = at('rejected', { ...sent, trouble: wrongOld })
export const RejectedElsewhere = at('rejected', { ...sent, trouble: refused('moved-on') })
export const RejectedTaken = at('rejected', { ...sent, trouble: refused('contact-taken') })
export const RejectedSecond = at('rejected', { ...sent, ways: ['totp', 'recovery'], trouble: secondWrong })
export const Unknown = at('unknown', { ...sent, trouble: silent })
export const Done = at('done', sent, { names: ['success'] })
