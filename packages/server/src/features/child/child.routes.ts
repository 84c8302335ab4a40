import { child } from '@daybook/contract/child/child.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import { pageOf } from '../../platform/page.ts'
import { takePicture } from '../file/index.ts'
import { registerHandlers } from '../register/index.ts'
import { roomByCode } from '../room/room.queries.ts'
import { pictureOf, setPicture } from './child.picture.queries.ts'
import { pageOfChildren, roomsOfChild } from './child.queries.ts'
import { childRegister } from './child.register.ts'
import { pageOfWaiting } from './child.waiting.queries.ts'

type Of<K extends keyof typeof child.operations> = ContextOf<(typeof child.operations)[K]>

async function listChildren({ tx, actor, input }: Of<'listChildren'>) {
  const { name, code } = input
  const roomId = code && (await roomByCode(tx, code)).id
  const { records, total } = await pageOfChildren(tx, { ...input, day: actor.today, name, roomId })
  return pageOf(records, total, input)
}

async function listWaiting({ tx, actor, input }: Of<'listWaiting'>) {
  const { records, total } = await pageOfWaiting(tx, input, actor.today)
  return pageOf(records, total, input)
}

const listRoomsOfChild = ({ tx, actor, input }: Of<'listRoomsOfChild'>) =>
  roomsOfChild(tx, input.userId, actor.today)

const getPicture = ({ tx, input }: Of<'getPicture'>) => pictureOf(tx, input.id)

async function savePicture(context: Of<'savePicture'>) {
  const { tx, input, auditSubjects } = context
  auditSubjects(input.id)
  return setPicture(tx, input.id, await takePicture(context, input.avatar))
}

export const childRoutes = implement(child, {
  ...registerHandlers(childRegister),
  listWaiting: { can: 'child.edit', run: listWaiting },
  listChildren: { can: 'child.read', run: listChildren },
  getPicture: { can: 'child.edit', run: getPicture },
  savePicture: { can: 'child.edit', audit: 'child.picture', live: 'child.read', run: savePicture },
  listRoomsOfChild: { can: 'child.read', run: listRoomsOfChild },
})
