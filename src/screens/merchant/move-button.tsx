import { chakra } from '@chakra-ui/react'
import { useId, type ComponentProps } from 'react'
import type { Merchant, MerchantEvent } from '#contract/merchant.ts'
import { Button } from '#src/ui/button.tsx'

const Why = chakra('p', { base: { textStyle: 'note', color: 'ink2', textAlign: 'center' } })

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
      <Why id={id}>{refused.text}</Why>
    </>
  )
}
