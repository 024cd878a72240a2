import { session } from '#contract/session.ts'
import { field, isAt, shows, stored } from '#tests/walk/journey.ts'
import { insideTheHost } from '#tests/walk/host.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { join, MIRA, OTTO } from '#tests/world/people.ts'

/** A host that says at once who this is, or gives its login code alone. */
function generousHost(sealed: { encryptedData: string; iv: string } | null): void {
  window.wx = Object.assign(window.wx ?? {}, {
    login: (handlers: { success(answer: object): void }) => void handlers.success({ code: 'sandbox-noor' }),
    getUserInfo: (handlers: { success(answer: object): void; fail(): void }) =>
      sealed ? handlers.success(sealed) : handlers.fail(),
  }) as unknown as NonNullable<typeof window.wx>
}

async function authorises({ page }: Phone): Promise<Record<string, string>> {
  const asked = page.waitForRequest((request) => request.url().endsWith(session.authorise.path))
  await page.getByRole('button', { name: 'Authorise' }).tap()
  const {
    app_key: _key,
    token: _token,
    ...said
  } = Object.fromEntries(new URLSearchParams((await asked).postData() ?? ''))
  return said
}

async function arrives(phone: Phone, sealed: Parameters<typeof generousHost>[0]) {
  await join(phone.world, MIRA)
  await phone.keeps({ inviteCode: 'OTTO2345' })
  await phone.page.addInitScript(insideTheHost)
  await phone.page.addInitScript(generousHost, sealed)
  await phone.visit('/pages/login/mp_login')
  await shows(phone, 'One tap')
}

test('what the host says of a person goes along sealed, with the invitation that was kept @gate', async ({ phone }) => {
  await arrives(phone, { encryptedData: 'sealed', iv: 'vector' })
  expect(await authorises(phone)).toEqual({
    code: 'sandbox-noor',
    encrypted_data: 'sealed',
    iv: 'vector',
    invite_code: 'OTTO2345',
    device: expect.stringMatching(/^[a-z\d]{10,}$/),
  })
})

test('a host that keeps that to itself is no hindrance, and the account is connected by a code that survives the app', async ({
  phone,
}) => {
  const { page, world } = phone
  await arrives(phone, null)
  expect(await authorises(phone)).toEqual({
    code: 'sandbox-noor',
    encrypted_data: '',
    iv: '',
    invite_code: 'OTTO2345',
    device: expect.stringMatching(/^[a-z\d]{10,}$/),
  })
  await shows(phone, 'Connect your account')
  await page.getByRole('button', { name: 'Code', exact: true }).tap()
  await field(phone, 'account').fill(MIRA.email)
  await page.getByRole('button', { name: 'Send the code' }).tap()
  await expect(page.locator('[data-state=codeSent]')).toHaveCount(1)
  await page.reload()
  await shows(phone, 'Connect your account')
  await expect(field(phone, 'account')).toHaveValue(MIRA.email)
  await page.getByLabel('Code', { exact: true }).fill(world.codeTo(MIRA.email))
  const asked = page.waitForRequest((request) => request.url().endsWith(session.bind.path))
  await page.getByRole('button', { name: 'Connect and sign in' }).tap()
  const said = new URLSearchParams((await asked).postData() ?? '')
  expect(said.get('request_no')).toMatch(/^[\w-]{43}$/)
  await expect(page.locator('html')).toHaveAttribute('data-session', /^member/)
  const { device, codes } = await stored(phone)
  expect([JSON.parse(device ?? '""'), codes]).toEqual([said.get('device'), undefined])
})

test('a newcomer is led to whoever invited them @gate', async ({ phone }) => {
  const { page, world } = phone
  await join(world, { ...OTTO, inviteCode: 'OTTO2345' })
  await arrives(phone, null)
  await authorises(phone)
  await page.getByRole('link', { name: 'Create an account' }).tap()
  await isAt(phone, '/pages/reg/reg')
  await expect(page.getByText('invites you.')).toBeVisible()
  expect((await stored(phone))['inviteCode']).toBe('"OTTO2345"')
})

test('an invite code that nobody has is forgotten, and keeps nobody from joining @gate', async ({ phone }) => {
  const { page } = phone
  await arrives(phone, null)
  await authorises(phone)
  await page.getByRole('link', { name: 'Create an account' }).tap()
  await isAt(phone, '/pages/login/reg')
  expect((await stored(phone))['inviteCode']).toBeUndefined()
})
