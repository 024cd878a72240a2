import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import {
  fitting,
  gripped,
  moved,
  scaleOf,
  sideOf,
  turnedTo,
  WHOLE,
  zoomed,
  type Cut,
  type Photo,
} from '#machines/account/crop.rules.ts'
import { editProfileFlow } from '#machines/account/edit-profile.flow.ts'
import { UnfitFile } from '#machines/attachment/picture.ts'
import { PORTRAIT } from '#contract/limits.ts'
import { member } from '#stories/fixtures/account.ts'
import { pier } from '#stories/fixtures/profile.ts'
import { chanceFrom } from '#tests/world/chance.ts'

const wide: Photo = { address: '', width: 1_600, height: 900 }
const tall: Photo = { address: '', width: 300, height: 1_200 }
const tiny: Photo = { address: '', width: 3, height: 2 }

function isFilled(photo: Photo, cut: Cut): boolean {
  const scale = scaleOf(photo, cut)
  const [cos, sin] = [Math.cos((-cut.turn * Math.PI) / 180), Math.sin((-cut.turn * Math.PI) / 180)]
  return [-0.5, 0.5].every((x) =>
    [-0.5, 0.5].every((y) => {
      const [across, down] = [
        cut.x * photo.width + (x * cos - y * sin) / scale,
        cut.y * photo.height + (x * sin + y * cos) / scale,
      ]
      const slack = 1e-6 * Math.max(photo.width, photo.height)
      return across >= -slack && across <= photo.width + slack && down >= -slack && down <= photo.height + slack
    }),
  )
}

describe('the part of a photo that is shown', () => {
  it('is at first the largest square in its middle', () => {
    expect(scaleOf(wide, WHOLE)).toBe(1 / 900)
    expect(scaleOf(tall, WHOLE)).toBe(1 / 300)
    expect(fitting(wide, WHOLE)).toEqual(WHOLE)
  })

  it('fills the frame whatever fingers, keys and sliders do', () => {
    const chance = chanceFrom('crop')
    const any = (least: number, most: number) =>
      least + ((most - least) * (chance.bytes(2).readUInt16BE(0) ?? 0)) / 65_535
    for (const photo of [wide, tall, tiny]) {
      let cut = WHOLE
      for (let time = 0; time < 500; time += 1) {
        const point = () => ({ x: any(-0.5, 0.5), y: any(-0.5, 0.5) })
        cut = [
          () => moved(photo, cut, point()),
          () => zoomed(photo, cut, any(-1, 9)),
          () => turnedTo(photo, cut, any(-720, 720)),
          () => gripped(photo, cut, { from: point(), to: point(), spread: any(0.2, 4), turn: any(-90, 90) }),
        ][time % 4]!()
        expect(isFilled(photo, cut), JSON.stringify({ photo, cut })).toBe(true)
        expect([cut.zoom >= 1, cut.zoom <= PORTRAIT.zoom, Math.abs(cut.turn) <= 180]).toEqual([true, true, true])
      }
    }
  })

  it('follows the finger: what lay under it lies under it again', () => {
    const cut = zoomed(wide, WHOLE, 2)
    const next = moved(wide, cut, { x: 0.1, y: -0.05 })
    expect(next.x).toBeCloseTo(0.5 - 0.1 / (scaleOf(wide, cut) * wide.width))
    expect(next.y).toBeCloseTo(0.5 + 0.05 / (scaleOf(wide, cut) * wide.height))
  })

  it('grows and turns about the fingers that hold it', () => {
    const cut = zoomed(wide, WHOLE, 2)
    const at = { x: 0.2, y: 0.1 }
    const lies = (one: Cut) => {
      const [cos, sin] = [Math.cos((-one.turn * Math.PI) / 180), Math.sin((-one.turn * Math.PI) / 180)]
      const scale = scaleOf(wide, one)
      return {
        x: one.x * wide.width + (at.x * cos - at.y * sin) / scale,
        y: one.y * wide.height + (at.x * sin + at.y * cos) / scale,
      }
    }
    const next = gripped(wide, cut, { from: at, to: at, spread: 1.3, turn: 20 })
    expect(scaleOf(wide, next)).toBeCloseTo(1.3 * scaleOf(wide, cut))
    expect(next.turn).toBeCloseTo(20)
    expect(lies(next).x).toBeCloseTo(lies(cut).x)
    expect(lies(next).y).toBeCloseTo(lies(cut).y)
  })

  it('stands as it stood after four quarter turns, and is never turned further than half round', () => {
    let cut = WHOLE
    for (const turn of [90, 180, -90, 0]) {
      cut = turnedTo(wide, cut, cut.turn + 90)
      expect(Math.abs(cut.turn)).toBe(Math.abs(turn))
    }
    expect(cut).toEqual({ ...WHOLE, turn: expect.closeTo(0) as number })
  })

  it('is drawn with as many pixels as it has, and no more than are sent', () => {
    expect(sideOf(wide, WHOLE)).toBe(PORTRAIT.side)
    expect(sideOf(tall, WHOLE)).toBe(300)
    expect(sideOf(wide, zoomed(wide, WHOLE, 5))).toBe(180)
    expect(sideOf(tiny, zoomed(tiny, WHOLE, 5))).toBe(1)
  })
})

it('a part that the phone cannot draw is said to be none', async () => {
  const actor = createActor(
    editProfileFlow.provide({
      actors: {
        profile: fromPromise(async () => member),
        read: fromPromise(async () => pier),
        sending: fromCallback(({ sendBack }) => sendBack({ type: 'broke', error: new UnfitFile('unreadable') })),
      },
    }),
  ).start()
  await waitFor(actor, (snapshot) => snapshot.matches('idle'))
  actor.send({ type: 'choose', file: {} })
  await waitFor(actor, (snapshot) => snapshot.matches('cropping'))
  actor.send({ type: 'use', cut: WHOLE })
  expect(actor.getSnapshot().value).toBe('unfit')
  expect(actor.getSnapshot().context).toMatchObject({ unfit: 'unreadable', form: { avatar: '' } })
})
