import { momentText } from '#src/lib/format.ts'
import { Digits } from './amount.tsx'

export function Moment({ at }: { at: number }) {
  return (
    <Digits>
      <time dateTime={new Date(at * 1000).toISOString()}>{momentText(at)}</time>
    </Digits>
  )
}
