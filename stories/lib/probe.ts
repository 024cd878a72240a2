const TARGETS =
  'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=link], [role=radio], [role=checkbox], [role=switch], [role=tab]'
const TAP = 44
const TAP_IN_PROSE = 24
const SLACK = 1

interface Target {
  element: Element
  box: DOMRect
  reach: DOMRect
  floats: number
}

export function faultsOnScreen(): string[] {
  const targets = targetsOf(document.body)
  const words = wordsOf(document.body)
  return [
    ...widthFaults(),
    ...textFaults(words),
    ...partedFaults(words),
    ...clipFaults(words),
    ...targets.flatMap(sizeFaults),
    ...overlapFaults(targets),
  ]
}

function widthFaults(): string[] {
  const { scrollWidth } = document.documentElement
  return scrollWidth > innerWidth ? [`the page scrolls sideways: ${scrollWidth} > ${innerWidth}`] : []
}

const hidden = (element: Element) =>
  !element.checkVisibility({ visibilityProperty: true }) ||
  element.closest('[aria-hidden=true], [inert], .offstage, .sb-wrapper') !== null
const scrollsSideways = (element: Element | null): boolean =>
  element !== null &&
  element !== document.body &&
  (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsSideways(element.parentElement))

function wordsOf(root: Element): Text[] {
  const words: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const parent = text.parentElement
    if (text.data.trim() !== '' && parent && !/^(SCRIPT|STYLE|TEXTAREA)$/.test(parent.tagName) && !hidden(parent))
      words.push(text)
  }
  return words
}

/** What can be read on the page and stands by itself: a piece of a sentence that goes on is no word of its own. */
export const textsOnScreen = (): string[] =>
  wordsOf(document.body)
    .filter(({ data, parentElement }) => parentElement?.textContent?.trim() === data.trim())
    .map(({ data }) => data.trim())

function textFaults(words: readonly Text[]): string[] {
  const faults: string[] = []
  const range = document.createRange()
  for (const text of words) {
    const parent = text.parentElement
    if (!parent) continue
    range.selectNodeContents(text)
    const holder = parent.closest(TARGETS)?.getBoundingClientRect()
    for (const line of range.getClientRects()) {
      if (line.width === 0) continue
      if ((line.right > innerWidth + SLACK || line.left < -SLACK) && !scrollsSideways(parent))
        faults.push(`text leaves the phone: ${describe(parent)}`)
      else if (holder && (line.right > holder.right + SLACK || line.left < holder.left - SLACK))
        faults.push(`text leaves its button: ${describe(parent)}`)
    }
  }
  return faults
}

const WORD = /(?<!\S)[("“„]?[\p{L}\p{M}’']{2,11}[.,:;!?)"”“]*(?!\S)/gu
const UNSPACED = /\p{Script=Han}/u

/** How much a line of the nearest row that wraps could hold. */
function lineAround(element: Element | null): number | undefined {
  if (!element || element === document.body) return undefined
  const { display, flexWrap, paddingLeft, paddingRight } = getComputedStyle(element)
  if (!/flex/.test(display) || flexWrap !== 'wrap') return lineAround(element.parentElement)
  return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
}

/** A short word gets no hyphen: where it has no room, its row goes on in the next line. */
function partedFaults(words: readonly Text[]): string[] {
  const faults: string[] = []
  const range = document.createRange()
  for (const text of words) {
    range.selectNodeContents(text)
    if (range.getClientRects().length < 2) continue
    for (const { index, 0: word } of text.data.matchAll(WORD)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
      const [first, last] = [parts[0], parts.at(-1)]
      if (!first || !last || last.top < first.bottom - SLACK || UNSPACED.test(word)) continue
      const whole = parts.reduce((sum, { width }) => sum + width, 0)
      if (whole <= (lineAround(text.parentElement) ?? 0))
        faults.push(`a word is parted: "${word}" in ${describeText(text)}`)
    }
  }
  return faults
}

const describeText = ({ parentElement }: Text) => (parentElement ? describe(parentElement) : '')

function clipFaults(words: readonly Text[]): string[] {
  const faults: string[] = []
  const seen = new Set<Element>()
  for (const text of words) {
    for (let box = text.parentElement; box && box !== document.body && !seen.has(box); box = box.parentElement) {
      seen.add(box)
      const { overflowX, overflowY } = getComputedStyle(box)
      if (/hidden|clip/.test(overflowX) && box.scrollWidth > box.clientWidth + SLACK)
        faults.push(`text is cut at the side: ${describe(box)}`)
      if (/hidden|clip/.test(overflowY) && box.scrollHeight > box.clientHeight + SLACK)
        faults.push(`text is cut below: ${describe(box)}`)
    }
  }
  return faults
}

function targetsOf(root: Element): Target[] {
  return [...root.querySelectorAll(TARGETS)]
    .filter((element) => !hidden(element))
    .map((element) => {
      const whole = element.closest('label') ?? element
      const box = touched(whole)
      return { element: whole, box, reach: reachOf(element, box), floats: floats(whole) }
    })
    .filter(({ box }) => box.width > 0 && box.height > 0)
}

/** Where a finger meets it: what stands before its words may reach further than is painted. */
function touched(element: Element): DOMRect {
  const box = element.getBoundingClientRect()
  const { content, position, top, right, bottom, left } = getComputedStyle(element, '::before')
  if (content === 'none' || position !== 'absolute') return box
  const beyond = (inset: string) => Math.max(0, -parseFloat(inset)) || 0
  return new DOMRect(
    box.x - beyond(left),
    box.y - beyond(top),
    box.width + beyond(left) + beyond(right),
    box.height + beyond(top) + beyond(bottom),
  )
}

/** A field may keep room at its end for a button of its own. */
function reachOf(element: Element, box: DOMRect): DOMRect {
  if (!(element instanceof HTMLInputElement)) return box
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  const left = box.left + parseFloat(paddingLeft)
  return new DOMRect(left, box.top, box.right - parseFloat(paddingRight) - left, box.height)
}

/** How many of what lies over a page it lies in: a sheet over it is one, its foot over the sheet another. */
function floats(element: Element | null): number {
  if (element === null || element === document.body) return 0
  return Number(/sticky|fixed/.test(getComputedStyle(element).position)) + floats(element.parentElement)
}

function sizeFaults({ element, box }: Target): string[] {
  const inProse = getComputedStyle(element).display === 'inline'
  const least = inProse ? TAP_IN_PROSE : TAP
  const small = box.height < least - 0.5 || (!inProse && box.width < least - 0.5)
  return small ? [`a target is ${Math.round(box.width)}x${Math.round(box.height)}: ${describe(element)}`] : []
}

function overlapFaults(all: readonly Target[]): string[] {
  // What is drawn only once it is scrolled to has no place yet.
  const targets = all.filter(({ element }) => element.checkVisibility({ contentVisibilityAuto: true }))
  return targets.flatMap((one, place) =>
    targets
      .slice(place + 1)
      .filter(
        (other) =>
          one.floats === other.floats &&
          meet(one.reach, other.reach) &&
          !liesOn(other, one) &&
          !one.element.contains(other.element) &&
          !other.element.contains(one.element),
      )
      .map((other) => `two targets overlap: ${describe(one.element)} and ${describe(other.element)}`),
  )
}

const meet = (one: DOMRect, other: DOMRect) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK

/** A button in the corner of a picture that is a link: nothing of it is beneath, nothing of it beside. */
const liesOn = ({ box, element }: Target, { box: under }: Target) =>
  box.left >= under.left &&
  box.right <= under.right &&
  box.top >= under.top &&
  box.bottom <= under.bottom &&
  getComputedStyle(element).position === 'absolute'

function describe(element: Element): string {
  const text = (element.textContent || element.getAttribute('aria-label') || '').trim().replace(/\s+/g, ' ')
  return `<${element.tagName.toLowerCase()}> "${text.slice(0, 50)}"`
}
