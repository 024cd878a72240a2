import { PICTURE_BYTES, PICTURE_PIXELS, PICTURE_SENT, PICTURE_SIDE } from '#contract/limits.ts'
import { UnfitFile, type Picture } from '#machines/attachment/picture.ts'

const HEIC = /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/
const SENDABLE = /^image\/(jpeg|png|webp)$/

/**
 * Makes a picture as small as is sent: upright, in the colours of any screen, and never larger than it was. The file
 * stays with it where it is larger and the server would take it.
 */
export async function compress(file: Blob): Promise<Picture> {
  const image = await decoded(file)
  try {
    const content = (await drawn(image)) ?? asItIs(file)
    const { size } = content
    const isOffered = file.size > size && isSendable(file) && isTaken(image)
    return { content, size, ...(isOffered && { original: { content: file, size: file.size } }) }
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

async function decoded(file: Blob): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    return image
  } catch {
    URL.revokeObjectURL(image.src)
    throw new UnfitFile((await isHeic(file)) ? 'heic' : 'unreadable')
  }
}

/** An image element is drawn as it is shown: turned the way the camera was held. */
function drawn(image: HTMLImageElement): Promise<Blob | null> {
  const { naturalWidth, naturalHeight } = image
  const shrink = Math.min(1, PICTURE_SENT.side / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(naturalWidth * shrink))
  canvas.height = Math.max(1, Math.round(naturalHeight * shrink))
  const pen = canvas.getContext('2d', { alpha: false })
  if (!pen || naturalWidth === 0) throw new UnfitFile('unreadable')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', PICTURE_SENT.quality))
}

/** A browser that draws and does not tell what it drew: the server makes it small. */
function asItIs(file: Blob): Blob {
  if (!isSendable(file)) throw new UnfitFile('unreadable')
  return file
}

const isSendable = ({ type, size }: Blob) => SENDABLE.test(type) && size <= PICTURE_BYTES

const isTaken = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
  Math.max(naturalWidth, naturalHeight) <= PICTURE_SIDE && naturalWidth * naturalHeight <= PICTURE_PIXELS

async function isHeic(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer())
  return head.startsWith('ftyp') && HEIC.test(head.slice(4))
}
