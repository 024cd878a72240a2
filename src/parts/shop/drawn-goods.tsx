import { Drawing, FILLS, Strokes } from '#src/ui/cover/drawing.tsx'
import { lotsOf } from '#src/ui/cover/lots.ts'
import { HALF_WAVE, type Stroke, wave } from '#src/ui/cover/stroke.ts'
import { MOTIFS } from './motifs.ts'

const FLOOR = 91
const GROUNDS = ['light', 'disc', 'shelf', 'wave'] as const

const motifOf = (name: string | undefined): readonly Stroke[] | undefined =>
  Object.entries(MOTIFS).find(([motif]) => motif === name)?.[1]

/** Drawn in this order; another one would be another picture of everything. A name takes no draw away. */
function sceneOf(seed: string, name: string | undefined) {
  const { between, either, oneOf } = lotsOf(seed)
  const byLot = oneOf(Object.values(MOTIFS))
  const ground = oneOf(GROUNDS)
  const isMirrored = either()
  const scale = between(1.02, 1.12)
  const foot = between(78, 82)
  return {
    motif: motifOf(name) ?? byLot ?? [],
    ground,
    object: `translate(${foot.toFixed(1)} ${FLOOR}) scale(${isMirrored ? '-' : ''}${scale.toFixed(3)} ${scale.toFixed(3)})`,
    side: either() ? 1 : -1,
    place: between(0, 1),
    size: between(0, 1),
  }
}

type Scene = ReturnType<typeof sceneOf>

function Light({ side, place, size }: Scene) {
  const beam = (x: number, width: number) =>
    `M${80 + side * x} ${FLOOR}l${side * 78}-100h${side * width}l${side * -78} 100Z`
  const first = -92 + place * 24
  return <path d={`${beam(first, 30 + size * 16)}${beam(first + 62 + size * 16, 22)}`} opacity=".34" />
}

const Disc = ({ side, place, size }: Scene) => (
  <circle cx={80 + side * place * 14} cy={52 + place * 6} r={36 + size * 8} opacity=".45" />
)

function Shelf({ side, place, size }: Scene) {
  const x = 80 + side * (18 + place * 14)
  const [y, half] = [16 + size * 10, 24 + size * 6]
  return <path d={`M${x - half} ${FLOOR}V${y + half}a${half} ${half} 0 0 1 ${2 * half} 0V${FLOOR}Z`} opacity=".38" />
}

function Wave({ place, size }: Scene) {
  const [phase, height] = [place * HALF_WAVE, 2.4 + size * 2]
  return (
    <>
      <path d={`${wave(48 + size * 10, height, phase)}V${FLOOR}H-80Z`} opacity=".28" />
      <path d={`${wave(64 + size * 8, height, phase + HALF_WAVE / 2)}V${FLOOR}H-80Z`} opacity=".36" />
    </>
  )
}

const BACKS = { light: Light, disc: Disc, shelf: Shelf, wave: Wave }

export function DrawnGoods({ seed, motif }: { seed: string; motif?: string }) {
  const scene = sceneOf(seed, motif)
  const Back = BACKS[scene.ground ?? 'light']
  return (
    <Drawing>
      <g fill={FILLS.fill} stroke="none">
        <Back {...scene} />
      </g>
      <path d={`M-80 ${FLOOR}H240`} opacity=".5" />
      <g transform={scene.object}>
        <Strokes of={scene.motif} />
      </g>
    </Drawing>
  )
}
