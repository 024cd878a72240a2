import { writeFileSync } from 'node:fs'
import { openapi } from '#server/web/openapi.ts'
import { type Json, jsonText } from './lib/json-text.ts'

export const openapiNow = (): Json => JSON.parse(JSON.stringify(openapi()))
export const openapiText = () => `${jsonText(openapiNow())}\n`

if (import.meta.main) writeFileSync(new URL('../docs/openapi.json', import.meta.url), openapiText())
