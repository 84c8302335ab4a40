import { expect, it } from 'vitest'
import { parsePgbench } from './floor.ts'

it('reads what pgbench counted', () => {
  const output = [
    'number of transactions actually processed: 80000',
    'number of failed transactions: 0 (0.000%)',
    'latency average = 0.479 ms',
    'tps = 20000.0 (without initial connection time)',
  ].join('\n')
  expect(parsePgbench(output)).toEqual({ transactions: 80_000, seconds: 4 })
  expect(() => parsePgbench('pgbench: error')).toThrow('pgbench answered')
})
