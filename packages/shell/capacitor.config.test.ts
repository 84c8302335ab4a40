import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { appVersion, appVersionCode } from '@daybook/contract/kernel/constants.ts'
import { expect, it, vi } from 'vitest'

const read = (file: string) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')

async function configFor(address: string | undefined) {
  vi.stubEnv('DAYBOOK_URL', 'https://daybook.example.org')
  return (await import('./capacitor.config.ts')).configFor(address)
}

it('opens the installation that DAYBOOK_URL names, and keeps the same web build for the first start', async () => {
  const { server, webDir } = await configFor('https://daybook.example.org/any/path')
  expect(server.url).toBe('https://daybook.example.org')
  expect(webDir).toBe('../web/dist')
  expect(existsSync(fileURLToPath(new URL('../web/index.html', import.meta.url)))).toBe(true)
})

it.each([undefined, 'http://daybook.example.org', 'daybook'])('refuses the address %s', async (address) => {
  await expect(configFor(address)).rejects.toThrow()
})

it('is the version that the specification names, and has every native file with its interface', async () => {
  const { appendUserAgent, appId } = await configFor('https://daybook.example.org')
  expect(JSON.parse(read('package.json')).version).toBe(appVersion)
  expect(appendUserAgent).toBe(`DaybookShell/${appVersion}`)
  const guide = read('../../docs/native-shell.md')
  expect(guide).toContain(`versionName "${appVersion}"`)
  expect(guide).toContain(`versionCode ${appVersionCode}`)
  expect(read('native/MainActivity.java')).toContain(`package ${appId};`)
  expect(read('native/MainActivity.java')).toContain('"daybookHost"')
  expect(read('native/DaybookViewController.swift')).toContain('name: "daybook"')
})
