import { Drawing, FILLS, Strokes } from '#src/ui/cover/drawing.tsx'
import { lotsOf } from '#src/ui/cover/lots.ts'
import { HALF_WAVE, wave } from '#src/ui/cover/stroke.ts'
import { SEAMARKS } from './seamarks.ts'

/** Drawn in this order; another one would be another picture of everything. */
function coastOf(seed: string) {
  const { between, either, oneOf } = lotsOf(seed)
  const mark = oneOf(SEAMARKS) ?? []
  const isSunFirst = either()
  const sun = { cx: isSunFirst ? between(30, 52) : between(108, 130), cy: between(26, 40), r: between(10, 19) }
  const isRing = either()
  const foot = isSunFirst ? between(96, 114) : between(46, 64)
  const phase = between(0, HALF_WAVE)
  return { mark, sun, isRing, foot, phase, height: between(2, 3.6) }
}

export function DrawnCover({ seed }: { seed: string }) {
  const { mark, sun, isRing, foot, phase, height } = coastOf(seed)
  const shore = wave(82, height, phase)
  return (
    <Drawing>
      {isRing ? <circle {...sun} /> : <circle {...sun} fill={FILLS.fill} stroke="none" />}
      <g transform={`translate(${foot.toFixed(1)} 80)`}>
        <Strokes of={mark} />
      </g>
      <path d={`${shore}V120H-80Z`} fill={FILLS.fill} stroke="none" />
      <path d={shore} />
      <path d={wave(93, height, phase + HALF_WAVE / 2)} opacity=".6" />
      <path d={wave(103, height, phase + HALF_WAVE)} opacity=".35" />
    </Drawing>
  )
}
