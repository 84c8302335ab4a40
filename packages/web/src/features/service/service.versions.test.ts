import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { appVersion, versions } from './service.versions.ts'

test('says what changed in the version that is built', () => {
  const { version } = JSON.parse(
    readFileSync(new URL('../../../../../package.json', import.meta.url), 'utf8'),
  )
  expect(appVersion).toBe(version)
  expect(versions[0]?.version).toBe(version)
})
