import { hashOf } from './cover-hash.ts'
import { SEAMARKS } from './seamarks.ts'

/** mulberry32: numbers that look drawn by lot, the same ones every time. */
function lotsOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const HALF_WAVE = 34
const wave = (y: number, height: number, phase: number) =>
  `M${(phase - 2 * HALF_WAVE).toFixed(1)} ${y}q${HALF_WAVE / 2} ${(-2 * height).toFixed(1)} ${HALF_WAVE} 0${`t${HALF_WAVE} 0`.repeat(7)}`

/** Drawn in this order; another one would be another picture of everything. */
function coastOf(seed: string) {
  const draw = lotsOf(hashOf(seed))
  const between = (least: number, most: number) => least + draw() * (most - least)
  const mark = SEAMARKS[Math.floor(draw() * SEAMARKS.length)] ?? []
  const isSunFirst = draw() > 0.5
  const sun = { cx: isSunFirst ? between(30, 52) : between(108, 130), cy: between(26, 40), r: between(10, 19) }
  const isRing = draw() > 0.5
  const foot = isSunFirst ? between(96, 114) : between(46, 64)
  const phase = between(0, HALF_WAVE)
  return { mark, sun, isRing, foot, phase, height: between(2, 3.6) }
}

const FILLS = { fill: 'var(--cover-fill)', paper: 'var(--cover-paper)' }

export function DrawnCover({ seed }: { seed: string }) {
  const { mark, sun, isRing, foot, phase, height } = coastOf(seed)
  const shore = wave(82, height, phase)
  return (
    <svg
      viewBox="0 0 160 112"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="var(--cover-line)"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ strokeWidth: 'calc(2.5px * var(--pen, 1))' }}
    >
      {isRing ? <circle {...sun} /> : <circle {...sun} fill={FILLS.fill} stroke="none" />}
      <g transform={`translate(${foot.toFixed(1)} 80)`}>
        {mark.map(([path, fill]) => (
          <path key={path} d={path} fill={fill && FILLS[fill]} />
        ))}
      </g>
      <path d={`${shore}V120H-80Z`} fill={FILLS.fill} stroke="none" />
      <path d={shore} />
      <path d={wave(93, height, phase + HALF_WAVE / 2)} opacity=".6" />
      <path d={wave(103, height, phase + HALF_WAVE)} opacity=".35" />
    </svg>
  )
}
