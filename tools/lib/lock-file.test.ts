import { expect, test } from 'vitest'
import { gapsOf, readLockFile } from './lock-file.ts'

test('package-lock.json has an entry for every platform, else `npm ci` refuses it (npm run complete-lock)', () => {
  expect(gapsOf(readLockFile())).toEqual([])
})

test('finds missing packages in any node_modules folder', () => {
  const tool = { optionalDependencies: { 'tool-linux-x64': '1.0.0', 'tool-win32-x64': '1.0.0' } }
  const packages = {
    'node_modules/tool': tool,
    'node_modules/other/node_modules/tool': { ...tool, dev: true },
    'node_modules/tool-linux-x64': { version: '1.0.0' },
    'node_modules/other/node_modules/tool-win32-x64': { version: '1.0.0' },
  }
  expect(gapsOf({ packages })).toEqual([{ name: 'tool-win32-x64', version: '1.0.0', dev: false }])
})
