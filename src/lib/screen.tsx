import type { ReactNode } from 'react'
import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'
import { pathOf, type StateOf } from '#machines/lib/states.ts'
import { MendingProvider, useFlowMending } from './mending.ts'

export interface ViewProps<M extends AnyStateMachine> {
  readonly context: SnapshotFrom<M>['context']
  readonly busy: boolean
  readonly can: (type: EventFromLogic<M>['type']) => boolean
  readonly send: (event: EventFromLogic<M>) => void
}

export type View<M extends AnyStateMachine> = (props: ViewProps<M>) => ReactNode
export type Views<M extends AnyStateMachine> = Record<StateOf<M>, View<M>>

export interface ScreenProps<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>
  readonly send: (event: EventFromLogic<M>) => void
}

export interface Screen<M extends AnyStateMachine> {
  (props: ScreenProps<M>): ReactNode
  readonly views: Readonly<Record<string, LookedAt>>
  readonly shows: string
}

type LookedAt = ((props: never) => ReactNode) & { readonly view?: unknown }

/** A view that looks otherwise in this state. It stays the same view: what was typed in it stays. */
export const withProps = <S extends object>(view: (props: S) => ReactNode, look: Partial<NoInfer<S>>) =>
  Object.assign((props: S): ReactNode => view({ ...props, ...look }), { view })

/** Views that the kit makes for every screen of a kind: one screen stands for all where they are looked at whole. */
export function kit<V extends Readonly<Record<string, LookedAt>>>(kind: string, views: V): V {
  for (const [name, view] of Object.entries(views)) Object.assign(view, { view: `${kind}.${name}` })
  return views
}

/**
 * A screen is a table from state to view. A state without a view does not compile. What stands on the screen of another
 * flow says its state by an attribute of its own.
 */
export function screen<M extends AnyStateMachine>(
  _flow: M,
  views: NoInfer<Views<M>>,
  shows: `data-${string}` = 'data-state',
): Screen<M> {
  /** Views use hooks, each its own: nothing else may use one here. */
  const Shown = ({ view, ...props }: ViewProps<M> & { view: View<M> }) => view(props)

  function Screen({ snapshot: typed, send }: ScreenProps<M>) {
    const snapshot: AnyMachineSnapshot = typed
    const state = pathOf(snapshot.value) as StateOf<M>
    const { mending, context, say } = useFlowMending(snapshot, send)
    return (
      <MendingProvider value={mending}>
        <div {...{ [shows]: state }} style={{ display: 'contents' }}>
          <Shown
            view={views[state] as View<M>}
            context={context as never}
            busy={snapshot.hasTag('busy')}
            can={(type) => snapshot.can({ type })}
            send={say as never}
          />
        </div>
      </MendingProvider>
    )
  }
  return Object.assign(Screen, { views, shows })
}
