import type { ComponentProps } from 'react'
import styles from './FormCard.module.css'

/** A form on a card of its own, before somebody is signed in. Its fields say what is wrong, not the browser. */
export function FormCard(props: Omit<ComponentProps<'form'>, 'className' | 'noValidate'>) {
  return <form {...props} className={styles.card} noValidate />
}
