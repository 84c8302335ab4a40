// What features declare for others is whole on every side, and what shows it knows no feature.
import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkout } from '../lib/place.ts'
import { files } from './source.ts'

const contracts = join(checkout, 'packages/contract/src')
const onWeb = join(checkout, 'packages/web/src/features')
const load = async (file: string): Promise<Record<string, object | undefined>> => import(file)

describe('messages', () => {
  const declaring = globSync('*/*.contract.ts', { cwd: contracts })
    .filter((file) => !file.startsWith('kernel/'))
    .map((file) => ({ file, feature: dirname(file) }))

  it.each(declaring)('$feature says each kind of message that it declares', async ({ file, feature }) => {
    const kinds = (await load(join(contracts, file)))[`${feature}Messages`]
    const [words] = globSync(`${feature}/${feature}.messageWords.ts`, { cwd: onWeb })
    const said = words ? (await load(join(onWeb, words)))[`${feature}MessageWords`] : {}
    expect(Object.keys(said ?? {}).sort()).toEqual(Object.keys(kinds ?? {}).sort())
  })
})

it('a kind of care is named as its feature, and its title stands in its own pack', () => {
  const wrong = files
    .filter(({ path }) => /^packages\/web\/src\/features\/\w+\/\w+\.careKind\.ts$/.test(path))
    .filter(({ path, text }) => {
      const name = basename(dirname(path))
      return !text.includes(`name: '${name}'`) || !text.includes(`title: '${name}.title'`)
    })
  expect(wrong.map(({ path }) => path)).toEqual([])
})
