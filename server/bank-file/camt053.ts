import { createHash } from 'node:crypto'
import sax from 'sax'
import { type BankEntry, type BankStatement, centsIn, refuseIfSumsDiffer, StatementFault } from './statement.ts'

interface Node {
  readonly name: string
  readonly currency: string
  readonly inside: Node[]
  text: string
}

const UNNAMED = '#'
const LARGEST = 20 * 1024 * 1024
const DEEPEST = 64

function nodesOf(xml: string): Node {
  if (xml.length > LARGEST) throw new StatementFault('The file is too large.')
  const root: Node = { name: '', currency: '', inside: [], text: '' }
  const path = [root]
  const reader = sax.parser(true, { trim: true })
  reader.ondoctype = () => {
    throw new StatementFault('The file declares a document type; no bank needs one.')
  }
  reader.onopentag = ({ name, attributes }) => {
    if (path.length > DEEPEST) throw new StatementFault('The file is too deep.')
    const node = { name: name.replace(/^.*:/, ''), currency: String(attributes['Ccy'] ?? ''), inside: [], text: '' }
    path.at(-1)?.inside.push(node)
    path.push(node)
  }
  reader.onclosetag = () => {
    const node = path.pop()
    if (node) node.text = node.text.replace(/\s+/g, ' ').trim()
  }
  const write = (text: string) => {
    const here = path.at(-1)
    if (here) here.text += text
  }
  reader.ontext = write
  reader.oncdata = write
  reader.onerror = ({ message }) => {
    throw new StatementFault(`The file is no XML: ${message.split('\n')[0]}.`)
  }
  reader.write(xml).close()
  return root
}

const all = (node: Node | undefined, ...path: string[]): Node[] =>
  path.reduce<Node[]>(
    (found, name) => found.flatMap(({ inside }) => inside.filter((one) => one.name === name)),
    node ? [node] : [],
  )
const first = (node: Node | undefined, ...path: string[]) => all(node, ...path)[0]
const textAt = (node: Node | undefined, ...path: string[]) => first(node, ...path)?.text ?? ''
const need = (text: string, what: string) => text || refuse(what)

function refuse(what: string): never {
  throw new StatementFault(`The file names no ${what}.`)
}

function eurosAt(node: Node): bigint {
  const amount = first(node, 'Amt') ?? refuse('amount')
  if (amount.currency !== 'EUR')
    throw new StatementFault(`An amount is in ${amount.currency || 'no currency'}; this account is kept in EUR.`)
  const cents = centsIn(amount.text)
  const side = textAt(node, 'CdtDbtInd')
  if (side !== 'CRDT' && side !== 'DBIT') refuse('side of an amount')
  return side === 'CRDT' ? cents : -cents
}

export function statementsIn(xml: string): BankStatement[] {
  const message = first(nodesOf(xml), 'Document', 'BkToCstmrStmt') ?? refuse('statement of an account')
  const statements = all(message, 'Stmt').map(statementOf)
  if (statements.length === 0) refuse('statement')
  statements.forEach(refuseIfSumsDiffer)
  return statements
}

function statementOf(node: Node): BankStatement {
  const balance = (codes: readonly string[]) => {
    const found = codes
      .map((code) => all(node, 'Bal').find((one) => textAt(one, 'Tp', 'CdOrPrtry', 'Cd') === code))
      .find((one) => one !== undefined)
    return eurosAt(found ?? refuse(`balance ${codes[0]}`))
  }
  return {
    number: need(textAt(node, 'Id'), 'number of its statement'),
    iban: need(textAt(node, 'Acct', 'Id', 'IBAN') || textAt(node, 'Acct', 'Id', 'Othr', 'Id'), 'account').replaceAll(
      ' ',
      '',
    ),
    opening: balance(['OPBD', 'PRCD']),
    closing: balance(['CLBD']),
    entries: apart(all(node, 'Ntry').filter(isBooked).flatMap(entriesOf)),
  }
}

/** Two unnamed entries may be alike to the letter: number them, else one is lost. */
function apart(entries: readonly BankEntry[]): BankEntry[] {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const times = (seen.get(entry.ref) ?? 0) + 1
    seen.set(entry.ref, times)
    return times > 1 && entry.ref.startsWith(UNNAMED) ? { ...entry, ref: `${entry.ref}/${times}` } : entry
  })
}

const isBooked = (entry: Node) => (textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')) === 'BOOK'

/** One entry may stand for several movements. */
function entriesOf(entry: Node): BankEntry[] {
  const parts = all(entry, 'NtryDtls', 'TxDtls')
  const total = eurosAt(entry)
  const isReversal = textAt(entry, 'RvslInd') === 'true'
  const booked = (textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm')).slice(0, 10)
  const ownRef = textAt(entry, 'AcctSvcrRef')
  const shares = sharesOf(total, parts)
  const lines = parts.length > 1 ? parts : [parts[0]]
  return lines.map((part, at) => {
    const cents = shares[at] ?? total
    const isIn = cents > 0n
    const parties = first(part, 'RltdPties')
    const side = isIn ? 'Dbtr' : 'Cdtr'
    const line = {
      cents,
      booked: need(booked, 'day of an entry'),
      isReversal,
      endToEnd: textAt(part, 'Refs', 'EndToEndId'),
      text: [
        ...all(part, 'RmtInf', 'Ustrd').map(({ text }) => text),
        textAt(part, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
      ]
        .filter(Boolean)
        .join(' '),
      party: textAt(parties, side, 'Nm') || textAt(parties, side, 'Pty', 'Nm'),
      partyIban: textAt(parties, `${side}Acct`, 'Id', 'IBAN'),
    }
    const said = textAt(part, 'Refs', 'AcctSvcrRef') || ownRef
    return { ref: said ? [said, ...(lines.length > 1 ? [at + 1] : [])].join('/') : hashOf(entry, at), ...line }
  })
}

function sharesOf(total: bigint, parts: readonly Node[]): bigint[] {
  if (parts.length < 2) return []
  const shares = parts.map((part) => {
    const amount =
      first(part, 'Amt') ?? first(part, 'AmtDtls', 'TxAmt', 'Amt') ?? refuse('amount of a part of an entry')
    return centsIn(amount.text) * (total < 0n ? -1n : 1n)
  })
  const sum = shares.reduce((one, other) => one + other, 0n)
  if (sum !== total)
    throw new StatementFault(`The parts of an entry are ${sum} cents together, and the entry is ${total}.`)
  return shares
}

/** Stable across imports, also where the bank gave no name. */
const hashOf = (entry: Node, at: number) =>
  UNNAMED +
  createHash('sha256')
    .update(JSON.stringify([entry, at]))
    .digest('hex')
    .slice(0, 32)
