import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { Seconded } from '#machines/factor/second.rules.ts'
import type { Problems } from '#machines/lib/problems.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { SecondField } from './second-field.tsx'
import { Lead } from './text.tsx'

const Besides = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })

interface SecondBesidesProps {
  of: Seconded & { problems: Problems; trouble?: Trouble | undefined }
  busy: boolean
}

export const SecondBesides = ({ of: { ways, problems, trouble }, busy }: SecondBesidesProps) =>
  ways && (
    <Besides>
      <Lead>
        <Trans>Please confirm this change with the second step too.</Trans>
      </Lead>
      <SecondField ways={ways} problems={problems} trouble={trouble} disabled={busy} autoFocus />
    </Besides>
  )
