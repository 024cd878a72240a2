import type { MiniProgramHost } from './mini-program-host.ts'
import type { Built } from './places.ts'

declare global {
  interface Window {
    __wxjs_environment?: string
    wx?: MiniProgramHost
  }
}

export const isMiniProgram = (): boolean =>
  window.__wxjs_environment === 'miniprogram' || /miniProgram/i.test(navigator.userAgent)

export const signInPlace = (): Built => (isMiniProgram() ? '/pages/login/mp_login' : '/pages/login/login')
