import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { Tag } from '#src/ui/surface.tsx'

const Done = ({ children }: { children: ReactNode }) => (
  <Tag tone="good">
    <Icon of={Check} size={14} />
    {children}
  </Tag>
)

const Off = () => (
  <Tag tone="warn">
    <Trans comment="Of a protection: it is not in force; max=16">Off</Trans>
  </Tag>
)

export const PinTag = ({ isSet }: { isSet: boolean }) =>
  isSet ? (
    <Done>
      <Trans comment="max=16">Set</Trans>
    </Done>
  ) : (
    <Off />
  )

export const SecondTag = ({ isOn }: { isOn: boolean }) =>
  isOn ? (
    <Done>
      <Trans comment="Of a protection: it is in force; max=16">On</Trans>
    </Done>
  ) : (
    <Off />
  )

export const PausedTag = () => (
  <Tag tone="warn">
    <Trans comment="Of the reader’s account: nothing leaves it; max=16">Paused</Trans>
  </Tag>
)
