import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { count } from '#src/lib/format.ts'
import { Digits } from './amount.tsx'

const Strip = chakra('div', {
  base: {
    display: 'flex',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    marginInline: '-4',
    paddingInline: '4',
    paddingBlock: '1',
    columnGap: '2',
    '--onwards': '90deg',
    '--faded': '0px',
    '--fades': '0px',
    _rtl: { '--onwards': '-90deg' },
    '&[data-before]': { '--faded': '2rem' },
    '&[data-after]': { '--fades': '2rem' },
    maskImage:
      'linear-gradient(var(--onwards), transparent, #000 var(--faded), #000 calc(100% - var(--fades)), transparent)',
  },
})
const Tab = chakra(
  'button',
  {
    base: {
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: '10',
      minWidth: 'tap',
      justifyContent: 'center',
      paddingInline: '4',
      borderRadius: 'full',
      bg: 'var(--ground, var(--q-colors-surface))',
      color: 'ink',
      textStyle: 'label',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      position: 'relative',
      transitionProperty: 'background-color, color, transform',
      transitionDuration: 'quick',
      _before: { content: '""', position: 'absolute', inset: '-4px' },
      _focusVisible: { outlineOffset: '-2px' },
      _active: { transform: 'scale(.97)' },
    },
    variants: { on: { true: { bg: 'ink', color: 'paper', fontWeight: '600' } } },
  },
  { defaultProps: { type: 'button' } },
)
const Count = chakra('span', { base: { textStyle: 'tiny', opacity: '.82' } })

interface TabStripProps<Key extends string> {
  label: string
  parts: readonly { key: Key; words: ReactNode }[]
  counts?: { readonly [One in Key]?: number | undefined } | undefined
  chosen: Key
  onChoose: (key: Key) => void
}

const intoView = (tab: HTMLButtonElement | null) => tab?.scrollIntoView({ inline: 'center', block: 'nearest' })

/** Beyond which ends of the strip there is more; as far as it is scrolled, in either direction of writing. */
function useEdges() {
  const strip = useRef<HTMLDivElement>(null)
  const [{ before, after }, show] = useState({ before: false, after: false })
  const look = useEffectEvent(() => {
    if (!strip.current) return
    const { scrollLeft, scrollWidth, clientWidth } = strip.current
    const gone = Math.abs(scrollLeft)
    show({ before: gone > 1, after: gone + clientWidth < scrollWidth - 1 })
  })
  useEffect(() => {
    const watch = new ResizeObserver(look)
    for (const part of [strip.current, ...(strip.current?.children ?? [])]) if (part) watch.observe(part)
    return () => watch.disconnect()
  }, [])
  return { strip, before, after, look }
}

export function TabStrip<Key extends string>({ label, parts, counts, chosen, onChoose }: TabStripProps<Key>) {
  const { i18n } = useLingui()
  const { strip, before, after, look } = useEdges()
  return (
    <Strip
      ref={strip}
      data-before={before || undefined}
      data-after={after || undefined}
      onScroll={look}
      role="group"
      aria-label={label}
    >
      {parts.map(({ key, words }) => {
        const on = key === chosen
        const many = counts?.[key] ?? 0
        return (
          <Tab key={key} ref={on ? intoView : undefined} on={on} aria-pressed={on} onClick={() => onChoose(key)}>
            {words}
            {many > 0 && (
              <Count>
                <Digits>{count(many, i18n.locale)}</Digits>
              </Count>
            )}
          </Tab>
        )
      })}
    </Strip>
  )
}
