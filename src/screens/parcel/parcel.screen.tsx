import { Trans, useLingui } from '@lingui/react/macro'
import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { required } from '#machines/lib/required.ts'
import { parcelFlow } from '#machines/parcel/parcel.flow.ts'
import { screen, type ViewProps, withProps } from '#src/lib/screen.tsx'
import { Behind } from '#src/ui/behind.tsx'
import { Unreachable } from '#src/ui/full-page-note.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { Page } from '#src/ui/page.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { Says } from '#src/ui/surface.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Brings, Holds } from './around.tsx'
import { Course } from './course.tsx'
import { Head } from './head.tsx'
import { Stale } from './stale.tsx'

type ParcelViewProps = ViewProps<typeof parcelFlow>
interface Look {
  readonly said?: ReactNode
  readonly isOld?: boolean
  readonly refreshing?: boolean
}

const Title = () => <Trans comment="Title of the page that says where a parcel is">Parcel</Trans>

function Shown({ context, send, said, isOld, refreshing = false }: ParcelViewProps & Look) {
  const { t } = useLingui()
  const item = required(context.item)
  const { order_no, package_id, packages } = item
  const refresh = () => send({ type: 'refresh' })
  return (
    <Page
      title={<Title />}
      back
      refreshing={refreshing}
      onRefresh={refresh}
      foot={
        <IfBuilt to={`/pages/orders/order_detail?order_no=${order_no}`}>
          {(there) => (
            <PlaceButton kind="quiet" to={there}>
              <Trans context="of the shop">See the order</Trans>
            </PlaceButton>
          )}
        </IfBuilt>
      }
    >
      {isOld && <Behind onRetry={refresh} />}
      {packages.length > 1 && (
        <Segments
          label={t`Parcels of this order`}
          parts={packages.map(({ id, label }) => ({ key: `${id}`, words: label }))}
          chosen={`${package_id}`}
          onChoose={(id) => send({ type: 'choose', packageId: Number(id) })}
        />
      )}
      <Head of={item} />
      <Stale of={item} />
      <Brings of={item} onCopy={() => send({ type: 'copy' })} />
      {said}
      <Course of={item} />
      <Holds of={item} />
    </Page>
  )
}

const Copied = (
  <Says icon={Check} tone="good" role="status">
    <Trans>copy successful</Trans>
  </Says>
)
const CopyFailed = (
  <Says icon={CircleAlert} tone="bad" role="alert">
    <Trans>copy failed</Trans>
  </Says>
)

export const Nowhere = () => (
  <Page title={<Title />} back>
    <Missing home="/pages/index/index" />
  </Page>
)

export const ParcelScreen = screen(parcelFlow, {
  opening: () => (
    <Page title={<Title />} back>
      <Waiting figure rows={5} />
    </Page>
  ),
  missing: Nowhere,
  unreachable: ({ context, send }) => (
    <Page title={<Title />} back>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Page>
  ),
  noTrace: Shown,
  ready: Shown,
  signed: Shown,
  problem: Shown,
  following: withProps(Shown, { refreshing: true }),
  behind: withProps(Shown, { isOld: true }),
  copying: Shown,
  copied: withProps(Shown, { said: Copied }),
  copyFailed: withProps(Shown, { said: CopyFailed }),
})
