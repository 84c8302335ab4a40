import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { AnyOperation } from '../context.ts'
import { fail } from '../errors.ts'

const isForm = (request: FastifyRequest) =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

/** Validates what came in against the contract: parameters of the path, the query or a form body, and the JSON
 *  body, as one flat object. VALIDATION_FAILED names every field that is wrong. */
export function readInput(operation: AnyOperation, request: FastifyRequest): Record<string, unknown> {
  const fields: Record<string, string> = {}
  const form = isForm(request) ? (request.body as object) : {}
  const given = { ...(request.query as object), ...form, ...(request.params as object) }
  const query = check(operation.query, given, fields)
  const body = check(operation.body, isForm(request) ? {} : (request.body ?? {}), fields)
  if (Object.keys(fields).length > 0) fail('VALIDATION_FAILED', fields)
  const headers = operation.headers && {
    headers: Object.fromEntries(
      operation.headers.map((name) => [camel(name), single(request.headers[name])]),
    ),
  }
  return { ...query, ...body, ...headers }
}

function check(schema: z.ZodObject | undefined, value: unknown, fields: Record<string, string>): object {
  if (!schema) return {}
  const { success, data, error } = schema.safeParse(value)
  if (!success) for (const issue of error.issues) fields[issue.path.join('.') || '_'] = issue.code
  for (const [name, part] of Object.entries(data ?? {})) if (!isKeepable(part)) fields[name] = 'invalid_text'
  return data ?? {}
}

/** Whether the database can keep all text in it: none with NUL or half a character. */
function isKeepable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  return typeof value !== 'object' || value === null || Object.values(value).every(isKeepable)
}

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
