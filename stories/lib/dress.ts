import { isRightToLeft, tagOf } from './speech.ts'

export interface Look {
  locale: string
  direction: 'auto' | 'ltr' | 'rtl'
  theme: 'light' | 'dark'
  textSize: '100' | '130' | '200'
  motion: 'full' | 'reduced'
}

export const PLAIN: Look = { locale: 'en', direction: 'auto', theme: 'light', textSize: '100', motion: 'full' }

export function dress({ locale, direction, theme, textSize, motion }: Look): void {
  const html = document.documentElement
  html.lang = tagOf(locale)
  html.dir = direction === 'auto' ? (isRightToLeft(locale) ? 'rtl' : 'ltr') : direction
  html.classList.toggle('dark', theme === 'dark')
  html.style.fontSize = textSize === '100' ? '' : `${textSize}%`
  html.dataset.motion = motion
}
