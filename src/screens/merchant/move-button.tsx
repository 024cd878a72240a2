import { useId, type ComponentProps } from 'react'
import type { Merchant, MerchantEvent } from '#contract/merchant.ts'
import { Button } from '#src/ui/button.tsx'
import { Note } from '#src/ui/text.tsx'

interface MoveButtonProps extends ComponentProps<typeof Button> {
  merchant: Merchant
  move: MerchantEvent
}

export function MoveButton({ merchant, move, ...rest }: MoveButtonProps) {
  const id = useId()
  const refused = merchant.refused.find(({ event }) => event === move)
  if (!refused) return merchant.allowed.includes(move) ? <Button wide {...rest} /> : null
  return (
    <>
      <Button wide {...rest} disabled aria-describedby={id} />
      <Note align="center" id={id}>
        {refused.text}
      </Note>
    </>
  )
}
