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

export async function bodyOf({ page, world }: Phone, address: string): Promise<string> {
  const inbox = await page.request.get(`${world.origin}/inbox.json`)
  const { list } = (await inbox.json()) as { list: { to: string; text: string }[] }
  return list.find(({ to }) => to === address)?.text ?? ''
}
