import type { Meta } from '@storybook/react-vite'
import { factor } from '#contract/factor.ts'
import { session } from '#contract/session.ts'
import { miniProgramFlow } from '#machines/session/mini-program.flow.ts'
import { MiniProgramScreen } from '#src/screens/session/mini-program.screen.tsx'
import { requestedNow } from '../fixtures/cancellation.ts'
import { ASKED, secondLocked, secondWrong } from '../fixtures/factor.ts'
import { entered, identity, sent } from '../fixtures/session.ts'
import { invalidFields, notAuthorised, tooOften, wrongCode, wrongLogin } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(miniProgramFlow, MiniProgramScreen, {
  input: { supported: true, inviteCode: '' },
  paths: ['/pages/login/mp_login'],
  calls: { authorise: session.authorise, sendCode: session.sendCode, bind: session.bind, enter: factor.enter },
  answers: { grant: { code: 'demo' }, bind: entered },
})

const asked = { ticket: 'pier-to-pier-ticket', ways: ASKED.ways }

export default {
  title: 'session/Mini-program sign-in',
  parameters: {
    purpose: 'Mini-program sign-in: authorise, bind an account; in a browser explains and offers the normal way.',
  },
} satisfies Meta

export const Unsupported = at('unsupported', { supported: false })
export const Idle = at('idle')
export const IdlePasswordChanged = at('idle', { ended: 'password' })
export const IdlePhoneChanged = at('idle', { ended: 'phone' })
export const IdleLeaving = at('idle', { ended: 'leaving' })
export const IdleGoing = at('idle', { decidedBy: requestedNow.review_by })
export const Granting = at('granting')
export const Authorising = at('authorising')
export const AuthRefused = at('authRefused')
export const AuthRefusedByServer = at('authRefused', { trouble: notAuthorised })
export const NeedBind = at('needBind', { identity })
export const NeedBindGoing = at('needBind', { identity, decidedBy: requestedNow.review_by })
export const NeedBindInvited = at('needBind', { identity, inviteCode: 'OTTO2345' })
export const Invalid = at('invalid', {
  identity,
  problems: { account: 'account-required', password: 'password-required' },
})
const byCode = { identity, way: 'code', account: 'mira@quay.example' } as const
export const NeedBindByCode = at('needBind', { identity, way: 'code' })
export const NeedBindWithCode = at('needBind', { ...byCode, sent })
export const InvalidCode = at('invalid', { ...byCode, sent, problems: { code: 'code-incomplete' } })
export const SendingCode = at('sendingCode', byCode)
export const CodeSent = at('codeSent', { ...byCode, sent })
export const SendFailed = at('sendFailed', { ...byCode, trouble: tooOften })
export const Binding = at('binding', { identity })
export const Rejected = at('rejected', { identity, trouble: wrongLogin })
export const RejectedFields = at('rejected', {
  identity,
  trouble: invalidFields({ account: 'account-required' }),
})
export const RejectedCode = at('rejected', { ...byCode, sent, trouble: wrongCode })
export const Locked = at('locked', { identity, trouble: tooOften })
export const SecondAsked = at('secondAsked', asked)
export const SecondInvalid = at('secondInvalid', { ...asked, secondProblems: { second: 'second-invalid' } })
export const SecondProving = at('secondProving', asked)
export const SecondRejected = at('secondRejected', { ...asked, trouble: secondWrong })
export const SecondRejectedTooOften = at('secondRejected', { ...asked, trouble: tooOften })
export const SecondLocked = at('secondLocked', { ...asked, trouble: secondLocked })
export const CancellationWithdrawn = at('cancellationWithdrawn', { identity })
export const Done = at('done', { identity }, { names: ['success'] })
