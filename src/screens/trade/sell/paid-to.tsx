import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Rail } from '#contract/order.ts'
import type { SellStart } from '#contract/trade.ts'
import { useTopmost } from '#src/app/topmost.ts'
import { About, Choice, Choices } from '#src/ui/choices.tsx'
import { Button } from '#src/ui/button.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { SheetFoot } from '#src/ui/sheet-foot.tsx'

interface PaidToProps {
  start: SellStart
  chosen: Rail
  onChoose: (rail: Rail) => void
  onClose: () => void
}

const aboutOf = (rail: Rail, account: string): ReactNode =>
  rail === 'wallet' ? (
    <Trans>Paid instantly from the merchant’s Quay balance.</Trans>
  ) : account ? (
    <bdi dir="ltr">{account}</bdi>
  ) : (
    <Trans>You have not added one yet.</Trans>
  )

export function PaidTo({ start: { pay_types, account }, chosen, onChoose, onClose }: PaidToProps) {
  useTopmost(onClose)
  return (
    <Sheet title={<Trans>Paid to</Trans>} onClose={onClose}>
      <Choices legend={<Trans>Paid to</Trans>}>
        {(wrong) =>
          pay_types.map(({ code, name }) => (
            <Choice
              key={code}
              name="pay_type"
              value={code}
              checked={code === chosen}
              wrong={wrong}
              onChoose={() => onChoose(code)}
            >
              {name}
              <About>{aboutOf(code, account)}</About>
            </Choice>
          ))
        }
      </Choices>
      <SheetFoot>
        <Button wide onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </SheetFoot>
    </Sheet>
  )
}
