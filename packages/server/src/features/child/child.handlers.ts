import type { child } from '@daybook/contract/child/child.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { pageOf } from '../../platform/page.ts'
import { takePicture } from '../file/index.ts'
import { roomByCode } from '../room/index.ts'
import { pictureOf, setPicture } from './child.picture.queries.ts'
import { pageOfChildren, roomsOfChild } from './child.queries.ts'
import { pageOfWaiting } from './child.waiting.queries.ts'

type Of<K extends keyof typeof child.operations> = ContextOf<(typeof child.operations)[K]>

export async function listChildren({ tx, actor, input }: Of<'listChildren'>) {
  const { name, code } = input
  const roomId = code && (await roomByCode(tx, code)).id
  const { records, total } = await pageOfChildren(tx, { ...input, day: actor.today, name, roomId })
  return pageOf(records, total, input)
}

export async function listWaiting({ tx, actor, input }: Of<'listWaiting'>) {
  const { records, total } = await pageOfWaiting(tx, input, actor.today)
  return pageOf(records, total, input)
}

export const listRoomsOfChild = ({ tx, actor, input }: Of<'listRoomsOfChild'>) =>
  roomsOfChild(tx, input.userId, actor.today)

export const getPicture = ({ tx, input }: Of<'getPicture'>) => pictureOf(tx, input.id)

export async function savePicture(context: Of<'savePicture'>) {
  const { tx, input, auditSubjects } = context
  auditSubjects(input.id)
  return setPicture(tx, input.id, await takePicture(context, input.avatar))
}
