import { Trans } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import type { Trouble } from '#machines/lib/trouble.ts'
import { withProps } from '#src/lib/screen.tsx'
import { AskAgain } from './ask-again.tsx'
import { Unreachable } from './full-page-note.tsx'
import { Caution, Refusal } from './trouble-text.tsx'
import { Waiting } from './waiting.tsx'

export interface ActedOnLook {
  readonly says?: 'changed' | 'old' | 'undone'
}

interface ActedOnViewProps extends ActedOnLook {
  readonly context: { readonly trouble?: Trouble | undefined }
  readonly send: (event: { type: 'retry' }) => void
}

interface ActedOnLooks<S> {
  readonly Frame: ComponentType<{ foot?: ReactNode; children: ReactNode }>
  readonly rows: number
  readonly missing: ReactNode
  readonly unknown: ReactNode
  readonly Shown: (view: S) => ReactNode
}

/** The states in which it is acted on are the screen's own. */
export function actedOnViews<S extends ActedOnViewProps>({ Frame, rows, missing, unknown, Shown }: ActedOnLooks<S>) {
  const says = (what: ActedOnLook['says']) => withProps(Shown, { says: what } as Partial<S>)
  return {
    opening: () => (
      <Frame>
        <Waiting figure rows={rows} />
      </Frame>
    ),
    missing: () => <Frame>{missing}</Frame>,
    unreachable: ({ context, send }: S) => (
      <Frame>
        <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
      </Frame>
    ),
    showing: Shown,
    following: Shown,
    behind: says('old'),
    rereading: Shown,
    unknown: ({ send }: S) => <Frame foot={<AskAgain onAsk={() => send({ type: 'retry' })} />}>{unknown}</Frame>,
    stale: says('changed'),
    actionFailed: says('undone'),
  }
}

interface SaysProps {
  of: ActedOnViewProps
  changed: ReactNode
  undone: ReactNode
}

export function Says({ of: { says, context }, changed, undone }: SaysProps) {
  switch (says) {
    case 'changed':
      return <Caution>{changed}</Caution>
    case 'old':
      return (
        <Caution>
          <Trans>No connection. This may be out of date; we keep trying.</Trans>
        </Caution>
      )
    case 'undone':
      return (
        <Refusal because={context.trouble}>
          <p>{undone}</p>
        </Refusal>
      )
    default:
      return null
  }
}
