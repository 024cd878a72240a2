import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'

export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <LateSheet
      title={<Trans>Leave this page?</Trans>}
      description={<Trans>What you typed will be lost.</Trans>}
      onClose={onStay}
    >
      <Button wide onClick={onStay}>
        <Trans>Stay</Trans>
      </Button>
      <Button wide kind="quiet" marginTop="2.5" onClick={onLeave}>
        <Trans>Leave</Trans>
      </Button>
    </LateSheet>
  )
}
