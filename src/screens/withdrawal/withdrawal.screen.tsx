import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { known } from '#machines/lib/known.ts'
import { withdrawalFlow } from '#machines/withdrawal/withdrawal.flow.ts'
import { looks, screen, type Sight } from '#src/lib/screen.tsx'
import { AskAgain } from '#src/ui/ask-again.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { Money } from '#src/ui/money.tsx'
import { SheetFrame } from '#src/ui/sheet-frame.tsx'
import { Missing, Standing, Unreachable } from '#src/ui/standing.tsx'
import { Caution, Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { PaidWays } from './paid.tsx'
import { WithdrawalView } from './withdrawal-view.tsx'

type WithdrawalSight = Sight<typeof withdrawalFlow>

interface Look {
  /** What is asked over it. */
  asks?: boolean
  /** What has to be said about what is shown. */
  says?: 'changed' | 'old' | 'undone'
}

const Ways = chakra('div', { base: { display: 'grid', gap: '3', marginTop: '5' } })

const Frame = ({ children, ...rest }: { foot?: ReactNode; over?: ReactNode; children: ReactNode }) => (
  <SheetFrame title={<Trans>Withdrawal</Trans>} {...rest}>
    {children}
  </SheetFrame>
)

/** Asked before it is taken back. */
function Question({ sight: { context, busy, send } }: { sight: WithdrawalSight }) {
  const { amount, currency } = known(context.item)
  const stay = () => send({ type: 'back' })
  return (
    <LateSheet title={<Trans>Cancel this withdrawal?</Trans>} onClose={() => busy || stay()}>
      <chakra.div color="ink2">
        <Trans>
          You can use <Money value={amount} unit={currency} /> again at once. No fee is taken.
        </Trans>
      </chakra.div>
      <Ways>
        <SubmitButton type="button" busy={busy} onClick={() => send({ type: 'cancel' })}>
          <Trans>Cancel the withdrawal</Trans>
        </SubmitButton>
        <Button wide kind="quiet" disabled={busy} onClick={stay}>
          <Trans>Go back</Trans>
        </Button>
      </Ways>
    </LateSheet>
  )
}

function Shown({ asks, says, ...sight }: WithdrawalSight & Look) {
  const { context, busy, send } = sight
  const item = known(context.item)
  return (
    <Frame
      over={asks && <Question sight={sight} />}
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
      {says === 'changed' && (
        <Caution>
          <Trans>The withdrawal changed in the meantime, so nothing was done. You see it as it is now.</Trans>
        </Caution>
      )}
      {says === 'old' && (
        <Caution>
          <Trans>No connection. This may be out of date; we keep trying.</Trans>
        </Caution>
      )}
      {says === 'undone' && (
        <Refusal because={context.trouble}>
          <p>
            <Trans>Nothing was done. You see the withdrawal as it is now.</Trans>
          </p>
        </Refusal>
      )}
      <WithdrawalView of={item} />
    </Frame>
  )
}

/** One withdrawal, followed in a sheet over the list that led to it. */
export const WithdrawalScreen = screen(
  withdrawalFlow,
  {
    opening: () => (
      <Frame>
        <Waiting figure rows={6} />
      </Frame>
    ),
    missing: () => (
      <Frame>
        <Missing home="/pages/index/new_index" />
      </Frame>
    ),
    unreachable: ({ context, send }) => (
      <Frame>
        <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
      </Frame>
    ),
    showing: Shown,
    following: Shown,
    behind: looks(Shown, { says: 'old' }),
    confirmingCancel: looks(Shown, { asks: true }),
    cancelling: looks(Shown, { asks: true }),
    rereading: Shown,
    unknown: ({ send }) => (
      <Frame foot={<AskAgain onAsk={() => send({ type: 'retry' })} />}>
        <Standing icon={CircleHelp} title={<Trans>We do not know yet whether it was cancelled</Trans>}>
          <Trans>No answer came. Checking again changes nothing.</Trans>
        </Standing>
      </Frame>
    ),
    stale: looks(Shown, { says: 'changed' }),
    actionFailed: looks(Shown, { says: 'undone' }),
  },
  'data-sheet',
)
