import { policy } from '@daybook/contract/policy/policy.kind.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf, refuse } from '../../app/fake.transport.ts'
import { keepDraft, readDraft } from '../../platform/outbox/drafts.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'

const sunPolicy = { title: 'Sun care', area: 'healthAndSafety', text: 'Hats on' }

beforeEach(() => {
  signedInAs('manager')
  answer(register, {
    listPicks: () => ({
      records: [
        { id: 'm', key: 'manager', parentId: '0', name: 'Manager' },
        { id: 'c', key: 'cook', parentId: '0', name: 'Cook' },
      ],
      total: 2,
      size: 500,
      current: 1,
      pages: 1,
    }),
  })
  refuse(policy, 'publish', { status: 409, key: 'RECORD_CHANGED' })
})

const box = (name: string) => page.getByRole('checkbox', { name, exact: true })

test('a publication can be for the centre’s own roles, by their names', async () => {
  openScreen(to.policyForm({ start: JSON.stringify(sunPolicy) }))
  await page.getByRole('radio', { name: 'Roles' }).click()
  await box('Manager').click()
  await box('Cook').click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect
    .poll(() => callsOf(policy, 'publish'))
    .toMatchObject([{ detail: sunPolicy, audience: { to: 'roles', roles: 'manager,cook' } }])
})

test('what is gone on with is the same publication, and what is begun anew another', async () => {
  const id = '00000000-0000-7000-8000-0000000000c1'
  const content = { id, values: { ...sunPolicy, audience: { to: 'all' } }, names: {} }
  const title = page.getByRole('textbox').first()
  await keepDraft('report.policy', content)

  openScreen(to.policyForm({}))
  await page.getByRole('button', { name: 'Continue draft' }).click()
  await title.fill('Sun and shade')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect.poll(() => callsOf(policy, 'publish')).toMatchObject([{ id }])

  await go(to.term({}))
  await go(to.policyForm({}))
  await page.getByRole('button', { name: 'Start new' }).click()
  await title.fill('Hats')
  await expect
    .poll(() => readDraft('report.policy'))
    .toMatchObject({ content: { values: { title: 'Hats' }, id: expect.not.stringContaining(id) } })
})
