// What the tablet tells people of the centre.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { type kiosk, kioskMessages } from '@daybook/contract/kiosk/kiosk.contract.ts'
import type { Direction } from '@daybook/contract/kiosk/kiosk.rules.ts'
import { stateOf } from '@daybook/contract/sleep/sleep.rules.ts'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { idOf } from '../../platform/ids.ts'
import { childDays, staffAtWork } from '../attendance/index.ts'
import { collectorsOfAll } from '../contact/index.ts'
import { alerts, tell } from '../notification/index.ts'
import { untoldReports } from '../report/index.ts'
import { allRooms } from '../room/room.queries.ts'
import { openSleeps } from '../sleep/index.ts'
import { nameOf } from './kiosk.board.queries.ts'
import { collectorNamed } from './kiosk.collectors.ts'

export const kioskAlerts = alerts(kioskMessages, {
  cameSick: {
    topic: 'alarm',
    to: 'safety.oversee',
    words: {
      'en-US': ({ roomName }) => `Please check who has just been brought to ${roomName}`,
      'zh-CN': ({ roomName }) => `请查看刚送到${roomName}的幼儿`,
    },
  },
  leftAsleep: {
    topic: 'alarm',
    to: 'sleep.oversee',
    words: {
      'en-US': ({ roomName }) => `Please check who is still asleep in ${roomName}`,
      'zh-CN': ({ roomName }) => `请查看${roomName}还有谁在睡`,
    },
  },
  leftUntold: {
    topic: 'alarm',
    to: 'safety.oversee',
    words: {
      'en-US': 'Somebody at the door has to be told something',
      'zh-CN': '门口有家长需要当面告知',
    },
  },
  barredAtDoor: {
    topic: 'alarm',
    to: 'safety.oversee',
    words: {
      'en-US': 'Somebody needs you at the door now',
      'zh-CN': '请立即到门口查看',
    },
  },
  missing: {
    topic: 'request',
    to: 'attendance.amendAny',
    words: {
      'en-US': 'An entry at the tablet was not recorded',
      'zh-CN': '门口平板有一条记录未能提交',
    },
  },
  wrongPins: {
    topic: 'account',
    to: 'kiosk.manage',
    words: {
      'en-US': 'Somebody entered wrong PINs at a tablet',
      'zh-CN': '有人在门口平板多次输错 PIN',
    },
  },
})

type Operations = typeof kiosk.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>

const todaysChildren = '/pages/home/children-list'

/** Tells the child's room that an illness keeps this child at home today. Returns whether it does. */
export async function tellOfSick(context: Of<'check'>, childId: string): Promise<boolean> {
  const { tx, actor } = context
  const [day] = await childDays(tx, actor.today, [childId])
  const until = day?.expectation.awayUntil
  const stay = day?.stays.at(-1)
  if (!day || !until || !stay) return false
  const room = found((await allRooms(tx)).find(({ id }) => id === stay.roomId))
  const atWork = await staffAtWork(context, actor.today, room.id)
  await tell(context, kioskAlerts.cameSick, [
    {
      also: atWork.map(({ id }) => id),
      params: { childName: fullName(day.card), roomName: room.name, day: until },
      link: todaysChildren,
      causeId: stay.id,
    },
  ])
  return true
}

/** Tells the room that a child was collected whose sleep is open. The sleep goes on until a member of staff ends it: a
 *  tap may name the wrong child, and must not stop the checks of one who sleeps (decision 062).
 *  @param byName who collected the child */
export async function tellOfAsleep(
  context: Context<unknown, Actor>,
  { childId, leftAt, byName }: { childId: string; leftAt: string; byName: string },
): Promise<void> {
  const { tx, actor } = context
  const open = (await openSleeps(tx)).find((sleep) => sleep.childId === childId)
  if (!open) return
  const { roomId, roomCode, roomName } = open
  const state = stateOf(open) === 'asleep' ? ('asleep' as const) : ('inBed' as const)
  const atWork = await staffAtWork(context, actor.today, roomId)
  await tell(context, kioskAlerts.leftAsleep, [
    {
      also: atWork.map(({ id }) => id),
      params: { childName: fullName(open), roomName, state, leftAt, byName },
      link: `/pages/home/task/sleep?code=${roomCode}&check=${childId}`,
      causeId: context.ids(),
    },
  ])
}

/** Tells the room that a child was collected about whom the parents have not been told what a report says. Returns whether it
 *  is so. */
export async function tellOfUntold(
  context: Of<'check'>,
  { childId, ...left }: { childId: string; leftAt: string; byName: string },
): Promise<boolean> {
  const { tx, actor, clock } = context
  const [first] = await untoldReports(tx, clock.now(), { childIds: [childId] })
  if (!first) return false
  const [day] = await childDays(tx, actor.today, [childId])
  const stay = day?.stays.at(-1)
  const atWork = stay ? await staffAtWork(context, actor.today, stay.roomId) : []
  const childName = found(await nameOf(tx, childId))
  await tell(context, kioskAlerts.leftUntold, [
    {
      also: atWork.map(({ id }) => id),
      params: { childName, kind: first.kind, ...left },
      link: `/pages/home/child?id=${childId}`,
      causeId: context.ids(),
    },
  ])
  return true
}

/** For so long somebody who tries again is the same alarm. */
const sameTry = 10 * 60_000

/** Tells the child's room and managers that somebody who may not collect the child is at the door. */
export async function tellOfBarred(
  context: Of<'validateCheck'>,
  { direction, by }: { direction: Direction; by: { id: string; name: string } },
): Promise<void> {
  const { tx, actor, clock, input } = context
  const [day] = await childDays(tx, actor.today, [input.id])
  const stay = day?.stays.at(-1)
  const atWork = stay ? await staffAtWork(context, actor.today, stay.roomId) : []
  const childName = found(await nameOf(tx, input.id))
  const at = input.occurredAt ?? clock.now().toISOString()
  const period = Math.floor(Date.parse(at) / sameTry)
  await tell(context, kioskAlerts.barredAtDoor, [
    {
      also: atWork.map(({ id }) => id),
      params: { childName, byName: by.name, direction, at, tablet: actor.name },
      link: `/pages/home/child?id=${input.id}`,
      causeId: idOf(`${input.id} ${by.id} ${direction} ${period}`),
    },
  ])
}

export async function reportTap(context: Of<'reportTap'>) {
  const { tx, actor, input, auditSubjects } = context
  const { id, tapId, direction, occurredAt, collector } = input
  const name = found(await nameOf(tx, id))
  const byName = collector
    ? (collectorNamed(await collectorsOfAll(tx, [id]), collector, dayAt(new Date(occurredAt), actor.timeZone))
        ?.name ?? collector)
    : actor.name
  await tell(context, kioskAlerts.missing, [
    {
      params: { name, direction, at: occurredAt, byName },
      link: todaysChildren,
      causeId: tapId,
    },
  ])
  auditSubjects(id)
  return null
}
