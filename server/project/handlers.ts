import { project, type Project } from '#contract/project.ts'
import { buy } from '../invest/buy.ts'
import { presentAmounts, presentVentureInfo, presentVenture } from '../invest/present-venture.ts'
import { categoriesOf, saidIn, ventureOf, type VentureRow, venturesOf } from '../invest/ventures.ts'
import type { Call } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import { implement } from '../lib/implement.ts'
import { paged } from '../lib/paged.ts'
import { refuse } from '../lib/refuse.ts'

const presentProject = async (call: Call, row: VentureRow): Promise<Project> => ({
  ...(await presentVenture(call, row)),
  ...presentAmounts(row),
  cate_id: row.category_id ?? 0,
  cate_name: saidIn(row.categories ?? {}, call.locale, ''),
  people: row.people,
})

export const projectHandlers = implement('project', project, {
  async index(call, { page, limit, status, cate_id: category, sort }) {
    const { sql, now, locale } = call
    const [{ total, rows }, categories] = await Promise.all([
      venturesOf(sql, now, { kind: 'project', page, limit, status, category, sort }),
      categoriesOf(sql),
    ])
    return {
      ...paged({ page, limit }, total, await Promise.all(rows.map((row) => presentProject(call, row)))),
      categories: categories.map(({ id, names }) => ({
        id,
        name: saidIn(names as Record<string, string>, locale, ''),
      })),
    }
  },

  async info(call, { id }) {
    const { sql, now, locale } = call
    const row = (await ventureOf(sql, now, 'project', id)) ?? refuse('missing')
    const presented = await presentProject(call, row)
    return {
      ...presented,
      ...(await presentVentureInfo(call, row, presented.estimate)),
      schedule: row.schedule.map(({ titles, at }) => {
        const time = new Date(at)
        return { title: saidIn(titles, locale, ''), time: unix(time), done: flag(time <= now) }
      }),
    }
  },

  buy: {
    prepare: (call, { id, amount, ...confirming }) =>
      buy(call, project.buy.path, { kind: 'project', id, amount, num: undefined }, confirming),
  },
})
