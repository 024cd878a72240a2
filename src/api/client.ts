import { FetchError, ofetch } from 'ofetch'
import * as v from 'valibot'
import type { Asked, Endpoint, Given } from '#contract/endpoint.ts'
import { CODE, Envelope, RefusalData } from '#contract/envelope.ts'
import { APP_KEY, REQUEST_TIMEOUT_MS } from '#contract/limits.ts'
import { Refused, Unreachable } from '#machines/lib/trouble.ts'

export interface Listener {
  token(): string
  acceptLanguage(): string
  signedOut(token: string): void
  said(words: string): void
  serverTime(seconds: number): void
}

export interface Client {
  call<E extends Endpoint>(endpoint: E, fields: Asked<E>, signal?: AbortSignal): Promise<Given<E>>
}

export const createClient = (listener: Listener): Client => ({
  async call(endpoint, fields, signal) {
    const token = listener.token()
    const envelope = await ask(endpoint, fields as Fields, token, listener.acceptLanguage(), signal)
    if (envelope.code === CODE.signedOut && token !== '') listener.signedOut(token)
    else if ((envelope.code < 1 || endpoint.writes) && envelope.msg) listener.said(envelope.msg)
    if (envelope.code < 1) throw new Refused(envelope.code, envelope.msg, refusalIn(envelope.data))
    const read = v.safeParse(endpoint.gives, envelope.data)
    if (!read.success) throw new Unreachable('misasked')
    hearTime(read.output, listener)
    return read.output as never
  },
})

type Fields = Record<string, unknown>

async function ask(
  endpoint: Endpoint,
  fields: Fields,
  token: string,
  language: string,
  signal?: AbortSignal,
): Promise<Envelope> {
  const get = endpoint.method === 'GET'
  const patience = patienceWith(signal)
  const answer = await ofetch
    .raw(endpoint.path, {
      method: endpoint.method,
      headers: {
        'Accept-Language': language,
        'X-Requested-With': 'XMLHttpRequest',
        ...(get && { Accept: 'application/json', 'X-Token': token }),
      },
      ...(get
        ? { query: { ...flat(fields), app_key: APP_KEY } }
        : { body: new URLSearchParams({ ...flat(fields), app_key: APP_KEY, token }) }),
      responseType: 'text',
      retry: 0,
      ignoreResponseError: true,
      signal: patience.signal,
    })
    .catch((error: unknown) => {
      throw new Unreachable(error instanceof FetchError ? 'silent' : 'misasked')
    })
    .finally(patience.end)
  if (answer.status !== 200) throw new Unreachable('busy')
  return envelopeIn(answer._data)
}

/** Ends with the asker's own signal or with the time-out; ofetch heeds only one of the two. */
function patienceWith(signal?: AbortSignal) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, REQUEST_TIMEOUT_MS)
  signal?.addEventListener('abort', abort, { once: true })
  return { signal: controller.signal, end: () => clearTimeout(timer) }
}

function envelopeIn(text: string | undefined): Envelope {
  try {
    return v.parse(Envelope, JSON.parse(text ?? ''))
  } catch {
    throw new Unreachable('misasked')
  }
}

const refusalIn = (data: unknown): RefusalData => {
  const read = v.safeParse(RefusalData, data)
  return read.success ? read.output : { refusal: 'busy' }
}

/** Keys are flat and occur once; what is not text travels as JSON text. */
const flat = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  )

function hearTime(data: unknown, listener: Listener): void {
  const time =
    (data as { server_time?: unknown; market?: { server_time?: unknown } }).market?.server_time ??
    (data as { server_time?: unknown }).server_time
  if (typeof time === 'number') listener.serverTime(time)
}
