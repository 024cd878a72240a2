import * as v from 'valibot'
import { always, endpoint } from './endpoint.ts'
import { bought, BUYING, STANDING } from './invest.ts'
import { byAmount, byPiece, Venture, VENTURE_CURRENCIES, ventureInfo } from './venture.ts'
import { seconded } from './quote.ts'
import { Agreed, Amount, AmountAsked, Block, Count, Id, Nothing, optional, Page, Paged } from './shapes.ts'

const ROBOT_STATUSES = ['open', 'sold_out', 'coming'] as const

export const Robot = v.object({ ...Venture.entries, ...byPiece, level: Count, tasks_per_day: Count })
export type Robot = v.InferOutput<typeof Robot>

export const AiProduct = v.object({ ...Venture.entries, ...byAmount, robot_id: v.number(), robot_name: v.string() })
export type AiProduct = v.InferOutput<typeof AiProduct>

export const RobotInfo = v.object({ ...Robot.entries, ...ventureInfo })
export type RobotInfo = v.InferOutput<typeof RobotInfo>
export const ProductInfo = v.object({ ...AiProduct.entries, ...ventureInfo })
export type ProductInfo = v.InferOutput<typeof ProductInfo>

const KINDS = ['robot', 'product'] as const

export const robot = {
  index: endpoint({
    path: '/ai/ai/index',
    access: 'optional',
    takes: Nothing,
    gives: v.object({
      intro: v.array(Block),
      risk_text: v.string(),
      totals: v.object({
        robots: Count,
        paid_out: v.array(v.object({ currency: v.picklist(VENTURE_CURRENCIES), amount: Amount })),
      }),
      my: v.nullable(
        v.object({
          running: v.object({ robots: Count, others: Count }),
          sums: v.array(
            v.object({
              currency: v.picklist(VENTURE_CURRENCIES),
              principal: Amount,
              paid_today: Amount,
              paid_total: Amount,
            }),
          ),
        }),
      ),
      robots: v.array(Robot),
      products: v.array(AiProduct),
    }),
    refusals: [],
    summary:
      'What robots are, what they paid altogether, what the member who asks has in them, and the first four of each.',
  }),
  robots: endpoint({
    path: '/ai/robot/index',
    access: 'optional',
    takes: v.object({
      ...Page.entries,
      level: v.optional(Id),
      status: v.optional(v.union([v.literal(''), v.picklist(ROBOT_STATUSES)]), ''),
    }),
    gives: v.object({ ...Paged(Robot).entries, my: v.nullable(v.object({ running: Count })) }),
    refusals: [],
    summary: 'The robots, by level.',
  }),
  products: endpoint({
    path: '/ai/product/index',
    access: 'optional',
    takes: v.object({ ...Page.entries, robot_id: v.optional(Id) }),
    gives: Paged(AiProduct),
    refusals: [],
    summary: 'The plans of one robot, or of all.',
  }),
  info: endpoint({
    path: '/ai/product/info',
    access: 'optional',
    takes: v.object({ id: Id, kind: v.picklist(KINDS) }),
    gives: v.variant('kind', [
      v.object({ ...RobotInfo.entries, kind: v.literal('robot') }),
      v.object({ ...ProductInfo.entries, kind: v.literal('product') }),
    ]),
    refusals: ['missing'],
    summary: 'One robot or plan whole: its rule, its risk, an example, and what the member who asks has in it.',
  }),
  buy: endpoint({
    path: '/ai/product/buy',
    access: 'member',
    writes: true,
    leaves: always,
    takes: v.object({
      kind: v.picklist(KINDS),
      id: Id,
      amount: optional(AmountAsked),
      num: v.optional(Id),
      agree_risk: Agreed,
      ...seconded,
    }),
    gives: v.object(bought),
    refusals: [...BUYING, ...STANDING],
    summary: 'Buys a robot or a plan, exactly as quoted. The same key again gives the first answer again.',
  }),
}
