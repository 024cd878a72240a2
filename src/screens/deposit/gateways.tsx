import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import type { Channel } from '#contract/recharge.ts'

const Group = chakra('fieldset', {
  base: {
    margin: '0',
    minWidth: '0',
    paddingInline: '4',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    bg: 'surface',
    '& > :last-child': { borderBottomWidth: '0' },
  },
})
const Legend = chakra('legend', {
  base: { textStyle: 'note', color: 'ink2', padding: '0', float: 'left', width: 'full', paddingTop: '3' },
})
const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    clear: 'both',
    minHeight: '14',
    paddingBlock: '2.5',
    borderBottomWidth: '1px',
    borderColor: 'line',
    cursor: 'pointer',
    '& > span': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    '& > input': { width: '5', height: '5', flex: 'none', accentColor: 'var(--q-colors-accent)', margin: '0' },
    '&:has(> :disabled)': { color: 'ink3', cursor: 'default' },
  },
})
const Why = chakra('span', { base: { display: 'block', textStyle: 'note', color: 'ink2' } })
const Wrong = chakra('p', { base: { textStyle: 'note', color: 'bad', fontWeight: '550' } })

interface GatewaysProps {
  of: readonly Channel[]
  chosen: string
  error?: ReactNode
  onChoose: (channel: string) => void
}

const Shut = ({ of: { reason_text } }: { of: Channel }) => <Why>{reason_text || <Trans>Closed for now</Trans>}</Why>
const Sandbox = () => (
  <Why>
    <Trans>Demo: no real money moves.</Trans>
  </Why>
)

/** The gateways that take money; whichever cannot be chosen stays, and says why. */
export function Gateways({ of: ways, chosen, error, onChoose }: GatewaysProps) {
  const id = useId()
  return (
    <>
      <Group aria-describedby={error ? id : undefined}>
        <Legend>
          <Trans>Pay with</Trans>
        </Legend>
        {ways.map((way) => (
          <Option key={way.id}>
            <input
              type="radio"
              name="channel"
              value={way.id}
              checked={String(way.id) === chosen}
              disabled={way.open === 0}
              aria-describedby={error ? id : undefined}
              onChange={() => onChoose(String(way.id))}
            />
            <span>
              <bdi>{way.name}</bdi>
              {way.open === 0 ? <Shut of={way} /> : way.demo === 1 && <Sandbox />}
            </span>
          </Option>
        ))}
      </Group>
      {error && (
        <Wrong id={id} role="alert">
          {error}
        </Wrong>
      )}
    </>
  )
}
