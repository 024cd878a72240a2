import { session } from '#contract/session.ts'
import { resetPasswordFlow } from '#machines/session/reset-password.flow.ts'
import { join, MIRA } from '#tests/lib/walk-people.ts'
import { expect } from '#tests/lib/walk-phone.ts'
import { calling } from '#tests/lib/walk-wires.ts'
import { sayings, walk, type Scene } from '#tests/lib/walk.ts'

const { gesture, answers, refuses, breaks } = sayings(resetPasswordFlow)
type Here = Scene<typeof resetPasswordFlow>

const NEW = 'a-better-password'
const form = { code: '000000', password: NEW, password_confirm: NEW }
const press = ({ page }: Here, name: string) => page.getByRole('button', { name }).click()
const isBusy = ({ page }: Here, name: string) => expect(page.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true')

async function sendCode(scene: Here, email: string) {
  await scene.page.getByLabel('E-mail').fill(email)
  await press(scene, 'Send the code')
}

async function sendAgain(scene: Here) {
  scene.world.forward(61)
  await scene.page.clock.fastForward(61_000)
  await press(scene, 'Send the code again')
}

async function choose(scene: Here, code: string, password: string, again = password) {
  await scene.page.getByLabel('Code', { exact: true }).fill(code)
  await scene.page.getByLabel('New password').fill(password)
  await scene.page.getByLabel('The same password again').fill(again)
  await press(scene, 'Set the new password')
}

const asksElsewhere = ({ world }: Here) => world.ask(session.sendResetCode.path, { type: 'email', account: MIRA.email })

walk(resetPasswordFlow, {
  opens: [{ says: 'opens the page', at: '/pages/login/restpassword', before: ({ world }) => join(world, MIRA) }],
  wires: { sendResetCode: calling(session.sendResetCode), resetPassword: calling(session.resetPassword) },
  events: [
    gesture('enters no address', { type: 'sendCode', email: 'mira@' }, (scene) => sendCode(scene, 'mira@'), ({ sent }) => !sent),
    gesture('asks for a code', { type: 'sendCode', email: MIRA.email }, (scene) => (scene.context.sent ? sendAgain(scene) : sendCode(scene, MIRA.email))),
    gesture('fills the form badly', { type: 'submit', form: { ...form, password_confirm: '' } }, (scene) => choose(scene, '12', NEW, 'another')),
    gesture('fills the form', { type: 'submit', form }, async (scene) => choose(scene, await scene.world.codeFor(MIRA.email), NEW)),
    gesture('goes back', { type: 'back' }, ({ page }) => page.getByRole('button', { name: 'Back' }).click()),
    answers('sendResetCode', 'the code goes out', { resend_seconds: 60, expire_seconds: 300 }),
    refuses('sendResetCode', 'that was too often', 'too-often', asksElsewhere),
    breaks('sendResetCode', 'no answer comes', 'silent'),
    answers('resetPassword', 'the password is set', {}),
    refuses('resetPassword', 'the code was replaced meanwhile', 'wrong-code', async (scene) => {
      scene.world.forward(61)
      await asksElsewhere(scene)
    }),
    breaks('resetPassword', 'the server fails', 'busy'),
  ],
  sights: {
    idle: ({ page }) => expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible(),
    invalid: ({ page }) => expect(page.getByRole('alert')).toHaveText('This is not an e-mail address.'),
    sendingCode: (scene) => isBusy(scene, 'Send the code'),
    sendFailed: ({ page, context }) => expect(page.getByRole('alert')).toHaveText(context.trouble?.message || /Too many attempts/),
    codeSent: ({ page }) => expect(page.getByText(`Enter the code sent to ${MIRA.email}.`)).toBeVisible(),
    correcting: ({ page }) => expect(page.getByText('The code has 6 digits.')).toBeVisible(),
    submitting: (scene) => isBusy(scene, 'Set the new password'),
    rejected: ({ page, context }) => expect(page.getByRole('alert')).toHaveText(context.trouble?.message || /The code is not correct/),
    done: async ({ page, world }) => {
      await expect(page).toHaveURL(/#\/pages\/login\/login$/)
      await expect(page.getByText('Your new password is set. Please sign in.')).toBeVisible()
      expect((await world.enter(MIRA.email, NEW)).token).not.toBe('')
    },
  },
})

