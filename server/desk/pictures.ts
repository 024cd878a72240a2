import { writeFile } from 'node:fs/promises'
import { sql as raw } from 'kysely'
import { DIFFER, type Twin, twinsOf } from '../attachment/twins.ts'
import type { Desk } from './desk.ts'
import { refuse } from './refusal.ts'
import { reasonIn } from './approvals.ts'
import { minute, table } from './terminal.ts'

/** Who looked at a member's picture, and why, is written down. */
export async function look(desk: Desk): Promise<void> {
  const { context, terminal, words, flags } = desk
  const to = flags['to'] ?? refuse('Say where to put it: --to <file.jpg>')
  const reason = reasonIn(desk)
  const operator = await desk.signIn()
  const name = words[0]?.split('/').at(-1) ?? ''
  const picture = await context.database
    .selectFrom('attachment')
    .innerJoin('member', 'member.id', 'member_id')
    .select(['attachment.id', 'attachment.created_at', 'attachment.attached_at', 'width', 'height', 'user_no'])
    .where('name', '=', name)
    .executeTakeFirst()
  const bytes = picture && (await context.vault.get(name))
  if (!picture || !bytes) return refuse(`There is no picture ${name}.`)
  await raw`select desk_look(${operator.id}, ${picture.id}, ${reason}, ${context.clock.now()})`.execute(
    context.database,
  )
  await save(to, bytes)
  const { user_no, created_at, width, height } = picture
  terminal.say(`Sent by member ${user_no} on ${minute(created_at)} (UTC), ${width} × ${height}; it is in ${to}.`)
  await showTwins(desk, picture.id)
}

async function showTwins({ context, terminal }: Desk, id: number): Promise<void> {
  const twins = await twinsOf(context.database, id)
  if (twins.length === 0) return terminal.say('No other picture looks like it.')
  terminal.say(
    table(
      ['picture', 'member', 'sent (UTC)', 'part of something', 'alike'],
      twins.map((twin) => [
        twin.name,
        twin.user_no,
        minute(twin.created_at),
        twin.attached_at ? 'yes' : 'no',
        likeText(twin),
      ]),
    ),
  )
}

/** Merely alike may be another receipt of the same bank. */
export function likeText({ same, differ }: Twin): string {
  if (same) return `the same ${same}`
  return `${(differ ?? 0) <= DIFFER.same ? 'the same picture' : 'alike'}, differs in ${differ} of 1024`
}

async function save(file: string, bytes: Buffer): Promise<void> {
  try {
    await writeFile(file, bytes, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    refuse(`${file} cannot be written (${(error as NodeJS.ErrnoException).code}); name a file that is not there yet.`)
  }
}
