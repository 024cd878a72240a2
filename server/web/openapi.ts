import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { Endpoint } from '#contract/endpoint.ts'
import { CODE } from '#contract/envelope.ts'
import { contract } from '#contract/index.ts'
import { APP_VERSION, BRAND } from '#contract/limits.ts'
import { PROBLEMS } from '#contract/problems.ts'
import { REFUSALS, type RefusalName } from '#contract/refusals.ts'

const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'
const FILE = { type: 'string', format: 'binary' }

const ANYWHERE: RefusalName[] = ['invalid', 'too-often', 'busy']

export function openapi() {
  const paths = Object.entries(contract).flatMap(([room, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).map(([name, endpoint]) => [
      endpoint.path,
      { [endpoint.method.toLowerCase()]: operationOf(room, name, endpoint) },
    ]),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: BRAND,
      version: APP_VERSION,
      description:
        'Every answer is HTTP 200 with code, msg and data. A code below 1 is a refusal; data.refusal names it.',
    },
    paths: Object.fromEntries(paths) as Record<string, Record<string, ReturnType<typeof operationOf>>>,
    components: { schemas: { Refusal: refusalSchema() } },
    'x-refusals': REFUSALS,
  }
}

function operationOf(
  room: string,
  name: string,
  { access, takes, gives, refusals, summary, method, carriesFile }: Endpoint,
) {
  const fields = schemaOf(takes, 'input')
  const common = { app_key: { type: 'string' }, token: { type: 'string' } }
  const body = {
    ...fields,
    properties: { ...common, ...fields.properties, ...(carriesFile && { file: FILE }) },
    required: ['app_key', ...(fields.required ?? [])],
  }
  const named = [...new Set([...refusals, ...gateOf(access), ...ANYWHERE])]
  return {
    operationId: `${room}.${name}`,
    tags: [room],
    summary,
    'x-access': access,
    'x-refusals': named,
    ...(method === 'GET' && {
      parameters: [
        { name: 'X-Token', in: 'header', schema: { type: 'string' } },
        ...Object.entries(body.properties)
          .filter(([name]) => name !== 'token')
          .map(([name, schema]) => ({ name, in: 'query', required: body.required.includes(name), schema })),
      ],
    }),
    ...(method === 'POST' && {
      requestBody: { required: true, content: { [carriesFile ? MULTIPART : FORM]: { schema: body } } },
    }),
    responses: {
      200: {
        description: [
          'Done, or refused:',
          ...named.map((refusal) => `- ${REFUSALS[refusal].code} ${refusal}: ${REFUSALS[refusal].when}`),
        ].join('\n'),
        content: {
          'application/json': {
            schema: { oneOf: [doneSchema(gives, carriesFile), { $ref: '#/components/schemas/Refusal' }] },
          },
        },
      },
    },
  }
}

const gateOf = (access: Endpoint['access']): RefusalName[] => {
  if (access === 'anyone' || access === 'optional') return []
  return access === 'member' ? ['signed-out'] : ['signed-out', 'no-role']
}

function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output') {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' })
  return rest
}

const doneSchema = (gives: GenericSchema, carriesFile: boolean) => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: { const: CODE.done },
    msg: { type: 'string' },
    ...(carriesFile && { info: { type: 'string' } }),
    data: schemaOf(gives, 'output'),
  },
})

const refusalSchema = () => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: { type: 'integer', maximum: 0 },
    msg: { type: 'string' },
    data: {
      type: 'object',
      required: ['refusal'],
      properties: {
        refusal: { enum: Object.keys(REFUSALS) },
        errors: { type: 'object', additionalProperties: { enum: [...PROBLEMS] } },
        retry_after: { type: 'integer' },
        left: { type: 'integer' },
      },
    },
  },
})
