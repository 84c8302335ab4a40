// These stand in the shell, around every screen.
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { busy } from '../../platform/api/busy.ts'
import { chooseLanguage } from '../../platform/i18n/language.ts'
import { show, signedInAs } from '../fake.app.ts'

test('an action that takes 800 ms shows that it is under way, and a quick one does not', async () => {
  await chooseLanguage('zh-CN')
  signedInAs('teacher')
  show(<p />)
  const start = performance.now()
  busy.set(1)
  await expect.element(page.getByText('请求中....')).toBeVisible()
  expect(performance.now() - start).toBeGreaterThanOrEqual(800)
  busy.set(0)
  await expect.element(page.getByText('请求中....')).not.toBeInTheDocument()
})

test('the way back to the top is offered from 1000 pixels down', async () => {
  signedInAs('teacher')
  show(<div style={{ blockSize: '4000px' }} />)
  const button = page.getByRole('button', { name: 'Back to top' })
  await expect.poll(() => document.body.scrollHeight).toBeGreaterThan(3000)
  scrollTo(0, 999)
  await expect.poll(() => scrollY).toBe(999)
  await expect.element(button).not.toBeInTheDocument()
  scrollTo(0, 1000)
  await expect.element(button).toBeVisible()
  scrollTo(0, 0)
})

test('a lost network is said for as long as it lasts, and once that it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get')
  online.mockReturnValue(false)
  signedInAs('teacher')
  show(<p />)
  await expect.element(page.getByText('Network Connection lost')).toBeVisible()
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Network connected')).toBeVisible()
  await expect.element(page.getByText('Network Connection lost')).not.toBeInTheDocument()
})
