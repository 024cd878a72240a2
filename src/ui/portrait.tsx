import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useFetchPicture } from '#src/lib/fetch-picture.ts'
import { BlobImage } from './attachment/blob-image.tsx'

const Disc = chakra('span', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'soft',
    color: 'accent',
    display: 'grid',
    placeItems: 'center',
    textStyle: 'title',
    flex: 'none',
    userSelect: 'none',
    '& > img': { position: 'absolute', inset: '0', objectFit: 'cover' },
  },
  variants: {
    size: { row: { width: '14', height: '14' }, large: { width: '24', height: '24', textStyle: 'display' } },
  },
  defaultVariants: { size: 'row' },
})

interface PortraitProps {
  name: string
  url: string
  size?: 'row' | 'large'
}

export const Portrait = ({ name, url, size = 'row' }: PortraitProps) => (
  <Disc size={size} aria-hidden>
    {[...name][0]?.toUpperCase()}
    {url !== '' && <Worn key={url} url={url} />}
  </Disc>
)

function Worn({ url }: { url: string }) {
  const fetchPicture = useFetchPicture()
  const [picture, show] = useState<Blob>()
  useEffect(() => {
    const leaving = new AbortController()
    fetchPicture(url, leaving.signal).then(
      (found) => leaving.signal.aborted || show(found),
      () => undefined,
    )
    return () => leaving.abort()
  }, [fetchPicture, url])
  return picture && <BlobImage of={picture} alt="" />
}
