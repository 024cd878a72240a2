import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    textStyle: 'note',
    color: 'ink2',
    '& > p': { flex: '1 1 12rem' },
  },
})

export const Behind = ({ onRetry }: { onRetry: () => void }) => (
  <Line role="status">
    <Icon of={CloudOff} size={20} />
    <p>
      <Trans>No connection. This may be out of date; we keep trying.</Trans>
    </p>
    <Button kind="text" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  </Line>
)
