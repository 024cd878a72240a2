import { chakra } from '@chakra-ui/react'

const Disc = chakra('span', {
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '10',
    height: '10',
    borderRadius: 'full',
    bg: 'soft',
    color: 'accent',
    textStyle: 'strong',
    userSelect: 'none',
  },
})

export const Face = ({ name }: { name: string }) => <Disc aria-hidden>{[...name][0]?.toUpperCase()}</Disc>
