import { wallet } from '#contract/wallet.ts'
import { statementFlow } from '#machines/wallet/statement.flow.ts'
import { isBusy, press, says } from '#tests/walk/gestures.ts'
import { expect } from '#tests/walk/phone.ts'
import { calling } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { joins } from '#tests/walk/holds.ts'

const { gesture, answers, breaks } = sayings(statementFlow)
const wish = { account: 'balance', kind: 'month', period: '2026-11' } as const

walk(statementFlow, {
  shows: 'data-sheet',
  opens: [
    {
      title: 'a member asks for a statement',
      at: '/pages/money/money_mx?statement=balance',
      input: { wish },
      before: joins,
    },
  ],
  wires: { download: calling(wallet.statement) },
  events: [
    gesture('chooses a year', { type: 'choose', wish: { ...wish, kind: 'year', period: '2026' } }, (scene) =>
      press(scene, 'Year, CSV'),
    ),
    gesture('takes it', { type: 'take' }, (scene) => press(scene, 'Download')),
    answers('download', 'the file comes', undefined),
    breaks('download', 'no answer comes', 'silent'),
  ],
  expects: {
    choosing: ({ page }) => expect(page.getByRole('button', { name: 'Download' })).toBeVisible(),
    fetching: (scene) => isBusy(scene, 'Download'),
    kept: (scene) => says(scene, 'Saved to your downloads.'),
    rejected: ({ page }) => expect(page.getByRole('alert')).toBeVisible(),
  },
})
