import type { Phone } from './phone.ts'

/** Makes the open page one whose browser keeps passkeys, and whose owner is there and lets it. */
export async function keepsPasskeys({ page }: Pick<Phone, 'page'>) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { devtools, authenticatorId }
}

type There = Pick<Phone, 'world'>

/** The house goes by another name than the one at which the passkey was made, or by its own again. */
export const mistrustsPhone = async ({ world }: There) =>
  void Object.assign(world.context.settings, { origin: 'https://quay.example' })
export const trustsPhone = async ({ world }: There) =>
  void Object.assign(world.context.settings, { origin: world.origin })
