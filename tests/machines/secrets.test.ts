import { describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import {
  getNextSnapshot,
  initialTransition,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { contract } from '#contract/index.ts'
import { Phrase } from '#contract/order.ts'
import { NewPin } from '#contract/security.ts'
import { Password, Pin, VerificationCode } from '#contract/shapes.ts'
import type { Opening, Sample } from '#tests/walk/paths.ts'
import { awaited } from '#tests/walk/transitions.ts'

interface Table {
  readonly flow: AnyStateMachine
  readonly opens: readonly Opening[]
  readonly events: readonly Sample[]
}

/** The tables of all walks, which nobody walks here: whatever flow there is has one. */
const tables = vi.hoisted((): Table[] => [])
vi.mock('#tests/walk/walk.ts', async (original) => ({
  ...(await original<object>()),
  walk: (flow: AnyStateMachine, { opens, events }: Omit<Table, 'flow'>) => void tables.push({ flow, opens, events }),
}))
vi.mock('playwright/test', () => {
  const nothing = () => undefined
  return { expect: nothing, test: Object.assign(nothing, { extend: () => nothing }) }
})
await Promise.all(Object.values(import.meta.glob('#tests/walks/*.spec.ts')).map((load) => load()))

type Secret = v.GenericSchema<string, string>
const SECRETS: readonly Secret[] = [Pin, NewPin, Password, VerificationCode, Phrase]

const secretIn = (schema: object): Secret | undefined => {
  if ('wrapped' in schema) return secretIn(schema.wrapped as object)
  const either: readonly unknown[] = 'options' in schema ? (schema.options as unknown[]) : [schema]
  return SECRETS.find((secret) => either.includes(secret))
}

const NAMES = new Map<string, Secret>([['pin', Pin]])
for (const room of Object.values(contract))
  for (const { takes } of Object.values(room))
    for (const [name, schema] of Object.entries('entries' in takes ? (takes.entries as Record<string, object>) : {})) {
      const secret = secretIn(schema)
      if (secret) NAMES.set(name, secret).set(`${name}_confirm`, secret)
    }

/** Kept with open eyes: a quote stands between the phrase and the PIN, and the order that is made ends it. */
const KEPT: Readonly<Record<string, readonly string[]>> = { sell: ['phrase'] }

const secretsIn = (said: object, kept: readonly string[]): string[] =>
  Object.entries(said).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return secretsIn(value, kept)
    const secret = kept.includes(name) ? undefined : NAMES.get(name)
    return secret && v.is(secret, value) ? [value] : []
  })

const isReady = (snapshot: AnyMachineSnapshot, { event, when }: Sample): boolean => {
  if (snapshot.status !== 'active' || when?.(snapshot) === false) return false
  const { invokes, delays } = awaited(snapshot)
  if (event.type.startsWith('xstate.after.')) return delays.includes(event.type)
  return event.type.startsWith('xstate.') ? invokes.includes(event['actorId'] as string) : snapshot.can(event as never)
}

function reached({ flow, opens, events }: Table): AnyMachineSnapshot[] {
  const found = opens.map(({ input }) => initialTransition(flow, input as never)[0] as AnyMachineSnapshot)
  const seen = new Set<string>()
  for (const snapshot of found) {
    const next = events.filter((sample) => isReady(snapshot, sample))
    const place = JSON.stringify([snapshot.value, next.map(({ title }) => title)])
    if (seen.has(place)) continue
    seen.add(place)
    for (const { event } of next) found.push(getNextSnapshot(flow, snapshot as never, event as never))
  }
  return found
}

const withSecrets = tables.flatMap((table) => {
  const said = table.events.map(({ event }) => event).filter(({ type }) => !type.startsWith('xstate.'))
  const secrets = [...new Set(secretsIn(said, KEPT[table.flow.id] ?? []))]
  return secrets.length === 0 ? [] : [{ name: table.flow.id, secrets, snapshots: reached(table) }]
})
const remembered = ({ context, output }: AnyMachineSnapshot) => JSON.stringify([context, output])
const handedOn = ({ children }: AnyMachineSnapshot) =>
  Object.values(children).map((child) => ((child as AnyActorRef).getSnapshot() as { input?: unknown }).input)

describe.each(withSecrets)('$name', ({ secrets, snapshots }) => {
  const within = (text: string) => secrets.filter((secret) => text.includes(JSON.stringify(secret)))

  it('keeps no secret in any state', () => {
    const keeping = snapshots.filter((snapshot) => within(remembered(snapshot)).length > 0)
    expect([...new Set(keeping.map(({ value }) => JSON.stringify(value)))]).toEqual([])
  })

  it('hands it to the call that it is for', () => {
    expect(within(JSON.stringify(snapshots.map(handedOn)))).not.toEqual([])
  })
})

it('knows a secret by each of its names', () => {
  expect([...NAMES.keys()].filter((name) => !name.endsWith('_confirm')).sort()).toEqual([
    'code',
    'old_code',
    'old_password',
    'old_payword',
    'password',
    'payword',
    'phrase',
    'pin',
  ])
  expect(withSecrets).not.toEqual([])
})
