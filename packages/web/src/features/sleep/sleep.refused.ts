// Describes why the server refused a sleep operation, with the names of the children.
import { nameAmong } from '../../kit/names.ts'
import type { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { t } from '../../platform/i18n/language.ts'
import { refusalWords } from '../care/index.ts'
import type { BoardChild } from './sleep.view.ts'

/** @param about id of a child or sleep, used when the error names no child */
export function refusedWords(error: ApiError, children: readonly BoardChild[], about?: string): string {
  const named = Object.entries(error.fields).flatMap(([id, key]) => {
    const name = nameOf(children, id)
    return name === undefined ? [] : refusalWords(t, key, name)
  })
  if (named.length > 0) return [...new Set(named)].join(t('sleep.semicolon'))
  const name = about === undefined ? undefined : nameOf(children, about)
  if (name === undefined || !error.key) return errorWords(error)
  return refusalWords(t, error.key, name)
}

/** Finds the child by their own id or by the id of one of their sleeps. */
function nameOf(children: readonly BoardChild[], id: string): string | undefined {
  const is = ({ id: childId, sleep, earlier }: BoardChild) =>
    childId === id || sleep?.id === id || earlier.some((one) => one.id === id)
  const child = children.find(is)
  return child && nameAmong(child, children)
}
