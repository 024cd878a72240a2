import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import * as v from 'valibot'
import type { Trouble } from '#machines/lib/trouble.ts'
import { SecondCode, type SecondWay } from '#contract/second.ts'
import { Pin } from '#contract/shapes.ts'
import { isClean, problemsBy, type Problems } from '#machines/lib/problems.ts'
import { MendingProvider, useMending, type Answers } from '#src/lib/mending.ts'
import { Button, SubmitButton } from './button.tsx'
import { CodeField } from './code-field.tsx'
import { ForgottenPin } from './forgotten-pin.tsx'
import { Form } from './form.tsx'
import { PinLocked } from './pin-locked.tsx'
import { wordsFor } from './problem-text.tsx'
import { SecondField } from './second-field.tsx'
import { SecondLocked } from './second-locked.tsx'
import { Sheet } from './sheet.tsx'
import { Refusal } from './trouble-text.tsx'

interface PinSheetProps {
  title: ReactNode
  act: ReactNode
  busy: boolean
  trouble?: Trouble
  ways?: readonly SecondWay[] | undefined
  onPin: (pin: string, second?: string) => void
  onCancel: () => void
  children: ReactNode
}

const PinAlone = v.object({ payword: Pin })
const Both = v.object({ payword: Pin, second: SecondCode })

export const PinSheet = ({ title, ...asking }: PinSheetProps) => (
  <Sheet title={title} onClose={asking.onCancel}>
    <Asking {...asking} />
  </Sheet>
)

const LOCKS = ['pin-locked', 'second-locked'] as const
const WRONG = ['pin-wrong', 'second-wrong'] as const

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

function Answering({ act, busy, trouble, ways, onPin, onCancel }: Omit<PinSheetProps, 'title' | 'children'>) {
  const [locked, setLocked] = useState(LOCKS.find((one) => one === trouble?.refusal))
  const [found, setFound] = useState<Problems<'payword' | 'second'>>({})
  const judged = (answer: Answers): typeof found => {
    const said = { payword: answer('payword'), second: answer('second') }
    return ways ? problemsBy(Both, said) : problemsBy(PinAlone, said)
  }
  const mending = useMending(found, judged)
  const { problems } = mending
  const wrong = WRONG.find((one) => one === trouble?.refusal)
  const confirm = (answer: Answers) => {
    const wrongNow = judged(answer)
    setFound(wrongNow)
    if (!isClean(wrongNow)) return
    if (ways) onPin(answer('payword'), answer('second'))
    else onPin(answer('payword'))
  }
  const unlock = () => setLocked(undefined)
  return (
    <MendingProvider value={mending}>
      <Form wrong={problems} onSubmit={(answer) => busy || locked || confirm(answer)}>
        {locked === 'pin-locked' && <PinLocked because={trouble} onUnlock={unlock} />}
        {locked === 'second-locked' && <SecondLocked because={trouble} onUnlock={unlock} />}
        {!locked && (
          <CodeField
            name="payword"
            label={<Trans>Payment PIN</Trans>}
            masked
            disabled={busy}
            error={wordsFor('payword', problems) ?? (wrong === 'pin-wrong' && trouble?.message)}
          />
        )}
        {!locked && ways && <SecondField ways={ways} problems={problems} trouble={trouble} disabled={busy} />}
        {!wrong && !LOCKS.some((one) => one === trouble?.refusal) && <Refusal because={trouble} />}
        <SubmitButton busy={busy} disabled={locked !== undefined}>
          {act}
        </SubmitButton>
        <Ways>
          <ForgottenPin />
          <Button kind="text" disabled={busy} onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </Ways>
      </Form>
    </MendingProvider>
  )
}
