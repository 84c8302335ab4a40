// An operation as both sides see it: what goes in, what comes out, what may go wrong, and whether it
// works without a network. The server adds authority and effects (`implement`), the client a typed call.
// On the web only the wire facts remain (method, path, where each input goes); schemas stay behind.
import type { z } from 'zod'
import type { ErrorKey } from './errors.ts'

// biome-ignore lint/complexity/noBannedTypes: an operation without input takes the empty object, and nothing else says so
type Nothing = z.ZodObject<{}>
type Fields = z.ZodObject<z.core.$ZodShape>

/** session: a signed-in person; client: the app's own credentials only; public: anybody. */
export type Access = 'session' | 'client' | 'public'

export interface Spec<Q extends Fields, B extends Fields, R extends z.ZodType, A extends Access> {
  /** Parameters: in the address, or for POST also in a form body. */
  query?: Q
  /** A JSON body. */
  body?: B
  /** Request headers (lower case) that are input: `{ 'captcha-key': z.string() }` arrives as `captchaKey`. */
  headers?: readonly string[]
  returns: R
  errors?: readonly ErrorKey[]
  access?: A
  /** cache: its last answer may be shown offline; queue: it may be sent later, and is sent with an Idempotency-Key. */
  offline?: 'cache' | 'queue'
  /** Not of the family's calls but of our own (`x-own` in the OpenAPI document). */
  own?: true
  /** A second address of the same operation. */
  alias?: string
  /** Answers without the envelope (the token, captcha and logout calls of the family). */
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

/** The empty object's type forbids every key, also those of the other half; here it adds nothing. */
type Part<T> = string extends keyof T ? object : T

/** What a handler receives: parameters, body and path parameters as one flat object, validated. */
export type InputOf<O> = O extends Operation<infer Q, infer B> ? Part<z.output<Q>> & Part<z.output<B>> : never
/** What a caller gives, before defaults are filled in. */
export type CallOf<O> = O extends Operation<infer Q, infer B> ? Part<z.input<Q>> & Part<z.input<B>> : never
/** What an operation answers. */
export type AnswerOf<O> = O extends Operation<Fields, Fields, infer R> ? z.output<R> : never

/** An operation with what a handler's type follows besides: whether it answers bare, and takes headers. The
 *  spec it is made of has both; the compiler has to be told, as it does not resolve conditions on `S`. */
type Made<O, S> = O &
  (S extends { bare: true } ? { bare: true } : object) &
  (S extends { headers: readonly string[] } ? { headers: readonly string[] } : object)

/** Parameters of the path ({id}) are declared in `query` like every other parameter. */
export function get<
  R extends z.ZodType,
  Q extends Fields = Nothing,
  A extends Access = 'session',
  const S extends object = object,
>(path: string, spec: Spec<Q, Nothing, R, A> & S): Made<Operation<Q, Nothing, R, NoInfer<A>>, S> {
  return { ...spec, method: 'GET', path, access: spec.access ?? ('session' as A) } as Made<
    Operation<Q, Nothing, R, A>,
    S
  >
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
  return { feature: name, operations }
}

/** The names between braces of a path: `check/{id}` → `['id']`. */
export function pathParams(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
}
