import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { copy } from '#src/lib/copy.ts'
import { BareRow } from '#src/parts/payment/bare-row.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon, IconButton } from '#src/ui/icon.tsx'
import { Card, Line } from '#src/ui/surface.tsx'
import { Figure, Note } from '#src/ui/text.tsx'
import { toast } from '#src/ui/toast.ts'

type Take = () => void
export type Asks = ((take: Take) => void) | undefined

const atOnce = (take: Take) => take()

function useCopying(text: string, asks: Asks = atOnce) {
  const { t } = useLingui()
  const take = async () => toast((await copy(text)) ? t`copy successful` : t`copy failed`)
  return () => asks(() => void take())
}

interface CopyProps {
  name: ReactNode
  text: string
  label: string
}

export function CopyRow({ name, text, shown = text, label, asks }: CopyProps & { shown?: string; asks?: Asks }) {
  const onCopy = useCopying(text, asks)
  return (
    <BareRow
      name={name}
      act={
        <IconButton aria-label={label} color="accent" flex="none" marginInlineEnd="-3" onClick={onCopy}>
          <Icon of={Copy} size={20} />
        </IconButton>
      }
    >
      <Digits whiteSpace="normal" overflowWrap="anywhere">
        {shown}
      </Digits>
    </BareRow>
  )
}

/** The one that is forgotten: it is copied first, and by a word. */
export function CopyFirst({ name, text, label, asks, children }: CopyProps & { asks?: Asks; children?: ReactNode }) {
  const onCopy = useCopying(text, asks)
  return (
    <Card as="div" holds="prose" tone="sky" gap="1">
      <Note color="sky">{name}</Note>
      <Line>
        <Figure as="div" size="display">
          <Digits whiteSpace="normal" overflowWrap="anywhere">
            {text}
          </Digits>
        </Figure>
        <Button low aria-label={label} onClick={onCopy}>
          <Icon of={Copy} size={18} />
          <Trans comment="Button: copies what stands beside it, max=12">Copy</Trans>
        </Button>
      </Line>
      {children && <Note>{children}</Note>}
    </Card>
  )
}
