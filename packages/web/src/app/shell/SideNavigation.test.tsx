import { message } from '@daybook/contract/message/message.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show, signedInAs } from '../fake.app.ts'
import { answer } from '../fake.transport.ts'
import { SideNavigation } from './SideNavigation.tsx'
import { inMenu } from './side.current.ts'

beforeEach(async () => {
  await page.viewport(1440, 900)
  answer(message, { countUnreadMessages: () => ({ unread: 2 }) })
  answer(today, { countRequests: () => ({ total: 3 }) })
})
afterEach(() => page.viewport(390, 844))

const side = () => page.getByRole('navigation', { name: 'Main' }).last()

test('it marks the page, opens its group, counts what waits, and offers only what the reader may open', async () => {
  signedInAs('teacher')
  show(<SideNavigation current="incident" />)
  const current = side().getByRole('link', { name: 'Accidents' }).first()
  await expect.element(current).toHaveAttribute('aria-current', 'page')
  await expect.element(side().getByText('3', { exact: true }).first()).toBeVisible()
  await side().getByRole('button', { name: 'People and access' }).first().click()
  await expect.element(side().getByRole('link', { name: 'Rooms', exact: true }).first()).toBeVisible()
  expect(side().getByRole('link', { name: 'Staff', exact: true }).elements()).toEqual([])
  await side().getByRole('button', { name: 'Report', exact: true }).first().click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('it folds to icons that still have names', async () => {
  signedInAs('manager')
  // The shell has its own.
  show(null)
  await side().getByRole('button', { name: 'Show icons only' }).first().click()
  await expect.element(side().getByRole('link', { name: /^Home/ }).first()).toBeVisible()
  expect(side().element().getBoundingClientRect().width).toBeLessThan(100)
  expect(side().getByRole('button', { name: 'People and access' }).elements()).toEqual([])
})

test('a question mark lists the shortcuts, and single keys can be switched off', async () => {
  signedInAs('manager')
  // The shell has its own.
  show(null)
  await expect.element(side()).toBeVisible()
  await userEvent.keyboard('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect.element(help).toBeVisible()
  await expect.element(help.getByText('Go from row to row')).toBeVisible()
  await help.getByRole('checkbox').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(help).not.toBeInTheDocument()
  await userEvent.keyboard('?')
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await expect.element(help).not.toBeInTheDocument()
})

test.each([
  ['incidentForm', 'incidentHistory'],
  ['childPage', 'child'],
  ['home', 'home'],
  ['outbox', undefined],
])('%s stands under %s', (screen, entry) => {
  expect(inMenu(screen, ['home', 'incidentHistory', 'child'])).toBe(entry)
})
