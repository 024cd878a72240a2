import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { copy } from '#src/lib/copy.ts'
import { Digits } from './amount.tsx'
import { Icon } from './icon.tsx'
import { toast } from './toast.ts'

const Press = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'tap',
      maxWidth: 'full',
      textAlign: 'start',
      marginBlock: '-3',
      borderRadius: 'inner',
      justifySelf: 'start',
      color: 'ink2',
      cursor: 'pointer',
      textStyle: 'note',
      _hover: { color: 'accent' },
    },
  },
  { defaultProps: { type: 'button' } },
)

type Take = () => void
const atOnce = (take: Take) => take()

interface CopyableProps {
  text: string
  shown?: string
  label: string
  asks?: ((take: Take) => void) | undefined
}

/** `shown` is how it is read, where that is easier. */
export function Copyable({ text, shown = text, label, asks = atOnce }: CopyableProps) {
  const { t } = useLingui()
  const take = async () => toast((await copy(text)) ? t`copy successful` : t`copy failed`)
  return (
    <Press aria-label={label} onClick={() => asks(() => void take())}>
      <Digits whiteSpace="normal" overflowWrap="anywhere">
        {shown}
      </Digits>
      <Icon of={Copy} size={16} />
    </Press>
  )
}
