import type { StoryObj } from '@storybook/react-vite'
import { silent } from '../fixtures/trouble.ts'

export const begunWith = <Item>(items: readonly Item[]) => ({ items, page: 1, lastPage: 3, total: 25 })

const endedWith = <Item>(items: readonly Item[]) => ({ items, page: 1, lastPage: 1, total: items.length })

export const pageOf = <Item>(items: readonly Item[]) => ({
  data: items,
  current_page: 1,
  last_page: 3,
  per_page: 10,
  total: 25,
})

type At = (state: never, context?: never, more?: { names?: readonly string[] }) => StoryObj

export function listScenes(at: At, items: readonly unknown[], facts: object = {}) {
  const scene = (state: string, context: object = {}, ...names: string[]) =>
    at(state as never, { ...facts, ...context } as never, { names })
  const first = begunWith(items)
  return {
    Opening: at('opening' as never, {} as never, { names: ['loading'] }),
    Empty: scene('empty'),
    EmptyRefreshFailed: scene('empty', { trouble: silent }),
    Unreachable: scene('unreachable', { trouble: silent }, 'error'),
    Showing: scene('showing', first, 'ready', 'list'),
    ShowingRefreshFailed: scene('showing', { ...first, trouble: silent }),
    Ended: scene('ended', endedWith(items), 'noMore'),
    Appending: scene('appending', first, 'loadingMore'),
    Stuck: scene('stuck', { ...first, trouble: silent }, 'loadMoreError'),
    Refreshing: scene('refreshing', first),
    get Following() {
      return scene('following', first)
    },
    get Behind() {
      return scene('behind', first)
    },
    get BehindWithNothing() {
      return scene('behind')
    },
  }
}
