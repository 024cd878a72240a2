import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { hoursOf, spanOf } from '#machines/merchant/hours.rules.ts'
import { Field } from '#src/ui/field.tsx'
import type { Answers } from '#src/ui/form.tsx'
import { Note } from '#src/ui/text.tsx'
import { useStands } from '#src/ui/use-touched.ts'

const Span = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
    gap: '3',
    marginTop: '1.5',
  },
})

export const hoursIn = (answer: Answers): string => hoursOf({ from: answer('from'), to: answer('to') })

export function HoursField({ hours, error: found }: { hours: string; error: ReactNode }) {
  const id = useId()
  const error = useStands(found, 'from', 'to')
  const { from, to } = spanOf(hours)
  const wrong = error ? { 'aria-invalid': true as const } : {}
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-says`}>
      <Note id={id}>
        <Trans>Buying hours (optional)</Trans>
      </Note>
      <Span>
        <Field kind="text" type="time" name="from" label={<Trans>Starts at</Trans>} defaultValue={from} {...wrong} />
        <Field kind="text" type="time" name="to" label={<Trans>Ends at</Trans>} defaultValue={to} {...wrong} />
      </Span>
      <Note id={`${id}-says`} marginTop="1.5" tone={error ? 'bad' : 'calm'} role={error ? 'alert' : undefined}>
        {error ?? <Trans>Market time. Leave empty to buy whenever the market is open.</Trans>}
      </Note>
    </div>
  )
}
