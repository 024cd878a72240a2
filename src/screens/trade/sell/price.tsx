import { chakra } from '@chakra-ui/react'
import { Digits } from '#src/ui/amount.tsx'

/** A price has as many places as it needs, and may need a second line for them. */
export const Price = chakra(Digits, { base: { whiteSpace: 'normal', overflowWrap: 'anywhere' } })
