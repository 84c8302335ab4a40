import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useKit } from './kit.context.ts'

/** Puts a screen's own actions into the navigation bar, and a title if it depends on the data. */
export function HeadActions({ title, children }: { title?: string; children?: ReactNode }) {
  const { headActions, setTitle } = useKit()
  useEffect(() => {
    if (title === undefined) return
    setTitle(title)
    return () => setTitle(undefined)
  }, [title, setTitle])
  return headActions && createPortal(children, headActions)
}
