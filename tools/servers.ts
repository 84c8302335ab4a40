// npm run test:servers [-- --pgbouncer PATH] [--drain SECONDS] [--from v0.1.0]: two servers of one installation behind
// haproxy, started at the same moment on an empty database. Says whether both hear of what the other writes, and restarts one
// after the other under load; with --from, both are of that version first, and of this one after. Needs haproxy; everything
// is on the loopback and ends by itself.
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Closers } from './lib/closers.ts'
import { Problem } from './lib/problem.ts'
import { detail, step } from './lib/steps.ts'
import { trial } from './lib/trial.ts'
import { heardBy, loadDuring, takeDesk } from './servers/load.ts'
import { type Rig, type RigOptions, startRig } from './servers/rig.ts'

/** Seconds of load before, between and after. */
const quiet = 3

await trial((things) => {
  const { values } = parseArgs({
    options: {
      pgbouncer: { type: 'string' },
      drain: { type: 'string', default: '3' },
      from: { type: 'string' },
    },
  })
  return run(things, { drain: Number(values.drain), pgbouncer: values.pgbouncer, from: values.from })
})

async function run(things: Closers, options: RigOptions): Promise<void> {
  const rig = await step('Two servers, started at once', () => startRig(things, options))
  const desk = await takeDesk(rig)
  detail(`Events heard by each server: ${await heardBy(rig, desk)}`)
  const loaded = await step('Restarting one after the other', () =>
    loadDuring(rig, desk, () => restartAll(rig)),
  )
  console.table([{ ...loaded, failures: JSON.stringify(loaded.failures) }])
  if (loaded.lost + loaded.twice > 0) throw new Problem('Entries were lost or doubled.')
}

async function restartAll({ servers }: Rig): Promise<void> {
  await pause(quiet * 1000)
  for (const server of servers) {
    await server.stop()
    await server.start()
    // Until the proxy has seen that it is back.
    await pause(quiet * 1000)
  }
}
