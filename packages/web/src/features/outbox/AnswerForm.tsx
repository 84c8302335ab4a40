import { Box, Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'

interface AnswerFormProps {
  type: 'time' | 'text'
  label: string
  initial: string
  onAnswer: (answer: string) => void
}

/** Asks for the value that is missing before an entry can be sent again. */
export function AnswerForm({ type, label, initial, onAnswer }: AnswerFormProps) {
  const t = useT()
  const [answer, setAnswer] = useState(initial)
  const [isMissing, setMissing] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const said = answer.trim()
    setMissing(said === '')
    if (said !== '') onAnswer(said)
  }

  return (
    <Box
      component="form"
      display="flex"
      style={{ flexWrap: 'wrap', gap: '0.5rem', alignItems: 'end' }}
      onSubmit={submit}
      noValidate
    >
      <TextInput
        flex="1 1 12rem"
        type={type}
        label={label}
        maxLength={500}
        value={answer}
        error={isMissing ? t('outbox.missing') : undefined}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <Button type="submit">{t('outbox.sendSo')}</Button>
    </Box>
  )
}
