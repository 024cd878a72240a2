import { Trans } from '@lingui/react/macro'
import { Tag } from './surface.tsx'

interface Flags {
  readonly is_default: 0 | 1
  readonly locked: 0 | 1
}

export const tagsOf = ({ is_default, locked }: Flags) =>
  (is_default === 1 || locked === 1) && (
    <>
      {is_default === 1 && (
        <Tag tone="sky">
          <Trans comment="Mark of what money is paid out to unless something else is chosen, max=16">Default</Trans>
        </Tag>
      )}
      {locked === 1 && (
        <Tag>
          <Trans comment="Mark of what an open payment goes to, max=16">In use</Trans>
        </Tag>
      )}
    </>
  )
