import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { useId, useState } from 'react'
import { RATING_TEXT } from '#contract/limits.ts'
import type { OrderActing, OrderActingEvent } from '#machines/trade/order-acting.part.ts'
import type { CommonWish } from '#machines/trade/wish.rules.ts'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { LongField } from '#src/ui/long-field.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Note } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { SCORES } from './rated.tsx'

const Group = chakra('fieldset', { base: { border: '0', padding: '0', margin: '0', minWidth: '0' } })
const Legend = chakra('legend', { base: { textStyle: 'note', color: 'ink2', padding: '0', marginBottom: '1' } })
const Stars = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', marginInlineStart: '-2' } })
const One = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'tap',
    height: 'tap',
    borderRadius: 'control',
    color: 'ink3',
    cursor: 'pointer',
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
  },
  variants: { lit: { true: { color: 'ink', '& svg': { fill: 'currentColor' } } } },
})
const Radio = chakra('input', {
  base: { position: 'absolute', inset: '0', width: 'full', height: 'full', opacity: '0', cursor: 'pointer' },
})
interface RatingFormProps {
  context: OrderActing
  busy: boolean
  send: (event: OrderActingEvent<CommonWish>) => void
}

export function RatingForm({ context: { wish, problems, trouble }, busy, send }: RatingFormProps) {
  const { t } = useLingui()
  const id = useId()
  const was = wish?.call === 'rate' ? wish : undefined
  const [score, choose] = useState(was?.score ?? 0)
  const wrong = problems.score !== undefined
  return (
    <Form
      wrong={trouble ?? problems}
      onSubmit={(answer) => busy || send({ type: 'act', wish: { call: 'rate', score, text: answer('text') } })}
    >
      <Group aria-describedby={wrong ? id : undefined}>
        <Legend>
          <Trans>How did it go?</Trans>
        </Legend>
        <Stars>
          {SCORES.map((value) => (
            <One key={value} lit={value <= score}>
              <Radio
                type="radio"
                name="score"
                value={value}
                checked={value === score}
                aria-invalid={wrong || undefined}
                aria-label={t`${value} of 5 stars`}
                onChange={() => choose(value)}
              />
              <Icon of={Star} size={28} />
            </One>
          ))}
        </Stars>
        {wrong && (
          <Note tone="bad" marginTop="1" id={id} role="alert">
            <Trans>Please choose one to five stars.</Trans>
          </Note>
        )}
      </Group>
      <LongField
        name="text"
        label={<Trans>Comment (optional)</Trans>}
        most={RATING_TEXT}
        defaultValue={was?.text ?? ''}
        error={wordsFor('text', problems, trouble)}
      />
      {trouble && !trouble.errors && <Refusal because={trouble} />}
      <SubmitButton busy={busy}>
        <Trans>Send the rating</Trans>
      </SubmitButton>
      <Button wide kind="quiet" disabled={busy} onClick={() => send({ type: 'back' })}>
        <Trans>Cancel</Trans>
      </Button>
    </Form>
  )
}
