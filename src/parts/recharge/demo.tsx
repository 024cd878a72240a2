import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useTopmost } from '#src/app/topmost.ts'
import { QuestionSheet } from '#src/ui/question-sheet.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'

/** The mark lies across what it marks, and takes no press from it. */
const Marked = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: 'card',
    '&::after': {
      content: 'attr(data-mark)',
      position: 'absolute',
      // Turned, it stays within the box: it does not grow with the text.
      insetInline: '10%',
      top: 'calc(50% - .5em)',
      height: '1em',
      display: 'grid',
      placeItems: 'center',
      transform: 'rotate(-16deg)',
      fontSize: 'min(15vw, 64px)',
      lineHeight: '1',
      fontWeight: '800',
      letterSpacing: '.1em',
      color: 'warn',
      opacity: '.2',
      pointerEvents: 'none',
    },
  },
})

type Take = () => void

function CopyQuestion({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  useTopmost(onNo)
  return (
    <QuestionSheet
      title={<Trans>Copy a demo address?</Trans>}
      says={<Trans>Nobody receives what is sent there. Please do not send anything to it.</Trans>}
      yes={<Trans>Copy it anyway</Trans>}
      busy={false}
      onYes={onYes}
      onNo={onNo}
    />
  )
}

export function useDemoMark(): string {
  const { t } = useLingui()
  return t({ message: 'DEMO', comment: 'Stamp across an address that nobody is paid at, max=8' })
}

interface WhereProps {
  isDemo: boolean
  children: (asks: ((take: Take) => void) | undefined) => ReactNode
}

export function Where({ isDemo, children }: WhereProps) {
  const mark = useDemoMark()
  const [waiting, wait] = useState<Take>()
  if (!isDemo) return <Rows>{children(undefined)}</Rows>
  const close = () => wait(undefined)
  return (
    <>
      <Marked data-mark={mark}>
        <Rows>{children((take) => wait(() => take))}</Rows>
      </Marked>
      <Caution>
        <Trans>Demo: nobody receives what is sent there.</Trans>
      </Caution>
      {waiting && (
        <CopyQuestion
          onYes={() => {
            waiting()
            close()
          }}
          onNo={close}
        />
      )}
    </>
  )
}
