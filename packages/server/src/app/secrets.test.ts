import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fingerprintOf, loadSecrets, secretsFrom } from './secrets.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-secrets-'))
  file = join(folder, 'secrets.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('are generated once, in a file that only its owner may read', () => {
  const made = loadSecrets(file)
  expect(loadSecrets(file)).toEqual(made)
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(readdirSync(folder)).toEqual(['secrets.json'])
})

it.each(['', '{"tokenKey": "ab', '{}', 'null'])(
  'are not generated again when the file is damaged (%j)',
  (text) => {
    writeFileSync(file, text)
    expect(() => loadSecrets(file)).toThrow(
      `${file} is empty or damaged: restore it from a backup, or remove it`,
    )
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)

it('get the keys of web push when an earlier version has made them', () => {
  const { vapid, ...earlier } = loadSecrets(file)
  writeFileSync(file, JSON.stringify(earlier))
  const updated = loadSecrets(file)
  expect(updated).toMatchObject(earlier)
  expect(updated.vapid.publicKey).not.toBe(vapid.publicKey)
  expect(loadSecrets(file)).toEqual(updated)
})

it('come from the environment too, whole or not at all, and no message quotes them', () => {
  const made = loadSecrets(file)
  expect(secretsFrom(readFileSync(file, 'utf8'))).toEqual(made)
  const { vapid: _, ...some } = made
  for (const text of [JSON.stringify(some), made.tokenKey, '{'])
    expect(() => secretsFrom(text)).toThrow(/^DAYBOOK_SECRETS has to be the whole content of a secrets.json/)
})

it('are named by a fingerprint, alike on every server that shares them', () => {
  const made = loadSecrets(file)
  expect(fingerprintOf(loadSecrets(file))).toBe(fingerprintOf(made))
  expect(fingerprintOf({ ...made, appPassword: 'another password' })).not.toBe(fingerprintOf(made))
})
