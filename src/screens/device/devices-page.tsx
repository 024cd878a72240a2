import { device } from '#contract/device.ts'
import { devicesFlow } from '#machines/device/devices.flow.ts'
import { page } from '#src/app/page.tsx'
import { DevicesScreen } from './devices.screen.tsx'

export const DevicesPage = page(devicesFlow, DevicesScreen).with(() => ({
  calls: { list: device.list, end: device.end, endOthers: device.endOthers },
}))
