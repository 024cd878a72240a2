import { Trans } from '@lingui/react/macro'
import type { PostalAddress } from '#contract/address.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { AskedBelonging } from '#src/ui/belonging.tsx'
import { QuestionSheet } from '#src/ui/question-sheet.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { faceOf } from './address-face.tsx'

interface DropQuestionProps {
  address: PostalAddress
  busy: boolean
  trouble?: Trouble | undefined
  send: (event: { type: 'confirm' | 'back' }) => void
}

export const DropQuestion = ({ address, busy, trouble, send }: DropQuestionProps) => (
  <QuestionSheet
    title={<Trans>Delete this address?</Trans>}
    says={
      <>
        <AskedBelonging {...faceOf(address)} />
        {trouble && <Refusal because={trouble} />}
      </>
    }
    yes={<Trans>Delete address</Trans>}
    busy={busy}
    onYes={() => send({ type: 'confirm' })}
    onNo={() => send({ type: 'back' })}
  />
)
