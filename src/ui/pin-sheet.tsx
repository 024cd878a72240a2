import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import * as v from 'valibot'
import type { Trouble } from '#machines/lib/trouble.ts'
import { Pin } from '#contract/shapes.ts'
import { isClean, problemsBy, type Problems } from '#machines/lib/problems.ts'
import { Button, SubmitButton } from './button.tsx'
import { CodeField } from './code-field.tsx'
import { ForgottenPin } from './forgotten-pin.tsx'
import { Form } from './form.tsx'
import { PinLocked } from './pin-locked.tsx'
import { wordsFor } from './problem-text.tsx'
import { Sheet } from './sheet.tsx'
import { Refusal } from './trouble-text.tsx'

interface PinSheetProps {
  title: ReactNode
  /** What the button does, by its name. */
  act: ReactNode
  busy: boolean
  /** Why the last PIN did not do it. */
  trouble?: Trouble
  onPin: (pin: string) => void
  onCancel: () => void
  /** What the PIN confirms. */
  children: ReactNode
}

const Confirmation = v.object({ payword: Pin })

/** The last question before something is done with money: what it is, and the PIN that confirms exactly that. */
export const PinSheet = ({ title, ...asking }: PinSheetProps) => (
  <Sheet title={title} onClose={asking.onCancel}>
    <Asking {...asking} />
  </Sheet>
)

const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })
const Ways = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' },
})

/** Every new trouble asks anew, with empty cells. */
function Asking({ trouble, children, ...rest }: Omit<PinSheetProps, 'title'>) {
  const [round, setRound] = useState({ trouble, number: 0 })
  if (round.trouble !== trouble) setRound({ trouble, number: round.number + (trouble ? 1 : 0) })
  return (
    <Parts>
      <div>{children}</div>
      <Answering key={round.number} trouble={trouble} {...rest} />
    </Parts>
  )
}

function Answering({ act, busy, trouble, onPin, onCancel }: Omit<PinSheetProps, 'title' | 'children'>) {
  const [locked, setLocked] = useState(trouble?.refusal === 'pin-locked')
  const [problems, setProblems] = useState<Problems<'payword'>>({})
  const wrong = trouble?.refusal === 'pin-wrong' && trouble.message
  const confirm = (pin: string) => {
    const found = problemsBy(Confirmation, { payword: pin })
    setProblems(found)
    if (isClean(found)) onPin(pin)
  }
  return (
    <Form wrong={problems} onSubmit={(answer) => busy || confirm(answer('payword'))}>
      {locked ? (
        <PinLocked because={trouble} onUnlock={() => setLocked(false)} />
      ) : (
        <CodeField
          name="payword"
          label={<Trans>Payment PIN</Trans>}
          masked
          disabled={busy}
          error={wordsFor('payword', problems) ?? wrong}
        />
      )}
      {trouble?.refusal !== 'pin-locked' && !wrong && <Refusal because={trouble} />}
      <SubmitButton busy={busy} disabled={locked}>
        {act}
      </SubmitButton>
      <Ways>
        <ForgottenPin />
        <Button kind="text" disabled={busy} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Ways>
    </Form>
  )
}
