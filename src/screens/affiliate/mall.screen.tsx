import { Trans, useLingui } from '@lingui/react/macro'
import { Handshake, PackageOpen, SearchX, Unplug } from 'lucide-react'
import { AFFILIATE_SORTS, type AffiliateName } from '#contract/affiliate.ts'
import { EVERY_GOODS, isNarrowed, mallFlow } from '#machines/affiliate/mall.flow.ts'
import { hasAny } from '#machines/stock/pages.ts'
import { Onward } from '#src/onward.tsx'
import { usePanels } from '#src/lib/panels.ts'
import { screen } from '#src/lib/screen.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'
import { Button } from '#src/ui/button.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { type Around, ListPage, listViews, NothingYet, refreshOf } from '#src/ui/list.tsx'
import { Pick } from '#src/ui/pick.tsx'
import { Says } from '#src/ui/surface.tsx'
import { ChosenCategory } from '#src/parts/shop/categories.screen.tsx'
import { ChoosingProvider, GoodsGrid } from './goods-tile.tsx'
import { type MallViewProps, OpenSheet } from './open-sheet.tsx'
import { SORT_WORDS } from './sort-words.ts'

const langOf = ({ context: { head } }: MallViewProps) => head?.affiliate?.lang || undefined
/** What is known by the first answer: until then a partner is taken to be there. */
const isUnconnected = ({ context: { head } }: MallViewProps) => head?.affiliate === null

function Order({ context: { filter }, send }: MallViewProps) {
  const { i18n, t } = useLingui()
  return (
    <div>
      <Pick
        label={t`Sorted by`}
        parts={AFFILIATE_SORTS.map((key) => ({ key, words: i18n._(SORT_WORDS[key]) }))}
        chosen={filter.sort}
        plain="default"
        onChoose={(sort) => send({ type: 'filter', filter: { ...filter, sort } })}
      />
    </div>
  )
}

function Whose({ of: { name, is_sandbox } }: { of: AffiliateName }) {
  return (
    <Says icon={Handshake}>
      {is_sandbox === 1 ? (
        <Trans>These goods come from a test partner. Nothing can be bought there, and no commission is paid.</Trans>
      ) : (
        <Trans>
          <bdi>{name}</bdi> sells these goods, not Quay. The pictures are drawn by us.
        </Trans>
      )}
    </Says>
  )
}

/** An emptied box looks for everything again, without a press. */
function Search({ context: { filter }, send }: MallViewProps) {
  const { t } = useLingui()
  return (
    <SearchBox
      label={t`Search goods`}
      keyword={filter.keyword}
      onType={(typed) => {
        if (typed === '' && filter.keyword !== '') send({ type: 'filter', filter: { ...filter, keyword: '' } })
      }}
      onSearch={(typed) => send({ type: 'filter', filter: { ...filter, keyword: typed.trim() } })}
    />
  )
}

function Frame({ view, refreshing, children }: Around<MallViewProps>) {
  const { shown, refresh } = usePanels()
  const again = refreshOf(view)
  const { context, send } = view
  const { filter } = context
  return (
    <ListPage
      view={view}
      title={<Trans>Goods of our partners</Trans>}
      refreshing={refreshing}
      onRefresh={
        again &&
        (() => {
          again()
          refresh()
        })
      }
    >
      {!isUnconnected(view) && (
        <>
          <Search {...view} />
          <ChosenCategory
            value={{
              id: filter.cate_id,
              lang: langOf(view),
              choose: (cate_id) => send({ type: 'filter', filter: { ...filter, cate_id } }),
            }}
          >
            {shown}
          </ChosenCategory>
          <Order {...view} />
          {context.head?.affiliate && <Whose of={context.head.affiliate} />}
        </>
      )}
      <ChoosingProvider value={{ lang: langOf(view), choose: (goods) => send({ type: 'choose', goods }) }}>
        {children}
      </ChoosingProvider>
      {context.isMember && hasAny(context) && <Onward from="/pages/mall/mall" />}
    </ListPage>
  )
}

function Nothing(view: MallViewProps) {
  const { context, send } = view
  if (isUnconnected(view))
    return (
      <NothingYet icon={Unplug} title={<Trans>No partner is connected</Trans>} view={view}>
        <Trans>Goods of a partner stand here once our team has connected one.</Trans>
      </NothingYet>
    )
  if (isNarrowed(context.filter))
    return (
      <FullPageNote
        icon={SearchX}
        title={<Trans>Nothing found</Trans>}
        action={
          <Button kind="quiet" onClick={() => send({ type: 'filter', filter: EVERY_GOODS })}>
            <Trans>Show all</Trans>
          </Button>
        }
      >
        <Trans>The partner has nothing like this now. Try another word or another category.</Trans>
      </FullPageNote>
    )
  return (
    <NothingYet icon={PackageOpen} title={<Trans>Nothing from the partner right now</Trans>} view={view}>
      <Trans>It shows no goods at the moment. Please look again later.</Trans>
    </NothingYet>
  )
}

const list = listViews<MallViewProps>({
  Frame,
  Rows: (view) => (
    <>
      <GoodsGrid of={view.context.items} />
      {view.context.chosen && <OpenSheet {...view} />}
    </>
  ),
  Nothing,
})

export const MallScreen = screen(mallFlow, {
  ...list,
  chosen: list.showing,
  linkLoading: list.showing,
  linkFailed: list.showing,
  led: list.showing,
})
