import { writeFileSync } from 'node:fs'
import { openapi } from '#server/web/openapi.ts'
import { type Json, jsonText } from './lib/json-text.ts'

/** The contract as docs/openapi.json has it: what the server says at /openapi.json, a line for each part. */
export const openapiNow = (): Json => JSON.parse(JSON.stringify(openapi()))
export const openapiText = () => `${jsonText(openapiNow())}\n`

if (import.meta.main) writeFileSync(new URL('../docs/openapi.json', import.meta.url), openapiText())
