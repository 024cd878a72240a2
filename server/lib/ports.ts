import type { Picture } from '#contract/picture.ts'
import type { Mailbox } from './mailbox.ts'

/** A file is whole or absent, never half. */
export interface Vault {
  put(name: string, bytes: Buffer): Promise<void>
  get(name: string): Promise<Buffer | undefined>
  drop(name: string): Promise<void>
}

/** What everybody may see. */
export interface Gallery {
  /** Drawn anew, in every width; what it is shown under is given back. */
  keep(sent: Buffer): Promise<Picture>
  get(file: string): Promise<Buffer | undefined>
}

export interface Encrypted {
  readonly data: string
  readonly iv: string
  readonly came: Date
}

/** Only the provider can say: an openid sent by a phone proves nothing. */
export interface MiniProgram {
  openidOf(code: string, said?: Encrypted): Promise<string | undefined>
}

export interface SaidPin {
  readonly token: string
  readonly pin: string
}

export interface ProvenPins {
  /** One check at a time for each member. */
  inTurn<T>(memberId: number, look: () => Promise<T>): Promise<T>
  /** Still to be held against the stored hash. */
  hashOf(said: SaidPin, now: Date): string | undefined
  remember(said: SaidPin, hash: string, now: Date): void
}

export interface MailServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise STARTTLS. */
  readonly isTls: boolean
  readonly demandsTls: boolean
  readonly login: { readonly user: string; readonly password: string } | undefined
  readonly from: Mailbox
}

/** Keys as base64url. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
  readonly subject: string
}

export interface Reader {
  readonly p256dh: Buffer
  readonly auth: Buffer
}

export type Outcome = 'taken' | 'gone' | 'later'

export interface Message {
  readonly title: string
  readonly body: string
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** A later message with the same tag replaces an earlier one. */
  readonly tag: string
  readonly navigate: string
}

export interface Push {
  readonly publicKey: string
  deliver(to: Reader & { readonly endpoint: string }, message: Message, now: Date): Promise<Outcome>
}
