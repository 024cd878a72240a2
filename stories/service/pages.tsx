import type { ReactNode } from 'react'
import { action } from 'storybook/actions'
import { centreFlow } from '#machines/service/centre.flow.ts'
import { PanelsProvider } from '#src/lib/panels.ts'
import { CentreHeadScreen, CentreScreen, standingFlow } from '#src/screens/service/centre.screen.tsx'
import { centre, openedRows } from '../fixtures/service.ts'
import { begunWith } from '../lib/list.ts'
import { still } from '../lib/scenes.tsx'

const shownHead = still(standingFlow, CentreHeadScreen, 'showing', { item: centre })
const shownList = still(centreFlow, CentreScreen, 'showing', { ...begunWith(openedRows), standing: centre })

export const centrePage = ({ head = shownHead, list = shownList }: { head?: ReactNode; list?: ReactNode }) => (
  <PanelsProvider value={{ shown: head, asked: 0, refresh: action('refresh') }}>{list}</PanelsProvider>
)
