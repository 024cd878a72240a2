import { sql as raw } from 'kysely'
import type { Context } from '../lib/context.ts'
import { SUBJECTS } from '../lib/subjects.ts'
import { opened, type Sealer, sealerFor } from '../lib/sealed-names.ts'
import { DeskRefusal } from './refusal.ts'
import type { Terminal } from './terminal.ts'

export async function sealerAbout(
  context: Context,
  words: readonly string[],
  flags: Readonly<Record<string, string>>,
): Promise<Sealer> {
  if (flags['reason'] === undefined && flags['text'] === undefined) return (text) => text
  const named = [...words, flags['member'] ?? ''].map((word) => word.split('/').at(-1) ?? '').filter(Boolean)
  const { rows } = await raw<{ id: number | null }>`
    select distinct id from (${SUBJECTS}) as about where no = any(${named}) and id is not null`.execute(
    context.database,
  )
  return sealerFor(
    context,
    context.database,
    rows.map(({ id }) => id),
  )
}

/** `said` waits until everything is written. */
export function readable(context: Context, terminal: Terminal): Terminal & { said(): Promise<void> } {
  let last = Promise.resolve()
  const before = async <T>(act: () => Promise<T>): Promise<T> => {
    await last
    return act()
  }
  return {
    say(text) {
      last = last.then(async () => terminal.say(await opened(context, context.database, text)))
    },
    ask: (question) => before(() => terminal.ask(question)),
    askSecret: (question) => before(() => terminal.askSecret(question)),
    confirm: (question) => before(() => terminal.confirm(question)),
    close: () => terminal.close(),
    said: () => last,
  }
}

export async function readably({ database, ...house }: Context, error: unknown): Promise<never> {
  if (!(error instanceof DeskRefusal)) throw error
  throw new DeskRefusal(await opened(house, database, error.message), error.code)
}
