import type { Subject } from '@daybook/contract/kernel/subjects.ts'
import { Box } from '@mantine/core'
import { IconLogout2 } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { subjectIcons } from './subjects.ts'

interface SubjectIconProps {
  subject: Subject
  /** small in a line of text, medium in a list, large on a tile. */
  size?: 'small' | 'medium' | 'large'
  /** Somebody leaves: signing out is not signing in. */
  out?: boolean | undefined
}

const sizes = { small: ['1.75rem', 'sm'], medium: ['2.75rem', 'md'], large: ['3.5rem', 'lg'] } as const

/** The subject's icon on its tint. Always with the subject's name beside it. */
export function SubjectIcon({ subject, size = 'medium', out = false }: SubjectIconProps) {
  const Icon = out ? IconLogout2 : subjectIcons[subject]
  const [side, radius] = sizes[size]
  return (
    <Box
      component="span"
      display="inline-grid"
      flex="none"
      w={side}
      h={side}
      c="var(--subject)"
      bg="var(--tint)"
      bdrs={radius}
      style={{ ...subjectColours(subject), placeItems: 'center' }}
      aria-hidden="true"
    >
      <Icon size="58%" stroke={1.75} />
    </Box>
  )
}

/** The subject's colours as --subject and --tint, for other elements. */
export function subjectColours(subject: Subject): CSSProperties {
  return { '--subject': `var(--subject-${subject})`, '--tint': `var(--tint-${subject})` } as CSSProperties
}
