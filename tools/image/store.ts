// buildah and podman on a store of images of their own, apart from whatever else is on the machine.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { cacheDir, checkout, makeFolder } from '../lib/place.ts'
import { Problem } from '../lib/problem.ts'

export interface Store {
  folder: string
  options: string[]
  /** Runs it with the output on the terminal. */
  buildah(args: string[]): void
  /** What it prints. */
  read(program: 'buildah' | 'podman', args: string[]): string
}

export function openStore(): Store {
  const folder = makeFolder(join(cacheDir(), 'image'))
  const options = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')]
  const run = (program: string, args: string[], stdio: 'inherit' | 'pipe') => {
    try {
      const all = [...options, ...args]
      return execFileSync(program, all, {
        cwd: checkout,
        encoding: 'utf8',
        stdio: ['ignore', stdio, 'inherit'],
      })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT')
        throw new Problem(`This needs ${program}: apt-get install buildah podman runc debootstrap`)
      throw new Problem(`${program} ${args[0]} failed; the reason stands above.`)
    }
  }
  return {
    folder,
    options,
    buildah: (args) => void run('buildah', args, 'inherit'),
    read: (program, args) => (run(program, args, 'pipe') ?? '').trim(),
  }
}
