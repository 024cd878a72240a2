import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { Trouble } from '#machines/lib/trouble.ts'
import { hasMore, type Listed } from '#machines/stock/pages.ts'
import { Button } from './button.tsx'
import { Refusal } from './trouble-text.tsx'
import { Waiting } from './waiting.tsx'

const Foot = chakra('div', { base: { display: 'grid', gap: '3', paddingTop: '4' } })
const End = chakra('p', { base: { textStyle: 'eyebrow', color: 'ink3', textAlign: 'center', paddingTop: '2' } })

interface ListFootProps {
  list: Listed<unknown>
  state: string
  trouble: Trouble | undefined
  onMore: () => void
}

/** Below a list: what comes next, why it did not come, or that this was all of it. */
export function ListFoot({ list, state, trouble, onMore }: ListFootProps) {
  if (state === 'appending') return <Waiting rows={3} />
  const stuck = state === 'stuck'
  return (
    <Foot>
      <Refusal because={trouble} />
      {hasMore(list) ? (
        <Button kind="quiet" onClick={onMore}>
          {stuck ? <Trans>Try again</Trans> : <Trans comment="Button below a list">Show more</Trans>}
        </Button>
      ) : (
        <End>
          <Trans>That is everything.</Trans>
        </End>
      )}
    </Foot>
  )
}
