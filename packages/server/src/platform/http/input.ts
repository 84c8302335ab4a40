import { lenient, wallTimesOf } from '@daybook/contract/kernel/lenient.ts'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { AnyOperation } from '../context.ts'
import { fail } from '../errors.ts'
import { fieldErrorsOf } from './field.errors.ts'

const isForm = (request: FastifyRequest) =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

/** Validates the input against the contract, as one flat object: path, query or form parameters, and the JSON body.
 *  A POST may also send its parameters in a JSON body, because the API descriptions of BladeX do not say where they
 *  belong. An empty parameter counts as absent. The family's own spellings are read as the contract's (lenient.ts).
 *  VALIDATION_FAILED names every field that is wrong.
 *  @param findTimeZone of the centre, asked for only where a wall time was sent; undefined where there is no centre */
export async function readInput(
  operation: AnyOperation,
  request: FastifyRequest,
  findTimeZone: () => Promise<string | undefined>,
): Promise<Record<string, unknown>> {
  const fields: Record<string, string> = {}
  const sent = request.body ?? {}
  const form = isForm(request)
  const named = !form && operation.method === 'POST' && isObject(sent) ? withoutEmpty(sent) : {}
  const given = {
    ...named,
    ...withoutEmpty(request.query as object),
    ...(form && withoutEmpty(sent)),
    ...(request.params as object),
  }
  const read = await leniently(operation, { query: given, body: form ? {} : sent }, findTimeZone)
  const body = check(operation.body, read.body, fields)
  const query = check(operation.query, read.query, fields)
  if (Object.keys(fields).length > 0) fail('VALIDATION_FAILED', fields)
  const headers = operation.headers && {
    headers: Object.fromEntries(
      operation.headers.map((name) => [camel(name), single(request.headers[name])]),
    ),
  }
  return { ...query, ...body, ...headers }
}

interface Parts {
  query: unknown
  body: unknown
}

async function leniently(
  { query, body }: AnyOperation,
  sent: Parts,
  findTimeZone: () => Promise<string | undefined>,
): Promise<Parts> {
  const readWith = (readWall: (wall: string) => string): Parts => ({
    query: query && lenient(query, sent.query, readWall),
    body: body && lenient(body, sent.body, readWall),
  })
  let hasWall = false
  const read = readWith((wall) => {
    hasWall = true
    return wall
  })
  const timeZone = hasWall ? await findTimeZone() : undefined
  return timeZone ? readWith(wallTimesOf(timeZone)) : read
}

function check(schema: z.ZodObject | undefined, value: unknown, fields: Record<string, string>): object {
  if (!schema) return {}
  const { success, data, error } = schema.safeParse(value)
  if (!success) Object.assign(fields, fieldErrorsOf(error.issues, value))
  for (const [name, part] of Object.entries(data ?? {})) if (!isKeepable(part)) fields[name] = 'INVALID_TEXT'
  return data ?? {}
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const withoutEmpty = (parameters: object) =>
  Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ''))

/** Whether the database can store all text in it: no NUL and no unpaired surrogate. */
function isKeepable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  return typeof value !== 'object' || value === null || Object.values(value).every(isKeepable)
}

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
