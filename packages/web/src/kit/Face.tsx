import { type CSSProperties, type ReactNode, useState } from 'react'
import { ageParts } from './age.ts'
import styles from './Face.module.css'
import { initialsOf, toneOf } from './initials.ts'
import { useKit } from './kit.context.ts'

export interface FaceProps {
  firstName: string
  familyName?: string
  /** Address of a picture; initials are drawn without one. */
  picture?: string | null
  /** Completed months of life. */
  ageMonths?: number
  /** On the corner of the picture: an allergy. */
  badge?: ReactNode
}

/** A person at the head of a sheet or card: a large picture or initials, the first name large, the family name small. */
export function Face(props: FaceProps) {
  const { firstName, familyName, ageMonths, badge } = props
  return (
    <span className={styles.face}>
      <span className={styles.picture}>
        <Portrait {...props} />
        {badge}
      </span>
      <span className={styles.first}>{firstName}</span>
      <span className={styles.small}>
        {familyName && <span>{familyName}</span>}
        {ageMonths !== undefined && <Age months={ageMonths} />}
      </span>
    </span>
  )
}

function Age({ months }: { months: number }) {
  const { words } = useKit()
  const { unit, count } = ageParts(months)
  return (
    <span className={styles.age}>
      <span aria-hidden="true">{words(`${unit}Old`, { count })}</span>
      <span className="visually-hidden">{words(`${unit}OldLong`, { count })}</span>
    </span>
  )
}

interface PortraitProps {
  /** 3rem; what --portrait says without it. */
  size?: string
  firstName: string
  familyName?: string
  picture?: string | null
}

/** The picture alone; hidden from screen readers, because the name is beside it. */
export function Portrait({ size, firstName, familyName = '', picture }: PortraitProps) {
  // Offline a picture may not load; the initials always show.
  const [missing, setMissing] = useState<string>()
  const style = size ? ({ '--portrait': size } as CSSProperties) : undefined
  if (picture && picture !== missing)
    return (
      <img
        className={styles.portrait}
        style={style}
        src={picture}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setMissing(picture)}
      />
    )
  return (
    <span
      className={styles.portrait}
      style={style}
      data-tone={toneOf(firstName + familyName)}
      aria-hidden="true"
    >
      {initialsOf(firstName, familyName)}
    </span>
  )
}
