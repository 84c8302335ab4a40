import type { ComponentProps } from 'react'
import styles from './TickBox.module.css'

/** A checkbox whose target is 48 px and whose square is not. */
export function TickBox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input type="checkbox" className={styles.box} {...props} />
}
