import { Portrait } from '../../kit/Face.tsx'
import { Allergies, type Card } from '../child/index.ts'
import styles from './CautionRow.module.css'

/** A child's allergies, most severe first, and diet. */
export function CautionRow({ child }: { child: Card }) {
  return (
    <li className={styles.child}>
      <span className={styles.portrait}>
        <Portrait {...child} />
      </span>
      <div>
        <p className={styles.name}>
          {child.firstName} <span className={styles.family}>{child.familyName}</span>
        </p>
        <Allergies allergies={child.allergies} dietNote={child.dietNote} />
      </div>
    </li>
  )
}
