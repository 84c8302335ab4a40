import type { Message, message } from '@daybook/contract/message/message.contract.ts'
import type { MessageParams } from '@daybook/contract/message/message.kind.ts'
import type { ContextOf } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { pageOf } from '../../platform/page.ts'
import { countUnread, findMessage, markRead, pageOfMessages } from './message.queries.ts'
import { publishChange } from './message.send.queries.ts'

/** Parameters that are words for a person, by the end of their names: who comes first. The others are times, states and
 *  numbers for our own app's sentences. */
const words = ['name', 'title', 'about', 'company', 'purpose', 'summary', 'text'] as const

const placeOf = (name: string) => words.findIndex((word) => name.toLowerCase().endsWith(word))

/** Whom or what a message is about: `Rua Visitor · Reading the water meter`. */
const textOf = (params: MessageParams): string =>
  Object.entries(params)
    .filter(([name, value]) => placeOf(name) >= 0 && typeof value === 'string' && value !== '')
    .sort(([one], [two]) => placeOf(one) - placeOf(two))
    .map(([, value]) => value)
    .join(' · ')

type Of<K extends keyof typeof message.operations> = ContextOf<(typeof message.operations)[K]>

export async function countUnreadMessages({ tx, actor }: Of<'countUnreadMessages'>) {
  return { unread: await countUnread(tx, actor.personId) }
}

export interface MessageParts {
  /** What a message says to clients without our words. */
  sayMessage(message: Message, language: 'en-US' | 'zh-CN'): Promise<string | undefined>
}

export const listMessages =
  ({ sayMessage }: MessageParts) =>
  async ({ tx, actor, input, caller }: Of<'listMessages'>) => {
    const { records, total } = await pageOfMessages(tx, actor.personId, input)
    const said = records.map(async (message) => {
      const title = (await sayMessage(message, caller.language)) ?? String(message.params.title ?? '')
      return { ...message, title, text: textOf(message.params) }
    })
    return pageOf(await Promise.all(said), total, input)
  }

export async function getMessage({ tx, actor, input }: Of<'getMessage'>) {
  return found(await findMessage(tx, actor.personId, input.id))
}

export async function readMessage(context: Of<'readMessage'>) {
  const { tx, actor, input, clock, publish, auditSubjects } = context
  auditSubjects(input.id)
  const read = await markRead(tx, actor.personId, clock.now(), input.id)
  if (read > 0) publishChange(publish, [actor.personId])
  return found(await findMessage(tx, actor.personId, input.id))
}

export async function readAllMessages({ tx, actor, clock, publish }: Of<'readAllMessages'>) {
  const read = await markRead(tx, actor.personId, clock.now())
  if (read > 0) publishChange(publish, [actor.personId])
  return { read }
}
