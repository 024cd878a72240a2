import type { Meta } from '@storybook/react-vite'
import { news } from '#contract/news.ts'
import { agreementFlow, AgreementScreen } from '#src/parts/news/agreement.screen.tsx'
import { agreement, longAgreement } from '../fixtures/news.ts'
import { busy } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(agreementFlow, AgreementScreen, {
  input: { which: { code: 'reg_rule' } },
  paths: ['/pages/news/reg_rule'],
  calls: { load: news.article },
})

export default {
  title: 'news/Registration agreement',
  parameters: { purpose: 'Registration agreement; other agreements by code.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Missing = at('missing', {}, { names: ['notFound'] })
export const Unreachable = at('unreachable', { trouble: busy }, { names: ['error'] })
export const Showing = at('showing', { item: agreement }, { names: ['ready'] })
export const ShowingLongestText = at('showing', { item: longAgreement })
