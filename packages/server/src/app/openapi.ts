// The OpenAPI 3.1 document, built from the same tables that the server runs on (docs/decisions/006).

import { centreNumber } from '@daybook/contract/kernel/constants.ts'
import { entryClockHeader } from '@daybook/contract/kernel/entryClock.rules.ts'
import { errorsEn } from '@daybook/contract/kernel/errors.en.ts'
import { type ErrorKey, errorAbout, errorStatus } from '@daybook/contract/kernel/errors.ts'
import { pathParams, wordsOf } from '@daybook/contract/kernel/feature.ts'
import { fieldErrors } from '@daybook/contract/kernel/fieldErrors.ts'
import { wallTimePattern } from '@daybook/contract/kernel/lenient.ts'
import { Instant } from '@daybook/contract/kernel/schema.ts'
import { z } from 'zod'
import { camelCase } from '../platform/http/answer.ts'
import type { Route } from '../platform/implement.ts'
import { version } from '../platform/version.ts'

type Json = Record<string, unknown>

/** The document of these operations. Each path of an operation, aliases included, is an item. */
export function openApi(routes: readonly Route[]): Json {
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const { path, alias, method, orPost } = route.operation
    for (const address of alias ? [path, alias] : [path]) {
      paths[address] ??= {}
      for (const verb of orPost ? [method, 'POST'] : [method])
        paths[address][verb.toLowerCase()] = describe(route, { isAlias: address === alias, verb })
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Daybook', version, description, license },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map((route) => route.feature))].map((name) => ({ name })),
    paths,
    components: { schemas: { Failure: failure, BareFailure: bareFailure }, parameters, securitySchemes },
  }
}

const description =
  'Every answer but the bare ones of signing in stands in an envelope: code, success, data, msg. A failure carries its HTTP status in code and a stable key in error. Wherever input is a string, a whole number is taken as its digits (`category: 1`). Wherever it is a date and time, `yyyy-MM-dd HH:mm:ss` is taken as the time that a clock at the centre shows.'
const license = { name: 'Apache-2.0', identifier: 'Apache-2.0' }

interface Place {
  /** At the short address, where bare answers stand in the envelope too. */
  isAlias: boolean
  verb: string
}

function describe(route: Route, { isAlias, verb }: Place): Json {
  const { operation, feature, name, can, audit } = route
  const operationId = `${feature}.${name}`
  const isBare = operation.bare === true && !isAlias
  return {
    operationId: operationId + (isAlias ? '.alias' : '') + (verb === operation.method ? '' : '.post'),
    tags: [feature],
    summary: wordsOf(name).replace(/^./, (letter) => letter.toUpperCase()),
    description: isAlias ? `The same as ${operationId}, at a second address.` : operation.description,
    security: security(route),
    parameters: parametersOf(route),
    ...requestBody(route),
    responses: { 200: answer(route, isBare), ...failures(route, isBare) },
    'x-right': can,
    ...(operation.own && { 'x-own': true }),
    ...(audit && { 'x-audit': audit }),
    ...(operation.offline && { 'x-offline': operation.offline }),
  }
}

function security({ operation }: Route): Json[] {
  if (operation.access === 'session') return operation.guests ? [{ session: [] }, {}] : [{ session: [] }]
  return operation.access === 'client' ? [{ client: [] }] : []
}

function parametersOf({ operation }: Route): Json[] {
  const inPath = pathParams(operation.path)
  const { properties, required } = schemaOf(operation.query, 'input')
  const inAddress = Object.entries(properties ?? {}).map(([name, schema]) =>
    inPath.includes(name)
      ? { name, in: 'path', required: true, schema }
      : { name, in: 'query', required: required?.includes(name) ?? false, schema },
  )
  const headers = (operation.headers ?? [])
    .filter((name) => name !== 'user-agent')
    .map((name) => ({ name, in: 'header', required: false, schema: { type: 'string' } }))
  const shared = [
    ...(operation.access === 'session' && !operation.guests ? [] : ['Tenant-Id']),
    ...(operation.offline === 'queue' || operation.keyed ? ['Idempotency-Key'] : []),
    ...(operation.offline === 'queue' ? [entryClockHeader] : []),
    'Accept-Language',
  ]
  return [...inAddress, ...headers, ...shared.map((name) => ({ $ref: `#/components/parameters/${name}` }))]
}

/** A JSON body. A POST that has only parameters also accepts a form. */
function requestBody({ operation }: Route): Json {
  const { method, body, query, upload } = operation
  if (upload)
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: formOf(upload) } } } }
  if (body) return { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }
  if (method === 'GET' || !query) return {}
  const schema = schemaOf(query, 'input')
  const form = { type: 'object', properties: schema.properties }
  return {
    requestBody: { required: false, content: { 'application/x-www-form-urlencoded': { schema: form } } },
  }
}

/** The one file of a multipart body. */
const formOf = ({ most }: { most: number }) => ({
  type: 'object',
  properties: {
    file: { type: 'string', format: 'binary', maxLength: most, description: `At most ${most} bytes.` },
  },
  required: ['file'],
})

function answer({ operation }: Route, isBare: boolean): Json {
  const data = schemaOf(operation.returns, 'output')
  if (isBare) return { description: 'The answer, without an envelope', content: json(data) }
  const properties = {
    code: { const: 200 },
    success: { const: true },
    data: operation.bare ? inCamelCase(data) : data,
    msg: { type: 'string' },
  }
  const envelope = { type: 'object', properties, required: Object.keys(properties) }
  return { description: 'The answer in its envelope', content: json(envelope) }
}

/** What `enveloped` makes of a bare answer: its names in camelCase. A refusal has the shape of a failure there. */
function inCamelCase({ anyOf, properties, required, ...rest }: JsonSchema): JsonSchema {
  const answers = anyOf?.filter((one) => !('error_code' in (one.properties ?? {})))
  if (answers?.[0] && answers.length === 1) return inCamelCase(answers[0])
  const named = Object.entries(properties ?? {}).map(([name, schema]) => [camelCase(name), schema])
  return {
    ...rest,
    properties: Object.fromEntries(named),
    ...(required && { required: required.map(camelCase) }),
  }
}

/** One response for each refusal status, with its possible keys. */
function failures(route: Route, isBare: boolean): Json {
  const byStatus = Map.groupBy(new Set(errorKeys(route)), (key) => errorStatus[key])
  return Object.fromEntries(
    [...byStatus].map(([status, keys]) => {
      const schema = isBare
        ? { $ref: '#/components/schemas/BareFailure' }
        : { $ref: '#/components/schemas/Failure', properties: { error: { enum: keys } } }
      return [
        status,
        { description: keys.map((key) => `${key}: ${errorsEn[key]}`).join('\n\n'), content: json(schema) },
      ]
    }),
  )
}

function errorKeys({ operation, mode }: Route): ErrorKey[] {
  return [
    'VALIDATION_FAILED',
    ...(operation.access === 'session' ? (['UNAUTHENTICATED', 'FORBIDDEN'] as const) : []),
    ...(operation.access === 'client' ? [] : (['NOT_FOUND'] as const)),
    ...(operation.body || operation.upload ? (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
    ...(operation.keyed ? (['IDEMPOTENCY_KEY_REUSED'] as const) : []),
    ...(operation.offline === 'queue' && mode === 'write'
      ? (['IDEMPOTENCY_KEY_REUSED', 'RECORD_CHANGED'] as const)
      : []),
    ...(operation.errors ?? []),
    'TOO_MANY_REQUESTS',
    'INTERNAL',
    'UNAVAILABLE',
  ]
}

const json = (schema: Json) => ({ 'application/json': { schema } })

type JsonSchema = Json & { properties?: Record<string, Json>; required?: string[]; anyOf?: JsonSchema[] }

const wallTime = {
  type: 'string',
  pattern: wallTimePattern,
  description:
    'What a clock at the centre shows. A time that daylight saving skips is read as if the clock had not been put forward yet; one that comes twice is the first.',
}

interface Described {
  zodSchema: z.core.$ZodType
  jsonSchema: { format?: string; pattern?: string; anyOf?: object[] }
}

/** Removes the pattern where there is a format, because both say the same, and adds what lenient.ts takes. */
function override({ zodSchema, jsonSchema }: Described): void {
  if (jsonSchema.format) delete jsonSchema.pattern
  if (zodSchema === Instant) jsonSchema.anyOf?.push(wallTime)
}

function schemaOf(schema: z.ZodType | undefined, io: 'input' | 'output'): JsonSchema {
  if (!schema) return {}
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override,
  })
  return rest as JsonSchema
}

const saidAbout = Object.entries(errorAbout)
  .map(([key, names]) => `${key}: ${names.join(', ')}`)
  .join('; ')

const failure = {
  type: 'object',
  properties: {
    code: { type: 'integer', description: 'The HTTP status.' },
    success: { const: false },
    data: { type: 'null' },
    msg: { type: 'string', description: 'Words for a person, in the language asked for.' },
    error: { type: 'string', description: 'A stable key.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: `Input → what is wrong with it: an error key or one of ${fieldErrors.join(', ')}.`,
    },
    about: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: `What the error says besides its key: ${saidAbout}.`,
    },
    requestId: { type: 'string', description: 'Of a 5xx: how the log knows it.' },
  },
  required: ['code', 'success', 'data', 'msg', 'error'],
}

const bareFailure = {
  type: 'object',
  properties: {
    error_code: { type: 'integer', description: 'A number of the family, or the HTTP status.' },
    error_description: { type: 'string', description: 'Words for a person.' },
  },
  required: ['error_code', 'error_description'],
}

const parameters = {
  'Tenant-Id': {
    name: 'Tenant-Id',
    in: 'header',
    description: 'The centre that the call is about; 000000 when it is missing.',
    schema: { type: 'string', pattern: centreNumber.source },
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key, sent again, has the same answer and no second effect.',
    schema: { type: 'string', format: 'uuid' },
  },
  [entryClockHeader]: {
    name: entryClockHeader,
    in: 'header',
    description:
      'What the clock that the entry took its time from shows now, in milliseconds since the epoch; with `;continuous` if it was not set since. If it is wrong, the time is recorded as uncertain.',
    schema: { type: 'string', pattern: '^[0-9]{1,13}(;continuous)?$' },
  },
  'Accept-Language': {
    name: 'Accept-Language',
    in: 'header',
    description: 'Language of msg: English, or Chinese for zh.',
    schema: { type: 'string' },
  },
}

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'header',
    name: 'Blade-Auth',
    description: '`bearer` and the access token that signing in gave.',
  },
  client: {
    type: 'http',
    scheme: 'basic',
    description: 'Credentials of the client program, not of a person.',
  },
}
