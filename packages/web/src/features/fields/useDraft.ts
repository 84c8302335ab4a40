import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { useEffect, useRef, useState } from 'react'
import { type Draft, dropDraft, keepDraft, readDraft } from '../../platform/outbox/drafts.ts'

export interface FormDraft {
  /** Of the new record that it becomes: sent again after a lost answer, it is the same record. */
  id?: string
  values: Values
  /** Id → name of whom the values mention. */
  names: Readonly<Record<string, string>>
  /** Of the record that was changed, when it is not a new one. */
  version?: number
}

/** The draft of a form by its name, such as a kind of report. `found` is undefined while it is read, and null when there is
 *  none or it has no name. */
export function useDraft(kind: string | null) {
  const name = `report.${kind}`
  const [found, setFound] = useState<Draft<FormDraft> | null>()
  const latest = useRef<FormDraft>(undefined)
  // One write after the other, so that none comes after the draft was dropped.
  const writing = useRef(Promise.resolve())

  useEffect(() => {
    if (kind === null) return
    let isCurrent = true
    void readDraft<FormDraft>(name).then((draft) => isCurrent && setFound(draft ?? null))
    return () => {
      isCurrent = false
    }
  }, [kind, name])

  /** Writes the newest values once the write before is done. */
  function keep(draft: FormDraft) {
    latest.current = draft
    writing.current = writing.current.then(() => {
      const newest = latest.current
      latest.current = undefined
      return newest && keepDraft(name, newest)
    })
  }

  function drop(): Promise<void> {
    latest.current = undefined
    setFound(null)
    writing.current = writing.current.then(() => dropDraft(name))
    return writing.current
  }

  return { found, keep, drop }
}
