import { Trans } from '@lingui/react/macro'
import { ClipboardPaste } from 'lucide-react'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** As if it were pasted by hand, so that whoever listens to the field hears it. */
async function pasteInto(input: HTMLInputElement): Promise<void> {
  input.focus()
  const text = await navigator.clipboard.readText().catch(() => '')
  if (text.trim() === '') return
  input.setRangeText(text.trim(), 0, input.value.length, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Where the browser may be asked what was copied; who says no to it finds the field focused. */
export const Paste = ({ into }: { into: string }) =>
  'clipboard' in navigator &&
  'readText' in navigator.clipboard && (
    <Button
      kind="text"
      onClick={({ currentTarget }) => {
        const input = currentTarget.form?.elements.namedItem(into)
        if (input instanceof HTMLInputElement) void pasteInto(input)
      }}
    >
      <Icon of={ClipboardPaste} size={18} />
      <Trans comment="Button: pastes what was copied, max=12">Paste</Trans>
    </Button>
  )
