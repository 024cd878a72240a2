import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MoneyInfo } from '#contract/account.ts'
import { CURRENCY_OF, ACCOUNTS, type AccountName } from '#contract/quote.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { usePanels } from '#src/lib/panels.ts'
import { screen } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { ACCOUNT_FACES } from '#src/parts/wallet/account-faces.ts'
import { Held, heldOf, WALLETS } from '#src/parts/wallet/account-row.tsx'
import { ACCOUNT_WORDS } from '#src/parts/wallet/names.ts'
import { ProofRow } from '#src/parts/wallet/proof-row.tsx'
import { card } from '#src/theme/recipes/surface.ts'
import { Curtain, EyeButton } from '#src/ui/eye.tsx'
import { followViews, type Around } from '#src/ui/follow-views.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { Place } from '#src/ui/place.tsx'
import { Line } from '#src/ui/surface.tsx'
import { Tile } from '#src/ui/tile.tsx'
import { Figure, Note } from '#src/ui/text.tsx'
import { Total } from '#src/ui/total.tsx'
import { MoneyPage } from './money-page.tsx'

export const walletsFlow = followFlow<MoneyInfo>('money')

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
    gap: '3',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
})
const Door = chakra(Place, {
  base: { ...card.base, alignContent: 'space-between', gap: '3', padding: '4', color: 'ink', _hover: { bg: 'sunken' } },
})

function Wallet({ account, money }: { account: AccountName; money: MoneyInfo }) {
  const { i18n } = useLingui()
  const [value, unit] = [String(money[account]), CURRENCY_OF[account]]
  return (
    <Door to={WALLETS[account]}>
      <Line at="start" as="span">
        <Tile {...ACCOUNT_FACES[account]} />
        <Note as="span">{i18n._(ACCOUNT_WORDS[account])}</Note>
      </Line>
      <span>
        <Figure as="span" size="title" display="block">
          <Money value={value} unit={unit} big brief />
        </Figure>
        {isSome(heldOf(money, account)) && (
          <Note as="span" display="block">
            <Held money={money} account={account} />
          </Note>
        )}
      </span>
    </Door>
  )
}

function Frame({ children, onRefresh, ...page }: Around) {
  const { refresh } = usePanels()
  const all = onRefresh && (() => [onRefresh(), refresh()])
  return (
    <MoneyPage title={<Trans>Wallets</Trans>} eye={<EyeButton />} onRefresh={all} {...page}>
      <Curtain>{children}</Curtain>
    </MoneyPage>
  )
}

const Beside = () => usePanels().shown

const Shown = ({ item: money }: { item: MoneyInfo }) => (
  <>
    <Total size="hero" words={<Trans>Total in EUR</Trans>} under={<Trans>At today’s prices, without points.</Trans>}>
      <MovingAmount value={money.total} unit="EUR" big />
    </Total>
    <Grid>
      {ACCOUNTS.map((account) => (
        <Wallet key={account} account={account} money={money} />
      ))}
    </Grid>
    <Beside />
    <Onward from="/pages/wallets/wallets" />
    <ProofRow />
  </>
)

export const WalletsScreen = screen(
  walletsFlow,
  followViews<MoneyInfo>({ Frame, outline: { figure: true, rows: 6 }, Shown }),
)
