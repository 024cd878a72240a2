import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import {
  ArrowDownLeft,
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Layers,
  Lock,
  Package,
  Smartphone,
  Snowflake,
  Store,
  Ticket,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { Notice } from '#contract/notices.ts'
import { timeText } from '#src/lib/format.ts'
import { pressed, row } from '#src/theme/recipes/row.ts'
import { Digits } from '#src/ui/amount.tsx'
import { IfBuilt, Place } from '#src/ui/place.tsx'
import { Tag } from '#src/ui/surface.tsx'
import { type Group, Tile } from '#src/ui/tile.tsx'
import { Note, Strong } from '#src/ui/text.tsx'

const top = { alignItems: 'flex-start', minHeight: '16', paddingBlock: '3' } as const
const Still = chakra('div', { base: { ...row, ...top } }, { defaultProps: { 'data-row': '' } })
const Way = chakra(Place, { base: { ...pressed, ...top } }, { defaultProps: { 'data-row': '' } })
const Words = chakra('span', {
  base: { flex: '1', minWidth: '0', '& > span': { display: 'block' } },
  variants: { fresh: { true: {}, false: { color: 'ink2' } } },
})

const FACES: Record<Notice['about'], readonly [LucideIcon, Group]> = {
  order: [ArrowLeftRight, 'money'],
  merchant: [Store, 'money'],
  money: [ArrowDownLeft, 'money'],
  recharge: [ArrowDownToLine, 'money'],
  withdrawal: [ArrowUpFromLine, 'money'],
  invest: [Layers, 'invest'],
  shopOrder: [Package, 'shop'],
  coupon: [Ticket, 'shop'],
  freeze: [Snowflake, 'safe'],
  device: [Smartphone, 'safe'],
  team: [Users, 'plain'],
  held: [Lock, 'money'],
}

export function NoticeRow({ notice }: { notice: Notice }) {
  const inside = <Inside notice={notice} />
  return (
    <IfBuilt to={notice.link} otherwise={<Still>{inside}</Still>}>
      {(there) => <Way to={there}>{inside}</Way>}
    </IfBuilt>
  )
}

function Inside({ notice: { about, text, read, create_time } }: { notice: Notice }) {
  const fresh = read === 0
  const [icon, group] = FACES[about]
  return (
    <>
      <span data-lead="">
        <Tile icon={icon} group={group} />
      </span>
      <Words fresh={fresh}>
        {fresh ? <Strong>{text}</Strong> : <span>{text}</span>}
        <Note as="span">
          {fresh && (
            <>
              <Tag>
                <Trans comment="A notice that nobody has read yet">New</Trans>
              </Tag>{' '}
            </>
          )}
          <Digits>{timeText(create_time)}</Digits>
        </Note>
      </Words>
    </>
  )
}
