import { chakra } from '@chakra-ui/react'
import { scaleOf, type Cut, type Photo } from '#machines/account/crop.rules.ts'

const Image = chakra('img', {
  base: {
    position: 'absolute',
    insetBlockStart: '50%',
    left: '50%',
    maxWidth: 'none',
    height: 'auto',
    userSelect: 'none',
    pointerEvents: 'none',
  },
})

const share = (part: number) => `${part * 100}%`

export const Cropped = ({ photo, cut }: { photo: Photo; cut: Cut }) => (
  <Image
    src={photo.address}
    alt=""
    draggable={false}
    style={{
      width: share(scaleOf(photo, cut) * photo.width),
      transformOrigin: `${share(cut.x)} ${share(cut.y)}`,
      transform: `translate(${share(-cut.x)}, ${share(-cut.y)}) rotate(${cut.turn}deg)`,
    }}
  />
)
