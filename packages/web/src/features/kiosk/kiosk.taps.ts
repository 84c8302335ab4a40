// The tablet's waiting taps, and when they are sent. They are kept by centre: a tablet that moves to another one sends and
// shows there nothing of the first.
import { entryClockHeader, formatEntryClock } from '@daybook/contract/kernel/entryClock.rules.ts'
import { createStore } from '../../kit/store.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { newId } from '../../platform/outbox/current.ts'
import { deviceStorage, readJson, writeJson } from '../../platform/storage.ts'
import { readStamp, serverNow, stampClock } from '../../platform/time/server.now.ts'
import { api } from './kiosk.data.ts'
import { ask, paired } from './kiosk.paired.ts'
import { isTaken, lastTaps, restoredTaps, sendTap, sendWaiting, storedTaps, type Tap } from './kiosk.queue.ts'

const centreOf = () => paired.get()?.tenantId
let centre = centreOf()
const key = () => `kioskTaps.${centre}`

/** Earlier versions kept them without the centre. */
const oldKey = 'kioskTaps'
const old = readJson<Tap[]>(deviceStorage(), oldKey)
if (old && centre !== undefined) {
  writeJson(deviceStorage(), key(), old)
  writeJson(deviceStorage(), oldKey, undefined)
}

const kept = () => (centre === undefined ? [] : restoredTaps(readJson<Tap[]>(deviceStorage(), key()) ?? []))

export const taps = createStore<readonly Tap[]>(kept())
taps.subscribe(() => {
  if (centre !== undefined) writeJson(deviceStorage(), key(), storedTaps(taps.get()))
})
paired.subscribe(() => {
  if (centreOf() === centre) return
  centre = centreOf()
  taps.set(kept())
})

/** A tablet that was started without a network may have the wrong time (decision 023). */
const clockOf = ({ clock }: Tap) => clock && { [entryClockHeader]: formatEntryClock(readStamp(clock)) }

const steps = {
  validate: ({ personId: id, direction, collector, pin, occurredAt }: Tap) =>
    ask(api.validateCheck, {
      id,
      direction,
      occurredAt,
      ...(collector && { collector }),
      ...(pin && { pin }),
    }),
  check: (tap: Tap, ticket: string) => {
    const { personId: id, occurredAt } = tap
    return ask(api.check, { id, ticket, occurredAt }, clockOf(tap))
  },
  report: ({ personId: id, key: tapId, direction, occurredAt, collector }: Tap) =>
    ask(api.reportTap, { id, tapId, direction, occurredAt, ...(collector && { collector }) }),
}

type NewTap = Omit<Tap, 'key' | 'occurredAt' | 'clock' | 'isStuck'>

/** Whether an earlier tap of this person can still be sent. */
const isAwaited = (personId: string) => lastTaps(taps.get()).has(personId)

/** Signs in or out. Without a network the tap waits, and also behind an earlier tap of the same person: a child whose
 *  sign-out arrived first would count as here all day. Rejects when the server refuses it. */
export async function tapNow(given: NewTap): Promise<'done' | 'seeStaff' | 'waits'> {
  const clock = stampClock()
  const occurredAt = new Date(serverNow()).toISOString()
  const tap: Tap = { ...given, key: newId(), occurredAt, ...(clock && { clock }) }
  const wait = () => {
    taps.set([...taps.get(), tap])
    return 'waits' as const
  }
  if (isAwaited(tap.personId)) await sendNow()
  if (isAwaited(tap.personId)) return wait()
  try {
    const { seeStaff } = await sendTap(tap, steps)
    return seeStaff ? 'seeStaff' : 'done'
  } catch (error) {
    if (isTaken(error)) return 'done'
    if (!(error instanceof ApiError && error.isPassing && error.status !== 429)) throw error
    return wait()
  }
}

let sending: Promise<void> | undefined

/** Sends what waits. Two calls at once send once. */
export function sendNow(): Promise<void> {
  sending ??= sendWaiting(taps, steps).finally(() => {
    sending = undefined
  })
  return sending
}

/** Somebody has seen to a tap that could not be recorded. */
export const dropTap = (gone: string) => taps.set(taps.get().filter((tap) => tap.key !== gone))
