import type { Meta } from '@storybook/react-vite'
import { cart } from '#contract/cart.ts'
import { shop } from '#contract/shop.ts'
import { cartFlow } from '#machines/cart/cart.flow.ts'
import { CartScreen } from '#src/screens/cart/cart.screen.tsx'
import {
  emptyCart,
  goneCart,
  longestCart,
  movedCart,
  mug,
  noneChosen,
  onlyGone,
  plainCart,
  tote,
  wholeCart,
} from '../fixtures/cart.ts'
import { lantern } from '../fixtures/shop.ts'
import { refused, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(cartFlow, CartScreen, {
  input: undefined,
  paths: ['/pages/cart/cart'],
  calls: {
    index: cart.index,
    update: cart.update,
    select: cart.select,
    del: cart.del,
    info: shop.info,
  },
  answers: { info: lantern },
})
const wish = { id: tote.id, num: 3 }
const three = { wishes: [wish], sent: wish }
const picking = { kept: movedCart, line: mug.id, goods: lantern, picks: ['signal', 'm'] }
const rejected = { id: tote.id, trouble: refused('stock-short', { range: { least: '1', most: '2' } }) }

export default {
  title: 'cart/Cart',
  parameters: { purpose: 'What a member wants to buy, by store and kind: how many, which of it, and for how much.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Empty = at('empty', { kept: emptyCart })
export const EmptyMeanwhile = at('empty', { kept: emptyCart, rejected: { id: 9, trouble: refused('missing') } })
export const Showing = at('showing', { kept: plainCart }, { names: ['ready'] })
export const ShowingMoved = at('showing', { kept: movedCart }, { names: ['priceChanged'] })
export const ShowingGone = at('showing', { kept: goneCart }, { names: ['invalidGroup'] })
export const ShowingWhole = at('showing', { kept: wholeCart })
export const ShowingLongest = at('showing', { kept: longestCart })
export const ShowingRefreshFailed = at('showing', { kept: plainCart, trouble: silent })
export const NothingSelected = at('nothingSelected', { kept: noneChosen })
export const NothingSelectedNorToBuy = at('nothingSelected', { kept: onlyGone })
export const Counting = at('counting', { kept: plainCart, wishes: [wish] })
export const Updating = at('updating', { kept: plainCart, ...three })
export const Selecting = at('selecting', { kept: plainCart, wishes: [{ ids: [tote.id], selected: 0 }] })
export const Rereading = at('rereading', { kept: plainCart, rejected })
export const UpdateRejected = at('updateRejected', { kept: plainCart, rejected })
export const UpdateRejectedUnreachable = at('updateRejected', {
  kept: plainCart,
  rejected: { id: tote.id, trouble: silent },
})
export const UpdateRejectedMissing = at('updateRejected', {
  kept: plainCart,
  rejected: { id: 99, trouble: refused('missing') },
})
export const Refreshing = at('refreshing', { kept: plainCart })
export const Choosing = at('choosing', { kept: movedCart, line: mug.id }, { play: opened })
export const Picking = at('picking', picking, { play: opened })
export const PickingSoldOut = at('picking', { ...picking, picks: ['signal', 'l'] }, { play: opened })
export const PickingRefused = at('picking', { ...picking, trouble: refused('off-shelf') }, { play: opened })
export const Changing = at('changing', picking, { play: opened })
export const Editing = at('editing', { kept: wholeCart })
export const EditingSome = at('editing', { kept: wholeCart, marked: [mug.id, tote.id] })
export const ConfirmingDelete = at('confirmingDelete', { kept: movedCart, marked: [tote.id] }, { play: opened })
export const ConfirmingDeleteGone = at('confirmingDelete', { kept: goneCart, meansGone: true }, { play: opened })
export const Deleting = at('deleting', { kept: movedCart, marked: [tote.id] }, { play: opened })
export const DeleteFailed = at('deleteFailed', { kept: movedCart, marked: [tote.id], trouble: silent })
