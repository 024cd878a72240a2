import type { Taken } from '#contract/endpoint.ts'
import type { session } from '#contract/session.ts'
import { type Call, memberOf } from '../lib/call.ts'
import type { Channel } from '../lib/post.ts'
import { refuse, refuseProblems } from '../lib/refuse.ts'
import { addressProblem, normal } from './accounts.ts'
import { issueCode } from './codes.ts'
import { isKnownDevice } from './devices.ts'
import { codeLetter, inUseLetter, takenLetter } from './letters.ts'
import { liftsAt } from './lifts-at.ts'
import { memberById, memberKnownAs } from './queries.ts'

type Recipient = Taken<typeof session.sendRegisterCode>
type ResetWanted = Taken<typeof session.sendResetCode>
type Wanted = Taken<typeof session.sendCode>

/** The code goes to an address that is not the member's yet. */
const NEW_ADDRESS = new Set<Wanted['scene']>(['bind_mobile', 'up_mobile', 'bind_email'])

/** The same answer for everybody; only the letter differs. */
export async function sendRegisterCode(call: Call, { type, account }: Recipient) {
  if (type === 'mobile') refuseProblems({ type: 'email-required' })
  const to = addressed(type, account)
  const known = await memberKnownAs(call.sql, to)
  return issueCode(call, {
    scene: 'register',
    account: to,
    letter: (code) => (known ? takenLetter(call, to) : codeLetter(call, to, 'register', code)),
  })
}

export const sendResetCode = (call: Call, { type, account, device }: ResetWanted) =>
  sendToKnown(call, 'reset', addressed(type, account), device)

/** Nobody hears whether the address is somebody's. */
async function sendToKnown(call: Call, scene: 'login' | 'reset', account: string, device: string) {
  const known = await memberKnownAs(call.sql, account)
  return issueCode(call, {
    scene,
    account,
    letter: (code) => codeLetter(call, account, scene, code),
    isForSomebody: known !== undefined,
    isTheirs: await isKnownDevice(call, known?.id, device),
  })
}

export async function sendCode(call: Call, { scene, type, account, device }: Wanted) {
  if (scene === 'login') return sendToKnown(call, scene, addressed(type, account), device)
  const bound = await boundAddress(call, scene, type)
  const asked = normal(account)
  if (asked && asked !== bound && !NEW_ADDRESS.has(scene)) refuse('invalid', { problems: { account: 'unreadable' } })
  if (asked && asked === bound && NEW_ADDRESS.has(scene)) refuseProblems({ account: 'contact-same' })
  const to = addressed(type, asked || bound)
  const isTaken = to !== bound && (await memberKnownAs(call.sql, to)) !== undefined
  return issueCode(call, {
    scene,
    account: to,
    letter: (code) => (isTaken ? inUseLetter(call, to) : codeLetter(call, to, scene, code)),
    isTheirs: to === bound,
  })
}

async function boundAddress(call: Call, scene: Wanted['scene'], type: Channel): Promise<string> {
  if (scene === 'pause' && type === 'email') return (await liftsAt(call.sql, memberOf(call).id)).address
  const { email, mobile, mobile_proven } = await memberById(call.sql, memberOf(call).id)
  return type === 'email' ? email : (mobile_proven && mobile) || ''
}

function addressed(channel: Channel, account: string): string {
  const address = normal(account)
  const problem = addressProblem(channel, address)
  if (problem) refuseProblems({ account: problem })
  return address
}
