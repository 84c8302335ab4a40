// Runs an image as docs/running.md does, and signs in.
import { setTimeout as pause } from 'node:timers/promises'
import { morning } from '../bench/data.ts'
import { signIn } from '../bench/devices.ts'
import type { Closers } from '../lib/closers.ts'
import { freePort } from '../lib/ports.ts'
import { Problem } from '../lib/problem.ts'
import { detail, seconds } from '../lib/steps.ts'
import { isReady } from '../servers/daybook.ts'
import type { Store } from './store.ts'

/** Seconds that the first start may take, with the demo data. */
const longest = 180
/** A machine in a machine often has neither a systemd nor the right to raise limits. */
const runtime = ['--cgroup-manager', 'cgroupfs', '--runtime', 'runc']
const limits = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096']

export async function mustWork(things: Closers, store: Store, image: string): Promise<void> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { PORT: String(port), HOST: '127.0.0.1', DAYBOOK_DEMO: 'true', DAYBOOK_NOW: morning }
  const podman = (...args: string[]) => store.read('podman', [...runtime, ...args])
  const began = Date.now()
  const container = podman(
    ...[
      'run',
      '--detach',
      '--network',
      'host',
      '--read-only',
      '--tmpfs',
      '/tmp',
      '--cap-drop',
      'all',
      '--security-opt',
      'no-new-privileges',
      ...limits,
    ],
    ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    image,
  )
  // With its data folder, which is a volume.
  things.add(async () => void podman('rm', '--force', '--volumes', container))
  while (!(await isReady(url))) {
    const isRunning = podman('inspect', '--format', '{{.State.Running}}', container) === 'true'
    if (!isRunning || Date.now() - began > longest * 1000)
      throw new Problem(`It does not start:\n${podman('logs', container)}`)
    await pause(500)
  }
  detail(`It is ready after ${seconds(began)}`)
  const page = await fetch(url)
  if (!page.ok || !(await page.text()).includes('<script')) throw new Problem('It does not serve the app.')
  await signIn({ url }, { tenantId: '100001', account: 'teacher' })
  const inside = (...command: string[]) => podman('exec', container, ...command)
  const user = inside('id', '-u')
  if (user !== '10001') throw new Problem(`It runs as ${user}.`)
  const written = inside(
    'sh',
    '-c',
    'touch /srv/daybook/app/x /usr/x /etc/x 2>/dev/null; ls /srv/daybook/app/x /usr/x /etc/x 2>/dev/null || true',
  )
  if (written !== '') throw new Problem(`Its root can be written to: ${written}`)
  podman('healthcheck', 'run', container)
  detail('A teacher signed in; it says that it is well')
  detail(inside('node', 'tools/backup.ts').split('\n').at(-1) ?? '')
  const stopping = Date.now()
  podman('stop', '--time', '20', container)
  const code = podman('inspect', '--format', '{{.State.ExitCode}}', container)
  if (code !== '0') throw new Problem(`It ended with ${code}.`)
  detail(`It stopped after ${seconds(stopping)}`)
}
