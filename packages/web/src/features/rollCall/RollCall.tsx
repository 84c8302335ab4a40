import type { RollPerson } from '@daybook/contract/rollCall/rollCall.kind.ts'
import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import styles from './RollCall.module.css'

interface RollCallProps {
  people: readonly RollPerson[]
  /** What stands beside a person who was marked, and one who was not. */
  words: { marked: string; missing: string }
  onMark: (ids: string[], isSeen: boolean) => void
  /** Of an excursion, from which a child may be collected. */
  onLeft?: (id: string) => void
}

/** Everybody who is to be accounted for, by room: one tap marks a person, another one takes that back.
 *  Somebody who sees a whole room marks all of it. */
export function RollCall({ people, words, onMark, onLeft }: RollCallProps) {
  const t = useT()
  const groups = Map.groupBy(people, ({ kind, roomName }) =>
    kind === 'child' ? (roomName ?? t('rollCall.noRoom')) : t(`rollCall.${kind}`),
  )
  if (people.length === 0) return <p>{t('rollCall.nobody')}</p>
  function allOf(name: string, own: readonly RollPerson[]) {
    const unseen = own.filter(({ marked }) => marked === null).map(({ id }) => id)
    if (unseen.length < 2) return undefined
    return (
      <Button
        variant="subtle"
        aria-label={t('rollCall.allOf', { name })}
        onClick={() => onMark(unseen, true)}
      >
        {t('rollCall.all')}
      </Button>
    )
  }
  return [...groups].map(([name, own]) => (
    <Section key={name} title={name} aside={allOf(name, own)} flush>
      <ul className="list">
        {own.map(({ id, kind, name: person, marked }) => (
          <li key={id} className={styles.row}>
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
              <span className="dim">
                {marked?.hasLeft ? t('rollCall.left') : marked ? words.marked : words.missing}
              </span>
            </button>
            {onLeft && kind === 'child' && marked === null && (
              <Button
                variant="subtle"
                aria-label={t('rollCall.leftName', { name: person })}
                onClick={() => onLeft(id)}
              >
                {t('rollCall.left')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  ))
}
