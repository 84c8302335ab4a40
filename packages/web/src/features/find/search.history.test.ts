import { expect, test } from 'vitest'
import { rememberSearch, searchHistory } from './search.history.ts'

test('keeps the last five searches, each once', () => {
  for (const words of ['Ana', ' Mere ', 'Ana', '  ', 'Kai', 'Tui', 'Jo', 'Li']) rememberSearch(words)
  expect(searchHistory()).toEqual(['Li', 'Jo', 'Tui', 'Kai', 'Ana'])
})
