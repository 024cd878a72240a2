import { type ParcelLifeState, parcelLifecycle } from '#machines/parcel/parcel.lifecycle.ts'
import { PARCEL_ACTORS, type ParcelMoveType } from '#machines/parcel/parcel.rules.ts'
import { inTransaction } from '#server/lib/database.ts'
import { moveParcel } from '#server/parcel/move.ts'
import { everyCell, type Row } from '#tests/cells/cells.ts'
import { openWorld } from '#tests/world/open.ts'
import { orderToSend, parcelRow, sendParcelOf } from '#tests/world/parcels.ts'

type Event = ParcelMoveType
const ACTORS = { T: 'store', C: 'carrier', O: 'operator', S: 'system' } as const

const world = await openWorld()
const { sql, clock } = world

const TABLE: Readonly<Record<ParcelLifeState, Row<Event>>> = {
  announced: {
    collect: ['C', 'collected'],
    travel: ['C', 'on_the_way'],
    deliver: ['C', 'delivering'],
    sign: ['C', 'signed'],
    fail: ['C', 'problem'],
  },
  collected: {
    travel: ['C', 'on_the_way'],
    deliver: ['C', 'delivering'],
    sign: ['C', 'signed'],
    fail: ['C', 'problem'],
  },
  on_the_way: { deliver: ['C', 'delivering'], sign: ['C', 'signed'], fail: ['C', 'problem'] },
  delivering: { sign: ['C', 'signed'], fail: ['C', 'problem'] },
  problem: { travel: ['C', 'on_the_way'], deliver: ['C', 'delivering'], sign: ['C', 'signed'] },
  signed: {},
}

interface Life {
  readonly name: string
  readonly state: ParcelLifeState
  readonly told: readonly Event[]
}

const SITUATIONS: readonly Life[] = [
  { name: 'it was sent', state: 'announced', told: [] },
  { name: 'it was handed over', state: 'collected', told: ['collect'] },
  { name: 'it is on its way', state: 'on_the_way', told: ['collect', 'travel'] },
  { name: 'nobody asked until it was on its way', state: 'on_the_way', told: ['travel'] },
  { name: 'it is on the van', state: 'delivering', told: ['travel', 'deliver'] },
  { name: 'it is held up', state: 'problem', told: ['collect', 'fail'] },
  { name: 'it could not be delivered', state: 'problem', told: ['deliver', 'fail'] },
  { name: 'it goes on', state: 'on_the_way', told: ['travel', 'fail', 'travel'] },
  { name: 'it was delivered', state: 'signed', told: ['collect', 'travel', 'deliver', 'sign'] },
  { name: 'nobody asked until it was delivered', state: 'signed', told: ['sign'] },
]

async function parcelThat({ told }: Life) {
  clock.pass(60)
  const { id } = await sendParcelOf(world, await orderToSend(world, await world.member()))
  for (const type of told)
    await inTransaction(sql, async (inside) =>
      moveParcel({ sql: inside, now: world.context.clock.now() }, await parcelRow({ sql: inside as typeof sql }, id), {
        type,
        by: 'carrier',
      }),
    )
  return id
}

everyCell({
  world,
  many: 'parcels',
  rule: 'parcel_state',
  lifecycle: parcelLifecycle,
  table: TABLE,
  events: Object.keys(PARCEL_ACTORS) as Event[],
  actors: ACTORS,
  situations: SITUATIONS,
  bring: parcelThat,
  tried: (id) => {
    const read = (inside: unknown) => parcelRow({ sql: inside as typeof sql }, id)
    return {
      move: async (inside, type, by, now) => moveParcel({ sql: inside, now }, await read(inside), { type, by }),
      read,
      booked: async () => ({}),
      should: () => ({}),
    }
  },
})
