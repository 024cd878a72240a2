import type { Asked } from '#contract/endpoint.ts'
import { factor } from '#contract/factor.ts'
import { session } from '#contract/session.ts'
import { type Authenticator, authenticator } from './authenticator.ts'
import { PASSWORD, type Person, type World } from './world.ts'

type House = Pick<World, 'give'>

export const unlocks = async ({ give }: House, person: Person, second = '') =>
  (await give(factor.unlock, { password: PASSWORD, second }, person)).ticket

export async function makesPasskey(
  house: House,
  person: Person & { agent?: string },
  second = '',
  key = authenticator(),
) {
  const ticket = await unlocks(house, person, second)
  const { options } = await house.give(factor.beginPasskey, { ticket }, person)
  const { codes } = await house.give(factor.provePasskey, { ticket, answer: key.make(options) }, person)
  return { key, codes }
}

type About = Asked<typeof factor.askPasskey>

export const asked = async ({ give }: House, person: Person, about: string | About = '') =>
  (await give(factor.askPasskey, typeof about === 'string' ? { quote_no: about } : about, person)).options

export const signs = async (house: House, person: Person, key: Authenticator, about: string | About = '') =>
  key.sign(await asked(house, person, about))

export async function asksAtSignIn({ give, deny }: Pick<World, 'give' | 'deny'>, { email }: Person) {
  const { ticket = '', ways } = await deny(session.signIn, { account: email, password: PASSWORD })
  const { options } = await give(factor.askPasskeyAtSignIn, { ticket })
  return { ticket, ways, options }
}
