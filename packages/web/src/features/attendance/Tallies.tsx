import { useT } from '../../platform/i18n/language.ts'
import type { Group, SeenChild } from './attendance.board.ts'
import { groupWords } from './attendance.words.ts'
import styles from './Board.module.css'

const shown = ['present', 'toCome', 'away', 'goneHome'] as const satisfies Group[]

interface TalliesProps {
  groups: ReadonlyMap<Group, readonly SeenChild[]>
  only: Group | undefined
  onShow: (only: Group | undefined) => void
}

/** The room's four counts, readable from the door. A tap shows only those children; another tap shows all again. */
export function Tallies({ groups, only, onShow }: TalliesProps) {
  const t = useT()
  return (
    <ul className={`list ${styles.tallies}`} aria-label={t('attendance.show')}>
      {shown.map((group) => {
        const count = groups.get(group)?.length ?? 0
        return (
          <li key={group} className={styles.item}>
            <button
              type="button"
              className={styles.tally}
              aria-pressed={only === group}
              onClick={() => onShow(only === group ? undefined : group)}
            >
              <span className={styles.count}>{count}</span>{' '}
              <span className={styles.words}>{t(groupWords[group])}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
