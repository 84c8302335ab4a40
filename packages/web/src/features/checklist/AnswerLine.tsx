import type { Answer } from '@daybook/contract/checklist/checklist.kind.ts'
import type { Item } from '@daybook/contract/checklist/checklist.rules.ts'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { AnswerPhotos } from './AnswerPhotos.tsx'
import styles from './Check.module.css'
import { type CheckSource, hazardPlace } from './checklist.hazard.ts'
import { valueWords } from './checklist.words.ts'
import { OpenedReports } from './OpenedReports.tsx'

interface AnswerLineProps {
  item: Item
  answer: Answer
  check: CheckSource | undefined
  /** Takes the answer back. */
  onClear?: () => void
}

/** Who answered and when, and of an answer that is not right what was done, with its photos and the way to a hazard. */
export function AnswerLine({ item, answer, check, onClear }: AnswerLineProps) {
  const t = useT()
  const timeZone = useTimeZone()
  const { isRight, reason, action, photos, at, by } = answer
  const opened = check?.opened.filter(({ itemId }) => itemId === item.id) ?? []
  return (
    <div className={`list ${styles.answer}`} data-wrong={!isRight || undefined}>
      {!isRight && (
        <p className={`line ${styles.wrong}`}>
          <IconAlertTriangleFilled size="1rem" aria-hidden="true" />
          {t('checklist.notRight', { value: valueWords(t, item, answer.value) })}
        </p>
      )}
      {reason && <p>{reason}</p>}
      {action && <p>{t('checklist.actionSaid', { action })}</p>}
      <AnswerPhotos photos={photos} />
      <OpenedReports opened={opened} />
      <p className="line dim" style={{ gap: '0 1rem', flexWrap: 'wrap' }}>
        <span>{t('checklist.answeredBy', { name: by.name, time: clockAt(at, timeZone) })}</span>
        {onClear && (
          <button
            type="button"
            className={styles.link}
            aria-label={t('checklist.clearOf', { text: item.text })}
            onClick={onClear}
          >
            {t('checklist.clear')}
          </button>
        )}
        {!isRight && opened.length === 0 && (
          <Link to={hazardPlace(item, answer, check)} className={styles.link}>
            {t('checklist.reportHazard')}
          </Link>
        )}
      </p>
    </div>
  )
}
