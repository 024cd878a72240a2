import { type DestinationStream, pino, stdSerializers } from 'pino'

const SECRET = [
  'token',
  'password',
  'password_confirm',
  'old_password',
  'payword',
  'pay_password',
  'code',
  'old_code',
  'verify_ticket',
  'request_no',
  'device',
  'session_key',
  'second',
  'ticket',
  'secret',
  'iban',
  'card',
  'app_key',
  'email',
  'mobile',
  'account',
  'authorization',
  'x-token',
]
const EMAIL = /[^\s@"'=(<]+@[^\s@"')>]+/g
const LONG_NUMBER = /\d{7,}/g

export const scrub = (text: string) => text.replace(EMAIL, '[e-mail]').replace(LONG_NUMBER, '[number]')

/** Secrets and people are cut out. */
export function openLog({ level = 'info', to }: { level?: string; to?: DestinationStream } = {}) {
  const options = {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: SECRET.flatMap((key) => [`["${key}"]`, `*["${key}"]`]), censor: '[redacted]' },
    serializers: { err: errorOf, error: errorOf },
  }
  return to ? pino(options, to) : pino(options)
}

function errorOf(error: Error) {
  const { type, message, stack } = stdSerializers.err(error)
  const { code: sqlstate, constraint } = error as { code?: string; constraint?: string }
  return { type, message: scrub(message), stack: scrub(stack), sqlstate, constraint }
}
