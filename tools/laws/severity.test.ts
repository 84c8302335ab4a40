// One colour and one icon for each severity of an allergy on every screen: one component shows it, and no other file may
// write a child's allergies in words or marks of its own.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkout } from '../lib/place.ts'
import { files, isTest } from '../lib/source.ts'

const home = 'packages/web/src/features/child/'
const web = files.filter(({ path }) => path.startsWith('packages/web/src/') && !isTest(path))
const without = (text: string) =>
  text.replace(/key=\{allergy\.substance\}|fields: \['substance', 'severity'\]/g, '')
const saying = (pattern: RegExp) =>
  web.filter(({ text }) => pattern.test(without(text))).map(({ path }) => path)

it('only its mark says what a child is allergic to', () => {
  const packs = /child\.messages\.(en|zh)\.ts$/
  expect(saying(/\bsubstance\b/).filter((path) => !packs.test(path))).toEqual([
    `${home}AllergyMark.tsx`,
    `${home}allergy.look.ts`,
  ])
})

it('only the mark has the icons, and only its style sheet the colours', () => {
  expect(saying(/severityIcons|IconAlertOctagon/)).toEqual([
    `${home}AllergyMark.tsx`,
    `${home}allergy.look.ts`,
  ])
  const sheets = globSync('packages/web/src/**/*.css', { cwd: checkout })
  const coloured = sheets.filter((path) =>
    readFileSync(join(checkout, path), 'utf8').includes('data-severity'),
  )
  expect(coloured).toEqual([`${home}AllergyMark.module.css`])
})

it('whatever shows a picture with a badge takes it from the child’s card', () => {
  const made = saying(/\bAllergyBadge\b/)
  expect(made).toEqual([`${home}AllergyMark.tsx`, `${home}child.face.ts`])
})
