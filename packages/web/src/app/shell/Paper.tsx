import { useEffect } from 'react'
import { watchPrinting } from '../../kit/printing.ts'
import { useSession } from '../../platform/session/current.ts'

/** The foot of every printed page: whose it is, what it is, and which of how many. Only a style sheet reaches the margins of a page;
 *  browsers that do not draw them leave it out. */
export function Paper({ title }: { title: string }) {
  const centre = useSession().tenantInfo?.name ?? ''
  useEffect(watchPrinting, [])
  return <style>{footOf([centre, title].filter(Boolean).join(' · '))}</style>
}

const footOf = (what: string) => `@page {
  @bottom-left { content: ${quoted(what)}; ${small} }
  @bottom-right { content: counter(page) " / " counter(pages); ${small} }
}`
const small = 'font: 9pt system-ui, sans-serif; color: #000;'

/** A name is written by people, and the style sheet must not read it as its own. */
const quoted = (text: string) =>
  `"${text.replace(/[^\p{L}\p{N} ]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`
