import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'

export const Frame = chakra('div', {
  base: {
    width: 'full',
    minHeight: '24',
    maxHeight: '70vh',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: 'control',
    bg: 'sunken',
  },
})
const Image = chakra('img', {
  base: {
    display: 'block',
    width: 'full',
    height: 'full',
    minWidth: '0',
    minHeight: '0',
    objectFit: 'contain',
    animation: 'fadeIn 160ms ease-out',
  },
})

/** A picture out of the phone's memory; its address lives no longer than it is shown. */
export function BlobImage({ of: blob, alt }: { of: Blob; alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(blob)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [blob])
  return <Image ref={image} alt={alt} decoding="async" />
}
