import { Link as RouterLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { type Place, splitPlace } from './places.ts'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: Place
  /** Replaces the current history entry. */
  replace?: boolean
  children?: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

/** `<Link to={to.sleep({ taskId })}>`. The screen is preloaded on hover and touch. */
export function Link({ to, ...rest }: LinkProps) {
  const { path, search } = splitPlace(to)
  return <RouterLink to={path} search={search} preload="intent" {...rest} />
}
