import { fullName } from '@daybook/contract/child/child.rules.ts'
import { ageParts } from './age.ts'
import { useKit } from './kit.context.ts'
import type { ShortName } from './names.ts'
import styles from './PersonName.module.css'

interface PersonNameProps {
  firstName: string
  familyName?: string
  /** Completed months of life. */
  ageMonths?: number
  /** From shortNames(), for the people shown together. */
  short: ShortName | undefined
  /** There is something more important to show below the first name. */
  tight?: boolean
}

/** Smaller letters for these, because a narrow tile of a phone has no room for them. */
const longWord = /[^\s-]{8}/
const veryLongWord = /[^\s-]{11}/
const lengthOf = (name: string) => {
  if (veryLongWord.test(name)) return 'very'
  return longWord.test(name) ? '' : undefined
}

/** A name in a tile. The first name is never cut off. In a narrow tile the age goes first, then the family name becomes
 *  an initial; screen readers get all of it. The tile has to be a container of the name `tile`. */
export function PersonName({ firstName, familyName = '', ageMonths, short, tight = false }: PersonNameProps) {
  const { words } = useKit()
  const age = (unit: 'Old' | 'OldLong') => {
    if (ageMonths === undefined) return ''
    const parts = ageParts(ageMonths)
    return words(`${parts.unit}${unit}`, { count: parts.count })
  }
  const full = fullName({ firstName, familyName })
  // A name in Chinese characters is short, and one word with the family name first.
  const isOneWord = full === familyName + firstName
  return (
    <>
      <span className="visually-hidden">
        {full} {age('OldLong')}
      </span>
      <span aria-hidden="true" className={styles.name} data-fits={(short?.fits && !tight) || undefined}>
        <span className={styles.first} data-long={lengthOf(firstName)}>
          {isOneWord ? full : firstName}
        </span>{' '}
        <span className={styles.short}>{!isOneWord && short?.family}</span>
        <span className={styles.whole}>{!isOneWord && familyName}</span>{' '}
        <span className={styles.age} data-needed={short?.withAge || undefined}>
          {age('Old')}
        </span>
      </span>
    </>
  )
}
