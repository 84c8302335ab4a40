import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useKit } from './kit.context.ts'

// A large target for a small icon, which the keyboard reaches too.
const toggle = { inlineSize: '3rem', minInlineSize: '3rem', blockSize: '3rem', minBlockSize: '3rem' }

/** A password of at most 20 characters (specification, section 5), which a button shows. */
export function PasswordField(props: PasswordInputProps) {
  const { words } = useKit()
  return (
    <PasswordInput
      maxLength={20}
      rightSectionWidth="3rem"
      styles={{ visibilityToggle: toggle }}
      visibilityToggleButtonProps={{
        'aria-label': words('showPassword'),
        'aria-hidden': false,
        tabIndex: 0,
      }}
      {...props}
    />
  )
}
