import { Trans } from '@lingui/react/macro'
import { UserPlus } from 'lucide-react'
import { Says } from '#src/ui/surface.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'

export function Inviter({
  of: inviter,
  unknown,
  missing,
}: {
  of?: { inviter_username: string }
  unknown: boolean
  missing: boolean
}) {
  if (missing) {
    return (
      <Caution>
        <Trans>This link has no invite code. You can register without one, or enter one at the end.</Trans>
      </Caution>
    )
  }
  if (unknown) {
    return (
      <Caution>
        <Trans>
          Nobody has the invite code of this link. You can register without one, or enter another at the end.
        </Trans>
      </Caution>
    )
  }
  if (!inviter) return null
  const name = inviter.inviter_username
  return (
    <Says icon={UserPlus}>
      <Trans>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        invites you.
      </Trans>
    </Says>
  )
}
