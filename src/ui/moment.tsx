import { chakra } from '@chakra-ui/react'
import { momentText } from '#src/lib/format.ts'
import { Digits } from './amount.tsx'

/** It breaks between its day and its hour, and nowhere else. */
const Whole = chakra('span', { base: { whiteSpace: 'nowrap' } })

export function Moment({ at }: { at: number }) {
  const [day, hour] = momentText(at).split(' ')
  return (
    <Digits>
      <time dateTime={new Date(at * 1000).toISOString()}>
        <Whole>{day}</Whole> <Whole>{hour}</Whole>
      </time>
    </Digits>
  )
}
