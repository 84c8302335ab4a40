import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { ActionBar } from './ActionBar.tsx'
import styles from './FormScreen.module.css'

interface FormScreenProps {
  /** From useFields: validates, and submits when there is no error. */
  onSubmit: (event: FormEvent) => void
  /** What the button does: "Save plan". */
  submit: string
  isSending: boolean
  /** Beside the main button: cancel, remove. */
  secondary?: ReactNode
  children: ReactNode
}

/** Fields in sections, and a bar with the submit button. */
export function FormScreen({ onSubmit, submit, isSending, secondary, children }: FormScreenProps) {
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {children}
      <ActionBar>
        {secondary}
        <Button type="submit" loading={isSending}>
          {submit}
        </Button>
      </ActionBar>
    </form>
  )
}
