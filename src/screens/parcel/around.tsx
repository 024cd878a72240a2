import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Copy, FlaskConical, MapPin, SquareArrowOutUpRight, Truck } from 'lucide-react'
import type { Logistics } from '#contract/parcel.ts'
import { wayOut } from '#src/lib/way-out.ts'
import { GoodsCover } from '#src/parts/shop/cover.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Icon, IconButton } from '#src/ui/icon.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { Says } from '#src/ui/surface.tsx'

/** Who brings it, and under which number. */
export function Brings({ of, onCopy }: { of: Logistics; onCopy: () => void }) {
  const { t } = useLingui()
  const { package_id, express_name, express_no, express_url, sandbox } = of
  if (package_id === 0) return null
  return (
    <>
      <Rows>
        <Row
          icon={Truck}
          label={<bdi>{express_name}</bdi>}
          note={
            <Digits whiteSpace="normal" overflowWrap="anywhere">
              {express_no}
            </Digits>
          }
          value={
            <IconButton aria-label={t`Copy the parcel number`} onClick={onCopy}>
              <Icon of={Copy} size={20} />
            </IconButton>
          }
        />
        {express_url !== '' && (
          <PlaceRow
            icon={SquareArrowOutUpRight}
            to={wayOut(express_url)}
            label={
              <Trans>
                See it at <bdi>{express_name}</bdi>
              </Trans>
            }
          />
        )}
      </Rows>
      {sandbox === 1 && (
        <Says icon={FlaskConical} tone="sky">
          <Trans>This carrier belongs to the demo: it moves parcels by the clock, and nothing is really sent.</Trans>
        </Says>
      )}
    </>
  )
}

/** What is in it, and where it goes. */
export const Holds = ({ of: { cover, code, motif, total_num, address_text } }: { of: Logistics }) => (
  <Rows>
    {code !== '' && (
      <Row
        lead={<GoodsCover picture={cover ?? undefined} seed={code} motif={motif} size="row" />}
        label={<Plural value={total_num} one="# item" other="# items" />}
      />
    )}
    {address_text !== '' && (
      <Row icon={MapPin} label={<Trans comment="Above an address">Goes to</Trans>} note={<bdi>{address_text}</bdi>} />
    )}
  </Rows>
)
