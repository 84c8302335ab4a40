import { expect, it } from 'vitest'
import { passwordProblem, unfitCharacter } from './password.rules.ts'

it.each([
  ['', 'TOO_SHORT'],
  ['short', 'TOO_SHORT'],
  ['twenty-one-characters', 'UNFIT_CHARACTER'],
  ['twentyone.characters!', 'TOO_LONG'],
  ['with space', 'UNFIT_CHARACTER'],
  ['ümlaut1', 'UNFIT_CHARACTER'],
])('refuses %o as a password: %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem)
})

it('names the first character that does not fit', () => {
  expect(unfitCharacter('Tui-käkä')).toBe('-')
  expect(unfitCharacter('käkä')).toBe('ä')
  expect(unfitCharacter('Kea 🦜')).toBe(' ')
  expect(unfitCharacter('Kea🦜1')).toBe('🦜')
  expect(unfitCharacter('Kea1!')).toBeUndefined()
})

it.each([
  ['three tūī in the kōwhai', undefined],
  ['树上有三只图伊鸟', undefined],
  ['tui 1', 'TOO_SHORT'],
  ['      ', 'TOO_SHORT'],
  ['a'.repeat(65), 'TOO_LONG'],
  // Clients of the family send it instead of a password.
  ['d41d8cd98f00b204e9800998ecf8427e', 'INVALID_FORMAT'],
])('judges the passphrase %o: %s', (passphrase, problem) => {
  expect(passwordProblem(passphrase, true)).toBe(problem)
})

it('takes what the specification allows', () => {
  expect(passwordProblem('Tui@!#$%^&*.~,9')).toBeUndefined()
})
