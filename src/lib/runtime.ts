import type { Built } from './places.ts'

interface MiniProgramHost {
  login(handlers: { success(answer: { code: string }): void; fail(): void }): void
}

declare global {
  interface Window {
    __wxjs_environment?: string
    wx?: MiniProgramHost
  }
}

export const isMiniProgram = (): boolean =>
  window.__wxjs_environment === 'miniprogram' || /miniProgram/i.test(navigator.userAgent)

/** Asks the host for its login code; it may say no. */
export function grantFromHost(): Promise<{ code: string }> {
  return new Promise((grant, deny) => {
    if (!window.wx) return deny(new Error('no host'))
    window.wx.login({ success: grant, fail: () => deny(new Error('the host said no')) })
  })
}

export const signInPlace = (): Built => (isMiniProgram() ? '/pages/login/mp_login' : '/pages/login/login')
