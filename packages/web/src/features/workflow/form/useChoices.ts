import {
  dictionaryOf,
  type FormChoice,
  type FormColumn,
} from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { entriesQuery } from '../../fields/index.ts'

/** What may be chosen: the column's own choices, or the entries of the dictionary that it names. */
export function useChoices({ dicData, dicUrl = '' }: FormColumn): readonly FormChoice[] {
  const code = dicData ? undefined : dictionaryOf(dicUrl)
  const entries = useQuery({ ...entriesQuery(code ?? ''), enabled: code !== undefined })
  return (
    dicData ?? entries.data?.map(({ dictKey, dictValue }) => ({ value: dictKey, label: dictValue })) ?? []
  )
}
