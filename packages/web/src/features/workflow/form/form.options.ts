// What may be chosen in a form: the choices of its columns, and the entries of the dictionaries that they name.
import { columnsOf, type Form } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { dictionariesOf, offeredOf, withEntries } from '@daybook/contract/workflow/workflow.fields.ts'
import { useQueries } from '@tanstack/react-query'
import { entryWords } from '../../../platform/i18n/entry.words.ts'
import { entriesQuery, type FieldOption } from '../../fields/index.ts'
import { iconOptions } from './form.icons.ts'

/** The form with its dictionaries' entries among its choices, as soon as they are read. */
export function useOffered(form: Form): Form {
  const codes = dictionariesOf(form)
  const read = useQueries({ queries: codes.map(entriesQuery) })
  return withEntries(form, (code) =>
    (read[codes.indexOf(code)]?.data ?? []).map(({ dictKey, dictValue }) => ({
      value: dictKey,
      label: entryWords(code, dictValue),
    })),
  )
}

/** Path of a column → its options, those of a tree indented. */
export function optionsOf(form: Form): Record<string, readonly FieldOption[]> {
  const found: Record<string, readonly FieldOption[]> = {}
  for (const column of columnsOf(form)) {
    for (const [path, one] of [
      [column.prop, column] as const,
      ...(column.children?.column ?? []).map((inner) => [`${column.prop}.${inner.prop}`, inner] as const),
    ]) {
      if (one.type === 'icon') found[path] = iconOptions()
      else if (one.dicData)
        found[path] = offeredOf(one).map(({ key, label, desc, disabled, depth }) => ({
          value: key,
          label: '\u2003'.repeat(depth) + (desc ? `${label} (${desc})` : label),
          disabled,
        }))
    }
  }
  return found
}
