import { en, type Words } from './en.ts'
export const sv: Words = en
