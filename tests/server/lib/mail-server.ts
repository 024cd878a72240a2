import { type AddressInfo } from 'node:net'
import tls from 'node:tls'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { mailboxOf } from '#server/lib/mailbox.ts'
import type { MailServer } from '#server/lib/ports.ts'
import { selfMade } from './certificate.ts'

export const certificate = selfMade()
tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate.cert])

export const SENDER = mailboxOf('post@quay.example')!
const LOGIN = { user: 'quay@mail.example', password: 'p@ss/word:1' }

export interface Taken {
  readonly from: string
  readonly to: readonly string[]
  readonly isTls: boolean
  readonly user: unknown
  readonly raw: string
}
type Step = 'RCPT TO' | 'DATA'

interface Wishes {
  speaks?: 'TLS' | 'STARTTLS' | 'plain'
  isVouchedFor?: boolean
  atEnd?: (act: () => Promise<void>) => void
}

export async function mailServer({ speaks = 'STARTTLS', isVouchedFor = true, atEnd = onTestFinished }: Wishes = {}) {
  const taken: Taken[] = []
  const answers: Record<Step, number[]> = { 'RCPT TO': [], DATA: [] }
  let beforeReply: () => Promise<void> = async () => undefined
  /** What it says besides is what no log of ours may repeat. */
  const verdict = (step: Step, to: string) => {
    const responseCode = answers[step].shift()
    return responseCode ? Object.assign(new Error(`<${to}> and 123456 are refused`), { responseCode }) : null
  }
  const received = async (stream: SMTPServerDataStream, { envelope, secure, user }: SMTPServerSession) => {
    const raw = await read(stream)
    const to = envelope.rcptTo.map(({ address }) => address)
    const refused = verdict('DATA', to[0] ?? '')
    if (refused) return refused
    const from = (envelope.mailFrom && envelope.mailFrom.address) || ''
    taken.push({ from, to, isTls: secure, user, raw })
    await beforeReply()
    return null
  }
  const make = () =>
    new SMTPServer({
      ...(isVouchedFor ? certificate : selfMade()),
      secure: speaks === 'TLS',
      disabledCommands: speaks === 'plain' ? ['STARTTLS'] : [],
      allowInsecureAuth: speaks === 'plain',
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 10,
      onAuth: ({ username, password }, _, done) =>
        username === LOGIN.user && password === LOGIN.password
          ? done(null, { user: username })
          : done(new Error('a wrong password')),
      onRcptTo: ({ address }, _, done) => done(verdict('RCPT TO', address)),
      onData(stream, session, done) {
        const answer = async () => done(await received(stream, session), 'taken')
        void answer()
      },
    }).on('error', () => undefined)
  let server: SMTPServer | undefined
  let port = 0
  const open = async () => {
    if (server) return
    const opening = make()
    server = opening
    await new Promise<void>((done) => opening.listen(port, '127.0.0.1', done))
    port = (opening.server.address() as AddressInfo).port
  }
  const close = async () => {
    const closing = server
    server = undefined
    if (closing) await new Promise<void>((done) => closing.close(done))
  }
  await open()
  atEnd(close)
  const scheme = speaks === 'TLS' ? 'smtps' : 'smtp'
  const settings: MailServer = {
    host: 'localhost',
    port,
    isTls: speaks === 'TLS',
    demandsTls: true,
    login: LOGIN,
    from: SENDER,
  }
  return {
    open,
    close,
    settings,
    url: `${scheme}://${encodeURIComponent(LOGIN.user)}:${encodeURIComponent(LOGIN.password)}@localhost:${port}`,
    taken,
    answers: (step: Step, ...codes: number[]) => void answers[step].push(...codes),
    beforeReply: (act: typeof beforeReply) => {
      beforeReply = act
    },
  }
}

async function read(stream: SMTPServerDataStream): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString()
}

export function opened({ raw }: Pick<Taken, 'raw'>) {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')), inWords(line.slice(line.indexOf(':') + 2))]),
  )
  return { headers, text: decoded(raw.slice(end + 4), headers['Content-Transfer-Encoding'] ?? '') }
}

const WORD = /=\?utf-8\?([bq])\?([^?]*)\?=/gi

const inWords = (header: string) =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(WORD, (_, how: string, what: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(what, 'base64').toString() : unquoted(what.replaceAll('_', ' ')),
    )

const unquoted = (text: string) =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString()

function decoded(body: string, how: string): string {
  const text =
    how === 'base64' ? Buffer.from(body, 'base64').toString() : how === 'quoted-printable' ? unquoted(body) : body
  return text.replaceAll('\r\n', '\n').replace(/\n$/, '')
}
