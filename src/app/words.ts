import { i18n } from '@lingui/core'
import type { Area } from '#src/areas.ts'
import { alsoNeeds, learnWords, type Catalogue } from './language.ts'

const files = import.meta.glob<Catalogue>(['../locales/*/*.po', '!../locales/app/*.po'])
const learned = new Set<Area>()

async function learn(area: Area): Promise<void> {
  if (learned.has(area)) return
  const load = (tag: string) => learnWords(tag, files[`../locales/${area}/${tag}.po`])
  await load(i18n.locale)
  learned.add(area)
  alsoNeeds(load)
}

export const words =
  (...areas: Area[]) =>
  async (): Promise<void> => {
    await Promise.all(['common' as const, ...areas].map(learn))
  }
