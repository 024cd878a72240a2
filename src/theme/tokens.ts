import { defineTokens } from '@chakra-ui/react'

const SYSTEM_FONTS =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Hebrew", "PingFang SC", "Noto Sans CJK SC", sans-serif'

const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 16, 20, 24, 32, 40]
const scale = Object.fromEntries(steps.map((step) => [step, { value: `${step * 4}px` }]))

export const tokens = defineTokens({
  spacing: scale,
  sizes: {
    ...scale,
    full: { value: '100%' },
    tap: { value: '48px' },
    bar: { value: '56px' },
    phone: { value: '480px' },
  },
  radii: {
    none: { value: '0' },
    mark: { value: '3px' },
    inner: { value: '9px' },
    tile: { value: '12px' },
    control: { value: '14px' },
    card: { value: '20px' },
    sheet: { value: '28px' },
    full: { value: '999px' },
  },
  fonts: { body: { value: SYSTEM_FONTS }, heading: { value: SYSTEM_FONTS } },
  durations: {
    quick: { value: '160ms' },
    calm: { value: '220ms' },
    slow: { value: '320ms' },
    open: { value: '480ms' },
  },
  easings: { out: { value: 'cubic-bezier(.2,.7,.2,1)' }, spring: { value: 'cubic-bezier(.2,1.2,.3,1)' } },
  zIndex: { bar: { value: 10 }, sheet: { value: 1000 }, toast: { value: 1100 } },
})
