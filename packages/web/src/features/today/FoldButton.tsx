import { IconChevronDown } from '@tabler/icons-react'
import styles from './FoldButton.module.css'

interface FoldButtonProps {
  label: string
  /** Undefined where it only opens. */
  isOpen?: boolean
  onClick: () => void
}

/** The last line of a card, behind which there is more. */
export function FoldButton({ label, isOpen, onClick }: FoldButtonProps) {
  return (
    <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={onClick}>
      {label}
      <IconChevronDown size="1.25rem" aria-hidden="true" />
    </button>
  )
}
