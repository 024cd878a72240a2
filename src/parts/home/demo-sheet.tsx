import { Trans } from '@lingui/react/macro'
import { createPortal } from 'react-dom'
import { useTopmost } from '#src/app/topmost.ts'
import { Button } from '#src/ui/button.tsx'
import { SheetFoot } from '#src/ui/sheet-foot.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { Lead } from '#src/ui/text.tsx'

export function DemoSheet({ onClose }: { onClose: () => void }) {
  useTopmost(onClose)
  // Within the brand's ground its colours would be those of that ground.
  return createPortal(
    <Sheet title={<Trans>This is a demo</Trans>} onClose={onClose}>
      <Lead>
        <Trans>People, prices and balances are invented, and no real money moves.</Trans>
      </Lead>
      <Lead>
        <Trans>The coins you get for joining have no value outside this demo.</Trans>
      </Lead>
      <SheetFoot>
        <Button wide kind="quiet" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </SheetFoot>
    </Sheet>,
    document.body,
  )
}
