import { merged, resolved, type Style } from './style.ts'

export interface Recipe {
  className?: string
  base?: Style
  variants?: Record<string, Record<string, Style>>
  defaultVariants?: Record<string, unknown>
}

type Choice = Readonly<Record<string, unknown>>

/** Chakra's factory asks at every drawing of every element: what was made of a recipe is kept beside it. */
function once<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, To>()
  return (from) => {
    const known = made.get(from) ?? make(from)
    made.set(from, known)
    return known
  }
}

function lookOf({ base, variants = {}, defaultVariants = {} }: Recipe, variantKeys: readonly string[]) {
  const looks = new Map<string, Style>()
  return (choice: Choice = {}): Style => {
    const chosen = variantKeys.map((key) => String(choice[key] ?? defaultVariants[key]))
    const key = chosen.join()
    const known = looks.get(key)
    if (known) return known
    const varied = variantKeys.map((name, at) => variants[name]?.[chosen[at] as string])
    const look = { '@layer recipes': resolved(merged(base, ...varied)) }
    looks.set(key, look)
    return look
  }
}

interface Cva {
  (choice?: Choice): Style
  readonly config: Recipe
  merge(other: Cva): Cva
}

export const cva = once((config: Recipe): Cva => {
  const variantKeys = Object.keys(config.variants ?? {})
  const over = once((other: Recipe) =>
    cva({
      base: merged(config.base, other.base),
      variants: merged(config.variants, other.variants) as Recipe['variants'] & object,
      defaultVariants: { ...config.defaultVariants, ...other.defaultVariants },
    }),
  )
  return Object.assign(lookOf(config, variantKeys), {
    __cva__: true,
    config,
    variantKeys,
    merge: (other: Cva) => over(other.config),
  })
})

export interface SlotRecipe {
  className: string
  slots: readonly string[]
  base: Record<string, Style>
}

const withoutRecipe = (props: Choice) => Object.fromEntries(Object.entries(props).filter(([name]) => name !== 'recipe'))

export const sva = once(({ className, slots, base }: SlotRecipe) => {
  const looks = Object.fromEntries(slots.map((slot) => [slot, cva({ base: base[slot] ?? {} })()]))
  return Object.assign(() => looks, {
    classNameMap: Object.fromEntries(slots.map((slot) => [slot, `${className}__${slot}`])),
    splitVariantProps: (props: Choice) => [{}, withoutRecipe(props)],
  })
})
