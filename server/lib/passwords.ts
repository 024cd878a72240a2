import { argon2, createHmac } from 'node:crypto'
import { promisify } from 'node:util'
import type { Chance } from './chance.ts'
import { refuse } from './refuse.ts'
import { sameBytes } from './secrets.ts'

export interface Cost {
  readonly memory: number
  readonly passes: number
  readonly lanes: number
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes as long whether or not there is anything to compare with. */
  matches(password: string, stored: string | undefined): Promise<boolean>
  isOutdated(stored: string): boolean
}

export const COST: Cost = { memory: 19_456, passes: 2, lanes: 1 }
const AT_ONCE = 2
const QUEUE = 64
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/
const derive = promisify(argon2)

/** Few at a time: a flood of logins must not take the whole machine. */
export function passwordsWith({
  pepper,
  chance,
  cost = COST,
}: {
  pepper: string
  chance: Chance
  cost?: Cost
}): Passwords {
  const turn = turnstile(AT_ONCE, QUEUE)
  const key = (password: string, nonce: Buffer, { memory, passes, lanes }: Cost) =>
    turn(() =>
      derive('argon2id', {
        message: createHmac('sha256', pepper).update(password.normalize('NFC')).digest(),
        nonce,
        parallelism: lanes,
        tagLength: 32,
        memory,
        passes,
      }),
    )
  return {
    async hash(password) {
      const nonce = chance.bytes(16)
      return write(cost, nonce, await key(password, nonce, cost))
    },
    async matches(password, stored) {
      const known = stored === undefined ? undefined : parse(stored)
      const { cost: spent, nonce, tag } = known ?? { cost, nonce: Buffer.alloc(16), tag: Buffer.alloc(32) }
      return sameBytes(await key(password, nonce, spent), tag) && known !== undefined
    },
    isOutdated(stored) {
      const spent = parse(stored)?.cost
      return spent?.memory !== cost.memory || spent.passes !== cost.passes || spent.lanes !== cost.lanes
    },
  }
}

function write({ memory, passes, lanes }: Cost, nonce: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

function parse(stored: string): { cost: Cost; nonce: Buffer; tag: Buffer } | undefined {
  const [, memory, passes, lanes, nonce, tag] = PHC.exec(stored) ?? []
  if (!nonce || !tag) return undefined
  return {
    cost: { memory: Number(memory), passes: Number(passes), lanes: Number(lanes) },
    nonce: Buffer.from(nonce, 'base64url'),
    tag: Buffer.from(tag, 'base64url'),
  }
}

/** `queue` more wait their turn, the rest are refused. */
export function turnstile(atOnce: number, queue: number) {
  let inside = 0
  const waiting: (() => void)[] = []
  return async <T>(act: () => Promise<T>): Promise<T> => {
    if (inside >= atOnce) {
      if (waiting.length >= queue) refuse('busy', { retry_after: 2 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else inside += 1
    try {
      return await act()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
