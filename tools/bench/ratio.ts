// A centre with 100 children, and 20 devices that show its ratio. A teacher goes on a break and comes back: each device
// shows it from the event alone. A child leaves and comes back: each device reads the ratio again, as its page does. The
// figures are the times from sending the change to the last device, without the browser's own work. This process does
// the work of all devices, on the same machine.
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../lib/problem.ts'
import { withClient } from './data.ts'
import type { Desk } from './desks.ts'
import { openDevices } from './devices.ts'
import { ascending, percentile } from './figures.ts'
import type { Ground } from './ground.ts'
import { type Sent, send } from './http.ts'
import type { Part } from './part.ts'

const deviceCount = 20
const childCount = 100
const changes = 60
/** Between two changes, so that each is shown before the next. */
const pause = 200
const patience = 10_000
const ratioAt = '/api/blade-garden/ratio'
const attendanceAt = '/api/blade-garden/children-check'

interface Change {
  /** What is sent in this turn. */
  at(turn: number): Pick<Sent, 'path' | 'body'>
  events: readonly string[]
  /** Whether a device reads the board again. */
  reads: boolean
}

export const ratio: Part = async (ground) => {
  const { desk, stays } = await fullCentre(ground)
  const children = stays.length
  let id = ''
  const breaks: Change = {
    events: ['ratio.pause', 'ratio.resume'],
    reads: false,
    at(turn) {
      const isStart = turn % 2 === 0
      if (isStart) id = ground.ids()
      return {
        path: `${ratioAt}/${isStart ? 'pause' : 'resume'}`,
        body: isStart ? { id, kind: 'break' } : { id },
      }
    },
  }
  const [stay = { id: '', childId: '' }] = stays
  const handovers: Change = {
    events: ['attendance.signOut', 'attendance.voidSignOut'],
    reads: true,
    at: (turn) => ({
      path:
        turn % 2 === 0
          ? `${attendanceAt}/child-check-out?ids=${stay.childId}`
          : `${attendanceAt}/void-check-out?ids=${stay.id}&reason=measured`,
    }),
  }
  return {
    'a break, shown on every device': { children, ...(await measured(ground, desk, breaks)) },
    'a child leaves or comes back, shown on every device': {
      children,
      ...(await measured(ground, desk, handovers)),
    },
  }
}

async function measured(ground: Ground, desk: Desk, { at, events, reads }: Change) {
  const { token, tenantId } = desk
  const waiting = new Map<number, () => void>()
  const show = async (device: number) => {
    if (reads) await send(ground, { method: 'GET', path: `${ratioAt}/board`, token, tenantId })
    waiting.get(device)?.()
    waiting.delete(device)
  }
  const seats = Array.from({ length: deviceCount }, () => desk)
  const devices = await openDevices(ground, seats, (device, { operation }) => {
    if (events.includes(operation)) void show(device)
  })
  const took: number[] = []
  try {
    for (let turn = 0; turn < changes; turn++) {
      const all = seats.map((_, device) => new Promise<void>((done) => waiting.set(device, done)))
      const began = performance.now()
      await send(ground, { method: 'POST', ...at(turn), token, tenantId, key: ground.ids() })
      const late = sleep(patience, 'late', { ref: false })
      if ((await Promise.race([Promise.all(all), late])) === 'late')
        throw new Problem(
          [`${waiting.size} devices did not show change ${turn + 1}.`, ...devices.troubles].join('\n'),
        )
      took.push(performance.now() - began)
      await sleep(pause)
    }
  } finally {
    devices.close()
  }
  const sorted = ascending(took)
  const [p50 = 0, p99 = 0, max = 0] = [0.5, 0.99, 1].map((share) => Math.round(percentile(sorted, share)))
  return { devices: deviceCount, 'p50 ms': p50, 'p99 ms': p99, 'max ms': max }
}

/** A centre whose teacher is at work, with children of its rooms added until 100 are here. They go with the next sweep. */
function fullCentre({
  ownerUrl,
  desks,
}: Ground): Promise<{ desk: Desk; stays: { id: string; childId: string }[] }> {
  return withClient(ownerUrl, async (client) => {
    for (const desk of desks) {
      const { tenantId, today, personId } = desk
      const { rows: work } = await client.query(
        'select from staff_attendance where tenant_id = $1 and staff_id = $2 and day = $3 and signed_out_at is null',
        [tenantId, personId, today],
      )
      if (work.length === 0) continue
      await client.query(
        `with wanted as (
           select gen_random_uuid() as id, gen_random_uuid() as stay_id, n from generate_series(1, $3 - (
             select count(*)::int from attendance
             where tenant_id = $1 and day = $2 and signed_out_at is null and voided_at is null)) n
         ), model as (
           select child_id, room_id, signed_in_at, signed_in_by, row_number() over () as n, count(*) over () as count
           from attendance where tenant_id = $1 and day = $2 and signed_out_at is null and voided_at is null
         ), added as (
           insert into child (tenant_id, id, first_name, family_name, birth_date)
           select $1, wanted.id, 'Child', 'Number ' || wanted.n, child.birth_date
           from wanted join model on model.n = 1 + wanted.n % model.count
           join child on child.tenant_id = $1 and child.id = model.child_id
           returning id
         )
         insert into attendance (tenant_id, id, child_id, room_id, day, signed_in_at, signed_in_by)
         select $1, wanted.stay_id, wanted.id, model.room_id, $2, model.signed_in_at,
           model.signed_in_by
         from wanted join model on model.n = 1 + wanted.n % model.count`,
        [tenantId, today, childCount],
      )
      const { rows: stays } = await client.query<{ id: string; childId: string }>(
        `select id, child_id as "childId" from attendance
         where tenant_id = $1 and day = $2 and signed_out_at is null and voided_at is null order by created_at`,
        [tenantId, today],
      )
      return { desk, stays }
    }
    throw new Problem('No centre has a teacher at work.')
  })
}
