import { describe, expect, it } from 'vitest'
import { allPartedBy, partedBy } from './import.beside.rules.ts'

const readerOf = (known: Record<string, string>) => (word: string) => known[word.toLowerCase()]
const relation = readerOf({ mother: 'mother', mum: 'mother', dad: 'father', 妈妈: 'mother', pa: 'father' })
const severity = readerOf({
  mild: 'mild',
  severe: 'severe',
  anaphylaxis: 'anaphylaxis',
  epipen: 'anaphylaxis',
})

describe('a name with who it is to the child', () => {
  it.each([
    ['Anna Smith (mother)', 'Anna Smith', 'mother'],
    ['Anna Smith[Mum]', 'Anna Smith', 'mother'],
    ['王小雨（妈妈）', '王小雨', 'mother'],
    ['Anna (mum) Smith', 'Anna Smith', 'mother'],
    ['Anna Smith (Mum, works nights)', 'Anna Smith (works nights)', 'mother'],
    ['Mum: Anna Smith', 'Anna Smith', 'mother'],
    ['Dad - Tom Te Rangi', 'Tom Te Rangi', 'father'],
    ['Smith, Anna - mother', 'Smith, Anna', 'mother'],
    ['Anna Smith, mum', 'Anna Smith', 'mother'],
  ])('%s', (cell, text, value) => {
    expect(partedBy(cell, relation)).toEqual({ text, value })
  })

  it.each([
    'Anna Smith',
    'Smith, Anna',
    'Anna Smith (Annie)',
    'Anna Smith (Mum & Dad)',
    'Anna (mother), Tom (father)',
    'Anna (mother), Tom Smith',
    'Anna-Mother Smith',
    'Tom Smith (PA)',
    'Mother',
    '(mother)',
    '',
  ])('stays as it is: %s', (cell) => {
    expect(partedBy(cell, relation)).toBeUndefined()
  })
})

describe('allergies with how severe they are', () => {
  it.each([
    ["Cow's milk (severe)", [["Cow's milk", 'severe']]],
    ['Bee stings (mild, swelling)', [['Bee stings (swelling)', 'mild']]],
    ['Peanuts - EpiPen', [['Peanuts', 'anaphylaxis']]],
    ['Severe: egg', [['egg', 'severe']]],
    [
      'Peanuts (anaphylaxis), egg (mild); kiwifruit - severe',
      [
        ['Peanuts', 'anaphylaxis'],
        ['egg', 'mild'],
        ['kiwifruit', 'severe'],
      ],
    ],
    ['Nuts (cashew, walnut, severe)', [['Nuts (cashew, walnut)', 'severe']]],
  ])('%s', (cell, parts) => {
    const wanted = parts.map(([text, value]) => ({ text, value }))
    expect(allPartedBy(cell, severity)).toEqual(wanted)
  })

  it.each([
    'Milk, egg',
    "Cow's milk (severe), egg",
    'Peanuts (severe - EpiPen)',
    'Dairy (lactose intolerant)',
    'Severe',
  ])('is asked: %s', (cell) => {
    expect(allPartedBy(cell, severity)).toBeUndefined()
  })
})
