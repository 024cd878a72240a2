import { sql as raw } from 'kysely'
import { ledger, type PublishedProof } from '#contract/ledger.ts'
import { checkProofFlow } from '#machines/wallet/check-proof.flow.ts'
import { own, published } from '#stories/fixtures/proof.ts'
import { heading, isWaiting, press } from '#tests/walk/gestures.ts'
import type { Phone } from '#tests/walk/phone.ts'
import { atOnce, calling, fetching } from '#tests/walk/wires.ts'
import { gone } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { holds } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'
import { proven } from '#tests/world/proof.ts'
import { asOwner } from '#tests/world/world.ts'

const { gesture, answers, refuses, breaks } = sayings(checkProofFlow)

const publishesAnother = ({ page }: Phone) =>
  page.route(/\/proof\/\d+\.json$/, async (route) => {
    const answer = await route.fetch()
    const read = (await answer.json()) as PublishedProof
    await route.fulfill({ response: answer, json: { ...read, root: 'f'.repeat(64) } })
  })

const withoutCryptography = ({ page }: Phone) =>
  page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))

walk(checkProofFlow, {
  shows: 'data-proof',
  opens: [
    {
      title: 'a member looks for their balance in the published total',
      at: '/pages/wallets/wallets',
      input: { currency: 'EUR', userNo: own.user_no },
      before: async (phone) => {
        await proven(phone.world)
        await holds(phone, MIRA)
      },
      enters: (phone) => press(phone, /^Proof of balances/),
    },
  ],
  wires: { proof: calling(ledger.proof), published: fetching(/^\/proof\/\d+\.json$/), reckon: atOnce },
  events: [
    answers('proof', 'their part comes', own),
    refuses('proof', 'no proof counts them', 'missing', ({ world }) =>
      asOwner(world, (sql) => raw`delete from proof_leaf`.execute(sql)),
    ),
    breaks('proof', 'no answer comes', 'silent'),
    answers('published', 'what everybody is told comes', published),
    breaks('published', 'what everybody is told does not come', 'busy'),
    answers('reckon', 'it holds', 'matches'),
    { ...answers('reckon', 'it leads elsewhere', 'elsewhere'), before: publishesAnother },
    { ...breaks('reckon', 'the browser has no cryptography', 'busy'), before: withoutCryptography },
    gesture('checks again', { type: 'retry' }, (scene) =>
      press(scene, scene.state === 'unreachable' ? 'Try again' : 'Check again'),
    ),
  ],
  expects: {
    opening: isWaiting,
    reading: isWaiting,
    checking: isWaiting,
    matches: (scene) => heading(scene, 'Your balance is in the published total'),
    differs: (scene) => heading(scene, 'This does not add up'),
    unable: (scene) => heading(scene, 'This browser cannot check it'),
    none: (scene) => heading(scene, 'You are not in a proof yet'),
    unreachable: (scene) => heading(scene, 'This did not load'),
  },
  arrives: {
    checking: gone,
  },
})
