import type { Phone } from '#tests/walk/phone.ts'

export const LANGUAGES = [
  {
    language: 'en',
    settings: 'Settings',
    alone: 'You are signed in nowhere else.',
    fresh: 'New, signed in',
    signOut: 'Sign out',
    confirm: 'Sign out device',
    why: 'You were signed out here from another device of yours.',
  },
  {
    language: 'hebrew',
    settings: 'הגדרות',
    alone: 'החשבון לא מחובר בשום מקום אחר.',
    fresh: 'חדש, התחבר',
    signOut: 'ניתוק',
    confirm: 'לנתק את המכשיר',
    why: 'החשבון נותק כאן ממכשיר אחר שלך.',
  },
] as const
export type Speech = (typeof LANGUAGES)[number]

export const bodyOf = ({ world }: Pick<Phone, 'world'>, address: string): string =>
  world.letters().find(({ to }) => to === address)?.text ?? ''
