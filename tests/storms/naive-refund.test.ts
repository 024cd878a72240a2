import { afterAll, expect, test } from 'vitest'
import { openNaiveRefund } from './lib/naive-refund.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const naive = await openNaiveRefund(world.url)
afterAll(() => naive.close())

type Seen = Awaited<ReturnType<typeof naive.seen>>[number]

const ids = Array.from({ length: 32 }, (_, at) => at + 1)

/** Who comes first is chance: the storm is raised until it is felt. */
const raised = (state: string, acts: (id: number) => readonly Promise<unknown>[], felt: (one: Seen) => boolean) =>
  expect.poll(async () => {
    await naive.begin(ids, state)
    await Promise.all(ids.flatMap(acts))
    return (await naive.seen()).some(felt)
  })

test('the storm of asking back twice leaves a naive order with two returns', async () => {
  await raised(
    'received',
    (id) => [naive.asks(id), naive.asks(id)],
    ({ asked }) => asked > 1,
  ).toBe(true)
})

test('the storm of agreeing twice pays a naive buyer twice', async () => {
  await raised(
    'refunding',
    (id) => [naive.agrees(id), naive.agrees(id)],
    ({ paid }) => paid > 1,
  ).toBe(true)
})

test('the storm of receiving and asking back leaves a naive order received of which something is asked back', async () => {
  await raised(
    'shipped',
    (id) => [naive.asks(id), naive.receives(id)],
    ({ state, asked }) => state === 'received' && asked > 0,
  ).toBe(true)
})

test('the storm of closing and asking back pays a naive seller for what is asked back', async () => {
  await raised(
    'received',
    (id) => [naive.asks(id), naive.closes(id)],
    ({ paid, asked }) => paid > 0 && asked > 0,
  ).toBe(true)
})
