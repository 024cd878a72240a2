import { sql as raw } from 'kysely'
import { attachment, UPLOAD_FORM } from '#contract/attachment.ts'
import { card } from '#contract/card.ts'
import { recharge } from '#contract/recharge.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { ACCOUNT } from './banks.ts'
import { bring, newKey, PIN } from './money.ts'
import { picture } from './pictures.ts'
import { asOwner, type Person, type World } from './world.ts'

/** The three ways in, as a house has them; gives their numbers. */
export async function openChannels(world: World) {
  await asOwner(world, (inside) =>
    raw`
    insert into recharge_channel (name, type, currency, account, network, address, account_name, bank_name, swift, least, most, fee_rate, by_proof, place) values
      ('Bank transfer', 'bank', 'EUR', 'balance', '', 'DE02120300000000202051', 'Quay', 'DKB', 'BYLADEM1001', 10, 10000, 0, true, 1),
      ('USDT on TRON', 'chain', 'USDT', 'usdt', 'TRC20', '', '', '', '', 10, 10000, 0, false, 2),
      ('Coins', 'chain', 'COIN', 'coin', '', 'QUAY-COIN-DESK', '', '', '', 10, 10000, 0.01, true, 3)`.execute(inside),
  )
  const rows = await world.sql.selectFrom('recharge_channel').select(['id', 'currency']).orderBy('place').execute()
  const idOf = (currency: string) => rows.find((row) => row.currency === currency)?.id ?? 0
  return { EUR: idOf('EUR'), USDT: idOf('USDT'), COIN: idOf('COIN') }
}

/** A picture for each number, unlike the others to the byte. */
export const receipt = async (tint: number) =>
  new Uint8Array(await picture('png', 160 + Math.floor(tint / 32), 120, tint))

let tints = 0

interface Sent {
  readonly channel_id: number
  readonly amount?: string
  readonly payer_name?: string
  readonly tint?: number
}

/** A member says what was sent, and shows it. */
export async function shown({ give }: World, person: Person, { tint = (tints += 1), amount = '100', ...said }: Sent) {
  const file = await receipt(tint)
  const { url } = await give(attachment.upload, { ...UPLOAD_FORM, file }, person)
  return give(recharge.recharge, { amount, ...said, proof_image: url, idem: newKey() }, person)
}

/** A member with a bank account, money, and a PIN; nothing of it was changed a short while ago. */
export async function payee(world: World, euros: bigint): Promise<Person> {
  const person = await world.member({ pin: PIN })
  await world.give(card.bind, { ...ACCOUNT, payword: PIN }, person)
  if (euros > 0n) await bring(world, person, 'balance', euros)
  return person
}

/** A member asks for a withdrawal to the bank. */
export async function withdrawn({ give }: World, person: Person, amount: string) {
  const wish = { method: 'bank', account: 'balance', amount } as const
  const { quote_no } = await give(withdrawal.quote, wish, person)
  return give(withdrawal.request, { ...wish, quote_no, payword: PIN, idem: newKey() }, person)
}
