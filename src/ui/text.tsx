import { chakra } from '@chakra-ui/react'
import { eyebrow, figure, heading, lead, note, strong } from '#src/theme/recipes/text.ts'

/** Level and look are two things: `as` says the level. */
export const Heading = chakra('h2', heading)
export const Lead = chakra('p', lead)
export const Note = chakra('p', note)
export const Eyebrow = chakra('p', eyebrow)
export const Strong = chakra('span', strong)
export const Figure = chakra('p', figure)
