import { en, type Words } from './en.ts'
export const nl: Words = en
