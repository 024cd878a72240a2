import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button, SubmitButton } from './button.tsx'
import { LateSheet } from './late-sheet.tsx'
import { SheetFoot } from './sheet-foot.tsx'

const Ways = chakra(SheetFoot, { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })

export interface Question {
  readonly title: ReactNode
  readonly says: ReactNode
  readonly yes: ReactNode
}

interface QuestionSheetProps extends Question {
  busy: boolean
  onYes: () => void
  onNo: () => void
}

export const QuestionSheet = ({ title, says, yes, busy, onYes, onNo }: QuestionSheetProps) => (
  <LateSheet title={title} onClose={() => busy || onNo()}>
    <chakra.div color="ink2">{says}</chakra.div>
    <Ways>
      <SubmitButton type="button" busy={busy} onClick={onYes}>
        {yes}
      </SubmitButton>
      <Button wide kind="quiet" disabled={busy} onClick={onNo}>
        <Trans>Go back</Trans>
      </Button>
    </Ways>
  </LateSheet>
)
