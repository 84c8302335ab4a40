// Notification settings: chosen, refused at their field, kept, and read again; and the pushes of a browser.
import { notification } from '@daybook/contract/notification/notification.contract.ts'
import { callAs, expect, open, signIn, test } from '../test.ts'

test('ways, quiet hours and language are kept', async ({ teacher }) => {
  await open(teacher, '/pages/user/notifications')
  const requests = teacher.getByRole('group', { name: 'Something is waiting for you' })
  await requests.getByRole('checkbox', { name: 'Email' }).check()
  await requests.getByRole('checkbox', { name: 'Notify' }).uncheck()
  const quiet = teacher.getByRole('group', { name: 'Use quiet hours?' })
  await quiet.getByRole('radio', { name: 'Yes' }).check()
  await teacher.getByLabel('From').fill('19:30')
  await teacher.getByLabel('Until').fill('19:30')
  await teacher.getByRole('radio', { name: '中文' }).check()
  await teacher.getByRole('button', { name: 'Save' }).click()
  await expect(teacher.getByText('Choose a different end')).toBeVisible()
  await teacher.getByLabel('Until').fill('06:45')
  await teacher.getByRole('button', { name: 'Save' }).click()
  await expect(teacher.getByText('Saved', { exact: true })).toBeVisible()

  expect((await callAs(teacher, notification, 'getSettings', {})).data).toMatchObject({
    language: 'zh-CN',
    quiet: { from: '19:30', until: '06:45' },
    wishes: { request: ['mail'] },
  })
  await open(teacher, '/')
  await open(teacher, '/pages/user/notifications')
  await expect(requests.getByRole('checkbox', { name: 'Email' })).toBeChecked()
  await expect(requests.getByRole('checkbox', { name: 'Notify' })).not.toBeChecked()
  await expect(teacher.getByLabel('From')).toHaveValue('19:30')
  await expect(teacher.getByRole('radio', { name: '中文' })).toBeChecked()
})

test('a device that showed messages shows them again after the next sign-in', async ({
  signInFresh,
  people,
}) => {
  const page = await signInFresh('colleague')
  await page.addInitScript(browserWithPushService)
  const isSubscribed = async () => (await callAs(page, notification, 'getSettings', {})).data.isSubscribed
  await open(page, '/pages/user/notifications')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('This device shows your messages while you are signed in.')).toBeVisible()
  expect(await isSubscribed()).toBe(true)

  await open(page, '/pages/home/mine')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await signIn(page, people.colleague)
  await expect.poll(isSubscribed, { timeout: 30_000 }).toBe(true)
})

/** Runs on the page. The browser of the tests has no push service and no service worker, and blocks notifications. */
function browserWithPushService(): void {
  // about:blank has none.
  if (!navigator.serviceWorker) return
  let subscription: object | null = null
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async (options: object) => {
      const endpoint = 'https://push.example.org/send/1'
      const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
      subscription = { endpoint, options, toJSON: () => ({ endpoint, keys }) }
      return subscription
    },
  }
  Object.defineProperty(Notification, 'permission', { value: 'granted' })
  Notification.requestPermission = async () => 'granted'
  Object.defineProperty(navigator.serviceWorker, 'ready', { value: Promise.resolve({ pushManager }) })
}
