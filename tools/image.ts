// npm run test:image: builds the image of Containerfile with buildah, looks at what is in it, and runs it with podman as it is
// meant to run: not as root, on a root that cannot be written to, with only the data folder and /tmp. Somebody signs in.
// Needs root, Debian's packages buildah, podman, runc and debootstrap, and some 5 GB; the base images are made of Debian's
// packages, because no registry of images is asked. With --base and --build-base, those are taken instead.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBases } from './image/bases.ts'
import { mustBeComplete } from './image/content.ts'
import { openStore } from './image/store.ts'
import { mustWork } from './image/trial.ts'
import { type Closers, closeOnSignal, closers } from './lib/closers.ts'
import { checkout } from './lib/place.ts'
import { main } from './lib/problem.ts'
import { detail, step } from './lib/steps.ts'

interface Options {
  base: string | undefined
  'build-base': string | undefined
}

await main(async () => {
  const { values } = parseArgs({
    options: { base: { type: 'string' }, 'build-base': { type: 'string' } },
  })
  const things = closers()
  closeOnSignal(things, console.log)
  try {
    await run(things, { base: values.base, 'build-base': values['build-base'] })
  } finally {
    await things.close()
  }
})

async function run(things: Closers, options: Options): Promise<void> {
  const store = openStore()
  const bases =
    options.base && options['build-base']
      ? { base: options.base, buildBase: options['build-base'] }
      : await step('Base images', () => makeBases(store))
  const { version } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as { version: string }
  await step('Image', async () =>
    store.buildah([
      ...[
        'bud',
        '--layers',
        '--isolation',
        'chroot',
        '--format',
        'docker',
        '--pull-never',
        '--tag',
        'daybook',
      ],
      ...['--build-arg', `BASE=${bases.base}`, '--build-arg', `BUILD_BASE=${bases.buildBase}`],
      ...['--build-arg', `VERSION=${version}`, '--file', 'Containerfile', checkout],
    ]),
  )
  await step('What is in it', () => mustBeComplete(store, 'daybook', version))
  await step('Running it', () => mustWork(things, store, 'daybook'))
  detail(`The image is in ${store.folder}: buildah ${store.options.join(' ')} images`)
}
