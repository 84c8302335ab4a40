import { Button, Input } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import { labelled } from '../../platform/i18n/punctuation.ts'
import type { WidgetProps } from './widget.props.ts'

interface OpenerFieldProps extends Pick<WidgetProps, 'path' | 'label' | 'error'> {
  required?: boolean | undefined
  hint?: string | undefined
  /** Of what is chosen. */
  name: string | undefined
  /** Shown while nothing is. */
  placeholder: string
  icon: ComponentType<{ size: string; 'aria-hidden': 'true' }>
  onOpen: () => void
  /** The sheet to choose from. */
  children: ReactNode
}

/** A field whose value is chosen in a sheet. */
export function OpenerField(props: OpenerFieldProps) {
  const {
    path,
    label,
    required = false,
    hint,
    error,
    name,
    placeholder,
    icon: Icon,
    onOpen,
    children,
  } = props
  return (
    <Input.Wrapper label={label} required={required} description={hint} error={error} labelElement="div">
      <Button
        name={path}
        variant="default"
        fullWidth
        justify="start"
        leftSection={<Icon size="1.25rem" aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-label={labelled(label, name ?? placeholder)}
        onClick={onOpen}
      >
        {name ?? placeholder}
      </Button>
      {children}
    </Input.Wrapper>
  )
}
