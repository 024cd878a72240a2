import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { percent } from '#src/lib/share-text.ts'
import { Digits } from '#src/ui/amount.tsx'

const Track = chakra('span', {
  base: {
    display: 'block',
    height: '1',
    borderRadius: 'full',
    bg: 'sunken',
    overflow: 'hidden',
    '& > i': { display: 'block', height: 'full', borderRadius: 'full', bg: 'ink' },
  },
})
const Under = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingTop: '1.5',
    textStyle: 'note',
    color: 'ink2',
    '& > *': { minWidth: '0' },
  },
})

interface ShareTakenProps {
  /** Hundredths of the whole that are taken. */
  progress: number
  /** Something is, be it less than one of them. */
  some: boolean
  children?: ReactNode
}

export function ShareTaken({ progress, some, children }: ShareTakenProps) {
  const { i18n } = useLingui()
  return (
    <chakra.span display="block">
      <Track aria-hidden>
        <i style={{ width: `${progress}%` }} />
      </Track>
      <Under>
        <span>
          {some && progress === 0 ? (
            <Trans comment="Such as: less than 1 % taken">
              less than <Digits>{percent('0.01', i18n.locale)}</Digits> taken
            </Trans>
          ) : (
            <Trans comment="Such as: 73 % taken">
              <Digits>{percent(String(progress / 100), i18n.locale)}</Digits> taken
            </Trans>
          )}
        </span>
        {children && <span>{children}</span>}
      </Under>
    </chakra.span>
  )
}
