import type { Meta } from '@storybook/react-vite'
import { news } from '#contract/news.ts'
import { agreementFlow, AgreementSheetScreen } from '#src/parts/news/agreement.screen.tsx'
import { agreement, longAgreement } from '../fixtures/news.ts'
import { silent } from '../fixtures/trouble.ts'
import { onSurface } from '../lib/bench.tsx'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(agreementFlow, AgreementSheetScreen, {
  input: { which: { code: 'reg_rule' } },
  paths: ['/pages/login/reg', '/pages/reg/reg', '/pages/login/shop'],
  calls: { load: news.article },
})

export default {
  title: 'news/Agreement over a form',
  parameters: { purpose: 'The agreement, read in a sheet over the form that asks for it: what was typed stays.' },
  decorators: [onSurface],
} satisfies Meta

export const Opening = at('opening')
export const Showing = at('showing', { item: agreement })
export const ShowingLongestText = at('showing', { item: longAgreement })
export const Missing = at('missing')
export const Unreachable = at('unreachable', { trouble: silent })
