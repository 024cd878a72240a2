import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useTopmost } from '#src/app/topmost.ts'
import { QuestionSheet } from '#src/ui/question-sheet.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'

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
  const [waiting, wait] = useState<Take>()
  if (!isDemo) return <Rows>{children(undefined)}</Rows>
  const close = () => wait(undefined)
  return (
    <>
      <Caution>
        <Trans>Demo: nobody receives what is sent there.</Trans>
      </Caution>
      <Rows>{children((take) => wait(() => take))}</Rows>
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
