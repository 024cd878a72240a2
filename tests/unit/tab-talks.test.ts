import { assign, createActor, setup, type AnyMachineSnapshot } from 'xstate'
import { expect, it } from 'vitest'
import { keepTalk, talkAt, type Talk } from '#src/app/tab-talks.ts'

const AT = '/pages/transaction/index'

const sale = setup({
  types: { context: {} as { status: string }, events: {} as { type: 'changed' } | { type: 'paid' } },
}).createMachine({
  context: { status: 'searching' },
  on: { changed: { actions: () => undefined }, paid: { actions: assign({ status: 'completed' }) } },
})

function talkOfASale(): Talk {
  const actor = createActor(sale).start()
  const now = () => actor.getSnapshot() as AnyMachineSnapshot
  return {
    actor,
    now,
    send: (event) => actor.send(event),
    begin: (show) => actor.subscribe((next) => show(next as AnyMachineSnapshot)),
    isOver: () => actor.getSnapshot().context.status === 'completed',
    stop: () => void actor.stop(),
  }
}

it('finds what goes on at a tab, and nothing that is over', () => {
  const talk = talkOfASale()
  keepTalk(AT, talk)
  const found = talkAt(AT)
  talk.actor.send({ type: 'paid' })
  expect([found, talkAt(AT)]).toEqual([talk, undefined])
})
