import { PICTURE_KINDS, PICTURE_WIDTHS, pictureAt, type Picture } from '#contract/picture.ts'
import { CoverFrame, lateDrawing } from '#src/ui/cover/cover-frame.tsx'

const Drawn = lateDrawing(
  () => import('./drawn-goods.tsx'),
  ({ DrawnGoods }) => DrawnGoods,
)

/** How wide it is shown, so that no phone fetches more than it needs. */
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
      <picture>
        {PICTURE_KINDS.map((kind) => (
          <source
            key={kind}
            type={`image/${kind}`}
            sizes={SIZES[size]}
            srcSet={PICTURE_WIDTHS.map((width) => `${pictureAt(`${picture}-${width}.${kind}`)} ${width}w`).join(', ')}
          />
        ))}
        <img src={pictureAt(`${picture}-640.webp`)} alt="" loading="lazy" decoding="async" />
      </picture>
    )}
  </CoverFrame>
)
