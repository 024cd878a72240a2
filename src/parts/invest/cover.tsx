import { CoverFrame, lateDrawing } from '#src/ui/cover/cover-frame.tsx'

const Drawn = lateDrawing(
  () => import('./drawn-cover.tsx'),
  ({ DrawnCover }) => DrawnCover,
)

interface CoverProps {
  /** The place of a photograph in this house; another house's is not asked for. */
  src: string
  title: string
  /** What it is drawn by where there is no photograph. */
  seed?: string
  size?: 'wide' | 'row'
}

/** A demo world that was begun earlier still names drawings that are gone. */
const isPhotograph = (src: string) => /^\/[^/]/.test(src) && !/\/ventures\/[^/]+\.svg$/.test(src)

export const Cover = ({ src, title, seed = title, size = 'wide' }: CoverProps) => (
  <CoverFrame seed={seed} size={size}>
    {isPhotograph(src) ? <img src={src} alt="" decoding="async" /> : <Drawn seed={seed} />}
  </CoverFrame>
)
