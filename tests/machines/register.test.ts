import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { Refused } from '#machines/lib/trouble.ts'
import { registerFlow } from '#machines/session/register.flow.ts'

test('why a code was refused stands until another one is typed, whatever is pressed', async () => {
  const sent = { resend_seconds: 60, expire_seconds: 300, request_no: 'e51c07aa' }
  const refuses = fromPromise(() =>
    Promise.reject(new Refused(-1, 'The code is not correct.', { refusal: 'wrong-code' })),
  )
  const actor = createActor(registerFlow.provide({ actors: { checkRegisterCode: refuses as never } }), {
    input: { invited: false, inviteCode: '', asked: { account: 'mira@example.org', sent } },
  }).start()
  actor.send({ type: 'checkCode', code: '123456' })
  await waitFor(actor, (now) => now.matches('codeRejected'))
  actor.send({ type: 'checkCode', code: '' })
  expect(actor.getSnapshot().value).toBe('codeRejected')
  expect(actor.getSnapshot().context).toMatchObject({ problems: {}, trouble: { message: 'The code is not correct.' } })
  actor.send({ type: 'checkCode', code: '12' })
  expect(actor.getSnapshot().context).toMatchObject({ problems: { code: 'code-incomplete' }, trouble: undefined })
})
