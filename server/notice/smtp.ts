import { createTransport } from 'nodemailer'
import { BRAND } from '#contract/limits.ts'
import { scrub } from '../lib/log.ts'
import { domainOf } from '../lib/mailbox.ts'
import type { MailServer } from '../lib/ports.ts'
import type { Post, Reason } from '../lib/post.ts'

/** From the queue to the server's last word. */
const PATIENCE_MS = 40_000
const CONNECTIONS = 3

/** Only a refusal at these steps is about the letter, not about us. */
const OF_A_LETTER = new Set(['RCPT TO', 'DATA'])

interface MailFault extends Error {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  readonly permanent?: boolean
}

export function smtpPost({ host, port, isTls, demandsTls, login, from }: MailServer): Post {
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 0,
    host,
    port,
    secure: isTls,
    requireTLS: demandsTls && !isTls,
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    idleTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async carry({ to, subject, text, name, writtenAt }) {
      try {
        await transport.sendMail({
          envelope: { from, to: [to] },
          from: { name: BRAND, address: from },
          to: { name: '', address: to },
          subject,
          text,
          date: writtenAt,
          messageId: `<${name}@${domainOf(from)}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        return { became: 'taken' }
      } catch (error) {
        const fault = error as MailFault
        const isFinal = fault.permanent === true && OF_A_LETTER.has(fault.command ?? '')
        return { became: isFinal ? 'refused' : 'later', reason: reasonOf(fault) }
      }
    },
    trouble: () =>
      transport.verify().then(
        () => undefined,
        (error: unknown) => reasonOf(error as MailFault),
      ),
    close: () => transport.close(),
  }
}

const reasonOf = ({ command, responseCode, code, message }: MailFault): Reason => ({
  step: command,
  status: responseCode,
  fault: code,
  says: command === undefined || OF_A_LETTER.has(command) || command === 'MAIL FROM' ? undefined : scrub(message),
})
