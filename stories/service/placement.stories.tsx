import type { Meta } from '@storybook/react-vite'
import { service } from '#contract/service.ts'
import { placementFlow } from '#machines/service/placement.flow.ts'
import { PlacementScreen } from '#src/screens/service/placement.screen.tsx'
import { answered, wanted, wantedLong } from '../fixtures/service.ts'
import { silent } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(placementFlow, PlacementScreen, {
  input: undefined,
  paths: ['/pages/users/setting'],
  calls: { placement: service.placement, answerPlacement: service.answerPlacement },
  answers: { placement: wanted, answerPlacement: answered },
})
const { placement } = wanted

export default {
  title: 'service/Team invitation',
  parameters: { purpose: 'A service centre wants the member in its team: what that means, and yes or no.' },
} satisfies Meta

export const Opening = at('opening')
export const Unreachable = at('unreachable', { trouble: silent })
export const None = at('none')
export const Asked = at('asked', { placement })
export const AskedLongRegion = at('asked', wantedLong)
export const Joining = at('joining', { placement })
export const Declining = at('declining', { placement })
export const Unknown = at('unknown', { placement, trouble: silent })
export const Joined = at('joined', { placement })
export const Declined = at('declined', { placement })
export const Unavailable = at('unavailable', { placement })
