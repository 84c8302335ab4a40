import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import styles from './TimeQuestion.module.css'

interface TimeQuestionProps {
  portrait?: ReactNode
  question: string
  /** The known start, shown below the question. */
  known: string
  /** The error for an answer (HH:mm), in words. */
  check: (time: string) => string | undefined
  onAnswer: (time: string) => void
}

/** Asks for a time that nobody recorded. The field starts empty, because a suggested time would be accepted unread. */
export function TimeQuestion({ portrait, question, known, check, onAnswer }: TimeQuestionProps) {
  const t = useT()
  const [time, setTime] = useState('')
  const [error, setError] = useState<string>()

  function answer(event: FormEvent) {
    event.preventDefault()
    const problem = time === '' ? t('attendance.timeMissing') : check(time)
    setError(problem)
    if (!problem) onAnswer(time)
  }

  return (
    <form className={styles.question} onSubmit={answer} noValidate>
      {portrait && <span className={styles.portrait}>{portrait}</span>}
      <p className={styles.ask}>
        {question}
        <span className={styles.known}>{known}</span>
      </p>
      <div className={styles.answer}>
        <TextInput
          className={styles.time}
          type="time"
          aria-label={question}
          value={time}
          error={error}
          onChange={(event) => {
            setTime(event.currentTarget.value)
            setError(undefined)
          }}
        />
        <Button type="submit" variant="light">
          {t('attendance.save')}
        </Button>
      </div>
    </form>
  )
}
