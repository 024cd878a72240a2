import type { Desk } from './desk.ts'
import { refuse } from './refusal.ts'
import { propose, reasonIn } from './approvals.ts'
import { deskAppOf } from './operator-factor.ts'

export async function proposeReset(desk: Desk): Promise<void> {
  const { context, terminal, words } = desk
  const reason = reasonIn(desk)
  const operator = await desk.signIn()
  const email = (words[0] ?? '').toLowerCase()
  const found = await context.database.selectFrom('operator').select('id').where('email', '=', email).executeTakeFirst()
  const { id } = found ?? refuse(`No operator has the e-mail ${email}.`)
  if (!(await deskAppOf(context.database, id))) refuse(`${email} has no second factor; the next sign-in asks for one.`)
  const asked = await propose(desk, operator, { kind: 'factor', subject: email, body: { operator: id }, reason })
  terminal.say(`Asked for as request ${asked}; another operator says: factor approve ${asked}`)
}
