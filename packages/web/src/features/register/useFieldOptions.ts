import type { Field, Fields } from '@daybook/contract/kernel/fields.ts'
import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { useQueries } from '@tanstack/react-query'
import type { Option } from '../../kit/table.ts'
import { entryWords } from '../../platform/i18n/entry.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { roleWords } from '../../platform/i18n/role.words.ts'
import { entriesQuery, optionOf, roomsQuery } from '../fields/index.ts'
import { manyPicksQuery } from './register.data.ts'

const noRead = { queryKey: ['noOptions'], queryFn: () => [], enabled: false }

/** The values that a list can be narrowed to, of fields that have few. @param names of these fields */
export function useFieldOptions(
  pack: string,
  fields: Fields,
  names: readonly string[],
): Record<string, readonly Option[]> {
  const t = useT()
  const reads = useQueries({ queries: names.map((name) => readOf(fields[name])) as (typeof noRead)[] })
  return Object.fromEntries(
    names.map((name, place) => [name, optionsOf(fields[name], name, reads[place]?.data ?? [])]),
  )

  function optionsOf(field: Field | undefined, name: string, read: unknown): Option[] {
    switch (field?.kind) {
      case 'choice':
        return field.of.map((value) => ({ value, label: optionOf(pack, name, value) }))
      case 'yesNo':
      case 'tick':
        return ['true', 'false'].map((value) => ({
          value,
          label: t(value === 'true' ? 'fields.yes' : 'fields.no'),
        }))
      case 'flag':
        return ['1', '0'].map((value) => ({ value, label: t(value === '1' ? 'fields.yes' : 'fields.no') }))
      default:
        return field ? labelled(field, read) : []
    }
  }
}

function readOf(field: Field | undefined) {
  switch (field?.kind) {
    case 'room':
      return roomsQuery()
    case 'dictionary':
      return entriesQuery(field.code)
    case 'pick':
    case 'picks':
      return manyPicksQuery(field.of as RegisterName)
    default:
      return noRead
  }
}

interface Read {
  id: string
  key?: string
  name: string
  dictKey?: string
  dictValue?: string
}

function labelled(field: Field, read: unknown): Option[] {
  const rows = (Array.isArray(read) ? read : ((read as { records?: Read[] }).records ?? [])) as Read[]
  return rows.map(({ id, key = id, name, dictKey, dictValue = '' }) => {
    if (field.kind === 'dictionary') return { value: dictKey ?? '', label: entryWords(field.code, dictValue) }
    const label = field.kind === 'picks' && field.of === 'role' ? roleWords(key, name) : name
    return { value: field.kind === 'room' ? id : key, label }
  })
}
