// What features declare for others is complete on every side, and the code that shows it names no feature.
import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { breaches, files } from '../lib/source.ts'

it('a kind of care has its feature’s name, and its title in its own pack', () => {
  const wrong = files
    .filter(({ path }) => /^packages\/web\/src\/features\/\w+\/\w+\.careKind\.ts$/.test(path))
    .filter(({ path, text }) => {
      const name = basename(dirname(path))
      return !text.includes(`name: '${name}'`) || !text.includes(`title: '${name}.title'`)
    })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

describe('code that shows the declarations of others', () => {
  const kinds = new Set(
    files
      .map(({ path }) => /\/features\/(\w+)\/\w+\.careKind\.ts$/.exec(path)?.[1])
      .filter((name) => name !== undefined),
  )
  const featureAt = (path: string) =>
    /^packages\/(?:contract\/src|(?:server|web)\/src\/features)\/(\w+)\//.exec(path)?.[1]
  const among = (names: string[], path: string) => names.includes(featureAt(path) ?? '')

  it('finds kinds of care', () => {
    expect(kinds.size).toBeGreaterThan(3)
  })

  it('the care mechanism, tasks, the plan and the day name no kind of care', () => {
    const known = breaches(
      ({ path }, { to }) =>
        among(['care', 'careLog', 'plan', 'task', 'today'], path) &&
        !/\.(test|samples|generated)\.tsx?$/.test(path) &&
        kinds.has(featureAt(to) ?? ''),
    )
    expect(known).toEqual([])
  })

  it('messages and the outbox name no other feature', () => {
    const known = breaches(({ path }, { to }) => {
      const [own, target] = [featureAt(path), featureAt(to)]
      return (
        among(['message', 'outbox'], path) &&
        !/\.(test|samples|generated)\.ts$/.test(path) &&
        target !== undefined &&
        target !== own &&
        target !== 'kernel'
      )
    })
    expect(known).toEqual([])
  })
})
