// Kinds of message. Each feature declares its own kinds with their parameters, and has their texts on the web. The
// message feature knows none of them.
import { z } from 'zod'

/** The parameters of a message: names, times, reasons. */
export const MessageParams = z.record(
  z.string().max(40),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
)
export type MessageParams = z.output<typeof MessageParams>

/** Several days in one parameter, by comma. */
export const DayList = z.string().regex(/^\d{4}-\d\d-\d\d(,\d{4}-\d\d-\d\d)*$/)

export interface MessageKind<Params extends MessageParams = MessageParams> {
  /** The name in storage and on the wire: `attendance.forgottenSignOut`. */
  kind: string
  params: z.ZodType<Params>
}
export type ParamsOf<Kind> = Kind extends MessageKind<infer Params> ? Params : never

type KindsOf<Schemas extends Record<string, z.ZodType<MessageParams>>> = {
  readonly [Name in keyof Schemas]: MessageKind<z.output<Schemas[Name]>>
}

/** `messageKinds('attendance', { forgottenSignOut: z.object({ childName: z.string() }) })` */
export function messageKinds<Schemas extends Record<string, z.ZodType<MessageParams>>>(
  feature: string,
  schemas: Schemas,
): KindsOf<Schemas> {
  const kinds = Object.entries(schemas).map(([name, params]) => [
    name,
    { kind: `${feature}.${name}`, params },
  ])
  // `Object.fromEntries` loses the type of each name's schema.
  return Object.fromEntries(kinds) as KindsOf<Schemas>
}
