import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import type { CartItem } from '#contract/cart.ts'
import type { Address } from '#contract/addresses.ts'
import { isChosen, mostOf, sumOf } from '#machines/cart/cart.rules.ts'
import type { cartFlow } from '#machines/cart/cart.flow.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { NumberSteps } from '#src/parts/shop/number-steps.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Money } from '#src/ui/money.tsx'
import { IfBuilt, TextPlace } from '#src/ui/place.tsx'
import { Line } from '#src/ui/surface.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Box } from './box.tsx'
import { Cover, Frame, Moved, Short, Why, Words } from './line-parts.tsx'

export type CartViewProps = ViewProps<typeof cartFlow>

interface LineProps {
  of: CartItem
  view: CartViewProps
  editing: boolean
}

const Variant = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'tap',
    marginBlockStart: '-2.5',
    marginBlockEnd: '-1',
    textStyle: 'note',
    color: 'ink2',
    textAlign: 'start',
    cursor: 'pointer',
    maxWidth: 'full',
    '& > bdi': { minWidth: '0', overflowWrap: 'anywhere' },
    _hover: { color: 'ink' },
  },
})
const Below = chakra(Line, { base: { '& > p': { flex: '1 1 5rem' } } }, { defaultProps: { 'data-below': '' } })

function Text({ of: { id, text, name, is_varied }, view, editing }: LineProps) {
  const { t } = useLingui()
  if (text === '') return null
  if (is_varied === 0 || editing)
    return (
      <Note>
        <bdi>{text}</bdi>
      </Note>
    )
  return (
    <Variant
      type="button"
      aria-label={t({ message: `${name}: ${text}, choose another variant`, comment: 'Read aloud: a button' })}
      onClick={() => view.send({ type: 'choose', id })}
    >
      <bdi>{text}</bdi>
      <Icon of={ChevronDown} size={16} />
    </Variant>
  )
}

function Tick({ of: line, view: { context, send }, editing }: LineProps) {
  const { t } = useLingui()
  const { id, name } = line
  if (editing)
    return (
      <Box
        words={t`Choose ${name}`}
        checked={context.marked.includes(id)}
        onChange={(isMarked) => send({ type: 'mark', ids: [id], isMarked })}
      />
    )
  return (
    <Box
      words={t({ message: `Buy ${name}`, comment: 'Read aloud: a box beside a line of the cart' })}
      checked={isChosen(line)}
      disabled={line.state === 'short'}
      onChange={(checked) => send({ type: 'select', ids: [id], selected: checked ? 1 : 0 })}
    />
  )
}

function Sum({ of: line }: { of: CartItem }) {
  return (
    <p>
      <Strong>
        <Money value={sumOf(line)} unit="EUR" />
      </Strong>{' '}
      {line.num > 1 && (
        <Note as="span" display="inline-block">
          <Trans comment="The price of one, beside the sum of several">
            each <Money value={line.price} unit="EUR" />
          </Trans>
        </Note>
      )}
    </p>
  )
}

function Many({ of: line, view: { send }, editing }: LineProps) {
  const { id, num } = line
  if (editing)
    return (
      <Note as="span">
        <Digits>× {num}</Digits>
      </Note>
    )
  return <NumberSteps low value={num} most={mostOf(line)} onChange={(next) => send({ type: 'count', id, num: next })} />
}

export function CartLine(props: LineProps) {
  const { of: line, view, editing } = props
  const { rejected, wishes } = view.context
  const isAsked = wishes.some((wish) => 'id' in wish && wish.id === line.id)
  return (
    <Frame data-row="" data-lead="" aria-busy={isAsked}>
      <Tick {...props} />
      <Cover of={line} />
      <Words>
        <bdi>{line.name}</bdi>
        <Text {...props} />
        <Moved of={line} />
      </Words>
      {line.state === 'short' && !editing ? (
        <Below>
          <Short of={line} />
          <Button kind="tonal" low onClick={() => view.send({ type: 'count', id: line.id, num: mostOf(line) })}>
            <Trans comment="Button: that many of it are taken, as no more are left">
              Take <Digits>{mostOf(line)}</Digits>
            </Trans>
          </Button>
        </Below>
      ) : (
        <Below>
          <Sum of={line} />
          <Many {...props} />
        </Below>
      )}
      {rejected?.id === line.id && (
        <div data-below="">
          <Refusal because={rejected.trouble} />
        </div>
      )}
    </Frame>
  )
}

/** Where goods like it stand; its own page, where it may come again or has other variants. */
const anotherOf = ({ state, goods_id, cate_id, shop_type }: CartItem): Address => {
  if (state !== 'off_shelf') return `/pages/shops/details?id=${goods_id}`
  return shop_type === 'repurchase' ? `/pages/shops/fg_shop?cate_id=${cate_id}` : `/pages/shop/shop?cate_id=${cate_id}`
}

export function GoneLine(props: LineProps) {
  const { of: line, editing } = props
  return (
    <Frame data-row="" data-lead="" data-gone="">
      {editing && <Tick {...props} />}
      <Cover of={line} />
      <Words>
        <bdi>{line.name}</bdi>
        {line.text !== '' && (
          <Note>
            <bdi>{line.text}</bdi>
          </Note>
        )}
        <Note>
          <Why of={line} />
        </Note>
        {!editing && (
          <IfBuilt to={anotherOf(line)}>
            {(there) => (
              <TextPlace to={there}>
                <Trans>Choose another</Trans>
              </TextPlace>
            )}
          </IfBuilt>
        )}
      </Words>
    </Frame>
  )
}
