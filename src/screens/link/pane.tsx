import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react'
import type { Leaving } from '#contract/link.ts'
import { useBlockedFrame } from '#src/lib/blocked-frame.ts'

const Glass = chakra('iframe', {
  base: { flex: '1 0 60dvh', width: 'full', border: '0', borderRadius: 'card', bg: 'surface' },
})

/** Only our own page is asked in a language. */
const spoken = ({ kind, href }: Leaving, tag: string) =>
  kind === 'ours' ? `${href}${href.includes('?') ? '&' : '?'}lang=${tag}` : href

interface PaneProps {
  of: Leaving
  title: string
  onLoaded: () => void
  onBlocked: () => void
}

/**
 * Without `allow-same-origin` what is inside is of no origin: it reads nothing that anybody stored, ours least of all. It
 * opens no window, and moves none but itself.
 */
export function Pane({ of: link, title, onLoaded, onBlocked }: PaneProps) {
  const { i18n } = useLingui()
  useBlockedFrame(onBlocked)
  return (
    <Glass
      title={title}
      src={spoken(link, i18n.locale)}
      sandbox="allow-forms allow-scripts"
      allow=""
      referrerPolicy="no-referrer"
      onLoad={onLoaded}
    />
  )
}
