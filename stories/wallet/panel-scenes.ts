import type { ReactNode } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Screen } from '#src/lib/screen.tsx'
import type { FollowFlow } from '#src/parts/wallet/panel-views.tsx'
import { silent } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

interface PanelFacts<Item> {
  paths: readonly string[]
  calls: Readonly<Record<string, Endpoint>>
  item: Item
  around: (panel: ReactNode) => ReactNode
  /** What the specification calls its coming and its failure. */
  coming?: string
  lost?: string
}

export function panelScenes<Item>(
  flow: FollowFlow<Item>,
  shown: Screen<FollowFlow<Item>>,
  { item, coming, lost, ...facts }: PanelFacts<Item>,
) {
  const at = scenes(flow, shown, { input: undefined, ...facts })
  const scene = (state: string, context: object, name?: string) =>
    at(state as never, context as never, { names: name === undefined ? [] : [name] })
  return {
    showing: (other: Item, name?: string) => scene('showing', { item: other }, name),
    Opening: scene('opening', {}, coming),
    Unreachable: scene('unreachable', { trouble: silent }, lost),
    Showing: scene('showing', { item }),
    ShowingRefreshFailed: scene('showing', { item, trouble: silent }),
    Following: scene('following', { item }),
    Behind: scene('behind', { item }),
    Refreshing: scene('refreshing', { item }),
  }
}
