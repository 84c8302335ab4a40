import { type Check, installation } from '@daybook/contract/installation/installation.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { InstallationScreen } from './InstallationScreen.tsx'
import { supportText } from './installation.words.ts'

const at = '2026-03-10T21:30:00.000Z'
const working: Check = { part: 'files', state: 'good', remark: 'folder', facts: [] }
const full: Check = {
  part: 'disk',
  state: 'bad',
  remark: null,
  facts: [
    { name: 'free', value: 900_000_000 },
    { name: 'of', value: 40_000_000_000 },
  ],
}

test('says at once how many parts need attention, and why', async () => {
  signedInAs('manager')
  answer(installation, { getInstallation: () => ({ at, checks: [working, full] }) })
  show(<InstallationScreen />)
  await expect.element(page.getByText('1 part needs attention')).toBeVisible()
  await expect.element(page.getByText('900 MB free · of 40 GB')).toBeVisible()
})

test('says that everything works', async () => {
  signedInAs('manager')
  answer(installation, { getInstallation: () => ({ at, checks: [working] }) })
  show(<InstallationScreen />)
  await expect.element(page.getByText('Everything works')).toBeVisible()
})

test('has a text for support with every part and its values, the same in every language', () => {
  expect(supportText(at, [full, working])).toBe(
    'Daybook, 2026-03-10T21:30:00.000Z\ndisk: bad, free 900000000, of 40000000000\nfiles: good, folder',
  )
})
