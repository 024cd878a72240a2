import punycode from 'punycode.js'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { EMAIL_PATTERN } from './limits.ts'
import { Flag, Nothing } from './shapes.ts'

export const LINK_MAX = 2_048
export const FRAME_TITLE_MAX = 60
/** Whoever pressed and is still here after that did not get away. */
export const LEAVING_MS = 4_000
/** Whether a host is listed is worth so long a wait, and no longer. */
export const FRAMES_ASKED_MS = 3_000
export const FRAME_WAITS_MS = 15_000
/** The page that stands for a partner’s outside production. */
export const SANDBOX_PARTNER = '/sandbox/partner'
/** And for a carrier’s. */
export const SANDBOX_PARCEL = '/sandbox/parcel'
const SANDBOX: ReadonlySet<string> = new Set([SANDBOX_PARTNER, SANDBOX_PARCEL])

export const link = {
  frames: endpoint({
    path: '/web/link/frames',
    access: 'anyone',
    takes: Nothing,
    gives: v.object({ hosts: v.array(v.string()), sandbox: Flag }),
    refusals: [],
    summary:
      'The hosts whose pages are shown inside the app, as the operator lists them, and whether the pages of the sandbox partner and carrier are some.',
  }),
}
export type Frames = v.InferOutput<(typeof link.frames)['gives']>

export type LinkFault = 'scheme' | 'somebody' | 'private' | 'lookalike' | 'unreadable'

export interface Leaving {
  readonly kind: 'web' | 'ours' | 'tel' | 'mail'
  readonly href: string
  /** Whom it leads to: a host as the network reads it, a number, a mailbox. */
  readonly to: string
  /** The host as people read it, where that is otherwise. */
  readonly reads: string
}
export type Judged = Leaving | { readonly fault: LinkFault }

const HIDDEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u
const SCHEME = /^[a-z][a-z\d+.-]*:/i
const AUTHORITY = /^https?:\/\/([^/?#]+)/i
const NUMBER = /^\d+(\.\d+){3}$|^\[/
const HOST = /^[a-z\d_-]+(\.[a-z\d_-]+)+$/
const AT_HOME = /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)$/
/** No short codes: some of them redirect calls. */
const TEL = /^\+?\d[\d().-]{2,30}$/

const SPELT = /^[\p{L}\p{M}\p{N}_-]+$/u
/** Latin stands beside the scripts of East Asia in real names; no other two stand in one label. */
const ONE_HAND = [
  /^[\p{sc=Latn}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\p{sc=Hang}\p{sc=Zyyy}\p{sc=Zinh}]+$/u,
  /^[\p{sc=Cyrl}\p{sc=Zyyy}\p{sc=Zinh}]+$/u,
  /^[\p{sc=Grek}\p{sc=Zyyy}\p{sc=Zinh}]+$/u,
  /^[^\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\p{sc=Hang}]+$/u,
]
const isHonest = (label: string) => SPELT.test(label) && ONE_HAND.some((hand) => hand.test(label))

const bad = (fault: LinkFault): Judged => ({ fault })
const urlOf = (text: string) => (URL.canParse(text) ? new URL(text) : undefined)

/** Not every browser refuses an xn-- that spells nothing. */
function spelt(hostname: string): string | undefined {
  try {
    return punycode.toUnicode(hostname)
  } catch {
    return undefined
  }
}

function webOf(text: string, own: string): Judged {
  const [, authority] = AUTHORITY.exec(text) ?? []
  const url = urlOf(text)
  if (authority === undefined || !url) return bad('unreadable')
  if (authority.includes('@')) return bad('somebody')
  if (authority.includes('%')) return bad('unreadable')
  if (url.origin === own) return { kind: 'ours', href: url.href, to: url.host, reads: '' }
  if (url.protocol !== 'https:') return bad('scheme')
  const { hostname, host, href } = url
  if (NUMBER.test(hostname) || AT_HOME.test(hostname) || !hostname.includes('.')) return bad('private')
  if (!HOST.test(hostname)) return bad('unreadable')
  const reads = spelt(hostname)
  if (!reads?.split('.').every(isHonest)) return bad('lookalike')
  return { kind: 'web', href, to: host, reads: reads === hostname ? '' : reads }
}

function telOf(text: string): Judged {
  const to = text.slice('tel:'.length)
  return TEL.test(to) ? { kind: 'tel', href: `tel:${to}`, to, reads: '' } : bad('unreadable')
}

/** Nobody else is written to, and nothing is sent along. */
function mailOf(text: string): Judged {
  const [to = '', fields = ''] = text.slice('mailto:'.length).split('?', 2)
  const isPlain = [...new URLSearchParams(fields)].every(
    ([name, said]) => name === 'body' || (name === 'subject' && !/\p{C}/u.test(said)),
  )
  if (!EMAIL_PATTERN.test(to) || /[%?&#]/.test(to) || !isPlain) return bad('unreadable')
  return { kind: 'mail', href: `mailto:${to}${fields && `?${fields}`}`, to, reads: '' }
}

/** `own` is the origin of this app, whose pages may be named by their path alone. */
export function judgeLink(text: string, own: string): Judged {
  if (text === '' || text.length > LINK_MAX || HIDDEN.test(text)) return bad('unreadable')
  if (/^\/(?!\/)/.test(text)) return webOf(own + text, own)
  switch (SCHEME.exec(text)?.[0].toLowerCase()) {
    case 'https:':
    case 'http:':
      return webOf(text, own)
    case 'tel:':
      return telOf(text)
    case 'mailto:':
      return mailOf(text)
    case undefined:
      return bad('unreadable')
    default:
      return bad('scheme')
  }
}

export const isListed = ({ kind, to, href }: Leaving, { hosts, sandbox }: Frames): boolean =>
  kind === 'ours' ? sandbox === 1 && SANDBOX.has(new URL(href).pathname) : kind === 'web' && hosts.includes(to)
