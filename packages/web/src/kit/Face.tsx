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
  /** What the person must not get; shows wherever something is fed or applied. */
  allergy?: string | null
  selected?: boolean
  /** Below the name: the last time, a state. */
  note?: ReactNode
  /** Something that it shows lies on this device only. */
  unsent?: boolean
  /** Below that: what must not be overlooked. */
  cautions?: ReactNode
  size?: 'medium' | 'large'
}

/** No tile of a phone has room for it in the usual size. */
const longWord = /[^\s-]{10}/

/** A person is a face first: picture or initials, first name large, family name small. */
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

/** The picture alone, as large as --portrait says; beside a name it says nothing that the name does not. */
export function Portrait({ firstName, familyName = '', picture }: PortraitProps) {
  // Without a network a picture may not come; the initials always do.
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
