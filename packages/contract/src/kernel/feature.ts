// Declares an operation for server and client: its input, output, errors and offline behaviour. The server adds
// permissions and effects (`implement`); the client adds a typed call. The web build keeps only method, path and the
// place of each input, without the schemas.
import type { z } from 'zod'
import type { ErrorKey } from './errors.ts'

// biome-ignore lint/complexity/noBannedTypes: `{}` is the only type for an operation without input
type Nothing = z.ZodObject<{}>
type Fields = z.ZodObject<z.core.$ZodShape>

/** session: a signed-in person; client: only the app's own credentials; public: anyone. */
export type Access = 'session' | 'client' | 'public'

export interface Spec<Q extends Fields, B extends Fields, R extends z.ZodType, A extends Access> {
  /** What it does, who may and what is special about it, in sentences for the OpenAPI document. A mechanism writes
   *  `{kind}` for the words of its feature's name and `{name}` for those of the operation's. */
  description: string
  /** Parameters: in the address, or for POST also in a form body. */
  query?: Q
  /** A JSON body. */
  body?: B
  /** Request headers (lower case) that are input: `{ 'captcha-key': z.string() }` arrives as `captchaKey`. */
  headers?: readonly string[]
  returns: R
  errors?: readonly ErrorKey[]
  access?: A
  /** With access by session: a caller who sends no token is answered too, by what the route's `guest` does. */
  guests?: true
  /** cache: the last answer may be shown offline; today: the same, but without a `date`, or days `from` and `until`, only
   *  on the day of the answer, because it says what is so now; queue: the request may be sent later, with an
   *  Idempotency-Key. */
  offline?: 'cache' | 'today' | 'queue'
  /** It takes an Idempotency-Key and is sent at once: whoever got no answer sends it again. */
  keyed?: true
  /** An operation of Daybook's own, not one of the family's (`x-own` in the OpenAPI document). */
  own?: true
  /** A second address of the same operation. A bare one answers there in the envelope, with names in camelCase. */
  alias?: string
  /** A GET that some clients send as a POST. */
  orPost?: true
  /** Takes one file of at most this many bytes, in the field `file` of a multipart body. The parameters are then in the
   *  address. */
  upload?: { most: number }
  /** In bytes, where a JSON body may be larger than usual. */
  largestBody?: number
  /** Its texts may have the marker `@n`, which clients replace by a new line (specification, section 8). In the answers
   *  of other operations an `@n` is data, as in an email address. */
  lineMarkers?: true
  /** Answers without the envelope (the token, captcha and logout calls of the family), except at its alias. */
  bare?: boolean
}

export interface Operation<
  Q extends Fields = Fields,
  B extends Fields = Fields,
  R extends z.ZodType = z.ZodType,
  A extends Access = Access,
> extends Spec<Q, B, R, A> {
  method: 'GET' | 'POST'
  path: string
  access: A
}

type AnyOperation = Operation<Fields, Fields, z.ZodType, Access>
export type Operations = Record<string, AnyOperation>

export interface Feature<O extends Operations = Operations> {
  feature: string
  operations: O
}

/** Ignores an empty query or body. Its type would forbid every key, including those of the other part. */
type Part<T> = string extends keyof T ? object : T

/** The input of a handler: parameters, body and path parameters as one flat, validated object. */
export type InputOf<O> = O extends Operation<infer Q, infer B> ? Part<z.output<Q>> & Part<z.output<B>> : never
/** A file to upload, which the platform knows as File. */
export interface SentFile {
  readonly name: string
  readonly size: number
  readonly type: string
}

/** The input of a caller, before defaults are filled in. */
export type CallOf<O> =
  O extends Operation<infer Q, infer B>
    ? Part<z.input<Q>> & Part<z.input<B>> & (O extends { upload: object } ? { file: SentFile } : object)
    : never
/** The answer of an operation. */
export type AnswerOf<O> = O extends Operation<Fields, Fields, infer R> ? z.output<R> : never

/** An operation with `bare`, `guests`, `headers` and `upload` in its type, because the handler's type depends on them. The spec has both;
 *  the result is cast to this type, because TypeScript does not resolve conditional types on `S`. */
type Made<O, S> = O &
  (S extends { bare: true } ? { bare: true } : object) &
  (S extends { guests: true } ? { guests: true } : object) &
  (S extends { headers: readonly string[] } ? { headers: readonly string[] } : object) &
  (S extends { upload: { most: number } } ? { upload: { most: number } } : object)

/** Path parameters ({id}) are declared in `query` like all other parameters. */
export function get<
  R extends z.ZodType,
  Q extends Fields = Nothing,
  A extends Access = 'session',
  const S extends object = object,
>(
  path: string,
  spec: Spec<Q, Nothing, R, A> & S,
): Made<Operation<Q, Nothing, R, NoInfer<A>>, S> & { method: 'GET' } {
  return { ...spec, method: 'GET', path, access: spec.access ?? ('session' as A) } as Made<
    Operation<Q, Nothing, R, A>,
    S
  > & { method: 'GET' }
}

export function post<
  R extends z.ZodType,
  Q extends Fields = Nothing,
  B extends Fields = Nothing,
  A extends Access = 'session',
  const S extends object = object,
>(path: string, spec: Spec<Q, B, R, A> & S): Made<Operation<Q, B, R, NoInfer<A>>, S> {
  return { ...spec, method: 'POST', path, access: spec.access ?? ('session' as A) } as Made<
    Operation<Q, B, R, A>,
    S
  >
}

export function feature<O extends Operations>(name: string, operations: O): Feature<O> {
  const described = Object.entries(operations).map(([key, operation]) => {
    const description = operation.description
      .replaceAll('{kind}', wordsOf(name))
      .replaceAll('{name}', wordsOf(key))
    return [key, { ...operation, description }]
  })
  return { feature: name, operations: Object.fromEntries(described) }
}

/** `riskAssessment` → `risk assessment` */
export const wordsOf = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** The names of the path parameters: `check/{id}` → `['id']`. */
export function pathParams(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
}
