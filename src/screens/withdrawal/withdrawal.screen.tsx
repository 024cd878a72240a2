import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { required } from '#machines/lib/required.ts'
import { withdrawalFlow } from '#machines/withdrawal/withdrawal.flow.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { actedOnViews, Says, type ActedOnLook } from '#src/ui/acted-on.tsx'
import { Button } from '#src/ui/button.tsx'
import { Money } from '#src/ui/money.tsx'
import { QuestionSheet } from '#src/ui/question-sheet.tsx'
import { SheetFrame } from '#src/ui/sheet-frame.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { PaidWays } from './paid.tsx'
import { WithdrawalView } from './withdrawal-view.tsx'

type WithdrawalViewProps = ViewProps<typeof withdrawalFlow>

interface Look extends ActedOnLook {
  asks?: boolean
}

const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })

const Frame = ({ children, ...rest }: { foot?: ReactNode; over?: ReactNode; children: ReactNode }) => (
  <SheetFrame title={<Trans>Withdrawal</Trans>} {...rest}>
    {children}
  </SheetFrame>
)

function Question({ view: { context, busy, send } }: { view: WithdrawalViewProps }) {
  const { amount, currency } = required(context.item)
  return (
    <QuestionSheet
      title={<Trans>Cancel this withdrawal?</Trans>}
      says={
        <Trans>
          You can use <Money value={amount} unit={currency} /> again at once. No fee is taken.
        </Trans>
      }
      yes={<Trans>Cancel the withdrawal</Trans>}
      busy={busy}
      onYes={() => send({ type: 'cancel' })}
      onNo={() => send({ type: 'back' })}
    />
  )
}

function Shown({ asks, ...view }: WithdrawalViewProps & Look) {
  const { context, busy, send } = view
  const item = required(context.item)
  return (
    <Frame
      over={asks && <Question view={view} />}
      foot={
        <>
          {item.status === 'completed' && <PaidWays of={item} />}
          {item.allowed.includes('cancel') && (
            <Button wide kind="quiet" disabled={busy} onClick={() => send({ type: 'ask' })}>
              <Trans>Cancel the withdrawal</Trans>
            </Button>
          )}
        </>
      }
    >
      <Parts>
        <Says
          of={view}
          changed={<Trans>The withdrawal changed in the meantime, so nothing was done. You see it as it is now.</Trans>}
          undone={<Trans>Nothing was done. You see the withdrawal as it is now.</Trans>}
        />
        <WithdrawalView of={item} />
      </Parts>
    </Frame>
  )
}

export const WithdrawalScreen = screen(
  withdrawalFlow,
  {
    ...actedOnViews<WithdrawalViewProps>({
      Frame,
      rows: 6,
      missing: <Missing home="/pages/index/new_index" />,
      unknown: (
        <FullPageNote icon={CircleHelp} title={<Trans>We do not know yet whether it was cancelled</Trans>}>
          <Trans>No answer came. Checking again changes nothing.</Trans>
        </FullPageNote>
      ),
      Shown,
    }),
    confirmingCancel: withProps(Shown, { asks: true }),
    cancelling: withProps(Shown, { asks: true }),
  },
  'data-sheet',
)
