import { describe, expect, it } from 'vitest'
import {
  assign,
  createActor,
  forwardTo,
  fromCallback,
  fromPromise,
  initialTransition,
  setup,
  type AnyEventObject,
  type NonReducibleUnknown,
} from 'xstate'
import { PICTURES_PICKED } from '#contract/limits.ts'
import { REFUSALS, type RefusalName } from '#contract/refusals.ts'
import { collectMachine } from '#machines/attachment/collect.ts'
import {
  addressesOf,
  areSettled,
  noPictures,
  UnfitFile,
  type Draft,
  type Gesture,
  type Picture,
  type PictureEvent,
} from '#machines/attachment/picture.ts'
import { uploadFlow, type Sent, type Shelving } from '#machines/attachment/upload.flow.ts'
import { Refused, Unreachable } from '#machines/lib/trouble.ts'

const file = { named: 'a file' }
const picture: Picture = { content: { small: true }, size: 1_000 }
const original: Picture = { content: file, size: 9_000 }
const large: Picture = { ...picture, original }
const attachment = { id: 7, url: '/files/pictures/7', width: 4, height: 3, size: 900 }
const refused = (refusal: RefusalName) => new Refused(REFUSALS[refusal].code, 'The server’s words.', { refusal })
const soon = () => new Promise((resolve) => setTimeout(resolve))

function phone({ draft, fails, makes = picture }: { draft?: Draft; fails?: Error; makes?: Picture } = {}) {
  const shelved: Shelving[] = []
  const lines: { sends: Picture; say(event: Sent): void; isCut: boolean }[] = []
  const flow = uploadFlow.provide({
    actors: {
      shelf: fromCallback<AnyEventObject, { key: string }>(({ sendBack, receive }) => {
        sendBack({ type: 'recalled', draft })
        receive((event) => shelved.push(event as Shelving))
      }),
      compress: fromPromise<Picture, { file: NonReducibleUnknown }>(async () => {
        if (fails) throw fails
        return makes
      }),
      sending: fromCallback<AnyEventObject, { picture: Picture }>(({ sendBack, input }) => {
        const line = { sends: input.picture, say: (event: Sent) => sendBack(event), isCut: false }
        lines.push(line)
        return () => {
          line.isCut = true
        }
      }),
    },
  })
  const line = () => lines.at(-1) ?? { sends: picture, say: () => undefined, isCut: true }
  return { flow, shelved, lines, line }
}

async function talk(options: Parameters<typeof phone>[0], ...gestures: (Gesture | Sent)[]) {
  const { flow, ...rest } = phone(options)
  const actor = createActor(flow, { input: { key: 'proof/1' } }).start()
  for (const gesture of gestures) {
    if (gesture.type === 'progressed' || gesture.type === 'arrived' || gesture.type === 'broke')
      rest.line().say(gesture)
    else actor.send(gesture)
    await soon()
  }
  return { actor, ...rest, at: () => actor.getSnapshot().value, facts: () => actor.getSnapshot().context }
}

const choose: Gesture = { type: 'choose', file }
const arrived: Sent = { type: 'arrived', attachment }

describe('a picture', () => {
  it('is chosen, made small, sent, and kept on the phone until it is part of something', async () => {
    const { at, facts, shelved } = await talk({}, { type: 'open' }, choose, { type: 'progressed', part: 0.4 }, arrived)
    expect([at(), facts()]).toEqual(['uploaded', { key: 'proof/1', picture, part: 0.4, attachment }])
    expect(shelved).toEqual([
      { type: 'keep', draft: { picture } },
      { type: 'keep', draft: { picture, attachment } },
    ])
  })

  it('is not chosen when the choice is left', async () => {
    const { at } = await talk({}, { type: 'open' }, { type: 'dismiss' })
    expect(at()).toBe('empty')
  })

  it.each(['failed', 'cancelled'] as const)('that is %s stays, and goes again from its beginning', async (state) => {
    const end =
      state === 'failed' ? ({ type: 'broke', error: new Unreachable('silent') } as const) : { type: 'cancel' as const }
    const { actor, at, facts, lines } = await talk({}, choose, { type: 'progressed', part: 0.7 }, end)
    expect([at(), facts().picture, lines[0]?.isCut]).toEqual([state, picture, true])
    actor.send({ type: 'retry' })
    expect([at(), facts().part, facts().trouble, lines.length]).toEqual(['uploading', 0, undefined, 2])
  })

  it('of which nothing is heard any more after it was cancelled', async () => {
    const { at, lines, actor } = await talk({}, choose, { type: 'cancel' })
    lines[0]?.say(arrived)
    expect(at()).toBe('cancelled')
    actor.send({ type: 'remove' })
    expect(at()).toBe('empty')
  })

  it.each(['picture-kind', 'picture-large', 'picture-broken', 'pictures-full'] as const)(
    'that is refused as %s is not sent again',
    async (refusal) => {
      const { actor, at, facts, shelved } = await talk({}, choose, { type: 'broke', error: refused(refusal) })
      expect([at(), facts().trouble?.message, shelved.at(-1)]).toEqual([
        'refused',
        'The server’s words.',
        { type: 'drop' },
      ])
      expect(actor.getSnapshot().can({ type: 'retry' })).toBe(false)
      actor.send(choose)
      expect([at(), facts().trouble]).toEqual(['compressing', undefined])
    },
  )

  it.each(['too-often', 'busy', 'signed-out'] as const)(
    'that came at a bad moment (%s) may be sent again',
    async (refusal) => {
      const { at, shelved } = await talk({}, choose, { type: 'broke', error: refused(refusal) })
      expect([at(), shelved.some(({ type }) => type === 'drop')]).toEqual(['failed', false])
    },
  )

  it.each([
    [new UnfitFile('heic'), 'heic'],
    [new UnfitFile('unreadable'), 'unreadable'],
    [new Error('no memory'), 'unreadable'],
  ])('that the phone cannot draw is told apart: %s', async (fails, why) => {
    const { at, facts } = await talk({ fails }, choose)
    expect([at(), facts().unfit]).toEqual(['unfit', why])
  })

  it('is given up while it is made small', async () => {
    const { actor, at } = await talk({})
    actor.send(choose)
    actor.send({ type: 'cancel' })
    await soon()
    expect(at()).toBe('empty')
  })

  it('that was begun with is offered again, and sent only when it is wanted', async () => {
    const { actor, at, lines } = await talk({ draft: { picture } })
    expect([at(), lines.length]).toEqual(['resuming', 0])
    actor.send({ type: 'retry' })
    expect([at(), lines.length]).toEqual(['uploading', 1])
  })

  it('that had arrived before the page was closed need not be sent again', async () => {
    const { at, facts } = await talk({ draft: { picture, attachment } })
    expect([at(), facts().attachment]).toEqual(['uploaded', attachment])
  })

  it('goes small, and as it was chosen only when the original is wanted: at once, and from then on', async () => {
    const { actor, at, facts, lines, shelved } = await talk({ makes: large }, choose)
    expect(lines.map(({ sends }) => sends)).toEqual([large])
    actor.send({ type: 'switch' })
    expect([at(), lines[0]?.isCut, lines[1]?.sends, shelved.at(-1)]).toEqual([
      'uploading',
      true,
      original,
      { type: 'keep', draft: { picture: large, sendsOriginal: true } },
    ])
    actor.send({ type: 'cancel' })
    actor.send({ type: 'retry' })
    expect(lines[2]?.sends).toBe(original)
    lines[2]?.say(arrived)
    expect([at(), facts()]).toEqual([
      'uploaded',
      { key: 'proof/1', picture: large, sendsOriginal: true, part: 0, attachment },
    ])
    actor.send({ type: 'switch' })
    expect([at(), facts().attachment, lines[3]?.sends, shelved.at(-1)]).toEqual([
      'uploading',
      undefined,
      large,
      { type: 'keep', draft: { picture: large } },
    ])
  })

  it('of which the original is wanted before it is sent again waits for that', async () => {
    for (const way of [{ type: 'cancel' }, { type: 'broke', error: new Unreachable('silent') }] as const) {
      const { actor, at, facts, lines } = await talk({ makes: large }, choose, way, { type: 'switch' })
      expect([at(), facts().sendsOriginal, lines.length]).toEqual([
        way.type === 'cancel' ? 'cancelled' : 'failed',
        true,
        1,
      ])
      actor.send({ type: 'retry' })
      expect(lines[1]?.sends).toBe(original)
    }
  })

  it('is recalled with what was wanted of it', async () => {
    const { actor, at, lines } = await talk({ draft: { picture: large, sendsOriginal: true } })
    expect([at(), lines.length]).toEqual(['resuming', 0])
    actor.send({ type: 'retry' })
    expect(lines[0]?.sends).toBe(original)
    const again = await talk({ draft: { picture: large, sendsOriginal: true } }, { type: 'switch' }, { type: 'retry' })
    expect(again.line().sends).toBe(large)
  })

  it('forgets with itself that its original was wanted', async () => {
    for (const next of [choose, { type: 'remove' }] as const) {
      const { facts, shelved } = await talk({ makes: large }, choose, { type: 'switch' }, arrived, next)
      expect([facts().sendsOriginal, shelved.at(-1)]).toEqual([
        undefined,
        next === choose ? { type: 'keep', draft: { picture: large } } : { type: 'drop' },
      ])
    }
  })

  it('that is no smaller than its file has no original to be wanted', async () => {
    const { actor } = await talk({}, choose)
    expect(actor.getSnapshot().can({ type: 'switch' })).toBe(false)
  })

  it('that is removed is forgotten by the phone, whatever it was doing', async () => {
    for (const way of [[choose], [choose, arrived], [choose, { type: 'cancel' } as const]]) {
      const { at, actor, shelved, facts, line } = await talk({}, ...way)
      actor.send({ type: 'remove' })
      expect([at(), shelved.at(-1), facts().picture, line().isCut]).toEqual([
        'empty',
        { type: 'drop' },
        undefined,
        true,
      ])
    }
  })
})

const proofFlow = (upload: typeof uploadFlow) =>
  setup({
    types: {
      context: {} as { pictures: ReturnType<typeof noPictures> },
      events: {} as PictureEvent | { type: 'done' },
    },
    actors: { pictures: collectMachine.provide({ actors: { upload } }) },
  }).createMachine({
    context: { pictures: noPictures(3) },
    invoke: {
      id: 'pictures',
      src: 'pictures',
      input: { key: 'proof', most: 3 },
      onSnapshot: { actions: assign({ pictures: ({ event }) => event.snapshot.context.pictures }) },
    },
    on: { picture: { actions: forwardTo('pictures') } },
  })

describe('the pictures of one thing', () => {
  it('can be shown before anything was asked of the phone', () => {
    const [{ context }] = initialTransition(proofFlow(uploadFlow))
    expect(context.pictures).toEqual(noPictures(3))
  })

  it('are one, unless their field says more', async () => {
    const { flow } = phone()
    const actor = createActor(collectMachine.provide({ actors: { upload: flow } }), { input: { key: 'x' } })
    expect(actor.getSnapshot().context.pictures).toEqual(noPictures())
    expect(noPictures()).toHaveLength(PICTURES_PICKED)
  })

  it('are conversations of their own, and one list', async () => {
    const { flow, lines } = phone()
    const actor = createActor(proofFlow(flow)).start()
    const states = () => actor.getSnapshot().context.pictures.map(({ state }) => state)
    await soon()
    expect(states()).toEqual(['empty', 'empty', 'empty'])
    actor.send({ type: 'picture', at: 1, gesture: choose })
    actor.send({ type: 'picture', at: 0, gesture: choose })
    actor.send({ type: 'picture', at: 9, gesture: choose })
    await soon()
    expect([states(), areSettled(actor.getSnapshot().context.pictures)]).toEqual([
      ['uploading', 'uploading', 'empty'],
      false,
    ])
    lines[0]?.say(arrived)
    lines[1]?.say({ type: 'broke', error: new Unreachable('busy') })
    await soon()
    const { pictures } = actor.getSnapshot().context
    expect([states(), areSettled(pictures), addressesOf(pictures)]).toEqual([
      ['failed', 'uploaded', 'empty'],
      true,
      [attachment.url],
    ])
  })

  it('are forgotten together when they have become part of it', async () => {
    const { flow, lines, shelved } = phone()
    const actor = createActor(collectMachine.provide({ actors: { upload: flow } }), {
      input: { key: 'x', most: 2 },
    }).start()
    actor.send({ type: 'picture', at: 0, gesture: choose })
    await soon()
    lines[0]?.say(arrived)
    actor.send({ type: 'finish' })
    await soon()
    expect(actor.getSnapshot().context.pictures.map(({ state }) => state)).toEqual(['empty', 'empty'])
    expect(shelved.slice(-2)).toEqual([{ type: 'drop' }, { type: 'drop' }])
  })
})
