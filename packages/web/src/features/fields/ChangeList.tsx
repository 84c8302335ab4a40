import { isEmpty, type Values } from '@daybook/contract/kernel/fields.check.ts'
import styles from './ChangeList.module.css'
import { rowWords } from './FieldFacts.tsx'
import type { Change } from './fields.changes.ts'
import { labelOf, type Sayings, valueWords } from './fields.words.ts'

/** The fields that somebody changed, before and after. */
export function ChangeList({ changes, sayings }: { changes: readonly Change[]; sayings: Sayings }) {
  if (changes.length === 0) return null
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.name}>
          {labelOf(sayings.pack, change.name)}: <del>{sideWords(change, change.before, sayings)}</del> →{' '}
          <ins>{sideWords(change, change.after, sayings)}</ins>
        </li>
      ))}
    </ul>
  )
}

function sideWords({ name, field }: Change, value: unknown, sayings: Sayings): string {
  if (isEmpty(value)) return sayings.t('fields.nothing')
  if (field.kind === 'repeat')
    return (value as Values[]).map((row) => rowWords(field.fields, row, name, sayings)).join('; ')
  if (field.kind === 'group') return rowWords(field.fields, value as Values, name, sayings)
  return valueWords(field, name, value, sayings)
}
