import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import type { Second } from '#machines/factor/second.rules.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import type { Sent } from '#machines/stock/sent-code.part.ts'
import { Button } from './button.tsx'
import type { FieldRow } from './fields.tsx'
import { ForgottenPin } from './forgotten-pin.tsx'
import { PinLocked } from './pin-locked.tsx'
import { Resend } from './resend.tsx'
import { SecondedFields } from './seconded-fields.tsx'
import { Shut } from './too-often.tsx'

type ProofFormProps<Said extends object> = ComponentProps<typeof SecondedFields<Said>> & {
  /** For how many seconds nothing may be sent, where that counts down here. */
  left?: number | undefined
  /** What is wrong is said beside its field alone. */
  quiet?: boolean
  another?: ReactNode
  onBack?: () => void
  onUnlock?: () => void
}

/** What proves it, why it was refused, and the way back to what is proven by it. */
export function ProofForm<Said extends object & Second>({
  locked = false,
  left,
  quiet = false,
  another,
  onBack,
  onUnlock,
  children,
  ...rest
}: ProofFormProps<Said>) {
  const { trouble } = rest.of
  const isSaid = quiet || rest.rows.some(({ refused }) => refused)
  return (
    <>
      <SecondedFields<Said> {...rest} locked={locked || (left ?? 0) > 0}>
        {children}
        {locked && onUnlock ? (
          <PinLocked because={trouble} onUnlock={onUnlock} />
        ) : (
          !isSaid && <Shut because={trouble} left={left} />
        )}
      </SecondedFields>
      {another && (
        <Button wide kind="quiet" disabled={rest.busy} onClick={onBack}>
          {another}
        </Button>
      )}
    </>
  )
}

export const EnterSent = ({ contact }: { contact: string }) => (
  <Trans>
    Enter the code sent to <bdi dir="ltr">{contact}</bdi>.
  </Trans>
)

export const codeRow = <Name extends string>(
  name: Name,
  label: ReactNode,
  sent: Sent,
  onResend: () => void,
  more?: ReactNode,
): FieldRow<Name> => ({
  name,
  kind: 'code',
  label,
  under: (
    <>
      <Resend wait={sent.resend_seconds} since={sent} onResend={onResend} />
      {more}
    </>
  ),
})

const refusedAs = (refusal: 'pin-wrong' | 'wrong-password', trouble: Trouble | undefined) =>
  trouble?.refusal === refusal ? { says: trouble.message, times: trouble.left ?? 0 } : undefined

export const pinRow = <Name extends string>(
  name: Name,
  label: ReactNode,
  trouble: Trouble | undefined,
  back?: string,
): FieldRow<Name> => ({
  name,
  kind: 'pin',
  label,
  refused: refusedAs('pin-wrong', trouble),
  under: <ForgottenPin {...(back !== undefined && { back })} />,
})

export const passwordRow = <Name extends string>(
  name: Name,
  label: ReactNode,
  trouble: Trouble | undefined,
): FieldRow<Name> => ({ name, kind: 'password', label, refused: refusedAs('wrong-password', trouble) })
