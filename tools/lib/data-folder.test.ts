import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readRecord, updateRecord } from './data-folder.ts'
import { readPassword } from './postgres-cluster.ts'
import { Problem } from './problem.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a change of the record keeps its other values', () => {
  updateRecord(folder, { postgres: 18, port: 5433 })
  updateRecord(folder, { schema: '0007' })
  expect(readRecord(folder)).toEqual({ postgres: 18, port: 5433, schema: '0007' })
  expect(readdirSync(folder)).toEqual(['daybook.json'])
})

test.each(['', '{"postgres": 1', '[]', 'null', '{"postgres":"18"}'])(
  'a damaged record (%j) is a problem',
  (text) => {
    const file = join(folder, 'daybook.json')
    writeFileSync(file, text)
    expect(() => readRecord(folder)).toThrow(Problem)
    expect(() => readRecord(folder)).toThrow(`${file} is empty or damaged: restore it from a backup`)
  },
)

test.each(['', '0123'])('a damaged password file (%j) is a problem', (text) => {
  const file = join(folder, 'postgres.password')
  writeFileSync(file, text)
  expect(() => readPassword(folder)).toThrow(Problem)
  expect(() => readPassword(folder)).toThrow(`${file} is missing, empty or damaged`)
})
