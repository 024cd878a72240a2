import { ownCode } from '../fixtures/codes.ts'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { payoutAddress } from '#contract/payout-address.ts'
import { session } from '#contract/session.ts'
import { addressFlow } from '#machines/payout-address/address.flow.ts'
import { formOf, NO_ADDRESS } from '#machines/payout-address/address.rules.ts'
import { AddressScreen } from '#src/screens/payout-address/address.screen.tsx'
import { ASKED, secondWrong } from '../fixtures/factor.ts'
import { pinLocked, pinWrong } from '../fixtures/money.ts'
import { addressList, ethereum, freshAddress, tron } from '../fixtures/payout-address.ts'
import { deadCode, invalidFields, refused, silent, tooOften, wrongCode } from '../fixtures/trouble.ts'
import { field, isMended, isWrong, types } from '../lib/mended.ts'
import { USUAL_PHONE } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(addressFlow, AddressScreen, {
  input: { which: 'new', hasPin: true, here: '/pages/users/withdrawal_add' },
  paths: ['/pages/users/withdrawal_add'],
  calls: {
    list: payoutAddress.list,
    sendCode: session.sendCode,
    send: payoutAddress.bind,
    drop: payoutAddress.drop,
  },
  answers: { list: addressList, sendCode: ownCode, send: tron },
})
const form = { ...formOf(tron), is_default: 0 as const }
const asked = { form, sent: ownCode }
const withApp = { ...asked, ...ASKED }

export default {
  title: 'payout-address/Add payout address',
  parameters: { purpose: 'Network, address, label, code, PIN.' },
} satisfies Meta

export const Loading = at('loading')
export const Unreachable = at('unreachable', { trouble: silent })
export const NeedsPin = at('needsPin', { hasPin: false })
export const Idle = at('idle')
export const IdleTheFirst = at('idle', { isFirst: true })
export const IdleFilled = at('idle', { form: { ...formOf(ethereum), is_default: 1 } })
export const IdlePasted = at('idle', undefined, {
  play: async () => {
    navigator.clipboard.readText = async () => ` ${tron.address}\n`
    await userEvent.click(await screen.findByRole('button', { name: 'Paste' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue(tron.address))
    await expect(await screen.findByText('Recognised by the address.')).toBeVisible()
  },
})
/** Whoever pastes has said all of it: it is judged at once, and as it is mended. */
export const IdlePastedNonsense = at('idle', undefined, {
  play: async () => {
    navigator.clipboard.readText = async () => 'https://example.org/pay'
    await userEvent.click(await screen.findByRole('button', { name: 'Paste' }))
    await isWrong('Address', /^This is not an address of TRON or Ethereum/)
    await types('Address', ethereum.address)
    await isMended('Address')
  },
})
export const IdlePastedByHand = at('idle', undefined, {
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Network'), 'ERC20')
    await userEvent.click(field('Address'))
    await userEvent.paste(tron.address)
    await isWrong('Address', 'This address belongs to the other network.')
    await userEvent.selectOptions(screen.getByLabelText('Network'), 'TRC20')
    await isMended('Address')
  },
})
/** On a usual phone with the largest text it is read to its last sign. */
export const IdleLargest = {
  ...at(
    'idle',
    { form: formOf(ethereum) },
    {
      play: async () => {
        await screen.findByLabelText('Address')
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = field('Address')
        await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
        await expect(scrollHeight).toBeLessThanOrEqual(clientHeight)
      },
    },
  ),
  globals: { ...USUAL_PHONE, textSize: '200' },
}
export const Invalid = at('invalid', {
  problems: { address: 'chain-address-required', network: 'network-required' },
})
export const InvalidChecksum = at('invalid', {
  form: { ...form, address: `${tron.address.slice(0, -1)}u` },
  problems: { address: 'chain-address-invalid' },
})
export const InvalidMismatch = at(
  'invalid',
  { form: { ...form, network: 'ERC20' }, problems: { address: 'chain-address-network' } },
  { names: ['networkMismatch'] },
)
export const InvalidTwice = at('invalid', { form, trouble: invalidFields({ address: 'chain-address-taken' }) })
export const SendingCode = at('sendingCode', { form })
export const SendFailed = at('sendFailed', { form, trouble: tooOften })
export const SendFailedUnanswered = at('sendFailed', { form, trouble: silent })
export const CodeSent = at('codeSent', asked, { names: ['confirming'] })
export const CodeSentLongest = at('codeSent', {
  form: { ...formOf(ethereum), label: 'W'.repeat(30) },
  sent: ownCode,
})
export const CodeSentWrongPin = at('codeSent', { ...asked, trouble: pinWrong })
export const Unproven = at('unproven', {
  ...asked,
  problems: { code: 'code-incomplete', payword: 'pin-required' },
})
export const UnprovenSecond = at('unproven', { ...withApp, problems: { second: 'code-required' } })
export const SecondAsked = at('secondAsked', withApp)
export const Submitting = at('submitting', asked)
export const PinLocked = at('pinLocked', { ...asked, trouble: pinLocked })
export const Rejected = at('rejected', { ...asked, trouble: wrongCode })
export const RejectedDeadCode = at('rejected', { ...asked, trouble: deadCode })
export const RejectedFull = at('rejected', { ...asked, trouble: refused('address-enough') })
export const RejectedSecondWrong = at('rejected', { ...withApp, trouble: secondWrong })
export const Unknown = at('unknown', { ...asked, trouble: silent })
export const Done = at('done', { form: NO_ADDRESS, address: freshAddress }, { names: ['success'] })
