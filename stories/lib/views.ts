import type { AnyStateMachine } from 'xstate'
import type { Screen } from '#src/lib/screen.tsx'
import type { SceneFacts } from './scenes.tsx'

/** The stories of the screen that stands for all whose views of a kind the kit makes: there they are looked at whole. */
export const EXEMPLARS: Readonly<Record<string, string>> = {
  list: 'trade/Orders',
  follow: 'equity/Equity',
  belongings: 'card/Bank accounts',
  payment: 'transfer/Transfer',
}

type LookedAt = Screen<AnyStateMachine>['views'][string]

const behind = (view: LookedAt): unknown =>
  typeof view.view === 'function' ? behind(view.view as LookedAt) : (view.view ?? view)

/** The view of a scene, whatever it looks like there; by its name where the kit made it. */
export function viewOf({ screen, state }: SceneFacts): unknown {
  const view = screen().views[state]
  return view && behind(view)
}

export const kindOf = (view: string): string => view.split('.')[0] ?? ''
