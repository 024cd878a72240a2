import type { ComponentType, ReactNode } from 'react'
import { required } from '#machines/lib/required.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { kit, withProps } from '#src/lib/screen.tsx'
import { Behind } from './behind.tsx'
import { Unreachable } from './full-page-note.tsx'
import { Refusal } from './trouble-text.tsx'
import { Waiting } from './waiting.tsx'

interface FollowViewProps<Item> {
  readonly context: { readonly item?: Item; readonly trouble?: Trouble }
  readonly send: (event: { type: 'retry' } | { type: 'refresh' }) => void
}

interface Look {
  readonly refreshing?: boolean
  readonly old?: boolean
}

export interface Around {
  readonly refreshing?: boolean | undefined
  readonly onRefresh?: () => void
  readonly children: ReactNode
}

interface FollowLooks<Item> {
  readonly Frame: ComponentType<Around & { readonly item?: Item | undefined }>
  readonly outline: { readonly rows: number; readonly figure?: boolean }
  readonly Shown: ComponentType<{ item: Item; onRefresh: () => void }>
}

export function followViews<Item>({ Frame, outline, Shown }: FollowLooks<Item>) {
  const Showing = ({ context: { item, trouble }, send, refreshing, old }: FollowViewProps<Item> & Look) => {
    const refresh = () => send({ type: 'refresh' })
    return (
      <Frame refreshing={refreshing} onRefresh={refresh} item={item}>
        {old && <Behind onRetry={refresh} />}
        <Refusal because={trouble} />
        <Shown item={required(item)} onRefresh={refresh} />
      </Frame>
    )
  }
  return {
    ...kit('follow', {
      opening: () => (
        <Frame>
          <Waiting {...outline} />
        </Frame>
      ),
      unreachable: ({ context, send }: FollowViewProps<Item>) => (
        <Frame>
          <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
        </Frame>
      ),
    }),
    showing: Showing,
    following: Showing,
    behind: withProps(Showing, { old: true }),
    refreshing: withProps(Showing, { refreshing: true }),
  }
}
