import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { robot } from '#contract/robot.ts'
import { inLanguage } from '#src/app/in-language.tsx'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { landingFlow, LandingScreen } from './landing.screen.tsx'

export const Route = createFileRoute('/pages/ai/ai')({
  staticData: { access: 'optional', title: msg`How robots work` },
  loader: words('robot', 'invest'),
  component: inLanguage(page(landingFlow, LandingScreen).with(() => ({ calls: { load: robot.index } }))),
})
