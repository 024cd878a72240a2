import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const RECRUITING: Readonly<Record<string, readonly [RegExp, string]>> = {
  en: [/bonus|commission|reward|recruit|per (?:invite|person)/i, 'A reward for everybody you recruit'],
  de: [/bonus|provision|prämie|belohn|anwerb|pro einladung/i, 'Eine Prämie für jede Einladung'],
  it: [/bonus|commission|provvigion|premi[oa]?\b|ricompens|reclut/i, 'Una provvigione per ogni invito'],
  pl: [/bonus|prowizj|nagrod|premi|werbow|rekrut/i, 'Prowizja za każde zaproszenie'],
  pt: [/bónus|comiss|recompens|prémio|recrut/i, 'Uma comissão por convite'],
  nl: [/bonus|commissie|provisie|beloning|premie|werv/i, 'Een beloning voor elke uitnodiging'],
  sv: [/bonus|provision|belöning|premie|värv/i, 'En belöning för varje inbjudan'],
  he: [/בונוס|עמל|תגמול|פרס/, 'תגמול על כל הזמנה'],
  af: [/bonus|kommissie|beloning|premie|werf/i, '’n Beloning vir elke uitnodiging'],
  'zh-Hans': [/奖金|佣金|提成|奖励|返利|推广/, '每邀请一人获得奖励'],
}

const saysOf = (locale: string): string[] => {
  const screens = readFileSync(`src/locales/service/${locale}.po`, 'utf8')
  const server = readFileSync(`server/words/service/${locale.replace('-Hans', '')}.ts`, 'utf8')
  return [...screens.matchAll(/^msgstr "(.+)"$/gm), ...server.matchAll(/'([^'\n]+)'/g)].map(([, text = '']) => text)
}

describe('nothing that a service centre reads pays for recruiting', () => {
  it.each(Object.entries(RECRUITING))('in %s', (locale, [pays, promise]) => {
    const says = saysOf(locale)
    expect(says.length).toBeGreaterThan(60)
    expect(says.filter((text) => pays.test(text))).toEqual([])
    expect(promise).toMatch(pays)
  })
})
