import type { Meta } from '@storybook/react-vite'
import { news } from '#contract/news.ts'
import { whitePaperFlow } from '#machines/news/white-paper.flow.ts'
import { WhitePaperScreen } from '#src/screens/news/white-paper.screen.tsx'
import { longPaper, paper } from '../fixtures/news.ts'
import { silent } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(whitePaperFlow, WhitePaperScreen, {
  input: undefined,
  paths: ['/pages/my/intro'],
  calls: { whitePaper: news.whitePaper },
})

export default {
  title: 'news/Introduction',
  parameters: { purpose: 'Platform introduction with the white paper: read it here, or save it as a PDF.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Missing = at('missing', {}, { names: ['notFound'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Showing = at('showing', { paper }, { names: ['ready'] })
export const ShowingLongestText = at('showing', { paper: longPaper })
export const Saving = at('saving', { paper })
export const SaveFailed = at('saveFailed', { paper }, { names: ['pdfError'] })
