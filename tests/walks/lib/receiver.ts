import type { AnyStateMachine } from 'xstate'
import { alerts, fill, isBusy, press } from '#tests/walk/gestures.ts'
import type { Scene, Still } from '#tests/walk/table.ts'
import { sayings } from '#tests/walk/walk.ts'
import { MIRA, OTTO } from '#tests/world/people.ts'

const rename = ({ world }: Scene, from: string, to: string) =>
  world.sql.updateTable('member').set({ email: to }).where('email', '=', from).execute()
const isNobody = (scene: Scene) => rename(scene, OTTO.email, 'somebody@quay.example')

async function becomesOneself(scene: Scene) {
  await isNobody(scene)
  await rename(scene, MIRA.email, OTTO.email)
}

export async function submit<M extends AnyStateMachine>(
  scene: Scene<M>,
  { to, amount }: { to: string; amount: string },
) {
  await fill(scene, { To: to, Amount: amount })
  await press(scene, 'Continue')
}

export function receiverWalk<M extends AnyStateMachine>(flow: M) {
  const { answers, refuses, breaks } = sayings<AnyStateMachine>(flow)
  return {
    events: [
      answers('receiver', 'the receiver is known', { user_no: '10000002', nickname_masked: 'Ot...', avatar: '' }),
      refuses('receiver', 'nobody is called that', 'receiver-unknown', isNobody),
      refuses('receiver', 'that is oneself', 'receiver-self', becomesOneself),
      breaks('receiver', 'no answer about the receiver comes', 'silent'),
    ],
    expects: {
      invalid: (scene: Still) => alerts(scene, /^Please (enter an amount|enter a recipient)\.$/),
      checking: (scene: Still) => isBusy(scene, 'Continue'),
      receiverUnknown: (scene: Still) => alerts(scene, /No member found/),
      self: (scene: Still) => alerts(scene, /You cannot send money to yourself/),
    },
  }
}
