import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { learningStoryFields } from '@daybook/contract/learningStory/learningStory.fields.ts'
import type { savedStates } from '@daybook/contract/learningStory/learningStory.rules.ts'
import { useState } from 'react'
import { showToast } from '../../kit/toast.ts'
import type { ApiError } from '../../platform/api/api.error.ts'
import { useT } from '../../platform/i18n/language.ts'
import type { Attention } from '../../platform/outbox/attention.ts'
import { useFormSending } from '../../platform/outbox/form.sending.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { go, goBack, rememberPlace } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { keepStory, storyQuery } from './learningStory.data.ts'

type SavedState = (typeof savedStates)[number]

export interface Conflict {
  /** Who changed the story meanwhile. */
  byName: string
  /** What this writer was about to save it as. */
  state: SavedState
}

interface Options {
  id: string
  /** That the writer started from; none for a new story. */
  version: number | undefined
  onSent: (() => Promise<void>) | undefined
  refuse: (error: ApiError) => void
  names: Readonly<Record<string, string>>
  /** What the server refused before and the writer corrects now. */
  refused: Attention | undefined
}

const longestWait = 5000

/** Saves a story. Without a network it waits in the outbox; a version of somebody else is never overwritten unseen. */
export function useSaveStory({ id, version: started, onSent, refuse, names, refused }: Options) {
  const sending = useFormSending(refused)
  const t = useT()
  const [version, setVersion] = useState(started)
  const [isSaving, setIsSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()

  async function save(detail: ValuesOf<typeof learningStoryFields>, state: SavedState, isOver = false) {
    setIsSaving(true)
    const isStillHere = rememberPlace()
    try {
      const over = isOver ? await queryClient.fetchQuery({ ...storyQuery(id), staleTime: 0 }) : undefined
      const base = over?.version ?? version
      if (over) setVersion(over.version)
      const input = { id, ...(base !== undefined && { version: base }), state, detail }
      const sent = sending.send(keepStory, input, names)
      const outcome = await Promise.race([sent.settled, noAnswer()])
      if (outcome === undefined) {
        await onSent?.()
        showToast(t('learningStory.waits'))
        if (isStillHere()) goBack()
        return
      }
      if (outcome.accepted) {
        await onSent?.()
        showToast(t(`learningStory.done.${state}`))
        if (isStillHere()) void go(to.learningStory({ id }), { replace: true })
        return
      }
      const { error } = outcome
      if (!error) return
      await sending.wasRefused(sent)
      if (error.key === 'RECORD_CHANGED') setConflict({ byName: error.about.byName ?? '', state })
      else refuse(error)
    } finally {
      setIsSaving(false)
    }
  }

  return { save, isSaving, conflict }
}

/** Resolves when no answer is to be expected for now. */
function noAnswer(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), navigator.onLine ? longestWait : 0)
  })
}
