// A blow to the head: a look that is due is a red bar on the screens of those concerned, until somebody has looked.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { incident } from '@daybook/contract/incident/incident.kind.ts'
import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { ago, board, type Child, wakeEverybody } from '../support/sleepers.ts'
import { callAs, expect, open, test } from '../test.ts'

/** Reports a bump to the forehead. */
async function bumped(page: Page, child: Child, minutes: number): Promise<void> {
  const detail = {
    childId: child.id,
    occurredAt: await ago(page, 'tui', minutes),
    place: 'playground',
    whatHappened: 'Ran into the low branch of the plum tree.',
    injuries: ['bump'],
    bodyParts: ['forehead'],
    severity: 'minor',
    parentsTold: false,
    needsFollowUp: false,
  } as const
  const id = crypto.randomUUID()
  expect(await callAs(page, incident, 'submit', { id, detail: detail as never })).toMatchObject({
    status: 200,
  })
}

test('a look that is due is a red bar for the room and for managers, and goes when somebody has looked', async ({
  teacher,
  manager,
}) => {
  // Checks that become due meanwhile would stand above what is looked at.
  await wakeEverybody(teacher)
  const child = (await board(teacher, 'tui')).children.find(({ presence }) => presence === 'present') as Child
  await open(teacher, '/pages/home/task/nappy-change?code=kereru')
  // The room chosen on the device is the teacher's.
  await teacher.getByRole('button', { name: 'Tūī' }).click()
  await open(manager, '/')
  const name = fullName(child)
  const bar = (page: Page) => page.getByRole('banner').getByRole('link', { name: `Head check: ${name}` })
  await expect(bar(teacher)).toHaveCount(0)
  // From another device, live.
  await bumped(manager, child, 18.2)
  await expect(bar(teacher)).toContainText('+3 min')
  await expect(teacher.getByRole('alert').getByText(`Head injury check now: ${name}`)).toHaveCount(1)
  // Home has it among what comes next, once.
  const rows = manager.getByRole('main').getByRole('region', { name: 'Next hour' })
  await expect(rows.getByRole('link').first()).toHaveText(new RegExp(`^Head check: ${name}.*\\+3 min$`))
  await expect(bar(manager)).toHaveCount(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await manager.emulateMedia({ colorScheme })
    expect(await violations(manager), colorScheme).toEqual([])
  }

  // A tap opens the child's looks, which need no bar.
  await bar(teacher).click()
  await expect(teacher.getByText(/^Next check:/)).toBeVisible()
  await expect(bar(teacher)).toHaveCount(0)
  await teacher.getByRole('button', { name: 'All well', exact: true }).click()
  await expect(teacher.getByText(/^Recorded: /)).toBeVisible()
  await expect(rows.getByRole('link', { name: /^Head check/ })).toHaveCount(0)
})
