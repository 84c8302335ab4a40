// Who gets the first message of a conversation: people, or everybody who works in a room, each with the right to read it.
import type { conversation } from '@daybook/contract/conversation/conversation.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { staffAtWork } from '../attendance/index.ts'
import { staffWithRights } from '../staff/index.ts'
import { findRoom, staffOfRoom } from './conversation.queries.ts'

type Writing = ContextOf<(typeof conversation.operations)['write']>

/** @returns everybody who reads it, with its author */
export async function recipientsOf(context: Writing): Promise<{ roomId: string | null; people: string[] }> {
  const { tx, actor, input } = context
  const readers = new Set((await staffWithRights(tx, ['conversation.use'])).map(({ id }) => id))
  const asked = input.roomId === undefined ? (input.people ?? []) : await inRoom(context, input.roomId)
  const others = [...new Set(asked)].filter((one) => one !== actor.personId)
  if (input.roomId === undefined && others.some((one) => !readers.has(one)))
    fail('STAFF_NOT_FOUND', { people: 'STAFF_NOT_FOUND' })
  const people = others.filter((one) => readers.has(one))
  if (people.length === 0)
    fail('NOBODY_TO_WRITE_TO', { [input.roomId === undefined ? 'people' : 'roomId']: 'NOBODY_TO_WRITE_TO' })
  return { roomId: input.roomId ?? null, people: [actor.personId, ...people] }
}

/** Whose room it is, and who works there now. */
async function inRoom(context: Writing, roomId: string): Promise<string[]> {
  const { tx, actor } = context
  if (!(await findRoom(tx, roomId))) fail('ROOM_NOT_FOUND', { roomId: 'ROOM_NOT_FOUND' })
  const working = await staffAtWork(context, actor.today, roomId)
  return [...(await staffOfRoom(tx, roomId)), ...working.map(({ id }) => id)]
}
