import { LOOK_BACK } from '#contract/limits.ts'
import { service } from '#contract/service.ts'
import { placementFlow } from '#machines/service/placement.flow.ts'
import { answered, unwanted, wanted } from '#stories/fixtures/service.ts'
import { alerts, heading, isBusy, isWaiting, press } from '#tests/walk/gestures.ts'
import { type Phone } from '#tests/walk/phone.ts'
import type { Scene } from '#tests/walk/table.ts'
import { calling } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { standsAs } from '#tests/world/service.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, OTTO } from '#tests/world/people.ts'

const { gesture, answers, refuses, breaks } = sayings(placementFlow)
type FlowScene = Scene<typeof placementFlow>

/** Otto's centre asks Mira, so long before the phone opens that no notice stands over it. */
async function isAsked({ world }: Pick<FlowScene, 'world'>) {
  await world.give(service.place, { username: MIRA.username }, await world.enter(OTTO.email, OTTO.password))
}

async function arrives(phone: Phone) {
  await join(phone.world, MIRA)
  await join(phone.world, OTTO)
  await standsAs(phone.world, OTTO, 'active')
  await isAsked(phone)
  phone.world.clock.pass(LOOK_BACK + 1)
  await holds(phone, MIRA)
}

async function answersElsewhere({ world, state }: FlowScene) {
  const { placement_no } = await world.sql.selectFrom('placement').select('placement_no').executeTakeFirstOrThrow()
  const accept = state === 'joining' ? 0 : 1
  await world.give(service.answerPlacement, { placement_no, accept }, await world.enter(MIRA.email, MIRA.password))
}

const nobodyAsks = ({ world }: FlowScene) => world.sql.deleteFrom('placement').execute()

walk(placementFlow, {
  opens: [{ title: 'a member opens it', at: '/pages/users/setting?part=placement', before: arrives }],
  wires: { placement: calling(service.placement), answerPlacement: calling(service.answerPlacement) },
  events: [
    answers('placement', 'a centre asks', wanted),
    answers('placement', 'nobody asks', unwanted, nobodyAsks),
    breaks('placement', 'no answer comes', 'silent'),
    answers('answerPlacement', 'the answer counts', answered),
    refuses('answerPlacement', 'another phone answered meanwhile', 'moved-on', answersElsewhere),
    refuses('answerPlacement', 'the centre is gone', 'missing', nobodyAsks),
    {
      ...refuses('answerPlacement', 'the centre was stopped meanwhile', 'not-available', ({ world }) =>
        standsAs(world, OTTO, 'stopped'),
      ),
      when: ({ value }) => value === 'joining',
    },
    breaks('answerPlacement', 'nobody knows whether it counts', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture('joins', { type: 'join' }, (scene) => press(scene, 'Join the team')),
    gesture('declines', { type: 'decline' }, (scene) => press(scene, 'No, thanks')),
  ],
  expects: {
    opening: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    none: (scene) => heading(scene, 'No invitation is open'),
    asked: (scene) => heading(scene, /would like you in their team$/),
    joining: (scene) => isBusy(scene, 'Join the team'),
    declining: (scene) => isBusy(scene, 'No, thanks'),
    unknown: (scene) => alerts(scene, /^-500/),
    joined: (scene) => heading(scene, 'You are in the team'),
    declined: (scene) => heading(scene, 'You said no'),
    unavailable: (scene) => heading(scene, 'You cannot join this team any more'),
  },
})
