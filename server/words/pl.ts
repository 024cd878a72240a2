import { en, type Words } from './en.ts'
export const pl: Words = en
