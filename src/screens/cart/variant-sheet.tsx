import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { variantBy } from '#machines/shop/goods.rules.ts'
import { GoodsCover } from '#src/parts/shop/cover.tsx'
import { Options } from '#src/parts/shop/options.tsx'
import { Price, PriceFrom } from '#src/parts/shop/price.tsx'
import { SubmitButton } from '#src/ui/button.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { SheetFoot } from '#src/ui/sheet-foot.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import type { CartViewProps } from './cart-line.tsx'

const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } })
const Head = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3', '& > p': { minWidth: '0' } } })
const Foot = chakra(SheetFoot, { base: { display: 'grid', gap: '2.5' } })

/** Another variant of the goods of one line. */
export function VariantSheet({ context: { goods, picks, trouble }, busy, can, send }: CartViewProps) {
  const variant = goods && variantBy(goods, picks)
  return (
    <LateSheet
      title={<Trans comment="Title of a sheet in which colour, size and number are chosen">Choose</Trans>}
      onClose={() => send({ type: 'back' })}
    >
      {goods ? (
        <>
          <Parts>
            <Head>
              <GoodsCover picture={goods.pictures[0]} seed={goods.code} motif={goods.motif} size="row" />
              <p>
                <Strong display="block">
                  <bdi>{goods.name}</bdi>
                </Strong>
                <Note as="span">{variant ? <Price of={variant} /> : <PriceFrom of={goods} />}</Note>
              </p>
            </Head>
            <Options of={goods} picks={picks} onPick={(option, value) => send({ type: 'pick', option, value })} />
          </Parts>
          <Foot>
            <Refusal because={trouble} />
            {variant?.stock === 0 && (
              <Note align="center">
                <Trans>This one is sold out</Trans>
              </Note>
            )}
            <SubmitButton
              type="button"
              busy={busy}
              disabled={!busy && !can('take')}
              onClick={() => send({ type: 'take' })}
            >
              <Trans>Take this one</Trans>
            </SubmitButton>
          </Foot>
        </>
      ) : (
        <Waiting rows={3} />
      )}
    </LateSheet>
  )
}
