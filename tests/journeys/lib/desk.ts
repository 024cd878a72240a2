import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoLogins } from '#server/seeds/demo.ts'
import { askDesk } from '#tests/world/desk.ts'
import { expect } from '#tests/walk/phone.ts'
import { settingsOf, type WalkWorld } from '#tests/walk/world.ts'

export function deskOf({ url }: WalkWorld, whose: 'Operator' | 'Second operator' = 'Operator') {
  const operator = demoLogins.find(({ who }) => who === whose)
  const here = {
    DATABASE_URL: url,
    PEPPER: settingsOf('').pepper,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'quay-walk-desk-')),
    QUAY_OPERATOR: operator?.account ?? '',
  }
  return async (words: string, ...answers: string[]): Promise<void> => {
    const { code, out, error } = await askDesk(words, here, [operator?.password ?? '', ...answers])
    expect(code, `${words}: ${error}${out}`).toBe(0)
  }
}
