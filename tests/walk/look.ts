import type { BrowserContextOptions } from 'playwright/test'

export const LOOK = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
  timezoneId: 'Europe/Amsterdam',
  colorScheme: 'light',
  serviceWorkers: 'block',
} satisfies BrowserContextOptions
