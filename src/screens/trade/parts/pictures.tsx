import { chakra } from '@chakra-ui/react'
import { PrivateImage } from '#src/ui/attachment/private-image.tsx'

const Shelf = chakra('div', { base: { display: 'grid', gap: '2', paddingBlock: '3' } })
const SHEET = { width: 4, height: 3 }

export const Pictures = ({ of: addresses, alt }: { of: readonly string[]; alt: string }) => (
  <Shelf>
    {addresses.map((address) => (
      <PrivateImage key={address} url={address} alt={alt} {...SHEET} />
    ))}
  </Shelf>
)
