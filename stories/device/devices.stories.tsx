import type { Meta } from '@storybook/react-vite'
import { device } from '#contract/device.ts'
import { devicesFlow } from '#machines/device/devices.flow.ts'
import { DevicesScreen } from '#src/screens/device/devices.screen.tsx'
import {
  alone,
  laptop,
  oneEnded,
  openSessions,
  othersEnded,
  stranger,
  two,
  unknownOnes,
  veryMany,
} from '../fixtures/device.ts'
import { refused, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(devicesFlow, DevicesScreen, {
  input: undefined,
  paths: ['/pages/users/setting'],
  calls: { list: device.list, end: device.end, endOthers: device.endOthers },
  answers: { list: openSessions, end: oneEnded, endOthers: othersEnded },
})
const open = openSessions
const asked = { open, meant: stranger }

export default {
  title: 'device/Devices',
  parameters: { purpose: 'Where one is signed in: each device seen, signed out one by one or all but this one.' },
} satisfies Meta

export const Loading = at('loading')
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Ready = at('ready', { open })
export const ReadyOneOther = at('ready', { open: two })
export const ReadyUnknown = at('ready', { open: unknownOnes })
export const ReadyVeryMany = at('ready', { open: veryMany })
export const Alone = at('alone', { open: alone }, { names: ['empty'] })
export const Following = at('following', { open })
export const Behind = at('behind', { open })
export const ConfirmingOne = at('confirmingOne', asked, { play: opened })
export const EndingOne = at('endingOne', asked, { play: opened })
export const ConfirmingAll = at('confirmingAll', { open }, { play: opened })
export const EndingAll = at('endingAll', { open }, { play: opened })
export const Ended = at('ended', { open: two, ended: stranger })
export const EndedOthers = at('ended', { open: alone, ended: 'others' })
export const ActionFailed = at('actionFailed', { ...asked, trouble: silent })
export const ActionFailedGone = at('actionFailed', { open, meant: laptop, trouble: refused('missing') })
