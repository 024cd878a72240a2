import { sql as raw } from 'kysely'
import pg from 'pg'
import { EMAIL_MAX, EMAIL_PATTERN, LOGIN_LOCK, LOGIN_TRIES } from '#contract/limits.ts'
import type { Context } from '../lib/context.ts'
import { forgive, spend } from '../lib/allow.ts'
import { Refusal } from '../lib/refuse.ts'
import type { Desk, Operator } from './desk.ts'
import { refuse } from './refusal.ts'
import { propose } from './approvals.ts'
import { proveSecond } from './operator-factor.ts'
import type { Terminal } from './terminal.ts'

const PASSWORD_MIN = 12

export async function signIn(context: Context, terminal: Terminal, named: string | undefined): Promise<Operator> {
  const { database, clock, passwords, settings } = context
  const email = named?.trim().toLowerCase() || refuse('Say who you are: QUAY_OPERATOR is the e-mail of an operator.')
  const password = await terminal.askSecret(`Password of ${email}:`)
  const now = clock.now()
  await spend(database, `desk:${email}`, { times: LOGIN_TRIES, seconds: LOGIN_LOCK }, now).catch((error: unknown) => {
    if (error instanceof Refusal)
      refuse(`Too many wrong passwords; ${email} may try again in ${LOGIN_LOCK / 60} minutes.`)
    throw error
  })
  const operator = await database.selectFrom('operator').selectAll().where('email', '=', email).executeTakeFirst()
  const isRight = await passwords.matches(password, operator?.password_hash)
  if (!operator || !isRight || (operator.demo && settings.mode === 'production')) {
    await raw`select desk_note(${email}, 'sign in', ${email}, 'The password was wrong.', null, null, ${now})`.execute(
      database,
    )
    return refuse('No operator has this e-mail and this password.')
  }
  await forgive(database, `desk:${email}`)
  const proven = { id: operator.id, email, name: operator.name }
  await proveSecond(context, terminal, proven)
  return proven
}

/** The first two alone; every other one needs a second operator. */
export async function addOperator(desk: Desk): Promise<void> {
  const { context, terminal } = desk
  const { database, clock, passwords } = context
  const { here } = await database
    .selectFrom('operator')
    .select((is) => is.fn.countAll<bigint>().as('here'))
    .executeTakeFirstOrThrow()
  const by = here > 0n ? await desk.signIn() : undefined
  const name = await terminal.ask('Name of the new operator:')
  const email = (await terminal.ask('E-mail:')).toLowerCase()
  if (name.length < 2 || name.length > 60) refuse('A name has 2 to 60 characters.')
  if (!EMAIL_PATTERN.test(email) || email.length > EMAIL_MAX) refuse(`"${email}" is no e-mail address.`)
  if (await database.selectFrom('operator').select('id').where('email', '=', email).executeTakeFirst())
    refuse(`${email} is an operator already.`)
  const password = await terminal.askSecret(`Password of ${email}, at least ${PASSWORD_MIN} characters:`)
  if ([...password].length < PASSWORD_MIN) refuse(`A password at the desk has at least ${PASSWORD_MIN} characters.`)
  const hash = await passwords.hash(password)
  if (by && here > 1n) {
    const asked = await propose(desk, by, {
      kind: 'operator',
      subject: email,
      body: { name, password_hash: hash },
      reason: `A new operator, ${name}.`,
    })
    return terminal.say(`Asked for as request ${asked}; another operator says: operator approve ${asked}`)
  }
  try {
    await raw`select desk_add_operator(${by?.id ?? null}, ${email}, ${name}, ${hash}, ${clock.now()})`.execute(database)
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === 'QD002')
      refuse('Another operator was added meanwhile; say it again.')
    throw error
  }
  terminal.say(`${name} is an operator.`)
}
