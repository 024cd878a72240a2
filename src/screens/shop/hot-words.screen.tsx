import { Trans } from '@lingui/react/macro'
import type { Given } from '#contract/endpoint.ts'
import type { shop } from '#contract/shop.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { panelViews } from '#src/parts/wallet/panel-views.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'

export type HotWords = Given<typeof shop.hotSearch>

export const hotWordsFlow = followFlow<HotWords>()

export const HotWordsScreen = screen(
  hotWordsFlow,
  panelViews<HotWords>({
    Shown: ({ item: { hot } }) =>
      hot.length > 0 && (
        <Section title={<Trans>Sold most</Trans>}>
          <Rows>
            {hot.map((keyword) => (
              <PlaceRow
                key={keyword}
                to={`/pages/shops/search?keyword=${encodeURIComponent(keyword)}`}
                label={<bdi>{keyword}</bdi>}
              />
            ))}
          </Rows>
        </Section>
      ),
  }),
  'data-header',
)
