import type { Picture } from '#contract/picture.ts'
import { CoverFrame, lateDrawing } from '#src/ui/cover/cover-frame.tsx'
import { PublicPicture } from '#src/ui/cover/public-picture.tsx'

const Drawn = lateDrawing(
  () => import('./drawn-goods.tsx'),
  ({ DrawnGoods }) => DrawnGoods,
)

const SIZES = { page: 'min(100vw, 480px)', wide: 'min(100vw, 480px)', tile: 'min(50vw, 240px)', row: '40px' }

interface GoodsCoverProps {
  picture: Picture | undefined
  /** What it is drawn by where there is no picture, and the kind of thing where that is known. */
  seed: string
  motif?: string
  size: keyof typeof SIZES
}

export const GoodsCover = ({ picture, seed, motif, size }: GoodsCoverProps) => (
  <CoverFrame seed={seed} size={size}>
    {picture === undefined ? (
      <Drawn seed={seed} motif={motif} />
    ) : (
      <PublicPicture picture={picture} sizes={SIZES[size]} alt="" />
    )}
  </CoverFrame>
)
