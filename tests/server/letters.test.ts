import { afterAll, beforeEach, expect, test } from 'vitest'
import { CODE_LIFE, LETTER_LIFE } from '#contract/limits.ts'
import { LOCALES } from '#contract/locales.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { inTransaction } from '#server/lib/database.ts'
import { sendLetters } from '#server/notice/letter-sender.ts'
import { writeLetter } from '#server/notice/outbox.ts'
import { openContext } from '#server/open-context.ts'
import { speaker } from '#server/lib/words.ts'
import { mailServer, opened, SENDER } from '#tests/server/lib/mail-server.ts'
import { openWorld } from '#tests/world/open.ts'

const server = await mailServer({ atEnd: afterAll })
const world = await openWorld({ settings: { mail: server.settings, codesPerHour: 400 } })
const { give, ask, member, codeTo, letters, clock, context, logged, sql } = world
const { sendRegisterCode, sendResetCode, checkRegisterCode } = session

let used = 0
const fresh = () => `fresh${(used += 1)}@quay.test`
const register = (account: string, language = 'en-us') =>
  give(sendRegisterCode, { type: 'email', account }, { language, ip: `198.51.${used}.1` })
const sent = async () => {
  while ((await sendLetters(context)) > 0);
  return server.taken.splice(0)
}
const waiting = () => sql.selectFrom('letter').selectAll().execute()
const lines = () => logged.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>)
const memberWithLetter = async () => {
  const person = await member()
  await give(security.setPin, { payword: '730284', payword_confirm: '730284', old_payword: '' }, person)
  return person
}
const openAgain = (settings = context.settings) => {
  const other = openContext({ url: world.url, settings, log: context.log, clock: context.clock })
  afterAll(async () => {
    other.post?.close()
    await other.database.destroy()
  })
  return other
}

beforeEach(async () => {
  await server.open()
  await sql.deleteFrom('letter').execute()
  lines()
})

test('a letter arrives whole, over TLS, from us and to one', async () => {
  const account = fresh()
  await register(account)
  const [letter, ...more] = await sent()
  expect(more).toEqual([])
  const { raw: whole = '', ...envelope } = letter ?? {}
  expect(envelope).toEqual({ from: SENDER, to: [account], isTls: true, user: server.settings.login?.user })
  const [name] = /(?<=^Message-ID: <)[0-9a-f]{32}(?=@quay\.example>\r$)/m.exec(whole) ?? ['']
  expect(whole).toBe(
    [
      'Auto-Submitted: auto-generated',
      'From: Quay <post@quay.example>',
      `To: ${account}`,
      'Subject: Your Quay code',
      `Message-ID: <${name}@quay.example>`,
      'Date: Tue, 03 Mar 2026 10:00:00 +0000',
      'Content-Transfer-Encoding: quoted-printable',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Hello,',
      '',
      `Your code is ${codeTo(account)}. It is valid for 5 minutes.`,
      'Purpose: create an account.',
      'We will never ask you for it. If you did not =',
      'request it, you can ignore this message.',
      '',
      'The Quay team',
      '',
    ].join('\r\n'),
  )
})

test.each(LOCALES.map(({ tag }) => tag))('subject and text are read as they were written in %s', async (tag) => {
  const account = fresh()
  await register(account, tag)
  const [letter] = await sent()
  const { headers, text } = opened(letter ?? { raw: '' })
  const written = letters()[0]
  expect({ to: headers['To'], subject: headers['Subject'], text }).toEqual({
    to: account,
    subject: written?.subject,
    text: written?.text,
  })
  expect([...(letter?.raw ?? '')].every((sign) => sign < '\u0080')).toBe(true)
  expect(text).toContain(codeTo(account))
})

test('nothing is left of a letter that left, and what waits cannot be read', async () => {
  const account = fresh()
  await register(account)
  const [row, ...more] = await waiting()
  expect(more).toEqual([])
  const kept = Object.values(row ?? {})
    .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
    .join('\n')
  expect([kept.includes(account), kept.includes(codeTo(account)), kept.includes('Quay')]).toEqual([false, false, false])
  expect(await sent()).toHaveLength(1)
  expect(await waiting()).toEqual([])
  expect(lines().filter(({ msg }) => /letter/.test(String(msg)))).toEqual([
    expect.objectContaining({ channel: 'email', msg: 'letter' }),
    { level: 30, time: expect.any(String), letter: row?.name, tries: 1, msg: 'a letter left' },
  ])
})

test('what was undone is not written', async () => {
  const undone = inTransaction(sql, async (inside) => {
    const here = { context, sql: inside, now: context.clock.now(), say: speaker('en'), after: () => undefined }
    await writeLetter(here, { channel: 'email', to: fresh(), subject: 'Undone', text: 'Undone' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await waiting()).toEqual([])
})

test('a stranger hears the same, and no letter is written', async () => {
  const { email } = await member()
  const answer = {
    code: 1,
    msg: 'If this account exists, the code is on its way.',
    data: { resend_seconds: 60, expire_seconds: 300, request_no: expect.stringMatching(/^[\w-]{43}$/) },
  }
  expect(await ask(sendResetCode, { type: 'email', account: 'stranger@quay.test' })).toEqual(answer)
  expect(await waiting()).toEqual([])
  expect(await ask(sendResetCode, { type: 'email', account: email })).toEqual(answer)
  expect((await sent()).map(({ to }) => to)).toEqual([[email]])
})

test('a mail server that is down is tried again, later and later, and gets the letter once', async () => {
  const { email } = await memberWithLetter()
  await server.close()
  expect(await sent()).toEqual([])
  const waits: number[] = []
  while (waits.length < 11) {
    const [row] = await waiting()
    waits.push(((row?.due_at.getTime() ?? 0) - clock.read()) / 1000)
    clock.pass((waits.at(-1) ?? 0) - 1)
    expect(await sendLetters(context)).toBe(0)
    clock.pass(1)
    expect(await sendLetters(context)).toBe(1)
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1_280, 1_800, 1_800])
  await server.open()
  clock.pass(1_800)
  expect((await sent()).map(({ to }) => to)).toEqual([[email]])
  expect([await sent(), await waiting()]).toEqual([[], []])
})

test.each(['RCPT TO', 'DATA'] as const)('a letter that is put off at %s is tried again', async (step) => {
  const { email } = await memberWithLetter()
  server.answers(step, 450)
  expect(await sent()).toEqual([])
  clock.pass(5)
  expect((await sent()).map(({ to }) => to)).toEqual([[email]])
})

test.each([
  ['RCPT TO', 550, 'EENVELOPE'],
  ['DATA', 554, 'EMESSAGE'],
] as const)(
  'a letter that is refused at %s is given up, with a line that says nothing of it',
  async (step, status, fault) => {
    await memberWithLetter()
    const [row] = await waiting()
    server.answers(step, status)
    expect([await sent(), await waiting()]).toEqual([[], []])
    expect(lines().filter(({ level }) => Number(level) > 30)).toEqual([
      {
        level: 40,
        time: expect.any(String),
        letter: row?.name,
        tries: 1,
        step,
        status,
        fault,
        msg: 'a letter was given up',
      },
    ])
  },
)

test('a login that the mail server refuses costs no letter', async () => {
  const { email } = await memberWithLetter()
  const login = { user: server.settings.login?.user ?? '', password: 'another' }
  await sendLetters(openAgain({ ...context.settings, mail: { ...server.settings, login } }))
  expect(lines().filter(({ msg }) => /is tried again/.test(String(msg)))).toMatchObject([
    { step: 'AUTH PLAIN', status: 535, fault: 'EAUTH', says: 'Invalid login: 535 a wrong password' },
  ])
  clock.pass(5)
  expect((await sent()).map(({ to }) => to)).toEqual([[email]])
})

test.each([
  ['speaks no TLS', { speaks: 'plain' }],
  ['nobody vouches for', { isVouchedFor: false }],
] as const)('a mail server that %s hears nothing of a letter', async (_, wishes) => {
  await memberWithLetter()
  const other = await mailServer(wishes)
  const house = openAgain({ ...context.settings, mail: other.settings })
  expect(await house.post?.trouble()).toMatchObject({ fault: expect.stringMatching(/^E(TLS|SOCKET)$/) })
  expect([await sendLetters(house), other.taken, (await waiting()).length]).toEqual([1, [], 1])
})

test('TLS may be spoken from the first word on', async () => {
  const { email } = await memberWithLetter()
  const other = await mailServer({ speaks: 'TLS' })
  await sendLetters(openAgain({ ...context.settings, mail: other.settings }))
  expect(other.taken).toMatchObject([{ to: [email], isTls: true }])
})

test('the letter of a code dies with it: when its time is over', async () => {
  await register(fresh())
  await server.close()
  await sent()
  await server.open()
  clock.pass(CODE_LIFE - 1)
  const late = fresh()
  await register(late)
  clock.pass(1)
  expect((await sent()).map(({ to }) => to)).toEqual([[late]])
  expect(await waiting()).toEqual([])
  expect(lines().filter(({ msg }) => /too late/.test(String(msg)))).toHaveLength(1)
})

test('the letter of a code dies with it: when another one took its place, or it was used', async () => {
  const [again, done] = [fresh(), fresh()]
  await register(again)
  await register(done)
  await give(checkRegisterCode, { account: done, code: codeTo(done) })
  clock.pass(60)
  await register(again)
  const arrived = await sent()
  expect(arrived.map(({ to }) => to)).toEqual([[again]])
  expect(opened(arrived[0] ?? { raw: '' }).text).toContain(codeTo(again))
})

test('a letter that no code goes with is tried for two days', async () => {
  await memberWithLetter()
  clock.pass(LETTER_LIFE)
  expect([await sent(), await waiting()]).toEqual([[], []])
})

test('of many processes one sends a letter', async () => {
  const second = openAgain()
  for (let n = 0; n < 40; n += 1) await register(fresh())
  const all = async (one: typeof context) => {
    while ((await sendLetters(one)) > 0);
  }
  await Promise.all([context, second, context, second].map(all))
  const names = (await sent()).map((letter) => opened(letter).headers['Message-ID'])
  expect([names.length, new Set(names).size, await waiting()]).toEqual([40, 40, []])
})

test('what another process is taking is left to it, and keeps nobody waiting', async () => {
  const [first, second] = [fresh(), fresh()]
  await register(first)
  const [row] = await waiting()
  await register(second)
  await inTransaction(sql, async (inside) => {
    await inside
      .selectFrom('letter')
      .select('id')
      .where('name', '=', row?.name ?? '')
      .forUpdate()
      .execute()
    expect((await sent()).map(({ to }) => to)).toEqual([[second]])
  })
  expect((await sent()).map(({ to }) => to)).toEqual([[first]])
})

test('what one process took is its own until nothing can have become of it any more', async () => {
  await memberWithLetter()
  let second = 0
  server.beforeReply(async () => {
    server.beforeReply(async () => undefined)
    clock.pass(59)
    second = await sendLetters(openAgain())
  })
  expect([(await sent()).length, second]).toEqual([1, 0])
})

test('a letter under another pepper, or to no mailbox, reaches no mail server', async () => {
  await memberWithLetter()
  await sendLetters(openAgain({ ...context.settings, pepper: 'another pepper' }))
  expect([await waiting(), await sent()]).toEqual([[], []])
  const here = { context, sql, now: context.clock.now(), say: speaker('en'), after: () => undefined }
  await writeLetter(here, { channel: 'email', to: 'a@quay.test,evil@x.example', subject: 'Two', text: 'Two' })
  expect([await sent(), await waiting()]).toEqual([[], []])
  expect(lines().filter(({ msg }) => /given up/.test(String(msg)))).toHaveLength(2)
})

test('a mailbox in letters of its own language gets its letter', async () => {
  await register('jürgen@müller.example')
  expect(await sent()).toMatchObject([{ to: ['jürgen@müller.example'] }])
})

test('the letters are counted: those that wait, left, came too late or were given up', async () => {
  const own = await openWorld({ settings: { mail: server.settings, mode: 'production' } })
  const count = async () =>
    (await own.app.inject({ url: '/metrics' })).body.split('\n').filter((line) => line.startsWith('quay_letters_'))
  const write = (account: string) => own.give(sendRegisterCode, { type: 'email', account })
  expect(await count()).toEqual(['quay_letters_waiting 0'])
  await write('late@quay.test')
  expect(await count()).toEqual(['quay_letters_waiting 1'])
  own.clock.pass(CODE_LIFE)
  for (const account of ['one@quay.test', 'two@quay.test', 'three@quay.test']) await write(account)
  server.answers('RCPT TO', 550)
  await sendLetters(own.context)
  await own.member({ mobile: '13700000002' })
  await own.give(sendResetCode, { type: 'mobile', account: '13700000002' })
  expect((await count()).toSorted()).toEqual([
    'quay_letters_total{channel="email",end="given_up"} 1',
    'quay_letters_total{channel="email",end="sent"} 2',
    'quay_letters_total{channel="email",end="too_late"} 1',
    'quay_letters_total{channel="mobile",end="given_up"} 1',
    'quay_letters_waiting 0',
  ])
  expect(server.taken.splice(0)).toHaveLength(2)
})
