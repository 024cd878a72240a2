import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { NewsItem } from './home.ts'
import { Block, Id, Moment, Nothing, Page, Paged, Url } from './shapes.ts'

export const ARTICLE_CODES = ['about', 'reg_rule', 'privacy', 'risk', 'zhuxiao_rule'] as const

const Neighbour = v.nullable(v.object({ id: v.number(), title: v.string() }))
const Article = v.object({
  ...NewsItem.entries,
  content: v.array(Block),
  author: v.string(),
  code: v.string(),
  prev: Neighbour,
  next: Neighbour,
})
export type Article = v.InferOutput<typeof Article>

const WhitePaper = v.object({
  title: v.string(),
  version: v.string(),
  content: v.array(Block),
  url: Url,
  update_time: Moment,
})
export type WhitePaper = v.InferOutput<typeof WhitePaper>

const Help = v.object({
  channels: v.array(
    v.object({ type: v.picklist(['link', 'qrcode', 'phone', 'email']), name: v.string(), value: v.string() }),
  ),
  work_time: v.string(),
  faq: v.array(v.object({ q: v.string(), a: v.string() })),
})
export type Help = v.InferOutput<typeof Help>

export const news = {
  list: endpoint({
    path: '/news/news/index',
    access: 'anyone',
    takes: v.object({ ...Page.entries, type_id: v.optional(Id) }),
    gives: Paged(NewsItem),
    refusals: [],
    summary: 'The news, the newest first; those of one type, where it is named.',
  }),
  article: endpoint({
    path: '/news/news/info',
    access: 'anyone',
    takes: v.object({ id: v.optional(Id), code: v.optional(v.picklist(ARTICLE_CODES)) }),
    gives: Article,
    refusals: ['invalid', 'missing'],
    summary: 'One article by its id, or one agreement by its code, in the language of the request.',
  }),
  whitePaper: endpoint({
    path: '/shop/index/get_white_pap',
    access: 'anyone',
    takes: Nothing,
    gives: WhitePaper,
    refusals: ['missing'],
    summary: 'The white paper to read, and where its PDF is.',
  }),
  help: endpoint({
    path: '/user/kefu/kefu',
    access: 'optional',
    takes: Nothing,
    gives: Help,
    refusals: [],
    summary: 'How to reach people who help, when, and the questions they are asked most.',
  }),
}
