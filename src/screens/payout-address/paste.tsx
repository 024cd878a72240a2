import { Trans } from '@lingui/react/macro'
import { ClipboardPaste } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { detailProblems, NO_ADDRESS, pastedProblem, type AddressForm } from '#machines/payout-address/address.rules.ts'
import type { Filling } from '#machines/stock/form.part.ts'
import { useMending, type Answers } from '#src/lib/mending.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { answersOf } from '#src/ui/use-touched.ts'

type Said = Filling<AddressForm>

interface Pasted {
  after: Said['problems']
  found: Said['problems']
}

const BY_PASTE = 'insertFromPaste'
const isPaste = (event: Event) => event instanceof InputEvent && event.inputType === BY_PASTE
const saidIn = (answer: Answers) =>
  ({ ...NO_ADDRESS, address: answer('address'), network: answer('network'), label: answer('label') }) as AddressForm

/** Whoever pastes an address has said all of it: it is judged at once, and then as what was sent. */
export function usePasted({ form, problems, trouble }: Said) {
  const [typed, type] = useState(form.address)
  const [pasted, setPasted] = useState<Pasted>()
  const isPasted = pasted?.after === problems
  const found = isPasted ? pasted.found : problems
  const left = isPasted ? undefined : trouble
  const mending = useMending(found, (answer) => detailProblems(saidIn(answer)), left ?? found)
  const hear = ({ target, nativeEvent }: FormEvent) => {
    if (!(target instanceof HTMLTextAreaElement) || !target.form) return
    const { network } = saidIn(answersOf(target.form))
    const problem = isPaste(nativeEvent) && pastedProblem(target.value, { address: typed, network })
    type(target.value)
    if (problem) setPasted({ after: problems, found: { ...mending.problems, address: problem } })
  }
  return { mending, hear, of: { form, problems: mending.problems, trouble: left } }
}

/** As if it were pasted by hand, so that whoever listens to the field hears it. */
async function pasteInto(field: HTMLTextAreaElement): Promise<void> {
  field.focus()
  const text = await navigator.clipboard.readText().catch(() => '')
  if (text.trim() === '') return
  field.setRangeText(text.trim(), 0, field.value.length, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: BY_PASTE }))
}

/** Where the browser may be asked what was copied; who says no to it finds the field focused. */
export const Paste = ({ into }: { into: string }) =>
  'clipboard' in navigator &&
  'readText' in navigator.clipboard && (
    <Button
      kind="text"
      onClick={({ currentTarget }) => {
        const field = currentTarget.form?.elements.namedItem(into)
        if (field instanceof HTMLTextAreaElement) void pasteInto(field)
      }}
    >
      <Icon of={ClipboardPaste} size={18} />
      <Trans comment="Button: pastes what was copied, max=12">Paste</Trans>
    </Button>
  )
