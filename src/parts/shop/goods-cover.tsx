import type { GoodsItem, GoodsPicture } from '#contract/shop.ts'
import { Cover } from '#src/parts/invest/cover.tsx'

interface GoodsCoverProps {
  of: Pick<GoodsItem, 'code' | 'name'>
  picture: GoodsPicture | null
  size?: 'wide' | 'row'
}

export const GoodsCover = ({ of: { code, name }, picture, size = 'wide' }: GoodsCoverProps) => (
  <Cover src={picture ? `${picture.src}-640.webp` : ''} title={name} seed={code} size={size} />
)
