import { expect, test } from 'vitest'
import { recharge } from '#contract/recharge.ts'
import { openChannels } from '#tests/lib/channels.ts'
import { openWorld } from '#tests/lib/world.ts'

const world = await openWorld()
const { give, member } = world
const channels = await openChannels(world)

test('the ways in are told with what they ask, those of one currency or all', async () => {
  const person = await member()
  const { list } = await give(recharge.channels, {}, person)
  expect(list.map(({ id, name, need_proof, demo }) => ({ id, name, need_proof, demo }))).toEqual([
    { id: channels.bank, name: 'Quay Demo Bank', need_proof: 1, demo: 1 },
    { id: channels.coin, name: 'COIN', need_proof: 1, demo: 1 },
  ])
  expect((await give(recharge.channels, { currency: 'COIN' }, person)).list).toEqual([list[1]])
})
