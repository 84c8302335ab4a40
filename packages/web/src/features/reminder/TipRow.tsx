import { IconBell, IconCake, IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Portrait } from '../../kit/Face.tsx'
import { LoadedPart } from '../../kit/LoadedPart.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { session, useSession } from '../../platform/session/current.ts'
import { Allergies, AllergyMark, type Card } from '../child/index.ts'
import { tipsQuery } from './reminder.data.ts'
import styles from './TipRow.module.css'

/** A child; a tap shows its reminders and marks them as seen. */
export function TipRow({ child }: { child: Card }) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const isNew = !useSession().tipUserIds.includes(child.id)

  function toggle() {
    setIsOpen(!isOpen)
    session.markTipsSeen([child.id])
  }

  return (
    <li className={styles.item}>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={toggle}>
        <span className={styles.portrait}>
          <Portrait {...child} />
        </span>
        <span className={styles.name}>
          {child.firstName} <span className={styles.family}>{child.familyName}</span>
          <span className={styles.room}>{child.roomName}</span>
          <Gist child={child} />
        </span>
        {isNew && <span className={styles.new}>{t('reminder.isNew')}</span>}
        <IconChevronDown className={styles.chevron} size="1.25rem" aria-hidden="true" />
      </button>
      {isOpen && <Tips child={child} />}
    </li>
  )
}

/** The allergens, or else the first note, so that nobody has to open the row for what matters most. */
function Gist({ child }: { child: Card }) {
  const { data } = useQuery(tipsQuery(child.id))
  const note = data?.reminders[0]?.text ?? child.dietNote
  return (
    <>
      {child.allergies.length > 0 && (
        <span className={styles.allergens}>
          {child.allergies.map((allergy) => (
            <AllergyMark key={allergy.substance} allergy={allergy} />
          ))}
        </span>
      )}
      {note && <span className={styles.gist}>{note}</span>}
    </>
  )
}

function Tips({ child }: { child: Card }) {
  const t = useT()
  const read = useQuery(tipsQuery(child.id))
  return (
    <LoadedPart read={read} lines={1}>
      {({ turns, allergies, dietNote, reminders }) => (
        <div className={styles.tips}>
          {turns !== null && (
            <p className={styles.tip}>
              <IconCake size="1.25rem" aria-hidden="true" />
              {t('reminder.turns', { age: turns })}
            </p>
          )}
          {reminders.map(({ id, text }) => (
            <p key={id} className={styles.tip}>
              <IconBell size="1.25rem" aria-hidden="true" />
              {text}
            </p>
          ))}
          <Allergies allergies={allergies} dietNote={dietNote} />
        </div>
      )}
    </LoadedPart>
  )
}
