import { buttonThrottle } from '@daybook/contract/kernel/constants.ts'
import { Button, type ButtonProps } from '@mantine/core'
import { type ButtonHTMLAttributes, type MouseEvent, useRef } from 'react'

interface ThrottledButtonProps
  extends ButtonProps,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ButtonProps> {}

/** A button that ignores a second tap within a second. */
export function ThrottledButton({ onClick, ...rest }: ThrottledButtonProps) {
  const last = useRef(Number.NEGATIVE_INFINITY)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.timeStamp - last.current < buttonThrottle) return event.preventDefault()
    last.current = event.timeStamp
    onClick?.(event)
  }
  return <Button {...rest} onClick={press} />
}
