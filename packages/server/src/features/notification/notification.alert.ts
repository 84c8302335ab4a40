// What a mail or push says of a kind of message. Both are read outside the app, on locked screens and in mailboxes of
// others, so they say that something waits and never what happened to a child.
import type { Right } from '@daybook/contract/kernel/rights.ts'
import type { MessageKind, MessageParams, ParamsOf } from '@daybook/contract/message/message.kind.ts'
import type { Topic } from '@daybook/contract/notification/notification.rules.ts'

/** The title of a feature in the reader's language by its name, `incident`, or undefined. */
export type SayFeature = (name: string) => string | undefined

type Words<Params> = string | ((params: Params, sayFeature: SayFeature) => string)

/** Who gets a kind of message: everybody with this right, or with all of these; or only people that its cause names, as
 *  the author of a report. Never the holders of a role. */
export type Addressee = Right | readonly Right[] | 'named'

interface Said<Params, To extends Addressee = Addressee> {
  topic: Topic
  to: To
  words: { 'en-US': Words<Params>; 'zh-CN': Words<Params> }
}

/** A kind of message with its topic, its addressee and its words. */
export type Alert<
  Params extends MessageParams = MessageParams,
  To extends Addressee = Addressee,
> = MessageKind<Params> & Said<Params, To>

type SaidOf<Kinds> = { readonly [Name in keyof Kinds]: Said<ParamsOf<Kinds[Name]>> }
type AlertsOf<Kinds, Table extends SaidOf<Kinds>> = {
  readonly [Name in keyof Kinds]: Alert<
    ParamsOf<Kinds[Name]>,
    Table[Name]['to'] extends 'named' ? 'named' : Exclude<Addressee, 'named'>
  >
}

/** The alerts of all kinds of message of a feature. Exported from its index.ts as `<feature>Alerts`. */
export function alerts<Kinds extends object, const Table extends SaidOf<Kinds>>(
  kinds: Kinds,
  said: Table,
): AlertsOf<Kinds, Table> {
  const words: Record<string, unknown> = said
  const all = Object.entries(kinds).map(([name, kind]) => [name, Object.assign({}, kind, words[name])])
  // `Object.fromEntries` loses the type of each name.
  return Object.fromEntries(all) as AlertsOf<Kinds, Table>
}

/** Words that begin with the title of the kind that a message is about.
 *  @param other what stands there for a kind without a title, in the languages of {@link Said} */
export function wordsOfKind(other: { 'en-US': string; 'zh-CN': string }) {
  return (english: string, chinese: string) => ({
    'en-US': ({ kind }: { kind: string }, say: SayFeature) => `${say(kind) ?? other['en-US']}: ${english}`,
    'zh-CN': ({ kind }: { kind: string }, say: SayFeature) => `${say(kind) ?? other['zh-CN']}：${chinese}`,
  })
}

/** An alert of some kind, as the jobs find it. */
export type AnyAlert = { kind: string } & Said<never>
export type AnyAlerts = Readonly<Record<string, AnyAlert>>

/** What an alert says. @param params of a stored message, which match its kind */
export function alertWords(
  { words }: AnyAlert,
  params: MessageParams,
  language: 'en-US' | 'zh-CN',
  sayFeature: SayFeature,
): string {
  const say = words[language] as Words<MessageParams>
  return typeof say === 'string' ? say : say(params, sayFeature)
}
