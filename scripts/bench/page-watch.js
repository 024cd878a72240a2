/* Runs in the page before anything else, and notes what a person would feel. */
const felt = { paint: 0, largest: 0, shift: 0, home: undefined, tasks: [], events: [] }

const note = (type, hear, options) =>
  new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true, ...options })

note('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (felt.paint = startTime))
note('largest-contentful-paint', ({ startTime }) => (felt.largest = startTime))
note('layout-shift', ({ value, hadRecentInput }) => (felt.shift += hadRecentInput ? 0 : value))
note('longtask', ({ duration }) => felt.tasks.push(duration))
note('event', ({ name, duration, interactionId }) => interactionId && felt.events.push({ name, duration }), {
  durationThreshold: 16,
})

const screenNow = () => document.querySelector('[data-state]')
const isShown = () => !['opening', 'unreachable', undefined].includes(screenNow()?.dataset.state)

new MutationObserver(() => {
  if (felt.home === undefined && isShown()) felt.home = performance.now()
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-state'] })

const afterPaint = (act) => requestAnimationFrame(() => setTimeout(act))

/** Milliseconds from the next tap to the first frame that shows another screen at this address. */
const arrivalAt = (address) =>
  new Promise((arrived) => {
    const before = screenNow()
    let tapped
    addEventListener('click', (tap) => (tapped = tap.timeStamp), { once: true, capture: true })
    const look = () => {
      const there = tapped !== undefined && location.hash.startsWith(`#${address}`)
      if (there && screenNow() && screenNow() !== before) afterPaint(() => arrived(performance.now() - tapped))
      else requestAnimationFrame(look)
    }
    look()
  })

Object.assign(globalThis, { felt, arrivalAt })
