import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Option } from '#contract/shop.ts'
import { type GoodsInfo, isSoldOut } from '#machines/shop/goods.rules.ts'
import { Card, Line } from '#src/ui/surface.tsx'
import { Eyebrow, Strong } from '#src/ui/text.tsx'

const Group = chakra('fieldset', { base: { display: 'grid', gap: '2', margin: '0', padding: '0', minWidth: '0' } })
const Values = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const Value = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    minHeight: 'tap',
    minWidth: 'tap',
    cursor: 'pointer',
    '& > input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'inherit' },
    '& > span': { borderRadius: 'full' },
    '& > input:focus-visible + span': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '4px' },
  },
})
/** Its name stands in words above the row: a colour alone says nothing to some. */
const Swatch = chakra('span', {
  base: { display: 'block', width: '36px', height: '36px', border: '1px solid', borderColor: 'edge' },
  variants: {
    chosen: { true: { boxShadow: '0 0 0 3px var(--q-colors-surface), 0 0 0 5px var(--q-colors-ink)' } },
    gone: { true: { opacity: '.45', borderStyle: 'dashed' } },
  },
})
const Chip = chakra('span', {
  base: { paddingInline: '4', paddingBlock: '2', textStyle: 'label', bg: 'sunken', color: 'ink' },
  variants: {
    chosen: { true: { bg: 'ink', color: 'paper', fontWeight: '600' } },
    gone: { true: { border: '1px dashed', borderColor: 'edge', bg: 'transparent', color: 'ink2' } },
  },
  compoundVariants: [{ chosen: true, gone: true, css: { borderColor: 'ink', color: 'ink', bg: 'sunken' } }],
})

interface OptionsProps {
  of: GoodsInfo
  picks: readonly string[]
  onPick: (option: number, value: string) => void
}

export const Options = ({ of: goods, picks, onPick }: OptionsProps) =>
  goods.options.length > 0 && (
    <Card holds="prose" gap="4">
      {goods.options.map((option, at) => (
        <Choice
          key={option.code}
          of={option}
          chosen={picks[at]}
          isGone={(value) => isSoldOut(goods, picks, at, value)}
          onPick={(value) => onPick(at, value)}
        />
      ))}
    </Card>
  )

interface ChoiceProps {
  of: Option
  chosen: string | undefined
  isGone: (value: string) => boolean
  onPick: (value: string) => void
}

function Choice({ of: { name, values }, chosen, isGone, onPick }: ChoiceProps) {
  const { t } = useLingui()
  const id = useId()
  const called = values.find(({ code }) => code === chosen)?.name
  return (
    <Group aria-label={name}>
      <Line>
        <Eyebrow as="span">{name}</Eyebrow>
        {called !== undefined && (
          <Strong>
            <bdi>{called}</bdi>
          </Strong>
        )}
      </Line>
      <Values>
        {values.map((value) => {
          const gone = isGone(value.code)
          const look = { chosen: value.code === chosen, gone }
          return (
            <Value key={value.code}>
              <input
                type="radio"
                name={id}
                value={value.code}
                checked={look.chosen}
                aria-label={gone ? t`${value.name}, sold out` : value.name}
                onChange={() => onPick(value.code)}
              />
              {value.colour === '' ? (
                <Chip {...look}>
                  {gone ? (
                    <Trans comment="A size that is sold out, such as: L, sold out">{value.name}, sold out</Trans>
                  ) : (
                    value.name
                  )}
                </Chip>
              ) : (
                <Swatch {...look} style={{ backgroundColor: value.colour }} />
              )}
            </Value>
          )
        })}
      </Values>
    </Group>
  )
}
