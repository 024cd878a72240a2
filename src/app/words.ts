import { i18n } from '@lingui/core'
import type { LaterArea } from '#src/areas.ts'
import { alsoNeeds, learnWords } from './language.ts'

const learned = new Set<LaterArea>()

async function learn(area: LaterArea): Promise<void> {
  if (learned.has(area)) return
  const load = (tag: string) => learnWords(tag, area)
  await load(i18n.locale)
  learned.add(area)
  alsoNeeds(load)
}

export const words =
  (...areas: LaterArea[]) =>
  async (): Promise<void> => {
    await Promise.all(['common' as const, ...areas].map(learn))
  }
