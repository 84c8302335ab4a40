// What Daybook is made of, as CycloneDX, from the lock file: what runs on a server, and what is built into the web app. The
// embedded PostgreSQL and the pinned Node are packages, too, for every system that they are there for. `npm sbom --omit dev`
// leaves out what is a development dependency of any other package as well: the database driver, for one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from './place.ts'

interface Locked {
  version?: string
  license?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
}

interface Part {
  type: 'library'
  'bom-ref': string
  name: string
  version: string
  purl: string
  licenses?: { expression: string }[]
  hashes?: { alg: 'SHA-512'; content: string }[]
}

export function partsOf(packages: Record<string, Locked>): Part[] {
  const parts = Object.entries(packages).flatMap(([path, locked]) => {
    const name = path.split('node_modules/').at(-1)
    const isBuilder = locked.dev || locked.devOptional
    return path.includes('node_modules/') && name && !locked.link && !isBuilder ? [partOf(name, locked)] : []
  })
  return [...new Map(parts.map((part) => [part['bom-ref'], part])).values()]
}

function partOf(name: string, { version = '', license, integrity }: Locked): Part {
  const hash = integrity?.startsWith('sha512-') && Buffer.from(integrity.slice(7), 'base64').toString('hex')
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ expression: license }] }),
    ...(hash && { hashes: [{ alg: 'SHA-512', content: hash }] }),
  }
}

export function listOfParts(): string {
  const read = (file: string) => JSON.parse(readFileSync(join(checkout, file), 'utf8'))
  const { name, version, license } = read('package.json')
  const { packages } = read('package-lock.json')
  const component = { type: 'application', name, version, licenses: [{ expression: license }] }
  const list = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component } }
  return `${JSON.stringify({ ...list, components: partsOf(packages) }, null, 2)}\n`
}
