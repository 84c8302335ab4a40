// What the registry's images `debian:bookworm-slim` and `node:24-bookworm-slim` are to Containerfile, made of Debian's packages
// and of the Node and the npm that are here. Made once, and kept.
import { execFileSync } from 'node:child_process'
import { existsSync, realpathSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Problem } from '../lib/problem.ts'
import type { Store } from './store.ts'

const base = 'localhost/debian-minimal'
const buildBase = 'localhost/debian-node'
const certificates = '/etc/ssl/certs/ca-certificates.crt'

export async function makeBases(store: Store): Promise<{ base: string; buildBase: string }> {
  const there = store.read('buildah', ['images', '--format', '{{.Name}}']).split('\n')
  if (!there.includes(base)) makeBase(store)
  if (!there.includes(buildBase)) makeBuildBase(store)
  return { base, buildBase }
}

function makeBase(store: Store): void {
  const root = join(store.folder, 'debian')
  rmSync(root, { recursive: true, force: true })
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', root, 'http://deb.debian.org/debian'])
  // As the slim images do.
  for (const name of [
    'var/cache/apt',
    'var/lib/apt/lists',
    'usr/share/doc',
    'usr/share/man',
    'usr/share/locale',
  ])
    rmSync(join(root, name), { recursive: true, force: true })
  commit(store, 'scratch', base, (container) => store.read('buildah', ['add', container, root, '/']))
  rmSync(root, { recursive: true, force: true })
}

function makeBuildBase(store: Store): void {
  const npm = npmFolder()
  if (!npm) throw new Problem('npm is missing.')
  commit(store, base, buildBase, (container) => {
    const copy = (from: string, to: string) => store.read('buildah', ['copy', container, from, to])
    copy(process.execPath, '/usr/local/bin/node')
    copy(npm, '/usr/local/lib/node_modules/npm')
    const link = 'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm'
    store.read('buildah', ['run', '--isolation', 'chroot', container, '--', 'sh', '-c', link])
    // The build trusts whom this machine trusts.
    if (!existsSync(certificates)) return
    copy(certificates, certificates)
    store.read('buildah', ['config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, container])
  })
}

function npmFolder(): string | undefined {
  const own = process.env.npm_execpath ?? execFileSync('which', ['npm'], { encoding: 'utf8' }).trim()
  return own && dirname(dirname(realpathSync(own)))
}

function commit(store: Store, from: string, name: string, fill: (container: string) => void): void {
  const container = store.read('buildah', ['from', '--pull-never', from])
  fill(container)
  store.read('buildah', ['commit', '--quiet', container, name])
  store.read('buildah', ['rm', container])
}
