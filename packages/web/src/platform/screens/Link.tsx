import { Link as RouterLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { type Place, splitPlace } from './places.ts'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: Place
  /** The present page disappears from the way back. */
  replace?: boolean
  children?: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

/** `<Link to={to.sleep({ taskId })}>`; what the screen needs is fetched when somebody is about to tap. */
export function Link({ to, ...rest }: LinkProps) {
  const { path, search } = splitPlace(to)
  return <RouterLink to={path} search={search} preload="intent" {...rest} />
}
