import { en, type Words } from './en.ts'
export const it: Words = en
