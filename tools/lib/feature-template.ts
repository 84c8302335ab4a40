// Creates the files of a new feature from tools/template, where it is called sampleThing.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { featureNames } from './describe-feature.ts'
import { checkout } from './place.ts'
import { Problem } from './problem.ts'

const templates = join(checkout, 'tools/template')

/** Throws a Problem when the name is not valid for a new feature. */
export function mustBeNew(name: string): void {
  if (!/^[a-z][a-zA-Z0-9]{2,39}$/.test(name))
    throw new Problem(`A feature is named by a noun in camelCase, as bottleFeed: ${name} is none.`)
  if (['app', 'kernel'].includes(name) || featureNames().includes(name))
    throw new Problem(`There is a feature ${name} already.`)
}

/** What a feature can be made like: `plain` has an operation, a table and a screen of its own; the others are kinds of a
 *  mechanism. */
export const likes = ['plain', 'report', 'receipt', 'register', 'checklist', 'care'] as const
export type Like = (typeof likes)[number]

/** Writes the feature's files and what other files have of it, and returns their paths. The generated tables are still
 *  those of before. */
export function makeFeature(name: string, like: Like = 'plain'): string[] {
  const template = join(templates, like)
  const made = globSync('**/*.txt', { cwd: template }).map((file) => {
    const path = named(file.slice(0, -'.txt'.length), name).replace('/0000_', `/${nextMigration()}_`)
    const target = join(checkout, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, named(readFileSync(join(template, file), 'utf8'), name))
    return path
  })
  const entered = like === 'plain' ? enterRights(name) : []
  return [...made, ...entered, enterAddresses(name, like)]
}

/** Screens that name a record open without it, until the demo has one to show. */
function enterAddresses(name: string, like: Like): string {
  const screens = {
    plain: [],
    report: [name, `${name}Form`, `${name}History`],
    receipt: [name, `${name}Form`, `${name}People`],
    register: [name],
    checklist: [name],
    care: [name],
  }[like]
  return enter(
    'e2e/support/addresses.ts',
    '  processForm: itself,\n',
    screens.map((screen) => `  ${screen}: itself,`),
  )
}

/** The text with sampleThing in all its spellings replaced. */
function named(text: string, name: string): string {
  const Name = name.replace(/^./, (letter) => letter.toUpperCase())
  const split = (by: string) => name.replace(/[A-Z]/g, (letter) => by + letter.toLowerCase())
  const words = split(' ')
  return text
    .replaceAll('sampleThing', name)
    .replaceAll('SampleThing', Name)
    .replaceAll('sample_thing', split('_'))
    .replaceAll('sample-thing', split('-'))
    .replaceAll('sample thing', words)
    .replaceAll(
      'Sample thing',
      words.replace(/^./, (letter) => letter.toUpperCase()),
    )
}

function nextMigration(): string {
  // The folder has the list of their checksums too.
  const last =
    globSync('*.sql', { cwd: join(checkout, 'packages/server/migrations') })
      .sort()
      .at(-1) ?? '0000'
  return String(Number(last.slice(0, 4)) + 1).padStart(4, '0')
}

/** Every member of staff may read and edit, until somebody changes the rights. A centre's own roles name them. */
function enterRights(name: string): string[] {
  const words = named('sample things', name)
  const at = 'packages/web/src/features/role/role.messages'
  return [
    enter('packages/contract/src/kernel/rights.ts', '} as const satisfies Record<string, readonly Role[]>', [
      `  '${name}.read': staff,`,
      `  '${name}.edit': staff,`,
    ]),
    enter(`${at}.en.ts`, '} as const\n', [
      `  'rights.${name}.read': 'See ${words}',`,
      `  'rights.${name}.edit': 'Add and change ${words}',`,
    ]),
    enter(`${at}.zh.ts`, '}\n', [
      `  'rights.${name}.read': '查看 ${words}',`,
      `  'rights.${name}.edit': '新建和修改 ${words}',`,
    ]),
  ]
}

/** Writes the lines before the first place with this text. */
function enter(path: string, end: string, lines: string[]): string {
  const file = join(checkout, path)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(end))
    throw new Problem(`${path} has no “${end}” any more: mend ${import.meta.filename}.`)
  writeFileSync(file, text.replace(end, [...lines, end].join('\n')))
  return path
}
