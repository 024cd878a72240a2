import { codeHash } from '#server/factor/prove.ts'
import { writeCodes } from '#server/factor/queries.ts'
import { RECOVERY } from '#tests/world/factor.ts'
import { MIRA } from './people.ts'
import type { Phone } from './phone.ts'
import type { WalkWorld } from './world.ts'

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
  void Object.assign(world.settings, { origin: 'https://quay.example' })
export const trustsPhone = async ({ world }: There) => void Object.assign(world.settings, { origin: world.origin })

export async function keepsCodes(world: WalkWorld) {
  const { id } = await world.sql
    .selectFrom('member')
    .select('id')
    .where('email', '=', MIRA.email)
    .executeTakeFirstOrThrow()
  await writeCodes(
    world.sql,
    id,
    RECOVERY.map((code) => codeHash(world, id, code)),
  )
}
