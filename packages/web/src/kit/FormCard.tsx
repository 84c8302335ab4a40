import { Box } from '@mantine/core'
import type { ComponentProps } from 'react'

/** A form on a card of its own, before somebody is signed in. Its fields say what is wrong, not the browser. */
export function FormCard(props: Omit<ComponentProps<'form'>, 'className' | 'style' | 'noValidate'>) {
  return (
    <Box
      component="form"
      {...props}
      display="grid"
      p="1.5rem 1.25rem"
      bg="var(--surface)"
      bd="1px solid var(--line)"
      bdrs="lg"
      style={{ gap: '1rem' }}
      noValidate
    />
  )
}
