import { link } from '#contract/link.ts'
import { flag } from '../lib/flag.ts'
import { implement } from '../lib/implement.ts'

export const linkHandlers = implement('link', link, {
  frames: async ({ context: { settings } }) => ({
    hosts: [...settings.frames],
    sandbox: flag(settings.mode !== 'production'),
  }),
})
