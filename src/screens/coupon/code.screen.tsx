import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, TimerOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { couponCodeFlow } from '#machines/coupon/coupon-code.flow.ts'
import { required } from '#machines/lib/required.ts'
import { usePlaces } from '#src/lib/places.ts'
import { screen, withProps, type ViewProps } from '#src/lib/screen.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Behind } from '#src/ui/behind.tsx'
import { Button } from '#src/ui/button.tsx'
import { Countdown } from '#src/ui/countdown.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { Qr } from '#src/ui/qr.tsx'
import { Figure, Note, Strong } from '#src/ui/text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

type CodeViewProps = ViewProps<typeof couponCodeFlow>

const Parts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: '3',
    textAlign: 'center',
  },
})
const Code = chakra(Figure, { base: { letterSpacing: '.08em', overflowWrap: 'anywhere' } })

const inFours = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The list lies beneath: to close the sheet is to be there. */
function Frame({ children }: { children: ReactNode }) {
  const { back } = usePlaces()
  return (
    <LateSheet title={<Trans>Show this in the store</Trans>} onClose={back}>
      {children}
    </LateSheet>
  )
}

const Head = ({ of: { name, store_name } }: { of: { name: string; store_name: string } }) => (
  <p>
    <Strong display="block">
      <bdi>{name}</bdi>
    </Strong>
    {store_name !== '' && (
      <Note as="span">
        <bdi>{store_name}</bdi>
      </Note>
    )}
  </p>
)

function Shown({ context, send, old = false }: CodeViewProps & { old?: boolean }) {
  const { t } = useLingui()
  const shown = required(context.shown)
  return (
    <Frame>
      <Parts>
        <Head of={shown} />
        <Qr text={shown.qrcode_text} label={t`The voucher as a code to scan`} />
        <Code size="display">
          <Digits>{inFours(shown.code)}</Digits>
        </Code>
        <Note>
          <Trans comment="How long a code still holds: a clock that runs down">
            A new code in <Countdown until={shown.expire_time} onEnd={() => send({ type: 'expire' })} />
          </Trans>
        </Note>
        {old && <Behind onRetry={() => send({ type: 'changed', topic: 'coupon' })} />}
      </Parts>
    </Frame>
  )
}

const Coming = () => (
  <Frame>
    <Waiting figure rows={2} />
  </Frame>
)

export const CodeScreen = screen(
  couponCodeFlow,
  {
    loading: Coming,
    turning: Coming,
    unreachable: ({ context, send }) => (
      <Frame>
        <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
      </Frame>
    ),
    missing: () => (
      <Frame>
        <Missing home="/pages/index/index" />
      </Frame>
    ),
    showing: Shown,
    asking: Shown,
    behind: withProps(Shown, { old: true }),
    expired: ({ context, send }) => (
      <Frame>
        <FullPageNote
          icon={TimerOff}
          title={<Trans>This code is too old</Trans>}
          action={
            <Button onClick={() => send({ type: 'retry' })}>
              <Trans>Show a new code</Trans>
            </Button>
          }
        >
          <p>
            <Trans>No new one came. The voucher is still yours.</Trans>
          </p>
          <Note as="span">{context.trouble?.message}</Note>
        </FullPageNote>
      </Frame>
    ),
    used: ({ context }) => (
      <Frame>
        <Parts>
          <Head of={required(context.shown)} />
        </Parts>
        <FullPageNote icon={CircleCheck} title={<Trans>Used</Trans>}>
          <Trans>The store has accepted your voucher.</Trans>
        </FullPageNote>
      </Frame>
    ),
    over: ({ context }) => (
      <Frame>
        <Parts>
          <Head of={required(context.shown)} />
        </Parts>
        <FullPageNote icon={TimerOff} title={<Trans>This voucher has ended</Trans>}>
          <Trans>Its time was over before it was used.</Trans>
        </FullPageNote>
      </Frame>
    ),
  },
  'data-sheet',
)
