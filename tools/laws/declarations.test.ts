// What features declare for others is complete on every side, and the code that shows it names no feature.
import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkout } from '../lib/place.ts'
import { breaches, files } from '../lib/source.ts'

const onWeb = join(checkout, 'packages/web/src/features')
const load = async (file: string): Promise<Record<string, object | undefined>> => import(file)

describe('messages', () => {
  const declaring = files
    .map(({ path, text }) => ({ path, text, feature: basename(dirname(path)) }))
    .filter(
      ({ path, text, feature }) =>
        path.startsWith('packages/contract/') && text.includes(`= feature('${feature}',`),
    )
    .map(({ path, feature }) => ({ file: join(checkout, path), feature }))

  it.each(declaring)(
    '$feature has texts for each kind of message that it declares',
    async ({ file, feature }) => {
      const kinds = (await load(file))[`${feature}Messages`]
      const [words] = globSync(`${feature}/${feature}.messageWords.ts`, { cwd: onWeb })
      const said = words ? (await load(join(onWeb, words)))[`${feature}MessageWords`] : {}
      expect(Object.keys(said ?? {}).sort()).toEqual(Object.keys(kinds ?? {}).sort())
    },
  )
})

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
