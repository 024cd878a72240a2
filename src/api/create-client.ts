import { ofetch } from 'ofetch'
import * as v from 'valibot'
import type { Endpoint, Given } from '#contract/endpoint.ts'
import { CODE, type Ending, Envelope, RefusalData } from '#contract/envelope.ts'
import { APP_KEY, BIND_ADDRESS_PATH, DEPOSIT_ADDRESS_PATH } from '#contract/limits.ts'
import { BY_PASSKEY } from '#contract/second.ts'
import { Refused, Unreachable } from '#machines/lib/trouble.ts'
import { marks, patienceWith, reads } from '#src/lib/asking.ts'
import type { Carrier, Client } from './client.ts'
import { earlyAnswer, type Answer } from './early.ts'

export interface Listener {
  token(): string
  acceptLanguage(): string
  signedOut(why: Ending | undefined): void
  /** The member paused what leaves the account, on this phone or another one. */
  paused(): void
  /** A second factor is demanded of the member, who has none. */
  demanded(): void
  said(words: string, by: Endpoint, code: number): void
  serverTime(seconds: number, at: number): void
}

/** Of what is refused nothing is said, or of nothing. */
type Quiet = boolean | 'whole'

/** A page whose own call has signed its member out has so long to say it, and to leave. */
const LEAVING_MS = 3_000

export function createClient(listener: Listener): Client {
  let leaving: Promise<void> | undefined
  const signedOut = (token: string, why: Ending | undefined) =>
    void (listener.token() === token && listener.signedOut(why))

  async function untilLeft(carried: Promise<unknown>): Promise<void> {
    await carried.then(
      () => new Promise((over) => setTimeout(over, LEAVING_MS)),
      () => undefined,
    )
    leaving = undefined
  }

  /** The line, and whatever else is asked, may hear of an end before the call that brought it about is answered. */
  const carryFor = <E extends Endpoint>(endpoint: E, carrier: Carrier, isQuiet: Quiet = false): Promise<Given<E>> => {
    const carried = carriedFor(endpoint, carrier, isQuiet)
    if (endpoint.signsOut) leaving = untilLeft(carried)
    return carried
  }
  const carriedFor = async <E extends Endpoint>(endpoint: E, carrier: Carrier, isQuiet: Quiet): Promise<Given<E>> => {
    const token = listener.token()
    const answer = await carrier(token, listener.acceptLanguage())
    if (answer.status !== 200) throw new Unreachable('busy')
    const envelope = envelopeIn(answer.text)
    if (envelope.code === CODE.signedOut && token !== '') {
      if (leaving && !endpoint.signsOut) void leaving.then(() => signedOut(token, endingIn(envelope)))
      else signedOut(token, endingIn(envelope))
    } else if (
      (isRefusal(envelope) ? !isQuiet : endpoint.writes && isQuiet !== 'whole') &&
      envelope.msg &&
      !staysSaid(envelope) &&
      !isLate(endpoint, envelope) &&
      !isUnmade(endpoint, envelope)
    )
      listener.said(envelope.msg, endpoint, envelope.code)
    if (isRefusal(envelope)) {
      const refusal = refusalIn(endpoint, envelope.data)
      if (refusal.refusal === 'member-paused') listener.paused()
      if (refusal.refusal === 'second-demanded' && refusal.reason !== 'kept') listener.demanded()
      hearTime(refusal.fresh ?? {}, answer.at, listener)
      throw new Refused(envelope.code, envelope.msg, refusal)
    }
    const read = v.safeParse(endpoint.gives, envelope.data)
    if (!read.success) throw new Unreachable('misasked')
    hearTime(read.output, answer.at, listener)
    return read.output as never
  }
  const client: Client = {
    carry: (endpoint, carrier) => carryFor(endpoint, carrier),
    async call(endpoint, fields, signal, isQuiet = false) {
      const said = await proven(client, fields as Fields)
      return carryFor(
        endpoint,
        (token, language) => ask(endpoint, said, token, language, signal),
        isQuiet ? 'whole' : isQuietBind(endpoint, said),
      )
    },
  }
  return client
}

/** A question of a member's page that is asked while its member leaves: nobody waits for the answer any more. */
const isLate = ({ access, writes }: Endpoint, { code }: Envelope) =>
  code === CODE.signedOut && access === 'member' && !writes

/** Where the second factor is said to be a passkey, the phone asks it before anything is sent. */
async function proven(client: Client, fields: Fields): Promise<Fields> {
  if (fields['second'] !== BY_PASSKEY) return fields
  const { signed } = await import('./passkeys.ts')
  return { ...fields, second: await signed(client, fields) }
}

/** As specified: why an address is not bound flies by, unless whoever binds it says that it is not to. */
const isQuietBind = ({ path }: Endpoint, { type }: Fields) => path === BIND_ADDRESS_PATH && Number(type) === 1

/** As specified: below 1 is an error, and where a currency is wanting nothing was done either. */
const isRefusal = ({ code }: Envelope) => code < 1 || code === CODE.currencyMissing

/**
 * Whoever asks for the PIN says beside its cells that it was wrong, or locked, for as long as it is; and whoever is asked
 * for a second step reads so where they say it.
 */
const staysSaid = (envelope: Envelope) =>
  envelope.code === CODE.pin && ['pin-wrong', 'pin-locked', 'second-needed'].includes(refusalSaid(envelope))

const refusalSaid = ({ data }: Envelope) => (data as Partial<RefusalData> | null)?.refusal ?? ''

/** As specified: that no deposit address could be made is one sentence for longer, which its page says. */
const isUnmade = ({ path }: Endpoint, envelope: Envelope) =>
  path === DEPOSIT_ADDRESS_PATH &&
  isRefusal(envelope) &&
  !['channel-closed', 'not-available'].includes(refusalSaid(envelope))

const endingIn = ({ data }: Envelope) => {
  const read = v.safeParse(RefusalData, data)
  return read.success ? read.output.ended : undefined
}

type Fields = Record<string, unknown>

async function ask(
  endpoint: Endpoint,
  fields: Fields,
  token: string,
  language: string,
  signal?: AbortSignal,
): Promise<Answer> {
  const patience = patienceWith(signal)
  const said = flat(fields)
  // The document asks without a word besides.
  const early = Object.keys(said).length > 0 ? undefined : earlyAnswer(endpoint.path, language, token)
  try {
    return await (early
      ? Promise.race([early, over(patience.signal)])
      : send(endpoint, said, token, language, patience.signal))
  } catch {
    throw new Unreachable('silent')
  } finally {
    patience.end()
  }
}

async function send(
  { method, path }: Endpoint,
  fields: Record<string, string>,
  token: string,
  language: string,
  signal: AbortSignal,
): Promise<Answer> {
  const get = method === 'GET'
  const answer = await ofetch.raw(path, {
    method,
    headers: {
      ...marks(language),
      ...(get && { ...reads(), 'X-Token': token }),
    },
    ...(get
      ? { query: { ...fields, app_key: APP_KEY } }
      : { body: new URLSearchParams({ ...fields, app_key: APP_KEY, token }) }),
    responseType: 'text',
    retry: 0,
    ignoreResponseError: true,
    signal,
  })
  return { status: answer.status, text: answer._data ?? '', at: Date.now() }
}

const over = (signal: AbortSignal) =>
  new Promise<never>((_, leave) => signal.addEventListener('abort', leave, { once: true }))

function envelopeIn(text: string): Envelope {
  try {
    return v.parse(Envelope, JSON.parse(text))
  } catch {
    throw new Unreachable('misasked')
  }
}

/** What cannot be read of how things are by now is asked for anew. */
const refusalIn = ({ gives, fresh: freshly = gives }: Endpoint, data: unknown): RefusalData => {
  const read = v.safeParse(RefusalData, data)
  if (!read.success) return { refusal: 'busy' }
  const { fresh, ...refusal } = read.output
  const now = v.safeParse(freshly, fresh)
  return now.success && fresh !== undefined ? { ...refusal, fresh: now.output } : refusal
}

/** Keys are flat and occur once; what is not text travels as JSON text. */
const flat = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  )

type Timed = { server_time?: unknown }

function hearTime(data: unknown, at: number, listener: Listener): void {
  const { market, merchant, order, server_time } = data as Timed &
    Partial<Record<'market' | 'merchant' | 'order', Timed>>
  const time = (market ?? merchant ?? order)?.server_time ?? server_time
  if (typeof time === 'number') listener.serverTime(time, at)
}
