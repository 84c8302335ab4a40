// An overdue sleep check reaches every screen of those whom it concerns, live, and also without a network.
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { violations } from '../support/axe.ts'
import { shortName } from '../support/boards.ts'
import { ago, type Child, minute, openWith, screen, sleeping, wakeEverybody } from '../support/sleepers.ts'
import { callAs, expect, open, settled, test } from '../test.ts'

const checkNow = (name: string) => new RegExp(`^Check ${name} now`)

test('a due check shows on other screens of teachers and managers, and goes when it is made', async ({
  teacher,
  manager,
}) => {
  const [child] = (await openWith(teacher, 'tui', 1)) as [Child]
  const name = shortName(child)
  await wakeEverybody(manager)
  await open(teacher, '/pages/home/task/nappy-change?code=kereru')
  // The room chosen on the device is the teacher's.
  await teacher.getByRole('button', { name: 'Tūī' }).click()
  await open(manager, '/')
  const bar = (page: typeof teacher) => page.getByRole('banner').getByRole('link', { name: checkNow(name) })
  await expect(bar(teacher)).toHaveCount(0)
  // From the other device, live.
  const id = await sleeping(manager, 'tui', child, 13.2)
  await expect(bar(teacher)).toHaveText(new RegExp(`^Check ${name} now\\+3 min$`))
  await expect(teacher.getByRole('alert').getByText(new RegExp(`^Check now: ${name}$`))).toHaveCount(1)
  await expect(teacher.getByRole('button', { name: 'A sleep check is due Tūī' })).toBeVisible()
  // Home has it among what comes next, once.
  const next = manager.getByRole('main').getByRole('region', { name: 'Next hour' })
  await expect(next.getByRole('link').first()).toHaveText(new RegExp(`^Check ${name} now.*\\+3 min$`))
  await expect(bar(manager)).toHaveCount(0)

  for (const colorScheme of ['light', 'dark'] as const) {
    await manager.emulateMedia({ colorScheme })
    expect(await violations(manager), colorScheme).toEqual([])
  }

  // A tap opens the check; the board itself needs no bar.
  await bar(teacher).click()
  await expect(teacher.getByRole('dialog', { name: new RegExp(`^Check ${name}`) })).toBeVisible()
  await expect(bar(teacher)).toHaveCount(0)
  const look = { breathing: 'normal', warmth: 'normal', colour: 'normal', position: 'back' } as const
  const check = { id, checkId: crypto.randomUUID(), occurredAt: await ago(teacher, 'tui', 0), ...look }
  expect((await callAs(teacher, sleep, 'checkSleeper', check)).status).toBe(200)
  await expect(next.getByRole('link', { name: checkNow(name) })).toHaveCount(0)
  expect((await callAs(teacher, sleep, 'wakeUp', { checkId: id })).status).toBe(200)
})

test.describe('without a network', () => {
  test.use({ allowedProblems: [/INTERNET_DISCONNECTED/] })

  test('several due checks are one bar, which opens the board', async ({ teacher }) => {
    const children = await openWith(teacher, 'kereru', 2)
    await wakeEverybody(teacher)
    for (const child of children) await sleeping(teacher, 'kereru', child, 8.5)
    await open(teacher, `${screen}?code=kereru`)
    await teacher.getByRole('button', { name: 'Kererū' }).click()
    await open(teacher, '/pages/home/children-list')
    await settled(teacher)
    await teacher.context().setOffline(true)
    const bar = teacher.getByRole('banner').getByRole('link', { name: /^Check \d+ sleepers/ })
    await teacher.clock.fastForward(3 * minute)
    await expect(bar).toHaveText(/\+\d+ min$/)
    await bar.click()
    await expect(teacher.getByRole('heading', { name: 'Sleep', exact: true })).toBeVisible()
    await expect(teacher.getByRole('dialog')).toHaveCount(0)
  })
})
