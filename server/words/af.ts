import { en, type Words } from './en.ts'
export const af: Words = en
