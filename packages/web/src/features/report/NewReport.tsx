import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from '../../platform/screens/Link.tsx'
import type { Place } from '../../platform/screens/places.ts'
import styles from './NewReport.module.css'

/** The button above a list that opens the form of its kind. */
export function NewReport({ to, children }: { to: Place; children: ReactNode }) {
  return (
    <Button className={styles.new} component={Link} to={to}>
      {children}
    </Button>
  )
}
