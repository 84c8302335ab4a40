// The tablet at the door: paired by a manager, a child brought by a named person, a teacher by PIN.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { callAs, expect, open, test } from '../test.ts'

// The network that this test takes away.
test.use({ allowedProblems: [/ERR_(INTERNET_DISCONNECTED|FAILED)/] })

test('a child and a teacher at the paired tablet, and a tap without a network', async ({
  page,
  manager,
  people,
}) => {
  await open(manager, '/pages/manage/kiosks')
  await manager.getByLabel('Where the tablet stands').fill('Front door')
  await manager.getByRole('button', { name: 'Make a code' }).click()
  const code = (await manager.getByText(/^[A-Z0-9]{6}$/).textContent()) ?? ''
  await open(page, `/pages/pad/check-in-out/index?tenant=${people.manager.tenantId}`)
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Pair' }).click()

  const children = page.getByRole('button', { name: 'Children' })
  await children.click()
  const child = page.getByRole('button', { name: /Not signed in/ }).first()
  const name = (await child.locator('span').textContent()) ?? ''
  await child.click()
  await page.getByLabel('Name').fill('Aunty Rose')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(`${name} is signed in`)).toBeVisible()
  await page.goBack()
  await page.goForward()
  await expect(children).toBeVisible()

  await callAs(manager, kiosk, 'setPin', { pin: '2468' })
  await page.getByRole('button', { name: 'Staff' }).click()
  await page.getByRole('button', { name: /^Mere / }).click()
  await page.getByLabel('PIN').fill('1111')
  await page.getByRole('button', { name: /^Sign (in|out)$/ }).click()
  await expect(page.getByText('This PIN is not right')).toBeVisible()
  await page.getByLabel('PIN').fill('2468')
  await page.getByRole('button', { name: /^Sign (in|out)$/ }).click()
  await expect(page.getByText(/^Mere .* is signed (in|out)/)).toBeVisible()

  await page.getByRole('button', { name: 'Start again' }).click()
  await children.click()
  // A list that changes under the finger would offer to sign that child out.
  await expect(page.getByRole('button', { name: `${name} Signed in` })).toBeVisible()
  await page.context().setOffline(true)
  const next = page.getByRole('button', { name: /Not signed in/ }).first()
  const nextName = (await next.locator('span').textContent()) ?? ''
  await next.click()
  await page.getByLabel('Name').fill('Uncle Ben')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/It will be sent when the network is back/)).toBeVisible()
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByText('1 entry waits for the network')).toBeVisible()

  // The alarm goes before the network is back. Nobody has opened this list on the tablet before. Its time is the centre’s.
  await page.getByRole('button', { name: 'Emergency: who is on site' }).click()
  await expect(page.getByText(/^As of 1[0-2]:/)).toBeVisible()
  await page.getByRole('checkbox', { name: nextName }).check()
  await expect(page.getByText(/^1 of \d+ accounted for$/)).toBeVisible()
  await page.getByRole('button', { name: 'Start again' }).click()
  await page.context().setOffline(false)
  await expect(page.getByText('1 entry waits for the network')).toBeHidden()

  // The tablet restarts while the server cannot be reached: the app is on it, and so are the names.
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await children.click()
  await expect(page.getByRole('button', { name: `${name} Signed in` })).toBeVisible()
  await page.unroute('**/api/**')
  const { data } = await callAs(manager, attendance, 'listStays', { size: 100 })
  expect(data.records.flatMap(({ broughtBy }) => broughtBy ?? []).sort()).toEqual(['Aunty Rose', 'Uncle Ben'])
})
