import type { Endpoint } from '#contract/endpoint.ts'
import { CODE_LIFE, CODE_RESEND } from '#contract/limits.ts'
import { security } from '#contract/security.ts'
import { type Scene, session } from '#contract/session.ts'
import { wait } from '#tests/walk/gestures.ts'
import { codeIn, field, isAt, shows, stored, submit, toast, toastsFrom } from '#tests/walk/journey.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { holds, joins } from '#tests/walk/holds.ts'
import { join, MIRA, withoutCodes, endSessions } from '#tests/world/people.ts'

const send = ({ page }: Phone) => page.getByRole('button', { name: 'Send the code', exact: true })
const email = (phone: Phone) => field(phone, 'email').fill(MIRA.email)

interface Form {
  readonly at: string
  readonly scene: Scene
  readonly to?: string
  /** The same is asked elsewhere a moment before. */
  readonly asked: { readonly call: Endpoint; readonly scene?: string }
  readonly fill: (phone: Phone) => Promise<unknown>
  readonly then: string | RegExp
  readonly guess: Endpoint
  readonly use: (phone: Phone, code: string) => Promise<unknown>
}

const NEW = 'miras-second-secret'
const PIN = '730284'
const PHONE = '13912345678'
const typeOf = (account: string) => (account.includes('@') ? 'email' : 'mobile')
const code = ({ page }: Phone) => page.getByLabel('Code', { exact: true })

/** Every form that sends one code; each does one of three things in the test, and in the gate all of them. */
const FORMS: readonly Form[] = [
  {
    at: '/pages/login/reg',
    scene: 'register',
    asked: { call: session.sendRegisterCode },
    fill: email,
    then: 'Enter the code',
    guess: session.checkRegisterCode,
    use: async (phone, digits) => {
      await code(phone).fill(digits)
      await shows(phone, 'Choose a password')
    },
  },
  {
    at: '/pages/login/restpassword',
    scene: 'reset',
    asked: { call: session.sendResetCode },
    fill: email,
    then: 'Choose a new password',
    guess: session.resetPassword,
    use: async (phone, digits) => {
      await code(phone).fill(digits)
      await field(phone, 'password').fill(NEW)
      await field(phone, 'password_confirm').fill(NEW)
      await submit(phone).tap()
      await isAt(phone, '/pages/login/login')
    },
  },
  {
    at: '/pages/login/login1?type=code',
    scene: 'login',
    asked: { call: session.sendCode, scene: 'login' },
    fill: (phone) => field(phone, 'account').fill(MIRA.email),
    then: 'Sign in',
    guess: session.signIn,
    use: async (phone, digits) => {
      await code(phone).fill(digits)
      await submit(phone).tap()
      await isAt(phone, '/pages/index/new_index')
    },
  },
  {
    at: '/pages/users/rfpassword',
    scene: 'payword',
    asked: { call: session.sendCode, scene: 'payword' },
    fill: async () => undefined,
    then: 'Choose a new PIN',
    guess: security.resetPin,
    use: async (phone, digits) => {
      await code(phone).fill(digits)
      await field(phone, 'payword').fill(PIN)
      await field(phone, 'payword_confirm').fill(PIN)
      await submit(phone).tap()
      await shows(phone, 'Your payment PIN is set')
    },
  },
  {
    at: '/pages/users/bindphone',
    scene: 'bind_mobile',
    to: PHONE,
    asked: { call: session.sendCode, scene: 'bind_mobile' },
    fill: (phone) => field(phone, 'account').fill(PHONE),
    then: 'Enter the code',
    guess: security.setMobile,
    use: async (phone, digits) => {
      await code(phone).fill(digits)
      await submit(phone).tap()
      await shows(phone, 'Your phone number is added')
    },
  },
]

const resend = ({ page }: Phone) => page.getByRole('button', { name: /^Send again in \d+ s$/ })

async function comesTo(phone: Phone, { at, scene, fill }: Form): Promise<string> {
  if (scene !== 'register') await join(phone.world, MIRA)
  const token = at.startsWith('/pages/users/') ? (await holds(phone, MIRA)).token : ''
  await phone.visit(at)
  await fill(phone)
  return token
}

async function asksElsewhere({ world }: Phone, { asked, to = MIRA.email }: Form, token: string) {
  const scene = asked.scene && { scene: asked.scene }
  await world.give(asked.call, { type: typeOf(to), account: to, ...scene }, { token })
}

for (const form of inTurn(FORMS, 1))
  test(`${form.at} says how long to wait when codes were asked for in vain, and is shut until then`, async ({
    phone,
  }) => {
    const { page, world } = phone
    await page.clock.install({ time: world.now() })
    await asksElsewhere(phone, form, await comesTo(phone, form))
    await withoutCodes(world)
    const toasted = toastsFrom(phone)
    await send(phone).tap()
    await expect(page.getByRole('timer')).toHaveText(/^00:[0-5]\d$/)
    await expect(send(phone)).toBeDisabled()
    await wait(phone, CODE_RESEND - 10)
    await expect(send(phone)).toBeDisabled()
    expect(await toasted()).toEqual([])
    await wait(phone, 11)
    await expect(send(phone)).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await send(phone).tap()
    await shows(phone, form.then)
    await expect(resend(phone)).toBeDisabled()
  })

for (const form of inTurn(FORMS, 2))
  test(`${form.at} takes a code that is still good, though it was asked for elsewhere`, async ({ phone }) => {
    await asksElsewhere(phone, form, await comesTo(phone, form))
    await send(phone).tap()
    await toast(
      phone,
      /^The code you requested is still valid\. You can request another one in (\d+ seconds|1 minute)\.$/,
    )
    await shows(phone, form.then)
    await expect(resend(phone)).toBeDisabled()
    await expect(phone.page.getByText('Too many attempts')).toHaveCount(0)
    await form.use(phone, await codeIn(phone, form.to ?? MIRA.email))
  })

for (const form of inTurn(FORMS, 3))
  test(`${form.at} knows the code that it waits for after the browser was closed, whoever guessed meanwhile`, async ({
    phone,
  }) => {
    const { world } = phone
    const context = phone.page.context()
    const { at, then, guess, use, to = MIRA.email } = form
    const token = await comesTo(phone, form)
    await send(phone).tap()
    await expect(resend(phone)).toBeDisabled()
    const digits = await codeIn(phone, to)
    const [kept] = JSON.parse((await stored(phone))['codes'] ?? '[]') as object[]
    expect(Object.keys(kept ?? {}).toSorted()).toEqual(['account', 'again', 'member', 'request_no', 'scene', 'until'])
    expect(JSON.stringify(await stored(phone))).not.toContain(digits)

    await phone.page.close()
    const miss = digits === '000000' ? '000001' : '000000'
    const named = { account: to, email: to, mobile: to }
    const wrong = { ...named, type: 'code', code: miss, password: NEW, password_confirm: NEW }
    const names: string[] = []
    for (let time = 0; time < 6; time += 1) {
      const { data } = await world.ask(guess, { ...wrong, payword: PIN, payword_confirm: PIN }, { token })
      names.push((data as { refusal: string }).refusal)
    }
    expect(names).toEqual([...Array<string>(5).fill('wrong-code'), 'dead-code'])

    const again: Phone = { ...phone, page: await context.newPage() }
    await again.page.goto(`${world.origin}/h5/#${at.split('?')[0]}`)
    await shows(again, then)
    await expect(resend(again)).toBeDisabled()
    await use(again, digits)
    expect(Object.keys(await stored(again))).not.toContain('codes')
  })

test('of a code that nobody entered in time nothing stays on the phone @gate', async ({ phone }) => {
  const { page, world } = phone
  await page.clock.install({ time: world.now() })
  await phone.visit('/pages/login/reg')
  await email(phone)
  await send(phone).tap()
  await shows(phone, 'Enter the code')
  await wait(phone, CODE_LIFE + 1)
  await page.reload()
  await shows(phone, 'Create an account')
  expect(Object.keys(await stored(phone))).not.toContain('codes')
})

test('a sign-out forgets the code that its member waits for @gate', async ({ phone }) => {
  const { page, world } = phone
  await joins(phone)
  await phone.visit('/pages/users/rfpassword')
  await send(phone).tap()
  await shows(phone, 'Choose a new PIN')
  expect(Object.keys(await stored(phone))).toContain('codes')
  await endSessions(world)
  await page.getByRole('button', { name: 'Back' }).tap()
  await send(phone).tap()
  await isAt(phone, '/pages/login/login')
  expect(Object.keys(await stored(phone))).not.toContain('codes')
})

test('half a code is told beside its field; six digits send themselves @gate', async ({ phone }) => {
  const { page } = phone
  await phone.visit('/pages/login/reg')
  await email(phone)
  await send(phone).tap()
  await shows(phone, 'Enter the code')
  await expect(code(phone)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code(phone)).toHaveAttribute('inputmode', 'numeric')
  await submit(phone).tap()
  await expect(page.getByRole('alert')).toHaveText('Please enter the code.')
  await code(phone).fill('123')
  await expect(page.getByRole('alert')).toHaveText('The code has 6 digits.')
  await submit(phone).tap()
  await expect(page.getByRole('alert')).toHaveText('The code has 6 digits.')
  await code(phone).fill(await codeIn(phone, MIRA.email))
  await shows(phone, 'Choose a password')
})
