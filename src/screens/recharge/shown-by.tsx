import { Trans } from '@lingui/react/macro'
import type { Channel } from '#contract/recharge.ts'
import type { Gesture, PictureProgress } from '#machines/attachment/picture.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import type { Problems } from '#machines/lib/problems.ts'
import { LateUploadField } from '#src/ui/attachment/late-upload-field.tsx'
import { Field } from '#src/ui/field.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Card } from '#src/ui/surface.tsx'

interface ShownByProps {
  type: Channel['type']
  /** Whether the transfer had a reference to quote. */
  quotes: boolean
  pictures: readonly PictureProgress[]
  payer: string
  problems: Problems
  trouble: Trouble | undefined
  onGesture: (at: number, gesture: Gesture) => void
  onPayer: (payer: string) => void
}

const ofPicture = ({ refusal }: Trouble) => refusal === 'proof-used' || refusal === 'missing'

export const pictureTrouble = (trouble: Trouble | undefined): string | undefined =>
  trouble && ofPicture(trouble) ? trouble.message : undefined

export function ShownBy({ type, quotes, pictures, payer, problems, trouble, onGesture, onPayer }: ShownByProps) {
  const wrong = (field: string, asked: string) => wordsFor(field, problems, trouble) ?? wordsFor(asked, {}, trouble)
  return (
    <Card as="div" holds="prose" gap="4">
      <LateUploadField
        label={<Trans>Receipt</Trans>}
        hint={
          quotes ? (
            <Trans>We need to read the amount, the date and the payment reference.</Trans>
          ) : (
            <Trans>We need to read the amount and the date.</Trans>
          )
        }
        error={wrong('proof', 'proof_image') ?? pictureTrouble(trouble)}
        pictures={pictures.slice(0, 1)}
        onGesture={onGesture}
      />
      <Field
        kind="text"
        name="payer"
        label={type === 'bank' ? <Trans>Name of the payer</Trans> : <Trans>Address you sent from</Trans>}
        hint={
          type === 'bank' ? (
            <Trans>As on the bank account you paid from. It has to be yours.</Trans>
          ) : (
            <Trans>As your wallet shows it.</Trans>
          )
        }
        autoComplete={type === 'bank' ? 'name' : 'off'}
        defaultValue={payer}
        onChange={(change) => onPayer(change.currentTarget.value)}
        error={wrong('payer', 'payer_name')}
        enterKeyHint="go"
      />
    </Card>
  )
}
