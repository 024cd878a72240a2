import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { SearchX, Store } from 'lucide-react'
import { GOODS_SORTS } from '#contract/shop.ts'
import { FOUND_MOST } from '#contract/limits.ts'
import { searchFlow } from '#machines/shop/search.flow.ts'
import { usePanels } from '#src/lib/panels.ts'
import { screen, type ViewProps, withProps } from '#src/lib/screen.tsx'
import { GoodsGrid } from '#src/parts/shop/goods-tile.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'
import { Button } from '#src/ui/button.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { type Around, ListPage, listViews } from '#src/ui/list.tsx'
import { Pick } from '#src/ui/pick.tsx'
import { PlaceRow, PressRow, Rows } from '#src/ui/rows.tsx'
import { QuestionSheet } from '#src/ui/question-sheet.tsx'
import { Section } from '#src/ui/section.tsx'
import { Note } from '#src/ui/text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { SORT_WORDS } from '#src/parts/shop/sort-words.ts'

type SearchViewProps = ViewProps<typeof searchFlow>

function Box({ context: { keyword }, send }: SearchViewProps) {
  const { t } = useLingui()
  return (
    <SearchBox
      label={t`Search goods`}
      keyword={keyword}
      onType={(typed) => send({ type: 'type', keyword: typed })}
      onSearch={(typed) => send({ type: 'search', keyword: typed })}
    />
  )
}

/** First in every view: the box stays the same one, and keeps the caret. */
const Frame = ({ view, ...around }: Around<SearchViewProps>) => (
  <ListPage view={view} title={<Trans>Search</Trans>} {...around}>
    <Box {...view} />
    {around.children}
  </ListPage>
)

interface WordsLook {
  readonly asks?: boolean
}

function Words({ context, send, asks = false }: SearchViewProps & WordsLook) {
  const { shown } = usePanels()
  return (
    <>
      {context.history.length > 0 && (
        <Section
          title={<Trans>Searched before</Trans>}
          all={
            <Button kind="text" onClick={() => send({ type: 'clear' })}>
              <Trans comment="Button: forgets what was searched for before">Clear</Trans>
            </Button>
          }
        >
          <Rows>
            {context.history.map((keyword) => (
              <PressRow key={keyword} label={<bdi>{keyword}</bdi>} onPress={() => send({ type: 'search', keyword })} />
            ))}
          </Rows>
        </Section>
      )}
      {shown}
      <Rows>
        <PlaceRow to="/pages/shops/shops" icon={Store} group="shop" label={<Trans>Stores</Trans>} />
      </Rows>
      {asks && (
        <QuestionSheet
          busy={false}
          title={<Trans>Clear what you searched for?</Trans>}
          says={<Trans>It is kept on this phone alone.</Trans>}
          yes={<Trans>Clear</Trans>}
          onYes={() => send({ type: 'confirm' })}
          onNo={() => send({ type: 'back' })}
        />
      )}
    </>
  )
}

function Found({ context: { items, total, sort, head }, send }: SearchViewProps) {
  const { i18n, t } = useLingui()
  const most = i18n.number(FOUND_MOST)
  return (
    <>
      <Note role="status">
        {head?.is_near === 1 ? (
          <Trans>Nothing has exactly these words. This is like them:</Trans>
        ) : total < FOUND_MOST ? (
          <Plural value={total} one="# found" other="# found" />
        ) : (
          <Trans>{most} or more found</Trans>
        )}
      </Note>
      <div>
        <Pick
          label={t`Sorted by`}
          parts={GOODS_SORTS.map((key) => ({ key, words: i18n._(SORT_WORDS[key]) }))}
          chosen={sort}
          plain="default"
          onChoose={(chosen) => send({ type: 'sort', sort: chosen })}
        />
      </div>
      <GoodsGrid of={items} onClick={() => send({ type: 'keep' })} />
    </>
  )
}

const list = listViews<SearchViewProps>({
  Frame,
  Rows: Found,
  Nothing: ({ context: { keyword } }) => (
    <FullPageNote icon={SearchX} title={<Trans>Nothing found</Trans>}>
      <Trans>
        Nothing is called “<bdi>{keyword}</bdi>”, nor anything like it. Try a shorter or another word.
      </Trans>
    </FullPageNote>
  ),
})

/** Hits of before stand until others come. */
const Looking = (view: SearchViewProps) => (
  <Frame view={view} refreshing={false}>
    {view.context.items.length > 0 ? <Found {...view} /> : <Waiting rows={6} />}
  </Frame>
)
const Before = ({ asks = false, ...view }: SearchViewProps & WordsLook) => (
  <Frame view={view} refreshing={false}>
    <Words {...view} asks={asks} />
  </Frame>
)

export const SearchScreen = screen(searchFlow, {
  ...list,
  beginning: Looking,
  typing: Looking,
  opening: Looking,
  idle: Before,
  historyEmpty: Before,
  confirmingClear: withProps(Before, { asks: true }),
})
