import { incidentFields } from '@daybook/contract/incident/incident.kind.ts'
import { isRequired, isShown } from '@daybook/contract/kernel/fields.check.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { to } from '../../platform/screens/places.ts'

test('every field that an accident demands carries a mark', async () => {
  signedInAs('teacher')
  openScreen(to.incidentForm())
  await expect.element(page.getByRole('button', { name: 'Submit' })).toBeVisible()
  const demanded = Object.entries(incidentFields).filter(
    ([, field]) => isShown(field, {}) && isRequired(field, {}),
  )
  expect(demanded.length).toBeGreaterThan(5)
  for (const [name] of demanded)
    expect(document.querySelector(`[data-path="${name}"]`)?.textContent, name).toContain('*')
})
