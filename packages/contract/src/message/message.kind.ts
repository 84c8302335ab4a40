// What a feature tells people. It declares its kinds of message with what each needs to be said, and says them in its
// own words on the web; the mechanism knows none of them.
import { z } from 'zod'

/** What a message needs beyond its kind: names, times, reasons. */
export const MessageParams = z.record(
  z.string().max(40),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
)
export type MessageParams = z.output<typeof MessageParams>

export interface MessageKind<Params extends MessageParams = MessageParams> {
  /** As it is stored and goes over the wire: `attendance.forgottenSignOut`. */
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
  // Each name of the input is there once, with its own schema.
  return Object.fromEntries(kinds) as KindsOf<Schemas>
}
