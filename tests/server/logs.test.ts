import { expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { session } from '#contract/session.ts'
import { openLog, scrub } from '#server/lib/log.ts'
import { PASSWORD, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

test('a whole life of an account leaves no secret and no person in the log', async () => {
  const { give, deny, ask, codeTo, ticketFor, logged, sql, app } = await openWorld()
  const email = 'very.private@quay.test'
  const ticket = await ticketFor(email)
  await give(session.register, {
    email,
    mobile: '13912345678',
    password: PASSWORD,
    password_confirm: PASSWORD,
    agree: 1,
    verify_ticket: ticket,
  })
  const device = 'the-mark-of-a-phone'
  const { token } = await give(session.signIn, { account: email, password: PASSWORD, device })
  await give(account.profile, {}, { token })
  await deny(session.signIn, { account: '13912345678', type: 'account', password: 'a-wrong-one' })
  const { request_no } = await give(session.sendResetCode, { type: 'email', account: email, device })
  const code = codeTo(email)
  await deny(session.resetPassword, {
    account: email,
    code: code === '000000' ? '000001' : '000000',
    request_no,
    password: 'second-harbour',
    password_confirm: 'second-harbour',
  })
  await app.inject({ url: `/h5/?token=${token}` })
  await asOwner({ sql }, (owner) => owner.schema.dropTable('mini_handle').execute())
  await ask(session.authorise, { code: 'sandbox-ada' })
  const text = logged.join('')
  expect(logged.length).toBeGreaterThan(8)
  for (const secret of [
    email,
    '13912345678',
    PASSWORD,
    'a-wrong-one',
    'second-harbour',
    token,
    ticket,
    code,
    device,
    request_no,
  ])
    expect([secret, text.includes(secret)]).toEqual([secret, false])
  for (const line of logged)
    expect(JSON.parse(line)).toMatchObject({ time: expect.stringMatching(/^\d{4}-/), msg: expect.any(String) })
})

test('what a call came to is told, and what it was refused for', async () => {
  const { ask, logged, member } = await openWorld()
  const { token } = await member()
  logged.splice(0)
  await ask(account.profile, {}, { token })
  await ask(account.profile, {})
  await ask(session.signIn, { account: 'a@b.cd', password: 'a-wrong-one' })
  const line = { level: 30, id: expect.any(String), ms: expect.any(Number), time: expect.any(String), msg: 'answer' }
  const asked = { ...line, method: 'POST', ip: '198.51.100.7' }
  expect(logged.map((one) => JSON.parse(one) as object)).toEqual([
    { ...asked, path: account.profile.path, result: 1 },
    { ...asked, path: account.profile.path, result: -403, refusal: 'signed-out' },
    { ...asked, path: session.signIn.path, result: 0, refusal: 'wrong-login' },
  ])
})

test('secrets are cut out wherever they turn up', () => {
  const lines: string[] = []
  const log = openLog({ to: { write: (line) => lines.push(line) } })
  const secrets = { token: 'S1', password: 'S2', code: 'S3', iban: 'S4', app_key: 'S5' }
  log.info(secrets, 'flat')
  log.info({ body: secrets }, 'nested')
  log.error(
    {
      err: Object.assign(new Error('Key (email)=(ada@quay.test) and 13912345678'), {
        detail: 'ada@quay.test',
        parameters: ['S6'],
      }),
    },
    'error',
  )
  expect(lines.join('')).not.toMatch(/S\d|ada@|1391/)
})

test('text is scrubbed of people', () => {
  expect(scrub('ada.love+x@quay.test wrote from 13912345678 at 10:00')).toBe('[e-mail] wrote from [number] at 10:00')
})
