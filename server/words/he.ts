import { en, type Words } from './en.ts'
export const he: Words = en
