// What a visitor is asked for, and the way of staff.
import { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import type { VisitorAsks } from '@daybook/contract/visitor/visitor.rules.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'

const badge = {
  id: 'visit',
  name: 'Bob',
  company: null,
  hostName: 'Mere',
  checkedInAt: '2026-03-10T21:30:00.000Z',
  checkedOutAt: null,
}

function openDoor(asks: VisitorAsks, sendsCodes = true) {
  answer(visitor, {
    getTenantInfo: () => ({ tenantId: '100001', name: 'Kōwhai', asks, sendsCodes }),
    createVisitor: () => badge,
    sendVisitorCode: () => null,
  })
  openScreen(to.visitorSignIn({ tenant: '100001' }))
}

const box = (name: string) => page.getByRole('textbox', { name, exact: true })

test('a visitor gives name, reason and host, and nothing more unless the centre asks', async () => {
  openDoor('nothing')
  await box('Name').fill('Bob')
  await box('Purpose of your visit').fill('The gate')
  await box('Who are you here to see?').fill('Mere')
  await page.getByRole('checkbox').click()
  await expect.element(box('Email')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.element(page.getByText('Visitor at Kōwhai')).toBeVisible()
  const [sent] = callsOf(visitor, 'createVisitor')
  expect(sent).toMatchObject({ name: 'Bob', mail: null, phone: null })
  expect(sent?.ticket).toMatch(/^[\w-]{43}$/)
})

test('email and phone are required where the centre asks for them', async () => {
  openDoor('contact')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.element(box('Email')).toBeInvalid()
  await expect.element(page.getByText('Please enter your mobile phone!')).toBeVisible()
  expect(callsOf(visitor, 'createVisitor')).toEqual([])
})

test('no code is promised where none can be sent: staff sign the visitor in', async () => {
  openDoor('code', false)
  await expect.element(page.getByText('Please ask a member of staff')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send me the code' })).not.toBeInTheDocument()
})
