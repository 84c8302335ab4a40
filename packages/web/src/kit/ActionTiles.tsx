import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react'
import styles from './ActionTiles.module.css'

/** A grid of things to do, each an icon with words. */
export function ActionTiles({ children }: { children: ReactNode }) {
  return <ul className={`list ${styles.grid}`}>{children}</ul>
}

type ActionTileProps<C extends ElementType> = {
  /** A link (`as={Link} to={…}`) or a button. */
  as: C
  icon: ReactNode
  children: ReactNode
} & Omit<ComponentPropsWithoutRef<C>, 'as' | 'children'>

export function ActionTile<C extends ElementType>({ as, icon, children, ...rest }: ActionTileProps<C>) {
  const Element: ElementType = as
  return (
    <li>
      <Element {...(as === 'button' ? { type: 'button' } : {})} {...rest} className={styles.action}>
        {icon}
        {children}
      </Element>
    </li>
  )
}
