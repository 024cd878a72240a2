import { PORTRAIT } from '#contract/limits.ts'
import { scaleOf, sideOf, type Cut, type Photo } from '#machines/account/crop.rules.ts'
import { UnfitFile } from '#machines/attachment/picture.ts'

export async function pictureAt(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  return image.decode().then(
    () => image,
    () => {
      throw new UnfitFile('unreadable')
    },
  )
}

export async function cutOut(photo: Photo, cut: Cut): Promise<Blob> {
  const image = await pictureAt(photo.address)
  const side = sideOf(photo, cut)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d', { alpha: false })
  if (!pen) throw new UnfitFile('unreadable')
  const scale = scaleOf(photo, cut) * side
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, side, side)
  pen.imageSmoothingQuality = 'high'
  pen.translate(side / 2, side / 2)
  pen.rotate((cut.turn * Math.PI) / 180)
  pen.scale(scale, scale)
  pen.drawImage(image, -cut.x * photo.width, -cut.y * photo.height, photo.width, photo.height)
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', PORTRAIT.quality))
  if (!drawn) throw new UnfitFile('unreadable')
  return drawn
}
