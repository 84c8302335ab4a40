// What clients and the server say to each other, without the words: kept with a release, so that a law can compare (decision
// 113). From the OpenAPI document, because that is what other clients are promised too.

export interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  items?: Schema
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

export interface Call {
  /** Parameters by where they stand, and the body: what a client sends. */
  sent: Schema
  answered: Schema
  /** How a client says who it is. */
  security: string
}

/** `POST /api/…` → what is sent and answered. Aliases have lines of their own. */
export type Wire = Record<string, Call>

interface Operation {
  parameters: { name?: string; in?: string; required?: boolean; schema?: Schema }[]
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
  security: unknown
}

export function wireOf(document: Record<string, unknown>): Wire {
  const paths = document.paths as Record<string, Record<string, Operation>>
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        withoutWords({
          sent: sentTo(operation),
          answered: onlySchema(operation.responses['200']?.content),
          security: JSON.stringify(operation.security),
        }),
      ]),
    ),
  )
}

const onlySchema = (content: Record<string, { schema: Schema }> = {}): Schema =>
  Object.values(content)[0]?.schema ?? {}

/** The shared headers are references; a law of their own is not worth it. */
function sentTo({ parameters, requestBody }: Operation): Schema {
  const named = parameters.filter(({ name }) => name !== undefined)
  const properties = Object.fromEntries(
    named.map(({ name, in: place, schema = {} }) => [`${place} ${name}`, schema]),
  )
  const required = named.filter((one) => one.required).map(({ name, in: place }) => `${place} ${name}`)
  if (requestBody) properties.body = onlySchema(requestBody.content)
  if (requestBody?.required) required.push('body')
  return { type: 'object', properties, required }
}

/** A description is a text; a property of that name is a schema. */
function withoutWords<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutWords) as T
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([key, one]) => !(key === 'description' && typeof one === 'string') && key !== 'default',
  )
  return Object.fromEntries(kept.map(([key, one]) => [key, withoutWords(one)])) as T
}
