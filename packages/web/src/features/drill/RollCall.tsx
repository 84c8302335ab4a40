import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Drill.module.css'
import type { Person } from './drill.effects.ts'

interface RollCallProps {
  people: readonly Person[]
  /** What stands beside a person who was marked, and one who was not. */
  words: { marked: string; missing: string }
  onMark: (ids: string[], isSafe: boolean) => void
}

/** Everybody who is to be accounted for, by room: one tap marks a person, another one takes that back. */
export function RollCall({ people, words, onMark }: RollCallProps) {
  const t = useT()
  const groups = Map.groupBy(people, ({ kind, roomName }) =>
    kind === 'staff' ? t('drill.staff') : (roomName ?? t('drill.noRoom')),
  )
  if (people.length === 0) return <p>{t('drill.nobody')}</p>
  return [...groups].map(([name, own]) => (
    <Section key={name} title={name} flush>
      <ul className={styles.people}>
        {own.map(({ id, name: person, marked }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.person}
              aria-pressed={marked !== null}
              onClick={() => onMark([id], marked === null)}
            >
              {marked ? (
                <IconCircleCheckFilled size="1.5rem" aria-hidden="true" />
              ) : (
                <IconCircle size="1.5rem" aria-hidden="true" />
              )}
              <span>{person}</span>
              <span className={styles.word}>{marked ? words.marked : words.missing}</span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  ))
}
