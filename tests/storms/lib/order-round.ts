import type { Chance } from '#server/lib/chance.ts'
import type { World } from '#tests/world/world.ts'
import type { Shot } from './volley.ts'

export interface Round {
  readonly shots: readonly Shot[]
  readonly judge: (heard: readonly { name: string; shot: Shot }[]) => Promise<string[]>
}
export type TradeStorm = (world: World, count: number, chance: Chance) => Promise<Round>

export const times = (count: number, make: (at: number) => Shot): Shot[] =>
  Array.from({ length: count }, (_, at) => make(at))
export type Heard = Parameters<Round['judge']>[0]
export const done = (heard: Heard, path?: string) =>
  heard.filter(({ name, shot }) => name === 'done' && (path === undefined || shot.path === path)).length
export const unless = (holdsTrue: boolean, fault: string) => (holdsTrue ? [] : [fault])
