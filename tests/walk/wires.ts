import type { Endpoint } from '#contract/endpoint.ts'
import type { Address, Fate, Wire } from './front.ts'
import type { Phone } from './phone.ts'

export type { Fate, Wire }

export interface Wiring {
  (phone: Phone): Promise<Wire>
  readonly endpoint?: Endpoint
  /** Whoever asks finds the house unchanged, as often as they ask. */
  readonly asksOnly?: boolean
  /** A browser keeps what it has fetched there. */
  readonly kept?: boolean
}

export const overHttp =
  (address: Address): Wiring =>
  async ({ world, expectsFaultAt }) =>
    world.front.wire(address, expectsFaultAt)

export const calling = (endpoint: Endpoint): Wiring =>
  Object.assign(overHttp(endpoint.path), { endpoint, asksOnly: !endpoint.writes })

/** What something would cost may be asked for as often as one likes, though every answer is kept. */
export const quoting = (endpoint: Endpoint): Wiring =>
  Object.assign(overHttp(endpoint.path), { endpoint, asksOnly: true })

/** A file, which only a browser that has never seen it asks for. */
export const fetching = (address: Address): Wiring => Object.assign(overHttp(address), { kept: true })

/** What the device answers by itself, before anybody could wait for it. */
export const atOnce: Wiring = async () => ({
  hold: () => undefined,
  asked: async () => undefined,
  meet: async () => undefined,
})

export async function wiresOf(
  wirings: Readonly<Record<string, Wiring>>,
  phone: Phone,
): Promise<(call: string) => Wire> {
  const wires = new Map<string, Wire>()
  for (const [call, wiring] of Object.entries(wirings)) wires.set(call, await wiring(phone))
  return (call) => wires.get(call) ?? missing(call)
}

function missing(call: string): never {
  throw new Error(`the walk has no wire for "${call}"`)
}
