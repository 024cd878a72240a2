/** A phone that goes to another app does so at once. */
const GOES_MS = 2_000

/** Whether the phone went to a map: nothing tells but that this page is left. */
export function openMap(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (went: boolean) => {
      clearTimeout(waiting)
      document.removeEventListener('visibilitychange', goes)
      window.removeEventListener('blur', goes)
      resolve(went)
    }
    const goes = () => settle(true)
    const waiting = setTimeout(() => settle(false), GOES_MS)
    document.addEventListener('visibilitychange', goes)
    window.addEventListener('blur', goes)
    const link = document.createElement('a')
    link.href = address
    link.click()
  })
}
