// What `npm run release` keeps of a release, and what the laws read of it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoPassword } from '../../packages/demo/src/accounts.ts'
import { releaseFolder } from '../../packages/server/src/platform/database/release.ts'
import { unpack } from './release-rows.ts'
import type { Wire } from './wire.ts'

/** The centre whose rows are kept. */
export const releaseCentre = '100001'

/** Somebody who may read most of it. */
export const releaseLogin = { tenantId: releaseCentre, username: 'manager', password: demoPassword }

export const rowsOf = (version: string): Buffer => readFileSync(join(releaseFolder, version, 'rows.zst'))

export const wireOfRelease = (version: string): Wire =>
  unpack(readFileSync(join(releaseFolder, version, 'wire.zst'))) as Wire

export interface AllowedOnWire {
  /** As the law words it. */
  change: string
  /** Why an app of the last release can live with it. */
  why: string
}

/** Emptied by each release. */
export const allowedOnWire = (): AllowedOnWire[] =>
  JSON.parse(readFileSync(join(releaseFolder, 'wire.allowed.json'), 'utf8')) as AllowedOnWire[]
