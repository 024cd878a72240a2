import { chakra } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import type { ShopOrder } from '#contract/shop-order.ts'
import type { AskedAct, Bought } from '#machines/shop-order/wish.rules.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { Button } from '#src/ui/button.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { type Question, QuestionSheet } from '#src/ui/question-sheet.tsx'
import { SheetFoot } from '#src/ui/sheet-foot.tsx'
import { Lead, Note, Strong } from '#src/ui/text.tsx'
import { ACT_WORDS } from './acts.tsx'

const questions: Record<AskedAct, (order: ShopOrder) => Question> = {
  cancel: ({ pay_points }) => ({
    title: <Trans context="shop">Cancel this order?</Trans>,
    says: (
      <>
        <Trans>You have not paid anything. The goods go back on sale.</Trans>{' '}
        {pay_points > 0 && <Trans>Your points come back at once.</Trans>}
      </>
    ),
    yes: ACT_WORDS.cancel(),
  }),
  receive: () => ({
    title: <Trans>Have you received everything?</Trans>,
    says: <Trans>From then on the days run in which you can return it. When they are over, the seller is paid.</Trans>,
    yes: <Trans>Yes, I have it</Trans>,
  }),
  del: () => ({
    title: <Trans>Remove this order from your list?</Trans>,
    says: <Trans>You no longer see it among your orders. Its payments stay in your activity.</Trans>,
    yes: <Trans>Remove</Trans>,
  }),
  refund_cancel: () => ({
    title: <Trans>Cancel the return?</Trans>,
    says: <Trans>Nothing comes back, and the order continues as before. You can ask for a return again later.</Trans>,
    yes: ACT_WORDS.refund_cancel(),
  }),
}

interface ActQuestionProps {
  of: ShopOrder
  act: AskedAct
  busy: boolean
  onYes: () => void
  onNo: () => void
}

export const ActQuestion = ({ of: order, act, ...asks }: ActQuestionProps) => (
  <QuestionSheet {...questions[act](order)} {...asks} />
)

/** Who heard no answer may do it again; a refusal says why it stays as it is. */
export const Undone = ({ because }: { because: Trouble | undefined }) =>
  because?.refusal === undefined ? (
    <Trans>It has not happened so far. If you do it again, it happens only once.</Trans>
  ) : (
    <Trans context="shop">Nothing was done. You see the order as it is now.</Trans>
  )

const Skipped = chakra('ul', {
  base: { listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '2', marginTop: '2' },
})
const Foot = chakra(SheetFoot, { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })

/** What is in the cart again, and what could not be put there. */
export function AgainSheet({ of: { added, skipped }, onClose }: { of: Bought; onClose: () => void }) {
  return (
    <LateSheet
      title={
        added === 0 ? (
          <Trans>Nothing was put into your cart</Trans>
        ) : (
          <Plural value={added} one="# item is in your cart" other="# items are in your cart" />
        )
      }
      onClose={onClose}
    >
      {skipped.length === 0 ? (
        <Lead>
          <Trans>Check the prices there: they may have changed since.</Trans>
        </Lead>
      ) : (
        <>
          <Lead>
            <Trans>These could not be added:</Trans>
          </Lead>
          <Skipped>
            {skipped.map(({ name, reason }, at) => (
              <li key={at}>
                <Strong display="block">
                  <bdi>{name}</bdi>
                </Strong>
                <Note as="span">{reason}</Note>
              </li>
            ))}
          </Skipped>
        </>
      )}
      <Foot>
        {added > 0 && (
          <IfBuilt to="/pages/cart/cart">
            {(there) => (
              <PlaceButton wide to={there}>
                <Trans>Go to cart</Trans>
              </PlaceButton>
            )}
          </IfBuilt>
        )}
        <Button wide kind="quiet" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
      </Foot>
    </LateSheet>
  )
}
