import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useKit } from './kit.context.ts'

// A large target for a small icon, which the keyboard reaches too.
const toggle = { inlineSize: '3rem', minInlineSize: '3rem', blockSize: '3rem', minBlockSize: '3rem' }

/** What a password manager makes a new password of: it fits in every centre (specification, section 5). */
const rules = {
  passwordrules:
    'minlength: 12; maxlength: 20; required: lower; required: upper; required: digit; allowed: [@!#$%^&*.~,];',
}

/** A password, which a button shows. */
export function PasswordField(props: PasswordInputProps) {
  const { words } = useKit()
  return (
    <PasswordInput
      maxLength={64}
      rightSectionWidth="3rem"
      styles={{ visibilityToggle: toggle }}
      visibilityToggleButtonProps={{
        'aria-label': words('showPassword'),
        'aria-hidden': false,
        tabIndex: 0,
      }}
      {...(props.autoComplete === 'new-password' && rules)}
      {...props}
    />
  )
}
