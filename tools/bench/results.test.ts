import { expect, it } from 'vitest'
import { added, compared, cpuOf, parse, type Section, write } from './results.ts'

const section = (commit: string, milliseconds: number, about: Partial<Section> = {}): Section => ({
  date: '2026-03-11',
  commit,
  machine: '2 cores, 24 GB of memory',
  versions: 'PostgreSQL 18.4, Node 24.21.0',
  tables: {
    api: {
      board: { 'per second': 200, 'p50 ms': '', 'CPU Node ms': milliseconds, 'CPU PostgreSQL ms': 1.5 },
      'list, ten years': { 'per second': 100, 'p50 ms': 3, 'CPU Node ms': 4, 'CPU PostgreSQL ms': 0.1 },
    },
  },
  ...about,
})
const document = {
  head: '# Performance\n\nHow to read it.',
  sections: [section('bbb', 2), section('aaa', 1)],
}

it('reads what it wrote', () => {
  expect(parse(write(document))).toEqual(document)
  expect(write(parse(write(document)))).toBe(write(document))
})

it('adds a section on top, and tables to that of the same commit', () => {
  const newer = added(document, section('ccc', 3))
  expect(newer.sections.map(({ commit }) => commit)).toEqual(['ccc', 'bbb', 'aaa'])
  const peak = { all: { reached: 'NOT REACHED', 'CPU Node ms': 2 } }
  const both = added(newer, section('ccc', 3, { tables: { peak } }))
  expect(both.sections).toHaveLength(3)
  expect(Object.keys(both.sections[0]?.tables ?? {})).toEqual(['api', 'peak'])
  expect(parse(write(both))).toEqual(both)
})

it('compares CPU time with the newest other section of this kind of machine', () => {
  const rowOf = (of: Section) => compared(document.sections, of).tables.api?.board ?? {}
  expect(rowOf(section('ccc', 5.5))).toMatchObject({ 'CPU since bbb': '+100 %' })
  // It is not compared with itself.
  expect(rowOf(section('bbb', 1))).toMatchObject({ 'CPU since aaa': '±0 %' })
  expect(Object.keys(rowOf(section('ccc', 5, { machine: '8 cores, 64 GB of memory' })))).toHaveLength(4)
})

it('compares only what both have, and what is known', () => {
  const other = { tables: { peak: { all: { 'CPU Node ms': 1 } } } }
  expect(compared(document.sections, section('ccc', 1, other)).tables).toEqual(other.tables)
  const unknown = compared(document.sections, section('ccc', Number.NaN))
  expect(unknown.tables.api?.board).not.toHaveProperty('CPU since bbb')
  const renamed = section('ccc', 1, { tables: { api: { 'another row': { 'CPU Node ms': 1 } } } })
  expect(compared(document.sections, renamed).tables.api?.['another row']).toMatchObject({
    'CPU since bbb': '',
  })
})

it('adds up the CPU time of a row', () => {
  expect(cpuOf(section('aaa', 2).tables.api?.board)).toBe(3.5)
  expect(cpuOf({ 'cores Node': 2, 'CPU since aaa': '+1 %' })).toBe(0)
})
