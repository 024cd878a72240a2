import * as v from 'valibot'
import { always, endpoint } from './endpoint.ts'
import { bought, BUYING, STANDING } from './invest.ts'
import { byAmount, Venture, ventureInfo } from './venture.ts'
import { seconded } from './quote.ts'
import { Agreed, AmountAsked, Count, Flag, Id, Moment, Page, Paged } from './shapes.ts'

export const PROJECT_STATUSES = ['coming', 'open', 'full', 'running', 'ended'] as const
export const PROJECT_SORTS = ['default', 'rate', 'term', 'progress'] as const

export const Project = v.object({
  ...Venture.entries,
  ...byAmount,
  cate_id: v.number(),
  cate_name: v.string(),
  people: Count,
})
export type Project = v.InferOutput<typeof Project>

export const ProjectInfo = v.object({
  ...Project.entries,
  ...ventureInfo,
  schedule: v.array(v.object({ title: v.string(), time: Moment, done: Flag })),
})
export type ProjectInfo = v.InferOutput<typeof ProjectInfo>

export const project = {
  index: endpoint({
    path: '/invest/project/index',
    access: 'optional',
    takes: v.object({
      ...Page.entries,
      status: v.optional(v.union([v.literal(''), v.picklist(PROJECT_STATUSES)]), ''),
      cate_id: v.optional(Id),
      sort: v.optional(v.picklist(PROJECT_SORTS), 'default'),
    }),
    gives: v.object({
      ...Paged(Project).entries,
      categories: v.array(v.object({ id: v.number(), name: v.string() })),
    }),
    refusals: [],
    summary: 'The projects: those on sale first, then those to come, then the rest.',
  }),
  info: endpoint({
    path: '/invest/project/info',
    access: 'optional',
    takes: v.object({ id: Id }),
    gives: ProjectInfo,
    refusals: ['missing'],
    summary:
      'One project whole: what it is, its schedule, its papers, its risk, and what the member who asks has in it.',
  }),
  buy: endpoint({
    path: '/invest/project/buy',
    access: 'member',
    writes: true,
    leaves: always,
    takes: v.object({ id: Id, amount: AmountAsked, agree_risk: Agreed, ...seconded }),
    gives: v.object(bought),
    refusals: [...BUYING, ...STANDING],
    summary:
      'Puts an amount into a project, exactly as quoted; together no more than it takes. The same key again gives the first answer again.',
  }),
}
