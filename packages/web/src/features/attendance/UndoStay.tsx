import { Box, Button, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { undoStay } from './attendance.actions.ts'
import type { SeenChild } from './attendance.board.ts'

interface UndoStayProps {
  child: SeenChild
  stay: SeenChild['attendances'][number]
}

/** Undoes the last sign-in or sign-out of a stay, with a reason. Readers who are not allowed see who can do it. */
export function UndoStay({ child, stay }: UndoStayProps) {
  const t = useT()
  const [isAsking, setIsAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const what = stay.signedOutAt === null ? 'voidSignIn' : 'voidSignOut'
  const label = t(what === 'voidSignIn' ? 'attendance.undoSignIn' : 'attendance.undoSignOut')
  const recordedBy = stay.signedOutBy ?? stay.signedInBy

  if (!stay.can.includes(what))
    return (
      <Box component="p" className="dim" mt="0.25rem">
        {t('attendance.undoNotAllowed', { name: recordedBy })}
      </Box>
    )
  if (!isAsking)
    return (
      // Aligns the button's text, not its edge, with the lines above.
      <Button variant="subtle" px="xs" ms="-0.5rem" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
    )

  function submit(event: FormEvent) {
    event.preventDefault()
    if (reason.trim() === '') return setError(t('attendance.reasonRequired'))
    void undoStay(child, stay.id, what, reason.trim())
    setIsAsking(false)
    setReason('')
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" mt="xs">
        <TextInput
          label={t('attendance.reasonWhy')}
          maxLength={500}
          value={reason}
          error={error}
          // The person has just asked for this field.
          autoFocus
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setError(undefined)
          }}
        />
        <Button type="submit" variant="light">
          {label}
        </Button>
      </Stack>
    </form>
  )
}
