import { Trans } from '@lingui/react/macro'
import { ChartLine } from 'lucide-react'
import type { AiProduct } from '#contract/robot.ts'
import { listFlow } from '#machines/stock/list.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { ListPage, listViews, NothingYet, type Around } from '#src/ui/list.tsx'
import { TextPlace } from '#src/ui/place.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { ProductRow } from './product-row.tsx'

export const productsFlow = listFlow<AiProduct, { robot_id?: number | undefined }>()
type ProductsViewProps = ViewProps<typeof productsFlow>

function Frame({ view, ...around }: Around<ProductsViewProps>) {
  const [first] = view.context.items
  const isOfOne = view.context.which.robot_id !== undefined
  return (
    <ListPage
      view={view}
      {...around}
      title={
        isOfOne && first ? (
          <Trans>
            Plans of <bdi>{first.robot_name}</bdi>
          </Trans>
        ) : (
          <Trans>Plans</Trans>
        )
      }
    >
      {isOfOne && (
        <TextPlace to="/pages/ai/ai_product">
          <Trans>Show all plans</Trans>
        </TextPlace>
      )}
      {around.children}
    </ListPage>
  )
}

export const ProductsScreen = screen(
  productsFlow,
  listViews<ProductsViewProps>({
    Frame,
    Rows: ({ context }) => (
      <Rows>
        {context.items.map((one) => (
          <ProductRow key={one.id} of={one} />
        ))}
      </Rows>
    ),
    Nothing: (view) => (
      <NothingYet icon={ChartLine} title={<Trans>No plans yet</Trans>} view={view}>
        <Trans>Plans stand here as soon as one is published, each with its term, its risk and its fee.</Trans>
      </NothingYet>
    ),
  }),
)
