import { BRAND, CODE_LIFE } from '#contract/limits.ts'
import type { Scene } from '#contract/session.ts'
import type { Call } from '../lib/call.ts'
import type { Letter } from '../lib/post.ts'
import type { Phrase } from '../lib/words.ts'
import { channelOf } from './accounts.ts'

type Theme = Extract<Phrase, `${string}.sms`> extends `${infer Theme}.sms` ? Theme : never
type Facts = Record<string, string | number>

export function codeLetter({ context, say }: Call, to: string, scene: Scene, code: string): Letter {
  const letter = compose(say, to, 'session.letters.code', {
    code,
    scene: say(`session.scenes.${scene}`),
    minutes: CODE_LIFE / 60,
  })
  if (letter.channel === 'email') return letter
  return { ...letter, text: `${letter.text}\n\n@${new URL(context.settings.origin).hostname} #${code}` }
}

export const takenLetter = ({ say }: Call, to: string): Letter => compose(say, to, 'session.letters.taken')
export const inUseLetter = ({ say }: Call, to: string): Letter => compose(say, to, 'session.letters.inUse')
export const passwordChangedLetter = ({ say }: Call, to: string, until: string, undo: string): Letter =>
  compose(say, to, 'session.letters.passwordChanged', { until, undo })

export function compose(say: Call['say'], to: string, theme: Theme, facts: Facts = {}): Letter {
  const channel = channelOf(to)
  const values = { brand: BRAND, ...facts }
  const text =
    channel === 'mobile'
      ? say(`${theme}.sms`, values)
      : [
          say('session.letters.greeting'),
          say(`${theme}.text`, values),
          ...(facts['undo'] ? [say('session.letters.undo', values)] : []),
          say('session.letters.closing', values),
        ].join('\n\n')
  return { channel, to, subject: say(`${theme}.subject`, values), text }
}
