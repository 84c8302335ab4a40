import { expect, it } from 'vitest'
import { describeFeature, featureNames } from './describe-feature.ts'

it.each(featureNames())('%s can be described', async (name) => {
  const sections = await describeFeature(name)
  expect(sections.find((one) => one.title === 'Files')?.lines.length).toBeGreaterThan(0)
})

it('shows the files of a feature in every package', async () => {
  const sections = Object.fromEntries(
    (await describeFeature('auth')).map(({ title, lines }) => [title, lines]),
  )
  expect(sections.Operations).toContainEqual(
    expect.stringMatching(/^signOut +GET +\/api\/blade-auth\/oauth\/logout +session/),
  )
  expect(sections.Tables).toEqual(expect.arrayContaining(['captcha', 'session', 'sign_in_failure']))
  expect(sections.Screens).toContainEqual(
    expect.stringMatching(/^loginAccount +\/pages\/login\/login-account +public/),
  )
})
