import { useState } from 'react'
import { useDraft } from '../fields/index.ts'

/** The answer that is being written, kept as a draft until it is sent. */
export function useAnswer(conversationId: string) {
  const { found, keep, drop } = useDraft(`conversation.${conversationId}`)
  const [typed, setTyped] = useState<string>()
  const drafted = found?.content.values.text
  return {
    text: typed ?? (typeof drafted === 'string' ? drafted : ''),
    write(text: string) {
      setTyped(text)
      if (text === '') void drop()
      else keep({ values: { text }, names: {} })
    },
  }
}
