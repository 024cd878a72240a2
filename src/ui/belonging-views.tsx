import { Trans } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { required } from '#machines/lib/required.ts'
import type { Belongings as Belonged, BelongingsEvent, Kept } from '#machines/stock/belongings.part.ts'
import { usePlaces } from '#src/lib/places.ts'
import { kit, withProps } from '#src/lib/screen.tsx'
import { AskedBelonging, Belonging, Belongings, ChosenBelonging, type Face } from './belonging.tsx'
import { Button } from './button.tsx'
import { Cooling } from './cooling.tsx'
import { DropSheet } from './drop-sheet.tsx'
import { Page } from './page.tsx'
import { PlaceButton } from './place.tsx'
import { FullPageNote, Unreachable } from './full-page-note.tsx'
import { Note } from './text.tsx'
import { Refusal } from './trouble-text.tsx'
import { Waiting } from './waiting.tsx'

interface PaidTo extends Kept {
  readonly locked: 0 | 1
  readonly usable_time: number
}

interface BelongingsViewProps<Item extends PaidTo> {
  readonly context: Belonged<Item>
  readonly busy: boolean
  readonly send: (event: BelongingsEvent<Item>) => void
}

interface BelongingsLooks<Item extends PaidTo, S extends BelongingsViewProps<Item>> {
  readonly title: ReactNode
  readonly choosing: ReactNode
  readonly faceOf: (item: Item) => Face
  readonly add: { readonly to: '/pages/bank_card/card_add' | '/pages/users/withdrawal_add'; readonly words: ReactNode }
  readonly most: { readonly count: number; readonly words: ReactNode }
  readonly none: { readonly icon: LucideIcon; readonly title: ReactNode; readonly text: ReactNode }
  readonly Ways: ComponentType<Pick<S, 'busy' | 'send'> & { item: Item }>
  readonly drop: { readonly title: ReactNode; readonly act: ReactNode }
  readonly Below?: ComponentType
}

interface Look {
  readonly drops?: boolean
  readonly failed?: boolean
}

const Nothing = () => null

/** What they are is the screen's own. */
export function belongingViews<Item extends PaidTo, S extends BelongingsViewProps<Item>>({
  title,
  choosing,
  faceOf,
  add,
  most,
  none,
  Ways,
  drop,
  Below = Nothing,
}: BelongingsLooks<Item, S>) {
  type Context = Pick<S, 'context'>

  const Frame = ({ context, foot, children }: Context & { foot?: ReactNode; children: ReactNode }) => (
    <Page title={context.isChoosing ? choosing : title} back foot={foot}>
      {children}
    </Page>
  )

  function Add({ isChoosing, wide = false }: { isChoosing: boolean; wide?: boolean }) {
    const { current } = usePlaces()
    return (
      <PlaceButton wide={wide} to={isChoosing ? `${add.to}?redirect=${encodeURIComponent(current)}` : add.to}>
        {add.words}
      </PlaceButton>
    )
  }

  const Foot = ({ context: { list, isChoosing } }: Context) =>
    list.length < most.count ? <Add wide isChoosing={isChoosing} /> : <Note>{most.words}</Note>

  const Showing = ({ context, busy, send, drops, failed }: S & Look) => (
    <Frame context={context} foot={<Foot context={context} />}>
      {failed && (
        <>
          <Refusal because={context.trouble} />
          <Button kind="text" onClick={() => send({ type: 'retry' })}>
            <Trans>Check again</Trans>
          </Button>
        </>
      )}
      <Belongings aria-busy={busy}>
        {context.list.map((item) => (
          <Belonging
            key={item.id}
            {...faceOf(item)}
            below={<Cooling until={item.usable_time} />}
            ways={
              <>
                <Ways item={item} busy={busy} send={send} />
                {item.locked === 0 && (
                  <Button kind="text" disabled={busy} onClick={() => send({ type: 'drop', item })}>
                    <Trans>Delete</Trans>
                  </Button>
                )}
              </>
            }
          />
        ))}
      </Belongings>
      <Below />
      {drops && (
        <DropSheet {...drop} busy={busy} trouble={context.trouble} send={send}>
          <AskedBelonging {...faceOf(required(context.meant))} />
        </DropSheet>
      )}
    </Frame>
  )

  const as = (look: Look) => withProps(Showing, look as Partial<S & Look>)
  return {
    ...kit('belongings', {
      loading: ({ context }: S) => (
        <Frame context={context}>
          <Waiting rows={6} />
        </Frame>
      ),
      unreachable: ({ context, send }: S) => (
        <Frame context={context}>
          <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
        </Frame>
      ),
    }),
    settling: Showing,
    empty: ({ context }: S) => (
      <Frame context={context}>
        <FullPageNote icon={none.icon} title={none.title} action={<Add isChoosing={context.isChoosing} />}>
          {none.text}
        </FullPageNote>
        <Below />
      </Frame>
    ),
    showing: Showing,
    selecting: ({ context, send }: S) => (
      <Frame context={context} foot={<Foot context={context} />}>
        <Belongings>
          {context.list.map((item) => (
            <ChosenBelonging
              key={item.id}
              {...faceOf(item)}
              below={<Cooling until={item.usable_time} />}
              onChoose={() => send({ type: 'choose', item })}
            />
          ))}
        </Belongings>
      </Frame>
    ),
    chosen: Showing,
    confirmingDelete: as({ drops: true }),
    deleting: as({ drops: true }),
    actionFailed: as({ failed: true }),
  }
}
