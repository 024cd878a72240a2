import {
  CircleDollarSign,
  Coins,
  Euro,
  ShoppingBag,
  Star,
  TrendingUp,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'
import type { AccountName } from '#contract/quote.ts'
import type { Group } from '#src/ui/tile.tsx'

interface Face {
  readonly icon: LucideIcon
  readonly group: Group
}

export const ACCOUNT_FACES: Record<AccountName, Face> = {
  balance: { icon: WalletCards, group: 'money' },
  usdt: { icon: CircleDollarSign, group: 'money' },
  eur: { icon: Euro, group: 'money' },
  profit: { icon: TrendingUp, group: 'invest' },
  coin: { icon: Coins, group: 'money' },
  shop: { icon: ShoppingBag, group: 'shop' },
  points: { icon: Star, group: 'invest' },
}
