// A hazard: reported by a teacher, worked on by a colleague, and closed by a manager, each seeing the others live.
import { expect, open, test } from '../test.ts'

test('a hazard is reported, worked on, closed with what was done, and opened again', async ({
  teacher,
  colleague,
}) => {
  await open(teacher, '/pages/home/task/hazards-maintenance-register')
  await teacher.getByRole('link', { name: 'Report a hazard' }).click()
  await teacher.getByRole('radio', { name: 'Hazard', exact: true }).check()
  await teacher.getByLabel('What is wrong?').fill('A branch hangs over the sandpit')
  await teacher.getByLabel('Where exactly?').fill('Sandpit')
  await teacher.getByRole('button', { name: 'Choose on the map' }).click()
  await teacher.getByRole('searchbox').fill('ducks')
  await teacher.getByRole('button', { name: /Park with the ducks/ }).click()
  await teacher.getByRole('button', { name: 'Use this place' }).click()
  await expect(teacher.getByText('Park with the ducks, Killarney Street, Takapuna')).toBeVisible()
  await teacher.getByRole('button', { name: 'Likelihood 3, severity 4: risk 12' }).click()
  await teacher.getByRole('radio', { name: 'Isolate' }).check()
  await teacher.getByRole('button', { name: 'Submit' }).click()
  await expect(teacher.getByText('Please fill this in').first()).toBeVisible()
  await teacher.getByRole('button', { name: 'Who is responsible?: Choose a person' }).click()
  const picker = teacher.getByRole('dialog', { name: 'Who is responsible?' })
  await picker.getByRole('radio').first().check()
  await picker.getByRole('button', { name: 'Confirm' }).click()
  await teacher.getByLabel('By when?').fill('2026-03-20')
  await teacher.getByRole('button', { name: 'Submit' }).click()
  await expect(teacher.getByText('Likelihood 3, severity 4: risk 12')).toBeVisible()
  await expect(teacher.getByRole('link', { name: /Park with the ducks/ })).toBeVisible()

  await open(colleague, '/pages/home/task/hazards-maintenance-register')
  await colleague.getByRole('link', { name: /A branch hangs over the sandpit/ }).click()
  await expect(colleague).toHaveURL(/\/pages\/home\/task\/hazards-maintenance-detail\?/)
  await colleague.getByRole('button', { name: 'Start work' }).click()
  const sheet = (name: string) => colleague.getByRole('dialog', { name })
  await sheet('Start work on this?').getByRole('button', { name: 'Start work' }).click()
  await expect(teacher.getByText('In progress', { exact: true })).toBeVisible()

  await colleague.getByRole('button', { name: 'Mark as closed' }).click()
  await sheet('Close this report?').getByLabel('Comment').fill('Branch cut off')
  await sheet('Close this report?').getByRole('button', { name: 'Mark as closed' }).last().click()
  await expect(teacher.getByText('Branch cut off')).toBeVisible()
  await open(colleague, '/pages/home/task/hazards-maintenance-history')
  await expect(colleague.getByRole('link', { name: /A branch hangs over the sandpit/ })).toBeVisible()
  await teacher.getByRole('button', { name: 'Reopen' }).click()
  await teacher
    .getByRole('dialog', { name: 'Reopen this report?' })
    .getByLabel('Comment')
    .fill('Another branch')
  await teacher
    .getByRole('dialog', { name: 'Reopen this report?' })
    .getByRole('button', { name: 'Reopen' })
    .click()
  await expect(teacher.getByText('Open', { exact: true })).toBeVisible()
})
