// A teacher of the largest centre goes on a break and comes back, while 20 devices show the ratio. Each reads it again when
// it hears of the change, as its page does. The figures are the times from sending the change to the last device's answer,
// without the browser's own work. This process does the work of all devices, on the same machine.
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../lib/problem.ts'
import { withClient } from './data.ts'
import type { Desk } from './desks.ts'
import { openDevices } from './devices.ts'
import { ascending, percentile } from './figures.ts'
import type { Ground } from './ground.ts'
import { send } from './http.ts'
import type { Part } from './part.ts'

const deviceCount = 20
const changes = 60
/** Between two changes, so that each is shown before the next. */
const pause = 200
const patience = 10_000
const base = '/api/blade-garden/ratio'

export const ratio: Part = async (ground) => {
  const { desk, children } = await largest(ground)
  const { token, tenantId } = desk
  const waiting = new Map<number, () => void>()
  const shown = async (device: number) => {
    await send(ground, { method: 'GET', path: `${base}/board`, token, tenantId })
    waiting.get(device)?.()
    waiting.delete(device)
  }
  const seats = Array.from({ length: deviceCount }, () => desk)
  const devices = await openDevices(ground, seats, (device, { operation }) => {
    if (operation === 'ratio.pause' || operation === 'ratio.resume') void shown(device)
  })
  const took: number[] = []
  try {
    let id = ''
    for (let turn = 0; turn < changes; turn++) {
      const all = seats.map((_, device) => new Promise<void>((done) => waiting.set(device, done)))
      const began = performance.now()
      id = turn % 2 === 0 ? ground.ids() : id
      await send(ground, {
        method: 'POST',
        path: `${base}/${turn % 2 === 0 ? 'pause' : 'resume'}`,
        token,
        tenantId,
        key: ground.ids(),
        body: turn % 2 === 0 ? { id, kind: 'break' } : { id },
      })
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
  return {
    'from a break to the ratio on every device': {
      'children here': children,
      devices: deviceCount,
      'p50 ms': p50,
      'p99 ms': p99,
      'max ms': max,
    },
  }
}

/** The desk of the centre with the most children here whose teacher is at work and not on a break. */
function largest({ ownerUrl, desks }: Ground): Promise<{ desk: Desk; children: number }> {
  return withClient(ownerUrl, async (client) => {
    const counted: { desk: Desk; children: number }[] = []
    for (const desk of desks) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int from attendance where tenant_id = $1 and day = $2
           and signed_out_at is null and voided_at is null
           and exists (select from staff_attendance work where work.tenant_id = $1 and work.staff_id = $3
             and work.signed_out_at is null)`,
        [desk.tenantId, desk.today, desk.personId],
      )
      counted.push({ desk, children: rows[0]?.count ?? 0 })
    }
    const [first] = counted.toSorted((one, other) => other.children - one.children)
    if (!first || first.children === 0) throw new Problem('No centre has a teacher at work.')
    return first
  })
}
