import type { ComponentProps } from 'react'
import { PICTURE_KINDS, PICTURE_WIDTHS, pictureAt, type Picture } from '#contract/picture.ts'

interface PublicPictureProps extends Pick<ComponentProps<'img'>, 'alt' | 'width' | 'height'> {
  picture: Picture
  /** How wide it is shown, so that no phone fetches more than it needs. */
  sizes: string
}

export const PublicPicture = ({ picture, sizes, ...shown }: PublicPictureProps) => (
  <picture>
    {PICTURE_KINDS.map((kind) => (
      <source
        key={kind}
        type={`image/${kind}`}
        sizes={sizes}
        srcSet={PICTURE_WIDTHS.map((width) => `${pictureAt(`${picture}-${width}.${kind}`)} ${width}w`).join(', ')}
      />
    ))}
    <img src={pictureAt(`${picture}-640.webp`)} loading="lazy" decoding="async" {...shown} />
  </picture>
)
