import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { required } from '#machines/lib/required.ts'
import type { followFlow } from '#machines/stock/follow.flow.ts'
import { withProps, type ViewProps, type Views } from '#src/lib/screen.tsx'
import { Behind } from '#src/ui/behind.tsx'
import { Button } from '#src/ui/button.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Bones } from '#src/ui/waiting.tsx'
import { Ways, type WayTo } from '#src/ui/ways.tsx'

export type FollowFlow<Item> = ReturnType<typeof followFlow<Item>>

interface PanelLooks<Item> {
  readonly Shown: ComponentType<{ item: Item }>
  readonly Foot?: ComponentType
  readonly More?: ComponentType<{ item: Item }>
}

const Frame = chakra('section', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', '&:empty': { display: 'none' } },
})

const Nothing = () => null

export function panelViews<Item>({ Shown, Foot = Nothing, More = Nothing }: PanelLooks<Item>): Views<FollowFlow<Item>> {
  type PanelViewProps = ViewProps<FollowFlow<Item>> & { old?: boolean; asking?: boolean }
  const Shows = ({ context, send, old = false, asking = false }: PanelViewProps): ReactNode => (
    <Frame aria-busy={asking}>
      {old && <Behind onRetry={() => send({ type: 'refresh' })} />}
      <Refusal because={context.trouble} />
      <Shown item={required(context.item)} />
      <Foot />
      <More item={required(context.item)} />
    </Frame>
  )
  return {
    opening: () => (
      <Frame aria-busy>
        <Bones figure rows={1} />
        <Foot />
      </Frame>
    ),
    unreachable: ({ context, send }) => (
      <Frame>
        <Refusal because={context.trouble}>
          <div>
            <Button kind="text" onClick={() => send({ type: 'retry' })}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        </Refusal>
        <Foot />
      </Frame>
    ),
    showing: Shows,
    following: Shows,
    behind: withProps(Shows, { old: true }),
    refreshing: withProps(Shows, { asking: true }),
  }
}

export function AccountWays({ ways }: { ways: readonly WayTo[] }) {
  const { t } = useLingui()
  return <Ways label={t`What you can do`} ways={ways} />
}
