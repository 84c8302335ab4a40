// Every action of the audit trail is called something: none shows as "Changed" or "Other".
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { auditEn } from '../../packages/web/src/features/audit/audit.messages.en.ts'
import { files } from '../lib/source.ts'

const matrix = readFileSync(new URL('../../packages/server/src/laws/permissions.md', import.meta.url), 'utf8')
const actions = new Set(matrix.match(/(?<=\| )\w+\.[\w-]+(?= +\|$)/gm))

it('every action has words for its feature and for what was done', () => {
  const named = files
    .filter(
      ({ path, text }) => /^packages\/web\/.*\.messages(\.en)?\.ts$/.test(path) && /^ {2}title:/m.test(text),
    )
    .map(({ path }) => path.split('/').at(-1)?.split('.')[0])
  const isArea = (name: string) => `area.${name}` in auditEn || named.includes(name)
  const missing = [...actions].filter((action) => {
    const [feature = '', step = ''] = action.split('.')
    return !isArea(feature) || !(`verb.${step}` in auditEn)
  })
  expect(actions.size).toBeGreaterThan(150)
  expect(missing).toEqual([])
})
