import { Box, Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'

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
    <Box component="form" p="0.75rem 1rem" onSubmit={answer} noValidate>
      <Group gap="sm" wrap="nowrap">
        {portrait}
        <Box component="p" fw={600}>
          {question}
          <Box component="span" display="block" fw={400} className="dim">
            {known}
          </Box>
        </Box>
      </Group>
      <Group align="flex-start" gap="sm" wrap="nowrap" mt="xs">
        <TextInput
          flex={1}
          maw="14rem"
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
      </Group>
    </Box>
  )
}
