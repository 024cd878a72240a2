import { en, type Words } from './en.ts'
export const zh: Words = en
