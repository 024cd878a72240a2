/** Done once this page is no longer what is looked at: another tab or app lies over it, or another window is worked in. */
export const left = (until: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const hear = () => document.hidden && done()
    document.addEventListener('visibilitychange', hear, { signal: until })
    addEventListener('blur', () => done(), { signal: until })
    hear()
  })
