// What depends on a country is data in contract/src/rule, with its source and dates. No other code knows a country.
import { countries } from '@daybook/contract/centre/centre.rules.ts'
import { expect, it } from 'vitest'
import { files, isTestCode } from '../lib/source.ts'

/** Why a file that names countries is no rule of a country. */
const named: Record<string, string> = {
  'packages/contract/src/centre/centre.rules.ts': 'which countries a centre can be in, with their time zones',
  'packages/contract/src/payParity/payParity.steps.ts':
    'pay tables have steps of their own shape, and centres add theirs: a mechanism of its own (decision 057)',
  'packages/server/src/features/notification/notification.queries.ts':
    'the language of a person who has chosen none, in SQL',
  'packages/web/src/platform/time/time.words.ts': 'how dates are written before a centre is known',
  'packages/web/src/features/centre/CentreFormScreen.tsx': 'the country that a new centre’s form starts with',
  'packages/web/src/app/fake.people.ts': 'the people of component tests',
}

const ofProduct = files.filter(
  ({ path }) =>
    /^packages\/(contract|server|web)\/src\//.test(path) &&
    !path.startsWith('packages/contract/src/rule/') &&
    !isTestCode(path),
)
/** A code as a value or as a key: `'NZ'`, `NZ:`; not in `en-NZ`, `NZ$` or a comment. */
const code = `(${countries.join('|')})`
const literal = new RegExp(`['"\`]${code}['"\`]|\\b${code}: `)
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

it('no code but the table of rules names a country', () => {
  const naming = ofProduct.filter(({ text }) => literal.test(withoutComments(text))).map(({ path }) => path)
  expect(naming.filter((path) => !(path in named))).toEqual([])
})

it('every exception is still needed', () => {
  const naming = files.filter(({ text }) => literal.test(withoutComments(text))).map(({ path }) => path)
  expect(Object.keys(named).filter((path) => !naming.includes(path))).toEqual([])
})
