import { fullName } from '@daybook/contract/child/child.rules.ts'
import { openSheet, shortName } from '../support/boards.ts'
import {
  ago,
  type Child,
  childOf,
  clock,
  face,
  gapsScreen,
  lies,
  minute,
  openWith,
  press,
  said,
  screen,
  sleeper,
  sleeping,
  sleepOf,
  step,
  wellButton,
} from '../support/sleepers.ts'
import { expect, open, settled, test } from '../test.ts'

test('to bed, asleep, checked, awake: one tap each, and the sheet shows who did each step', async ({
  teacher,
}) => {
  const [child] = (await openWith(teacher, 'tui', 1)) as [Child]
  const kept = () => sleepOf(teacher, 'tui', child)
  await step(teacher, 'In bed', child).click()
  await expect(said(teacher, new RegExp(`^In bed: ${shortName(child)}, \\d\\d:\\d\\d$`))).toBeVisible()
  await expect.poll(kept).toMatchObject({ detail: { asleepAt: null, upAt: null, checkInterval: 10 } })

  await step(teacher, 'Asleep', child).click()
  await expect(sleeper(teacher, child)).toHaveAccessibleName(/Asleep 0 min Check .* 10 ?min left$/)
  await expect.poll(async () => (await kept())?.detail.asleepAt).toBeTruthy()

  await sleeper(teacher, child).click()
  const sheet = teacher.getByRole('dialog', { name: `Check ${child.firstName}` })
  await sheet.getByRole('group', { name: 'Warmth' }).getByRole('radio', { name: 'Hot' }).check()
  await lies(teacher, 'Side').check()
  await sheet.getByLabel('Note').fill('Took the blanket off')
  await sheet.getByRole('button', { name: 'Record and tell managers' }).click()
  await expect.poll(async () => (await kept())?.checks.length).toBe(1)
  await expect(sheet).toBeHidden()

  await sleeper(teacher, child).click()
  // The position is not chosen beforehand, and nothing is recorded without it.
  await expect(sheet.getByText('Warmth: Hot, On the side')).toBeVisible()
  await expect(
    sheet.getByRole('group', { name: 'Position' }).getByRole('radio', { checked: true }),
  ).toHaveCount(0)
  await wellButton(teacher, child).click()
  await expect(sheet.getByText('Choose the position')).toBeVisible()
  await lies(teacher, 'Side').check()
  await wellButton(teacher, child).click()
  await expect
    .poll(async () => (await kept())?.checks.map((check) => [check.warmth, check.position]))
    .toEqual([
      ['hot', 'side'],
      ['normal', 'side'],
    ])
  await expect(sheet).toBeHidden()

  await step(teacher, 'Awake', child).click()
  await expect(face(teacher, child)).toContainText('Slept')
  const over = async () => (await childOf(teacher, 'tui', child)).earlier
  await expect.poll(over).toMatchObject([{ detail: { upAt: expect.any(String) } }])

  await openSheet(teacher, child)
  const history = teacher.getByRole('dialog', { name: child.firstName })
  await expect(history.getByRole('listitem')).toHaveText([
    /In bed\d\d:\d\d, Hana/,
    /Asleep\d\d:\d\d, Hana/,
    /Warmth: Hot, On the side\d\d:\d\d, Hana.*Took the blanket off/,
    /All well\. On the side\d\d:\d\d, Hana/,
    /Awake\d\d:\d\d, Hana/,
  ])
})

test('several children at once, and all of it undone', async ({ teacher }) => {
  const children = await openWith(teacher, 'tui', 2)
  const [one, two] = children as [Child, Child]
  for (const child of children) await face(teacher, child).click()
  const who = `${shortName(one)} and ${shortName(two)}`
  await expect(teacher.getByText(new RegExp(`^In bed: ${who}, \\d\\d:\\d\\d$`)).first()).toBeVisible()
  await press(teacher, new RegExp(`^Put 2 to bed: ${who}, `))
  const states = () => Promise.all(children.map((child) => sleepOf(teacher, 'tui', child)))
  await expect.poll(async () => (await states()).map(Boolean)).toEqual([true, true])

  for (const child of children) await face(teacher, child).click()
  await press(teacher, new RegExp(`^Record 2 asleep: ${who}, `))
  await expect(sleeper(teacher, two)).toBeVisible()
  await expect.poll(async () => (await states()).every((one) => one?.detail.asleepAt)).toBe(true)
  await teacher.getByRole('status').getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(async () => (await states()).some((one) => one?.detail.asleepAt)).toBe(false)
  await expect(step(teacher, 'Asleep', one)).toBeVisible()

  for (const child of children) await face(teacher, child).click()
  await press(teacher, new RegExp(`^Record 2 up, no sleep: ${who}, `))
  await expect(face(teacher, one)).toContainText('Did not sleep')
  await expect
    .poll(async () =>
      (await Promise.all(children.map((child) => childOf(teacher, 'tui', child)))).map(
        ({ earlier }) => earlier.length,
      ),
    )
    .toEqual([1, 1])
})

test('check all goes from one sleeper to the next, and no quick tap is lost', async ({ teacher }) => {
  const children = await openWith(teacher, 'kereru', 4)
  for (const [i, child] of children.entries()) await sleeping(teacher, 'kereru', child, 7 - i)
  await teacher.reload()
  await press(teacher, /^Check all \d+$/)
  await expect(teacher.getByText(/^1 of 4: /)).toBeVisible()
  for (const child of children) {
    await lies(teacher, 'Side').check()
    // A double tap does not check the next child, whose position nobody has chosen.
    if (child === children[0]) await wellButton(teacher, child).dblclick()
    else await wellButton(teacher, child).click()
  }
  await expect(teacher.getByRole('dialog')).toBeHidden()
  const counts = () =>
    Promise.all(children.map(async (child) => (await sleepOf(teacher, 'kereru', child))?.checks.length))
  await expect.poll(counts).toEqual([1, 1, 1, 1])
})

test('an alarming answer says what to do, and the managers have it at once', async ({ teacher, manager }) => {
  const [child] = (await openWith(teacher, 'kereru', 1)) as [Child]
  const id = await sleeping(teacher, 'kereru', child, 4)
  await open(manager, '/pages/home/msg')
  await open(teacher, `${screen}?code=kereru&check=${child.id}`)
  const sheet = teacher.getByRole('dialog', { name: `Check ${child.firstName}` })
  await teacher.setViewportSize({ width: 390, height: 664 })
  // All four observations and the button, without scrolling.
  for (const group of ['Breathing', 'Warmth', 'Colour', 'Position'])
    for (const radio of await sheet.getByRole('group', { name: group }).getByRole('radio').all())
      await expect(radio).toBeInViewport({ ratio: 1 })
  await expect(wellButton(teacher, child)).toBeInViewport({ ratio: 1 })

  await sheet.getByRole('radio', { name: 'Laboured' }).check()
  await expect(sheet.getByRole('alert')).toContainText(
    new RegExp(`Pick ${shortName(child)} up and call for help\\. Dial 111`),
  )
  await lies(teacher, 'Back').check()
  await sheet.getByRole('button', { name: 'Record and tell managers' }).click()
  await expect(sheet).toBeHidden()
  await teacher.setViewportSize({ width: 390, height: 844 })
  expect(new URL(teacher.url()).hash).not.toContain('check=')

  const title = `${fullName(child)}: Breathing: Laboured`
  await manager.getByText(title).click({ timeout: 15_000 })
  await expect(manager.getByText(/Go and check now\.$/).first()).toBeVisible()
  await manager.getByRole('link', { name: 'See details' }).click()
  await expect(manager.getByRole('dialog', { name: `Check ${child.firstName}` })).toContainText(
    'Breathing: Laboured',
  )
  expect(await sleepOf(teacher, 'kereru', child)).toMatchObject({ id, checks: [{ breathing: 'laboured' }] })
})

test('a late step has its own time, and a whole sleep can be recorded afterwards', async ({ teacher }) => {
  const [late, whole] = (await openWith(teacher, 'kereru', 2)) as [Child, Child]
  const at = await ago(teacher, 'kereru', 20)
  const time = (instant: string) => clock(new Date(instant))
  await openSheet(teacher, late)
  const sheet = teacher.getByRole('dialog', { name: late.firstName })
  await sheet.getByLabel('Time', { exact: true }).fill('23:30')
  await expect(sheet.getByText('That time is in the future')).toBeVisible()
  await sheet.getByLabel('Time', { exact: true }).fill(time(at))
  await sheet.getByRole('button', { name: 'In bed' }).click()
  await expect
    .poll(async () => time((await sleepOf(teacher, 'kereru', late))?.occurredAt ?? at))
    .toBe(time(at))
  await expect(step(teacher, 'Asleep', late)).toBeVisible()

  await openSheet(teacher, whole)
  await press(teacher, 'Add a past sleep')
  const form = teacher.getByRole('dialog', { name: `Sleep for ${whole.firstName}` })
  const [bed, asleep, up] = await Promise.all([40, 35, 15].map((minutes) => ago(teacher, 'kereru', minutes)))
  await form.getByLabel('In bed at').fill(time(up as string))
  await form.getByLabel('Asleep at').fill(time(asleep as string))
  await form.getByLabel('Up at').fill(time(bed as string))
  await expect(form.getByRole('alert')).toBeVisible()
  await form.getByLabel('In bed at').fill(time(bed as string))
  await form.getByLabel('Up at').fill(time(up as string))
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(face(teacher, whole)).toContainText('Slept 20 min')
  await expect.poll(async () => (await childOf(teacher, 'kereru', whole)).earlier.length).toBe(1)

  // There was no check, and the day's report shows the gap.
  await open(teacher, `${gapsScreen}?code=kereru`)
  const report = teacher.getByRole('region', { name: fullName(whole) })
  await expect(report.getByRole('listitem')).toHaveText([
    /^Missed.*not checked before getting up.*10 min over$/,
  ])
})

test.describe('without a network', () => {
  test.use({ allowedProblems: [/INTERNET_DISCONNECTED/] })

  test('a second open sleep is refused with the name of the child', async ({ teacher, colleague }) => {
    const [child] = (await openWith(teacher, 'tui', 1)) as [Child]
    await open(colleague, screen)
    await teacher.context().setOffline(true)
    await sleeping(colleague, 'tui', child, 15)
    await step(teacher, 'In bed', child).click()
    await expect(step(teacher, 'Asleep', child)).toBeVisible()
    await expect(face(teacher, child)).toContainText('Not sent yet')
    await teacher.context().setOffline(false)
    await expect(teacher.getByText(new RegExp(`${child.firstName}.* is already in bed`)).first()).toBeVisible(
      {
        timeout: 20_000,
      },
    )
    // The board shows the server's state.
    await expect(sleeper(teacher, child)).toContainText('Asleep 15 min')
  })

  test('a check becomes due and overdue, also offline and with a wrong device clock', async ({ teacher }) => {
    const [child] = (await openWith(teacher, 'tui', 1)) as [Child]
    await sleeping(teacher, 'tui', child, 8.5)
    await teacher.reload()
    await expect(sleeper(teacher, child)).toHaveAccessibleName(/ Soon, .* 2 ?min left$/)

    // Set the device's clock forward and back.
    const real = Date.now() + Number(process.env.E2E_SHIFT)
    await teacher.clock.setSystemTime(real + 5 * 60 * minute)
    await expect(sleeper(teacher, child)).toHaveAccessibleName(/ Soon, .* 2 ?min left$/)
    await teacher.clock.setSystemTime(real - 3 * 60 * minute)
    await expect(sleeper(teacher, child)).toHaveAccessibleName(/ Soon, .* 2 ?min left$/)
    await teacher.reload()
    await settled(teacher)
    await expect(sleeper(teacher, child)).toHaveAccessibleName(/ Soon, .* 2 ?min left$/)

    await teacher.context().setOffline(true)
    await teacher.clock.fastForward(2 * minute)
    await expect(sleeper(teacher, child)).toContainText('Check now')
    await expect(teacher.getByRole('main').getByRole('alert')).toContainText(child.firstName)
    await teacher.clock.fastForward(2 * minute)
    await expect(sleeper(teacher, child)).toContainText('Overdue')
  })
})
