import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, place } from '../../app/fake.app.ts'
import { hana } from '../../app/fake.people.ts'
import { answer, callsOf, refuse } from '../../app/fake.transport.ts'
import { openDevice } from '../../platform/device/device.ts'
import { to } from '../../platform/screens/places.ts'

const sent = () => callsOf(auth, 'signIn')
const password = page.getByLabelText('Password', { exact: true })
const press = () => page.getByRole('button', { name: 'Sign in' }).click()

async function fillIn(word: string) {
  await page.getByLabelText('Centre number').fill('100001')
  await page.getByLabelText('Username').fill('teacher')
  await password.fill(word)
}

function letIn() {
  const { login, user } = hana()
  answer(auth, { signIn: () => login })
  answer(staff, { getOwn: () => user })
}

test('names what is missing, and sends nothing', async () => {
  openScreen(to.loginAccount())
  await press()
  await expect.element(page.getByText('Username required!')).toBeVisible()
  await expect.element(page.getByText('Userpass required!')).toBeVisible()
  expect(sent()).toEqual([])
})

test('explains the format of a password, and does not send an invalid password', async () => {
  openScreen(to.loginAccount())
  await fillIn('short')
  await press()
  await expect.element(page.getByText('A password has 6 to 20 letters')).toBeVisible()
  expect(sent()).toEqual([])
})

test('shows the password, and switches to Chinese without a reload', async () => {
  refuse(auth, 'signIn', { status: 400, msg: '用户名或密码错误', body: { error_code: 2001 } })
  openScreen(to.loginAccount())
  await fillIn('Wrong1x')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await page.getByText('中文').click()
  await expect.element(page.getByLabelText('园所编号')).toHaveValue('100001')
  await page.getByRole('button', { name: '登录' }).click()
  await expect.element(page.getByRole('main').getByText('用户名或密码错误')).toBeVisible()
})

// platform/screens/own.page.test.ts has more of them.
const elsewhere = ['https://evil.example/', '/pages/none', '/pages/login/login-account']

test.each(elsewhere)('never redirects to %s', async (redirect) => {
  letIn()
  openScreen(to.loginAccount({ redirect }))
  await fillIn('Right1x')
  await press()
  await expect.poll(place).toBe('/pages/home/home')
})

test('a tap on an account of the demo fills in the form', async () => {
  const mere = {
    tenantId: '100001',
    account: 'manager',
    password: 'daybook1',
    name: 'Mere',
    role: 'manager' as const,
  }
  answer(auth, { listDemoAccounts: () => [mere] })
  letIn()
  openScreen(to.loginAccount())
  await page.getByRole('button', { name: 'Mere Manager 100001' }).click()
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toHaveFocus()
  await press()
  await expect.poll(sent).toMatchObject([{ tenantId: '100001', username: 'manager', password: 'daybook1' }])
})

test('offers no accounts when there is no demo', async () => {
  answer(auth, { listDemoAccounts: () => [] })
  openScreen(to.loginAccount())
  await expect.poll(() => callsOf(auth, 'listDemoAccounts')).toHaveLength(1)
  await expect.element(page.getByText('Demo accounts')).not.toBeInTheDocument()
})

test('opens the page that was asked for', async () => {
  letIn()
  openScreen(to.loginAccount({ redirect: '/pages/home/mine' }))
  await fillIn('Right1x')
  await press()
  await expect.element(page.getByText('Hana Ngata').first()).toBeVisible()
  expect(place()).toBe('/pages/home/mine')
})

test('says that somebody’s entries wait on this device for their next sign-in', async () => {
  const device = await openDevice()
  const row = (key: string) => ({ key, userId: 'who has signed out', sealed: new Uint8Array(40), tries: 0 })
  await device?.entries.bulkAdd([row('one'), row('two')])
  await device?.attention.add(row('three'))
  try {
    openScreen(to.loginAccount())
    await expect.element(page.getByText('3 entries on this device are not sent yet.')).toBeVisible()
  } finally {
    await device?.entries.clear()
    await device?.attention.clear()
  }
})

test('says nothing of entries when none wait', async () => {
  openScreen(to.loginAccount())
  await expect.poll(() => callsOf(auth, 'listDemoAccounts')).toHaveLength(1)
  await expect.element(page.getByText('on this device')).not.toBeInTheDocument()
})
