import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type FaceProps, Portrait } from './Face.tsx'
import { History } from './History.tsx'
import type { ShortName } from './names.ts'
import { PersonName } from './PersonName.tsx'
import styles from './TileFace.module.css'
import { UnsentMark } from './UnsentMark.tsx'

export interface TileFaceProps extends FaceProps {
  short: ShortName | undefined
  selected: boolean
  /** The state now: present since, due in 10 min. */
  note?: ReactNode
  /** What happened last, and when. */
  history?: ReactNode
  /** Something it shows has not been sent yet. */
  unsent?: boolean
  /** What to know before acting: allergies, diet, consent. */
  cautions?: ReactNode
}

/** A person in a tile: picture, name, cautions, state and history. */
export function TileFace({ selected, note, history, unsent, cautions, badge, ...person }: TileFaceProps) {
  return (
    <span className={styles.face} data-selected={selected || undefined}>
      <span className={styles.picture}>
        <Portrait {...person} />
        {selected && (
          <span className={styles.check} aria-hidden="true">
            <IconCheck size="1.125rem" stroke={3} />
          </span>
        )}
        {badge}
      </span>
      <span className={styles.name}>
        <PersonName {...person} tight={Boolean(cautions)} />
      </span>
      {cautions && <span className={styles.cautions}>{cautions}</span>}
      <span className={styles.last}>
        {note && <span className={`dim ${styles.note}`}>{note}</span>}
        {history && <History>{history}</History>}
        {unsent && <UnsentMark />}
      </span>
    </span>
  )
}
