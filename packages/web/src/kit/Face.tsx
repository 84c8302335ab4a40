import { IconAlertTriangleFilled, IconCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ageParts } from './age.ts'
import styles from './Face.module.css'
import { initialsOf, toneOf } from './initials.ts'
import { useKit } from './kit.context.ts'
import { UnsentMark } from './UnsentMark.tsx'

export interface FaceProps {
  firstName: string
  familyName?: string
  /** Address of a picture; initials are drawn without one. */
  picture?: string | null
  /** Completed months of life. */
  ageMonths?: number
  /** The person's allergies and diet; shown wherever something is fed or applied. */
  allergy?: string | null
  selected?: boolean
  /** Below the name: the last time, a state. */
  note?: ReactNode
  /** Something it shows has not been sent yet. */
  unsent?: boolean
  /** Below that, something important. */
  cautions?: ReactNode
  size?: 'medium' | 'large'
}

/** Names longer than this get a smaller size, because no tile of a phone has room for them. */
const longWord = /[^\s-]{10}/

/** A person: picture or initials, first name large, family name small. */
export function Face(props: FaceProps) {
  const { firstName, familyName = '', ageMonths, allergy, selected = false, size = 'medium' } = props
  const { note, cautions, unsent = false } = props
  const { words } = useKit()
  return (
    <span className={styles.face} data-size={size} data-selected={selected || undefined}>
      <span className={styles.picture}>
        <Portrait {...props} />
        {selected && (
          <span className={styles.check} aria-hidden="true">
            <IconCheck size="1.25rem" stroke={3} />
          </span>
        )}
        {allergy && (
          <span className={styles.allergy} title={words('allergy', { what: allergy })}>
            <IconAlertTriangleFilled size="1.125rem" aria-hidden="true" />
            <span className="visually-hidden">{words('allergy', { what: allergy })}</span>
          </span>
        )}
      </span>
      <span className={styles.first} data-long={longWord.test(firstName) || undefined}>
        {firstName}
      </span>
      <span className={styles.small}>
        {familyName && <span className={styles.family}>{familyName}</span>}
        {ageMonths !== undefined && <Age months={ageMonths} />}
      </span>
      {note && <span className={styles.note}>{note}</span>}
      {unsent && <UnsentMark />}
      {cautions && <span className={styles.cautions}>{cautions}</span>}
    </span>
  )
}

function Age({ months }: { months: number }) {
  const { words } = useKit()
  const { unit, count } = ageParts(months)
  const isMonths = unit === 'months'
  return (
    <span className={styles.age}>
      <span aria-hidden="true">{words(isMonths ? 'monthsOld' : 'yearsOld', { count })}</span>
      <span className="visually-hidden">{words(isMonths ? 'monthsOldLong' : 'yearsOldLong', { count })}</span>
    </span>
  )
}

interface PortraitProps {
  firstName: string
  familyName?: string
  picture?: string | null
}

/** The picture alone, in the size of --portrait; hidden from screen readers, because the name is beside it. */
export function Portrait({ firstName, familyName = '', picture }: PortraitProps) {
  // Offline a picture may not load; the initials always show.
  const [missing, setMissing] = useState<string>()
  if (picture && picture !== missing)
    return (
      <img
        className={styles.portrait}
        src={picture}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setMissing(picture)}
      />
    )
  return (
    <span className={styles.portrait} data-tone={toneOf(firstName + familyName)} aria-hidden="true">
      {initialsOf(firstName, familyName)}
    </span>
  )
}
