import { CODE_RESEND } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import { wait } from '#tests/lib/walk-gestures.ts'
import { field, shows } from '#tests/lib/walk-journey.ts'
import { holds, join, MIRA } from '#tests/lib/walk-people.ts'
import { expect, test, type Phone } from '#tests/lib/walk-phone.ts'

const send = ({ page }: Phone) => page.getByRole('button', { name: 'Send the code', exact: true })
const email = (phone: Phone) => field(phone, 'email').fill(MIRA.email)

interface Form {
  readonly at: string
  /** The same is asked elsewhere a moment before. */
  readonly asked: { readonly path: string; readonly scene?: string }
  readonly fill: (phone: Phone) => Promise<unknown>
  readonly then: string | RegExp
}

/** Every form that sends a code. */
const FORMS: readonly Form[] = [
  { at: '/pages/login/reg', asked: session.sendRegisterCode, fill: email, then: 'Enter the code' },
  { at: '/pages/login/restpassword', asked: session.sendResetCode, fill: email, then: 'Choose a new password' },
  {
    at: '/pages/login/login1?type=code',
    asked: { path: session.sendCode.path, scene: 'login' },
    fill: (phone) => field(phone, 'account').fill(MIRA.email),
    then: 'Sign in',
  },
  {
    at: '/pages/users/rfpassword',
    asked: { path: session.sendCode.path, scene: 'payword' },
    fill: async () => undefined,
    then: 'Choose a new PIN',
  },
]

for (const { at, asked, fill, then } of FORMS)
  test(`${at} says how long to wait when codes were asked for too often, and is shut until then`, async ({ phone }) => {
    const { page, world } = phone
    await page.clock.install({ time: world.now() })
    const isMembers = at === '/pages/users/rfpassword'
    if (!asked.path.includes('register')) await join(world, MIRA)
    const token = isMembers ? (await holds(phone, MIRA)).token : ''
    await phone.visit(at)
    await fill(phone)
    const { code } = await world.ask(asked.path, {
      type: 'email',
      account: MIRA.email,
      ...(asked.scene && { scene: asked.scene }),
      token,
    })
    expect(code).toBe(1)
    await send(phone).tap()
    await expect(page.getByRole('timer')).toHaveText(/^00:[0-5]\d$/)
    await expect(send(phone)).toBeDisabled()
    await wait(phone, CODE_RESEND - 10)
    await expect(send(phone)).toBeDisabled()
    await wait(phone, 11)
    await expect(send(phone)).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await send(phone).tap()
    await shows(phone, then)
    await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
  })
