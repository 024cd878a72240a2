import type { Meta } from '@storybook/react-vite'
import { card } from '#contract/card.ts'
import { cardsFlow } from '#machines/card/cards.flow.ts'
import { CardsScreen } from '#src/screens/card/cards.screen.tsx'
import { allInUse, asMany, bankDropped, bankList, cooling, leumi, longBank, preferred } from '../fixtures/card.ts'
import { pinLocked, pinWrong } from '../fixtures/money.ts'
import { refused, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(cardsFlow, CardsScreen, {
  input: { isChoosing: false },
  paths: ['/pages/bank_card/card_list'],
  calls: { list: card.index, prefer: card.prefer, drop: card.drop },
  answers: { list: bankList, prefer: preferred, drop: bankDropped },
})
const { list } = bankList
const asked = { list, meant: leumi }

export default {
  title: 'card/Bank accounts',
  parameters: { purpose: 'All bank accounts, masked; default, edit, delete, and one chosen for another page.' },
} satisfies Meta

export const Loading = at('loading')
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Empty = at('empty')
export const EmptyWhileChoosing = at('empty', { isChoosing: true })
export const Showing = at('showing', { list }, { names: ['ready'] })
export const ShowingCooling = at('showing', cooling)
export const ShowingInUse = at('showing', allInUse)
export const ShowingLongest = at('showing', { list: [longBank, leumi] })
export const ShowingFull = at('showing', asMany)
export const Selecting = at('selecting', { isChoosing: true, ...cooling })
export const Chosen = at('chosen', { isChoosing: true, list, meant: leumi })
export const Preferring = at('preferring', asked)
export const ConfirmingDelete = at('confirmingDelete', asked, { play: opened })
export const ConfirmingDeleteWrongPin = at('confirmingDelete', { ...asked, trouble: pinWrong }, { play: opened })
export const ConfirmingDeletePinLocked = at('confirmingDelete', { ...asked, trouble: pinLocked }, { play: opened })
export const ConfirmingDeleteUnanswered = at('confirmingDelete', { ...asked, trouble: silent }, { play: opened })
export const Deleting = at('deleting', asked, { play: opened })
export const ActionFailed = at('actionFailed', { ...asked, trouble: refused('bank-locked') })
export const ActionFailedUnanswered = at('actionFailed', { ...asked, trouble: silent })
