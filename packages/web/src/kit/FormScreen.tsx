import { Button, Stack } from '@mantine/core'
import type { FormEvent, ReactNode, Ref } from 'react'
import { ActionBar } from './ActionBar.tsx'

export interface NextStep {
  words: string
  go: () => void
}

interface FormScreenProps {
  ref?: Ref<HTMLFormElement>
  /** From a form of fields: validates, and submits when there is no error. */
  onSubmit: (event: FormEvent) => void
  /** What the button does: "Save plan". */
  submit: string
  isSending: boolean
  /** Beside the main button: cancel, remove. */
  secondary?: ReactNode
  /** Instead of the submit button, in a step that is not the last. */
  next?: NextStep | undefined
  children: ReactNode
}

/** Fields in sections, and a bar with the submit button. */
export function FormScreen(props: FormScreenProps) {
  const { ref, onSubmit, submit, isSending, secondary, next, children } = props
  return (
    <form ref={ref} onSubmit={onSubmit} noValidate>
      <Stack p="1rem var(--gutter)">{children}</Stack>
      <ActionBar>
        {secondary}
        {next ? (
          <Button key="next" onClick={next.go}>
            {next.words}
          </Button>
        ) : (
          <Button key="submit" type="submit" loading={isSending}>
            {submit}
          </Button>
        )}
      </ActionBar>
    </form>
  )
}
