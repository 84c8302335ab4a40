import styles from './ChangeList.module.css'
import { fullWords } from './FieldFacts.tsx'
import type { Change } from './fields.changes.ts'
import { labelIn, type Sayings } from './fields.words.ts'

/** The fields that somebody changed, before and after. */
export function ChangeList({ changes, sayings }: { changes: readonly Change[]; sayings: Sayings }) {
  if (changes.length === 0) return null
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.name}>
          {labelIn(sayings, change.name)}:{' '}
          <del>{fullWords(change.field, change.name, change.before, sayings)}</del> →{' '}
          <ins>{fullWords(change.field, change.name, change.after, sayings)}</ins>
        </li>
      ))}
    </ul>
  )
}
