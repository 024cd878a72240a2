import { news } from '#contract/news.ts'
import { whitePaperFlow } from '#machines/news/white-paper.flow.ts'
import { alerts, heading, isBusy, isWaiting, press } from '#tests/walk/gestures.ts'
import { expect } from '#tests/walk/phone.ts'
import { calling, fetching } from '#tests/walk/wires.ts'
import { paper } from '#stories/fixtures/news.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { unpublish } from '#tests/world/articles.ts'

const { gesture, answers, refuses, breaks } = sayings(whitePaperFlow)

walk(whitePaperFlow, {
  opens: [{ title: 'opens the page', at: '/pages/my/intro' }],
  wires: { whitePaper: calling(news.whitePaper), savePdf: fetching(paper.url) },
  events: [
    answers('whitePaper', 'the paper comes', paper),
    refuses('whitePaper', 'there is none', 'missing', ({ world }) => unpublish(world, 'white_paper')),
    breaks('whitePaper', 'no answer comes', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture('wants the file', { type: 'save' }, (scene) => press(scene, 'Save as PDF')),
    answers('savePdf', 'the file comes', undefined),
    breaks('savePdf', 'the file does not come', 'busy'),
  ],
  expects: {
    opening: isWaiting,
    missing: (scene) => heading(scene, 'There is nothing here'),
    unreachable: (scene) => heading(scene, 'This did not load'),
    showing: ({ page }) => expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible(),
    saving: (scene) => isBusy(scene, 'Loading the PDF'),
    saveFailed: (scene) => alerts(scene, 'The PDF could not be loaded. Please try again later.'),
  },
})
