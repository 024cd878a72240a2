import { chakra } from '@chakra-ui/react'
import { Digits } from '#src/ui/amount.tsx'

/** Where money goes, masked: it keeps its own direction, and breaks where a line is too short for it. */
export const Dest = chakra(Digits, { base: { whiteSpace: 'normal', overflowWrap: 'anywhere' } })
