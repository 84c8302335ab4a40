import { Box, Group } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'

interface RecordHeadProps {
  /** A portrait or a SubjectIcon. */
  start?: ReactNode
  title: string
  /** Who made it and when. */
  about: string
  /** Its state, and what else is said of it: a line each. */
  children?: ReactNode
}

/** The head of a record's page: what it is, whose, and how it stands. The words go below the picture when the text is
 *  large. */
export function RecordHead({ start, title, about, children }: RecordHeadProps) {
  return (
    <Group gap="sm" style={{ '--portrait': '3rem' } as CSSProperties}>
      {start}
      <Box className="list" flex="1 1 9rem" miw={0} style={{ gap: '0.125rem' }}>
        <Box component="h2" fz="lg" fw={650}>
          {title}
        </Box>
        <span className="dim">{about}</span>
        {children}
      </Box>
    </Group>
  )
}
