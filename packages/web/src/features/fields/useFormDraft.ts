import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FormDraft, useDraft } from './useDraft.ts'

interface FormDraftOptions {
  /** Of the new record that it becomes. */
  id: string
  /** What is typed; undefined while nothing is changed. */
  content: Omit<FormDraft, 'id'> | undefined
  /** A draft was found before anything was typed. */
  onFound: (draft: FormDraft) => void
}

/** Keeps what is typed as a draft, and takes it up again when the form opens.
 *  @param name null for a form without a draft */
export function useFormDraft(name: string | null, { id, content, onFound }: FormDraftOptions) {
  const { found, keep, drop } = useDraft(name)
  const [at, setAt] = useState<number>()
  const isTakenUp = useRef(false)
  const isKept = useRef(false)
  const json = JSON.stringify(content)

  const takeUp = useEffectEvent(() => {
    if (!found || isTakenUp.current || content) return
    isTakenUp.current = true
    setAt(found.at)
    onFound(found.content)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when what it reads has changed
  useEffect(() => takeUp(), [found])

  const changed = useEffectEvent(() => {
    if (content) keep({ ...content, id })
    else if (isKept.current) void drop()
    isKept.current = content !== undefined
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when what is typed has changed
  useEffect(() => changed(), [json])

  return {
    at,
    drop() {
      setAt(undefined)
      isKept.current = false
      if (name !== null) void drop()
    },
  }
}
