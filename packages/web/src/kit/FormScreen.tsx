import { Button, Stack } from '@mantine/core'
import type { FormEvent, ReactNode, Ref } from 'react'
import { ActionBar } from './ActionBar.tsx'

interface FormScreenProps {
  ref?: Ref<HTMLFormElement>
  /** From a form of fields: validates, and submits when there is no error. */
  onSubmit: (event: FormEvent) => void
  /** What the button does: "Save plan". */
  submit: string
  isSending: boolean
  /** Beside the main button: cancel, remove. */
  secondary?: ReactNode
  children: ReactNode
}

/** Fields in sections, and a bar with the submit button. */
export function FormScreen({ ref, onSubmit, submit, isSending, secondary, children }: FormScreenProps) {
  return (
    <form ref={ref} onSubmit={onSubmit} noValidate>
      <Stack p="1rem var(--gutter)">{children}</Stack>
      <ActionBar>
        {secondary}
        <Button type="submit" loading={isSending}>
          {submit}
        </Button>
      </ActionBar>
    </form>
  )
}
