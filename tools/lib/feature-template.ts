// Makes the slice of a new feature from tools/template, whose files read as they will, under the name sampleThing.
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { featureNames } from './describe-feature.ts'
import { checkout } from './place.ts'
import { Problem } from './problem.ts'

const template = join(checkout, 'tools/template')

/** Throws a Problem when no feature can be called so. */
export function mustBeNew(name: string): void {
  if (!/^[a-z][a-zA-Z0-9]{2,39}$/.test(name))
    throw new Problem(`A feature is named by a noun in camelCase, as bottleFeed: ${name} is none.`)
  if (name === 'kernel' || featureNames().includes(name))
    throw new Problem(`There is a feature ${name} already.`)
}

/** Writes the feature's files and enters it where features are listed; answers the paths it wrote. */
export function makeFeature(name: string): string[] {
  const made = globSync('**/*.txt', { cwd: template }).map((file) => {
    const path = named(file.slice(0, -'.txt'.length), name).replace('/0000_', `/${nextMigration()}_`)
    const target = join(checkout, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, named(readFileSync(join(template, file), 'utf8'), name))
    return path
  })
  return [...made, ...enter(name)]
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
  const last = readdirSync(join(checkout, 'packages/server/migrations')).sort().at(-1) ?? '0000'
  return String(Number(last.slice(0, 4)) + 1).padStart(4, '0')
}

/** The lists of features, and what is put before which words of them. */
function enter(name: string): string[] {
  const doors = {
    'packages/contract/src/kernel/rights.ts': [
      [
        '} as const satisfies Record<string, readonly Role[]>',
        `  '${name}.read': staff,\n  '${name}.edit': staff,\n`,
      ],
    ],
    'packages/server/src/app/features.ts': [
      ['import { systemClock }', `import { ${name}Routes } from '../features/${name}/index.ts'\n`],
      ['    ...staffRoutes,\n', `    ...${name}Routes,\n`],
    ],
    'packages/web/src/app/screens.ts': [
      [
        'import type { ScreenSpec }',
        `import { ${name}Screens } from '../features/${name}/${name}.screens.ts'\n`,
      ],
      ['  today: todayScreens,\n', `  ${name}: ${name}Screens,\n`],
    ],
  } as const
  return Object.entries(doors).map(([path, entries]) => {
    const file = join(checkout, path)
    let text = readFileSync(file, 'utf8')
    for (const [before, entry] of entries) {
      if (!text.includes(before))
        throw new Problem(`${path} has no “${before.trim()}” any more: mend ${import.meta.filename}.`)
      text = text.replace(before, entry + before)
    }
    writeFileSync(file, text)
    return path
  })
}
