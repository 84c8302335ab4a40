// These stand in the shell, around every screen.
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { busy } from '../../platform/api/busy.ts'
import { chooseLanguage } from '../../platform/i18n/language.ts'
import { serverAnswers } from '../../platform/network.ts'
import { ChunkLoadError } from '../../platform/screens/chunk.ts'
import { to } from '../../platform/screens/places.ts'
import { openScreen, show, signedInAs } from '../fake.app.ts'
import { CrashBoundary } from './CrashBoundary.tsx'
import { LoadFail } from './LoadFail.tsx'
import { SignInPrompts } from './SignInPrompts.tsx'

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

test('a server that does not answer is said, but not one failed request', async () => {
  signedInAs('teacher')
  show(<p />)
  serverAnswers.set(false)
  serverAnswers.set(true)
  const said = page.getByText('Daybook isn’t answering')
  await expect.element(said).not.toBeInTheDocument()
  serverAnswers.set(false)
  await expect.element(said).toBeVisible()
  serverAnswers.set(true)
  await expect.element(said).not.toBeInTheDocument()
})

test('a page that is not loaded offers another try', async () => {
  const reset = vi.fn()
  show(<LoadFail error={new ChunkLoadError('gone')} reset={reset} />)
  await expect.element(page.getByText('Load fail', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Loading data error,Please try again later!')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

function Broken(): never {
  throw new Error('broken')
}

test('what throws outside a screen is said, with a way to begin again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  show(
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
  )
  await expect.element(page.getByText('system error..')).toBeVisible()
})

test('who has to sign in is asked to in Chinese as the specification words it', async () => {
  await chooseLanguage('zh-CN')
  show(<SignInPrompts prompt="login" />)
  await expect.element(page.getByText('请先登录')).toBeVisible()
})

test('the navigation bar has the title of the screen and the way back', async () => {
  signedInAs('teacher')
  openScreen(to.setting())
  const bar = page.getByRole('banner')
  await expect.element(bar.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await bar.getByRole('button', { name: 'Back' }).click()
  await expect.element(bar.getByRole('heading', { name: 'Settings' })).not.toBeInTheDocument()
})
