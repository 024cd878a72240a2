import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { openedWithin } from '#server/lib/sealed-names.ts'
import { askDesk, askSlowly } from './desk.ts'
import type { World } from './world.ts'

export const ADA = { email: 'ada@quay.test', password: 'a-lantern-on-the-pier' }
export const BEN = { email: 'ben@quay.test', password: 'a-rope-and-an-anchor' }

export async function openDesk({ url, sql, context }: World) {
  const room = mkdtempSync(join(tmpdir(), 'quay-desk-'))
  afterAll(() => rmSync(room, { recursive: true, force: true }))
  const here = { DATABASE_URL: url, DATA_DIR: room, PEPPER: context.settings.pepper }
  const by = (who: { email: string; password: string }, words: string, ...answers: string[]) =>
    askDesk(words, { ...here, QUAY_OPERATOR: who.email }, [who.password, ...answers])
  const slowly = (who: { email: string; password: string }, words: string, meanwhile: () => Promise<unknown>) =>
    askSlowly(words, { ...here, QUAY_OPERATOR: who.email }, who.password, meanwhile)
  const log = async (verb: string) =>
    openedWithin(
      context,
      sql,
      await sql
        .selectFrom('desk_log')
        .select(['actor', 'subject', 'reason', 'before', 'after'])
        .where('verb', '=', verb)
        .orderBy('id')
        .execute(),
    )
  await askDesk('operator add', here, ['Ada', ADA.email, ADA.password])
  await by(ADA, 'operator add', 'Ben', BEN.email, BEN.password)
  return { by, slowly, log, help: () => askDesk('--help', here) }
}
