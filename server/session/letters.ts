import { BRAND, CODE_LIFE } from '#contract/limits.ts'
import type { Scene } from '#contract/session.ts'
import type { Call } from '../lib/call.ts'
import type { Letter } from '../lib/post.ts'
import type { Words } from '../words/en.ts'
import { channelOf } from './accounts.ts'

type Theme = Exclude<keyof Words['letters'], 'greeting' | 'closing'>
type Facts = Record<string, string | number>

export function codeLetter({ context, say }: Call, to: string, scene: Scene, code: string): Letter {
  const letter = compose(say, to, 'code', { code, scene: say(`scenes.${scene}`), minutes: CODE_LIFE / 60 })
  if (letter.channel === 'email') return letter
  return { ...letter, text: `${letter.text}\n\n@${new URL(context.settings.origin).hostname} #${code}` }
}

export const takenLetter = ({ say }: Call, to: string): Letter => compose(say, to, 'taken')
export const passwordChangedLetter = ({ say }: Call, to: string): Letter => compose(say, to, 'passwordChanged')

/** A letter in the words of its channel. */
export function compose(say: Call['say'], to: string, theme: Theme, facts: Facts = {}): Letter {
  const channel = channelOf(to)
  const values = { brand: BRAND, ...facts }
  const text =
    channel === 'mobile'
      ? say(`letters.${theme}.sms`, values)
      : [say('letters.greeting'), say(`letters.${theme}.text`, values), say('letters.closing', values)].join('\n\n')
  return { channel, to, subject: say(`letters.${theme}.subject`, values), text }
}
