import { decisions } from './approval-verbs.ts'
import type { Verb } from './desk.ts'
import { approvePrices, listGoods, priceGoods, pricesPreview, shelveGoods, showGoods, stockGoods } from './goods.ts'
import { importGoods, undoImport } from './goods-import.ts'
import { SHOP_TERMS } from './shop-terms.ts'
import { termsVerb } from './term-sheets.ts'

/** The second operator agrees to a price of the house's own goods, and to nothing else of them. */
export const GOODS_VERBS: readonly [string, Verb][] = [
  [
    'goods',
    {
      usage: '',
      summary: 'what is sold: in which shop, by whom, for what, how many are left and sold',
      act: listGoods,
    },
  ],
  [
    'goods show',
    { usage: '<goods>', summary: 'one of them with its variants, and every price they had', takes: 1, act: showGoods },
  ],
  [
    'goods import',
    {
      usage: '<file.csv> [--shop-of <store>]',
      summary:
        'says what a table of goods would add, change and take off, or every line that is wrong; then does all of it or nothing',
      takes: 1,
      flags: ['shop-of'],
      act: importGoods,
    },
  ],
  [
    'goods undo',
    {
      usage: '<import>',
      summary:
        'puts back what an import changed, unless something of it changed since; what was new goes off the shelf',
      takes: 1,
      act: undoImport,
    },
  ],
  [
    'goods stock',
    {
      usage: '<goods> [<colour or size>...] --stock <12> --reason "..."',
      summary: 'so many are left of each variant that is named, or of all',
      takes: 1,
      may: 2,
      flags: ['stock', 'reason'],
      act: stockGoods,
    },
  ],
  [
    'goods price',
    {
      usage: '<goods> [<colour or size>...] --price <12.00> --reason "..."',
      summary:
        'what each variant that is named costs, or all of them, in EUR or points: at once for a store, and asked for where it is the house’s own',
      takes: 1,
      may: 2,
      flags: ['price', 'reason'],
      act: priceGoods,
    },
  ],
  [
    'goods shelf',
    {
      usage: '<goods> on|off --reason "..."',
      summary: 'puts them on the shelf, or takes them off it',
      takes: 2,
      flags: ['reason'],
      act: shelveGoods,
    },
  ],
  [
    'shop terms',
    {
      usage: '[--set name=value,... --reason "..."]',
      summary:
        'what the shop keeps of a sale, what points are worth in it, and its windows; a change takes two operators',
      flags: ['set', 'reason'],
      act: termsVerb(SHOP_TERMS),
    },
  ],
  ...decisions('goods', 'prices of the house’s own goods', { preview: pricesPreview, carryOut: approvePrices }),
]
