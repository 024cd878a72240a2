import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Laptop, Smartphone, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OpenSession } from '#contract/device.ts'
import { DAY_S } from '#contract/time-units.ts'
import { Digits } from '#src/ui/amount.tsx'
import { row } from '#src/theme/recipes/row.ts'
import { card } from '#src/theme/recipes/surface.ts'
import { Icon } from '#src/ui/icon.tsx'
import { DeviceName } from '#src/ui/device-name.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Tile } from '#src/ui/tile.tsx'
import { Note, Strong } from '#src/ui/text.tsx'

/** Whoever signed in within so many seconds is marked as new. */
const NEW = DAY_S

const HELD = new Set(['Android', 'iOS', 'iPadOS', 'HarmonyOS'])

export const Devices = chakra('ul', {
  base: { ...card.base, paddingInline: '4', overflow: 'hidden', listStyle: 'none' },
})
const Line = chakra(
  'li',
  { base: { ...row, flexWrap: 'wrap', alignItems: 'flex-start', rowGap: '1', paddingBlock: '3.5' } },
  { defaultProps: { 'data-row': '' } },
)
const Words = chakra('div', { base: { flex: '1 1 8rem', maxWidth: 'full' } })
const Fresh = chakra('p', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '1.5', textStyle: 'note', color: 'warn', fontWeight: '600' },
})
/** Under the words, and as wide as the row where text is large, so that a stamp stays in its line. */
const Seen = chakra('div', {
  base: { flex: '1 1 100%', minWidth: '0', paddingInlineStart: 'clamp(0px, 100% - 16rem, 52px)' },
})
const Act = chakra('div', { base: { flex: 'none', marginInlineStart: 'auto' } })

interface DeviceRowProps {
  device: OpenSession
  now: number
  act?: ReactNode
}

/** A new one is told in words, not by its colour alone. */
export function DeviceRow({ device, now, act }: DeviceRowProps) {
  const { system, network, create_time, seen_time, current } = device
  const isNew = current === 0 && now - create_time < NEW
  return (
    <Line>
      <span data-lead="">
        <Tile icon={HELD.has(system) ? Smartphone : Laptop} group="safe" />
      </span>
      <Words>
        <Strong as="p">
          <DeviceName of={device} />
        </Strong>
        {network && (
          <Note>
            <Trans>
              Network <Digits>{network}</Digits>
            </Trans>
          </Note>
        )}
      </Words>
      {act && <Act>{act}</Act>}
      <Seen>
        {isNew ? (
          <Fresh>
            <Icon of={TriangleAlert} size={16} />
            <span>
              <Trans>
                New, signed in <Moment at={create_time} />
              </Trans>
            </span>
          </Fresh>
        ) : (
          <Note>
            <Trans>
              Signed in <Moment at={create_time} />
            </Trans>
          </Note>
        )}
        <Note>
          {current === 1 ? (
            <Trans>Active now</Trans>
          ) : (
            <Trans>
              Last seen <Moment at={seen_time} />
            </Trans>
          )}
        </Note>
      </Seen>
    </Line>
  )
}
