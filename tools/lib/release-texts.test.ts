import { expect, it } from 'vitest'
import { datedChangelog, withVersion } from './release-texts.ts'

const changelog = '# Changelog\n\n## Unreleased\n\n- One.\n\n## 0.1.0 (2026-01-01)\n\n- None.\n'

it('what was not released becomes the version', () => {
  expect(datedChangelog(changelog, '0.2.0', '2026-02-01')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-02-01)\n\n- One.\n\n## 0.1.0 (2026-01-01)\n\n- None.\n',
  )
})

it('a release without a change is refused', () => {
  const empty = changelog.replace('- One.\n\n', '')
  expect(() => datedChangelog(empty, '0.2.0', '2026-02-01')).toThrow('nothing under Unreleased')
})

it('only the versions of Daybook itself are set', () => {
  const lock = `{
  "name": "daybook",
  "version": "0.1.0",
  "packages": {
    "": {
      "version": "0.1.0",
    },
    "node_modules/tar": {
      "version": "7.5.23"
    }
  }
}`
  expect(withVersion(lock, '1.0.0', 2).match(/"version": "[^"]+"/g)).toEqual([
    '"version": "1.0.0"',
    '"version": "1.0.0"',
    '"version": "7.5.23"',
  ])
})
