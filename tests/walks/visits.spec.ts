import { shop } from '#contract/shop.ts'
import { visitsFlow } from '#machines/shop/visits.flow.ts'
import { later } from '#server/lib/clock.ts'
import { visits } from '#stories/fixtures/shop.ts'
import { alerts, answer, heading, press } from '#tests/walk/gestures.ts'
import { joins } from '#tests/walk/holds.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import type { Still } from '#tests/walk/table.ts'
import { calling } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { putsUp, seesGoods } from '#tests/walks/lib/shelf.ts'
import { idOf, MIRA } from '#tests/world/people.ts'

const { gesture, answers, breaks } = sayings(visitsFlow)
type Seen = Still<typeof visitsFlow>

const [first, second] = [visits[0], { ...visits[1], goods: visits[0]?.goods }]

const viewed =
  (many: number) =>
  async ({ world }: Phone) => {
    const member_id = await idOf(world, MIRA)
    for (const [at, { id }] of (await putsUp(world, many)).entries())
      await world.sql
        .insertInto('goods_visit')
        .values({ member_id, goods_id: id, at: later(world.now(), at - many) })
        .execute()
  }

const boxes = ({ page }: Pick<Phone, 'page'>) => page.getByRole('checkbox')
const asked = (scene: Seen) =>
  heading(scene, scene.context.meansAll ? 'Remove everything you viewed?' : 'Remove 1 entry?')

const list = listWalk(visitsFlow, {
  call: shop.visits,
  rows: [first, second],
  has: viewed,
  sees: seesGoods,
  nothing: 'Nothing viewed yet',
})

walk(visitsFlow, {
  opens: [{ title: 'a member opens what they viewed', at: '/pages/shops/visit', before: joins }],
  wires: { ...list.wires, forget: calling(shop.forgetVisits) },
  events: [
    ...list.events,
    answers('forget', 'it is forgotten', { deleted: 1 }),
    breaks('forget', 'nobody knows whether it is', 'silent'),
    gesture('wants to remove some', { type: 'edit' }, (scene) => press(scene, 'Edit')),
    gesture('marks the first', { type: 'mark', id: first?.id ?? 0 }, (scene) => boxes(scene).first().tap()),
    gesture('means what is marked', { type: 'forget' }, (scene) => press(scene, 'Remove 1 entry')),
    gesture('means all of it', { type: 'forgetAll' }, (scene) => press(scene, 'Remove all')),
    gesture('has done', { type: 'done' }, (scene) => press(scene, 'Done')),
    gesture('means it', { type: 'confirm' }, (scene) => answer(scene, 'Remove')),
    gesture('changes one’s mind', { type: 'back' }, (scene) => answer(scene, 'Go back')),
  ],
  expects: {
    ...list.expects,
    editing: (scene) => expect(boxes(scene).first()).toBeChecked({ checked: scene.context.marked.length > 0 }),
    confirmingDelete: asked,
    deleting: ({ page }) => expect(page.getByRole('dialog').locator('button[aria-busy=true]')).toBeVisible(),
    deleteFailed: (scene) => alerts(scene, /^-500, /),
  },
})
