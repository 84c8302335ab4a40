// Every Mantine component in use has its style sheet in app/styles.ts, and no sheet is there for nothing.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))
const sheets = fileURLToPath(new URL('../../../../node_modules/@mantine/core/styles', import.meta.url))

/** Sheets that a component needs beside its own. */
const alsoNeeds: Record<string, string[]> = {
  Button: ['UnstyledButton', 'Loader'],
  ActionIcon: ['UnstyledButton', 'Loader'],
  CloseButton: ['UnstyledButton'],
  TextInput: ['Input'],
  Textarea: ['Input'],
  NativeSelect: ['Input'],
  PasswordInput: ['Input', 'ActionIcon', 'UnstyledButton'],
  Checkbox: ['InlineInput', 'Input'],
  Radio: ['InlineInput', 'Input'],
  Switch: ['InlineInput', 'Input'],
}
const always = ['baseline', 'global']

function componentsInUse(): Set<string> {
  const names = new Set<string>()
  for (const file of globSync('**/*.{ts,tsx}', { cwd: source })) {
    const text = readFileSync(join(source, file), 'utf8')
    for (const [, list = ''] of text.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g))
      for (const name of list.split(',').map((part) => part.trim())) if (/^[A-Z]/.test(name)) names.add(name)
  }
  return names
}

test('the style sheets of the Mantine components in use, and no others', () => {
  const needed = new Set(always)
  for (const component of componentsInUse())
    for (const sheet of [component, ...(alsoNeeds[component] ?? [])])
      if (existsSync(join(sheets, `${sheet}.css`))) needed.add(sheet)
  const text = readFileSync(join(source, 'app/styles.ts'), 'utf8')
  const imported = [...text.matchAll(/@mantine\/core\/styles\/(\w+)\.css/g)].map(([, name]) => name)
  expect(imported.sort()).toEqual([...needed].sort())
})
