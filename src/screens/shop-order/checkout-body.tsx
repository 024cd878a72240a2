import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { REMARK_MAX } from '#contract/limits.ts'
import { required } from '#machines/lib/required.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { Money } from '#src/ui/money.tsx'
import { IfBuilt, TextPlace } from '#src/ui/place.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Says } from '#src/ui/surface.tsx'
import { Caution, Refusal } from '#src/ui/trouble-text.tsx'
import { CouponRow, CouponSheet } from './checkout-coupon.tsx'
import { CheckoutLines } from './checkout-lines.tsx'
import { Moved } from './checkout-moved.tsx'
import { type CheckoutViewProps, FORM } from './checkout-parts.tsx'
import { Price, Terms } from './checkout-sums.tsx'
import { Delivery, Points } from './checkout-ways.tsx'
import { useKeep } from './told.ts'

const CheckAgain = ({ view: { can, send } }: { view: CheckoutViewProps }) =>
  can('retry') && (
    <div>
      <Button kind="text" onClick={() => send({ type: 'retry' })}>
        <Trans>Check again</Trans>
      </Button>
    </div>
  )

/** Why the last thing did not happen. */
function Wrong({ view }: { view: CheckoutViewProps }) {
  const { trouble } = view.context
  if (!trouble || trouble.errors?.['remark']) return null
  return (
    <Refusal because={trouble}>
      {trouble.refusal === 'unpaid-enough' ? (
        <IfBuilt to="/pages/orders/order?tab=unpaid">
          {(there) => (
            <div>
              <TextPlace to={there}>
                <Trans>See what is unpaid</Trans>
              </TextPlace>
            </div>
          )}
        </IfBuilt>
      ) : (
        <CheckAgain view={view} />
      )}
    </Refusal>
  )
}

/** What is wrong with the whole of it; what is wrong with a line stands on it. */
function Problems({ view }: { view: CheckoutViewProps }) {
  const { problems, items } = required(view.context.confirm)
  if (problems.length === 0) return null
  const ofLines = problems.filter(({ variant_id }) => items.some((line) => line.variant_id === variant_id))
  const ofAll = problems.filter((problem) => !ofLines.includes(problem))
  return (
    <Says icon={CircleAlert} tone="bad" role="alert">
      {ofAll.map(({ code, text }) => (
        <p key={code}>{text}</p>
      ))}
      {ofLines.length > 0 && (
        <p>
          <Trans>Not everything can be ordered as it is. The line says why.</Trans>
        </p>
      )}
      <CheckAgain view={view} />
    </Says>
  )
}

function Short({ view: { context } }: { view: CheckoutViewProps }) {
  const { available, price } = required(context.confirm)
  return (
    <Caution>
      <Trans>
        You have <Money value={String(available.points ?? 0)} unit="POINTS" />, and it takes{' '}
        <Money value={String(price.pay_points)} unit="POINTS" />.
      </Trans>
    </Caution>
  )
}

function Remark({ view: { context, can, send } }: { view: CheckoutViewProps }) {
  const keep = useKeep()
  const { told, trouble } = context
  return (
    <Form
      id={FORM}
      isKept
      {...(trouble?.errors && { wrong: trouble })}
      onSubmit={(answer) => can('order') && send({ type: 'order', remark: answer('remark').trim() })}
    >
      <Field
        kind="text"
        name="remark"
        label={<Trans>Note to the store (optional)</Trans>}
        maxLength={REMARK_MAX}
        defaultValue={told.remark}
        error={wordsFor('remark', {}, trouble)}
        onChange={({ currentTarget }) => keep({ remark: currentTarget.value })}
      />
    </Form>
  )
}

export interface BodyLook {
  readonly quoting?: boolean
  readonly sending?: boolean
  readonly short?: boolean
  readonly choosing?: boolean
  readonly note?: ReactNode
}

export function Body({
  view,
  quoting = false,
  sending = false,
  short = false,
  choosing = false,
  note,
}: BodyLook & { view: CheckoutViewProps }) {
  const { context, can, send } = view
  const confirm = required(context.confirm)
  const keep = useKeep()
  return (
    <>
      {context.before && <Moved before={context.before} now={confirm} />}
      <Wrong view={view} />
      <Problems view={view} />
      {short && <Short view={view} />}
      {note}
      <Delivery of={confirm} busy={quoting} />
      <CheckoutLines of={confirm} from={context.wanted.from} />
      <CouponRow view={view} busy={quoting} />
      <Points
        of={confirm}
        used={context.told.use_points}
        locked={sending || !can('usePoints')}
        onUse={(use_points) => {
          keep({ use_points })
          send({ type: 'usePoints', use_points })
        }}
      />
      <Remark view={view} />
      <Price of={confirm} busy={quoting} />
      <Terms of={confirm} />
      {choosing && <CouponSheet view={view} />}
    </>
  )
}
