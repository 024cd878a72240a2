import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import {
  ArrowDownLeft,
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Layers,
  Smartphone,
  Snowflake,
  Store,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { Notice } from '#contract/notices.ts'
import { timeText } from '#src/lib/format.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { IfBuilt, Place } from '#src/ui/place.tsx'
import { Note, Strong } from '#src/ui/text.tsx'

const line = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  width: 'full',
  minHeight: '16',
  paddingBlock: '3',
  borderBottomWidth: '1px',
  borderColor: 'line',
  color: 'ink',
  textAlign: 'start',
} as const
const Still = chakra('div', { base: line })
const Way = chakra(Place, { base: { ...line, _hover: { '& [data-text]': { color: 'accent' } } } })
const Disc = chakra('span', {
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: 'full',
  },
  variants: { fresh: { true: { bg: 'soft', color: 'accent' }, false: { bg: 'sunken', color: 'ink2' } } },
})
const Words = chakra('span', {
  base: { flex: '1', minWidth: '0', overflowWrap: 'anywhere', '& > span': { display: 'block' } },
})
const Text = chakra('span', { variants: { fresh: { true: { color: 'ink' }, false: { color: 'ink2' } } } })

const ICONS: Record<Notice['about'], LucideIcon> = {
  order: ArrowLeftRight,
  merchant: Store,
  money: ArrowDownLeft,
  recharge: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  invest: Layers,
  freeze: Snowflake,
  device: Smartphone,
  team: Users,
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
  return (
    <>
      <Disc fresh={fresh}>
        <Icon of={ICONS[about]} size={20} mirrors />
      </Disc>
      <Words>
        <Text fresh={fresh} data-text>
          {text}
        </Text>
        <Note as="span">
          {fresh && (
            <>
              <Strong color="accent">
                <Trans comment="A notice that nobody has read yet">New</Trans>
              </Strong>{' '}
              ·{' '}
            </>
          )}
          <Digits>{timeText(create_time)}</Digits>
        </Note>
      </Words>
    </>
  )
}
