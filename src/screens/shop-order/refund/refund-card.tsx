import { chakra } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OrderGoods, ShopOrderInfo } from '#contract/shop-order.ts'
import type { Refund, RefundStatus } from '#contract/shop-refund.ts'
import { FoldRow } from '#src/parts/trade/fold-row.tsx'
import { Pictures } from '#src/ui/attachment/pictures.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Card, Tag } from '#src/ui/surface.tsx'
import { Eyebrow, Note } from '#src/ui/text.tsx'
import { TotalOf, Where } from './comes-back.tsx'
import { REASON_WORDS } from './reasons.ts'

type Shown = Exclude<RefundStatus, 'withdrawn'>

const TAGS: Record<Shown, () => ReactNode> = {
  asked: () => (
    <Tag tone="sky">
      <Trans comment="State of a return">Waiting for an answer</Trans>
    </Tag>
  ),
  refused: () => (
    <Tag tone="warn">
      <Trans comment="State of a return">Refused by the seller</Trans>
    </Tag>
  ),
  appealed: () => (
    <Tag tone="sky">
      <Trans comment="State of a return">With our team</Trans>
    </Tag>
  ),
  agreed: () => (
    <Tag tone="good">
      <Trans context="refund">Agreed</Trans>
    </Tag>
  ),
  closed: () => (
    <Tag>
      <Trans comment="State of a return">Refused by the seller</Trans>
    </Tag>
  ),
  rejected: () => (
    <Tag>
      <Trans comment="State of a return">Refused by our team</Trans>
    </Tag>
  ),
}

const isOpen = (status: Shown) => status === 'asked' || status === 'refused' || status === 'appealed'

const Quote = chakra('blockquote', {
  base: {
    margin: '0',
    padding: '3',
    borderRadius: 'control',
    bg: 'var(--ground)',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
})

/** What somebody wrote, and who. */
const Said = ({ by, children }: { by: ReactNode; children: string }) => (
  <Quote>
    <Eyebrow>{by}</Eyebrow>
    <bdi>{children}</bdi>
  </Quote>
)

const Answer = ({ of: { status, answer } }: { of: Refund }) => (
  <Said by={status === 'rejected' ? <Trans>Answer of our team</Trans> : <Trans>Answer of the seller</Trans>}>
    {answer}
  </Said>
)

const Names = ({ of: goods }: { of: readonly OrderGoods[] }) => (
  <Note>
    {goods.map(({ id, name }, at) => (
      <span key={id}>
        {at > 0 && ' · '}
        <bdi>{name}</bdi>
      </span>
    ))}
  </Note>
)

function Written({ of: { reason, explain, appeal, images, time } }: { of: Refund }) {
  const { i18n, t } = useLingui()
  return (
    <Rows>
      <FoldRow
        icon={MessageSquareText}
        group="shop"
        title={<Trans>What you wrote</Trans>}
        note={
          <>
            {i18n._(REASON_WORDS[reason])}
            {images.length > 0 && (
              <>
                {' · '}
                <Plural value={images.length} one="# picture" other="# pictures" />
              </>
            )}
          </>
        }
      >
        <Note>
          <Moment at={time} />
        </Note>
        {explain !== '' && <Said by={<Trans>Your explanation</Trans>}>{explain}</Said>}
        {appeal !== '' && <Said by={<Trans>To our team</Trans>}>{appeal}</Said>}
        {images.length > 0 && <Pictures of={images} alt={t`Picture of what is returned`} />}
      </FoldRow>
    </Rows>
  )
}

/** The latest return: what of it comes back or came back, what was answered, what was written. */
export function RefundCard({ of: { refund, goods, paid_from } }: { of: ShopOrderInfo }) {
  if (refund === null || refund.status === 'withdrawn') return null
  const { status, item_ids, freight, coupon_back, answer } = refund
  const isBack = status === 'agreed'
  return (
    <Section title={<Trans>Your return</Trans>} all={TAGS[status]()}>
      <Card holds="prose">
        <TotalOf
          name={isBack ? <Trans>You got back</Trans> : <Trans>You asked back</Trans>}
          of={refund}
          tone={isBack ? 'good' : 'ink'}
        />
        <Names of={goods.filter(({ id }) => item_ids.includes(id))} />
        {isSome(freight) && (
          <Note>
            <Trans>
              Including <Money value={freight} unit="EUR" /> for the delivery.
            </Trans>
          </Note>
        )}
        {(isBack || isOpen(status)) && <Where from={paid_from} of={refund} isBack={isBack} />}
        {isBack && coupon_back === 1 && (
          <Note tone="good">
            <Trans>Your coupon is back, too.</Trans>
          </Note>
        )}
        {answer !== '' && <Answer of={refund} />}
      </Card>
      <Written of={refund} />
    </Section>
  )
}
