import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Bank } from '#contract/card.ts'
import { BANKS_MAX } from '#contract/limits.ts'
import { cardsFlow } from '#machines/card/cards.flow.ts'
import { known } from '#machines/lib/known.ts'
import { usePlaces } from '#src/lib/places.ts'
import { looks, screen, type Sight } from '#src/lib/screen.tsx'
import { AskedBelonging, Belonging, Belongings, ChosenBelonging } from '#src/ui/belonging.tsx'
import { Button } from '#src/ui/button.tsx'
import { Cooling } from '#src/ui/cooling.tsx'
import { DropSheet } from '#src/ui/drop-sheet.tsx'
import { Page } from '#src/ui/page.tsx'
import { IfBuilt, PlaceButton, TextPlace } from '#src/ui/place.tsx'
import { Standing, Unreachable } from '#src/ui/standing.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { faceOf } from './card-face.tsx'

type CardsSight = Sight<typeof cardsFlow>

const Note = chakra('p', { base: { textStyle: 'note', color: 'ink2' } })
const ADD = '/pages/bank_card/card_add'

function Frame({ context, foot, children }: Pick<CardsSight, 'context'> & { foot?: ReactNode; children: ReactNode }) {
  return (
    <Page
      title={context.isChoosing ? <Trans>Choose a bank account</Trans> : <Trans>Bank accounts</Trans>}
      back
      foot={foot}
    >
      {children}
    </Page>
  )
}

/** Whoever adds one while choosing comes back to choose it. */
function Add({ isChoosing, wide = false }: { isChoosing: boolean; wide?: boolean }) {
  const { current } = usePlaces()
  return (
    <PlaceButton wide={wide} to={isChoosing ? `${ADD}?redirect=${encodeURIComponent(current)}` : ADD}>
      <Trans>Add bank account</Trans>
    </PlaceButton>
  )
}

const Foot = ({ context: { list, isChoosing } }: CardsSight) =>
  list.length < BANKS_MAX ? (
    <Add wide isChoosing={isChoosing} />
  ) : (
    <Note>
      <Trans>You can keep at most {BANKS_MAX} bank accounts.</Trans>
    </Note>
  )

const Ways = ({ item, busy, send }: Pick<CardsSight, 'busy' | 'send'> & { item: Bank }) => (
  <>
    <IfBuilt to={`/pages/bank_card/card_atm?bank_id=${item.id}`}>
      {(there) => (
        <TextPlace to={there}>
          <Trans>Withdraw</Trans>
        </TextPlace>
      )}
    </IfBuilt>
    <TextPlace to={`/pages/bank_card/card_edit?id=${item.id}`}>
      <Trans comment="Button: change what stands here">Change</Trans>
    </TextPlace>
    {item.is_default === 0 && (
      <Button kind="text" disabled={busy} onClick={() => send({ type: 'prefer', item })}>
        <Trans comment="Button: money is paid out to it unless something else is chosen">Make default</Trans>
      </Button>
    )}
    {item.locked === 0 && (
      <Button kind="text" disabled={busy} onClick={() => send({ type: 'drop', item })}>
        <Trans>Delete</Trans>
      </Button>
    )}
  </>
)

interface Look {
  drops?: boolean
  failed?: boolean
}

const Showing = (sight: CardsSight & Look) => {
  const { context, busy, send, drops, failed } = sight
  return (
    <Frame context={context} foot={<Foot {...sight} />}>
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
            ways={<Ways item={item} busy={busy} send={send} />}
          />
        ))}
      </Belongings>
      {drops && (
        <DropSheet
          title={<Trans>Delete this bank account?</Trans>}
          act={<Trans>Delete bank account</Trans>}
          busy={busy}
          trouble={context.trouble}
          send={send}
        >
          <AskedBelonging {...faceOf(known(context.meant))} />
        </DropSheet>
      )}
    </Frame>
  )
}

export const CardsScreen = screen(cardsFlow, {
  loading: ({ context }) => (
    <Frame context={context}>
      <Waiting rows={6} />
    </Frame>
  ),
  unreachable: ({ context, send }) => (
    <Frame context={context}>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  settling: Showing,
  empty: ({ context }) => (
    <Frame context={context}>
      <Standing
        icon={Landmark}
        title={<Trans>No bank account yet</Trans>}
        action={<Add isChoosing={context.isChoosing} />}
      >
        <Trans>Add the one your withdrawals should go to. It must be in your own name.</Trans>
      </Standing>
    </Frame>
  ),
  showing: Showing,
  selecting: (sight) => (
    <Frame context={sight.context} foot={<Foot {...sight} />}>
      <Belongings>
        {sight.context.list.map((item) => (
          <ChosenBelonging
            key={item.id}
            {...faceOf(item)}
            below={<Cooling until={item.usable_time} />}
            onChoose={() => sight.send({ type: 'choose', item })}
          />
        ))}
      </Belongings>
    </Frame>
  ),
  chosen: Showing,
  preferring: Showing,
  confirmingDelete: looks(Showing, { drops: true }),
  deleting: looks(Showing, { drops: true }),
  actionFailed: looks(Showing, { failed: true }),
})
