import type { AnswerValue } from '@daybook/contract/checklist/checklist.rules.ts'
import { useState } from 'react'
import { showToast } from '../../kit/toast.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { refreshReads } from '../../platform/live/receive.ts'
import { newId, removeRefused, send } from '../../platform/outbox/current.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import type { SubmitInput } from './checklist.effects.ts'
import type { ShownPage } from './checklist.unread.ts'
import type { ChecklistKind } from './checklist.view.ts'

export interface Said {
  reason?: string
  action?: string
  photos?: readonly string[]
}

/** What a person does on the screen of a check. Every answer is sent on its own, and waits without a network. */
export function useCheck(kind: ChecklistKind, { check, task, template, isUnread }: ShownPage) {
  // Of a check that nobody has started yet.
  const [ownId] = useState(newId)
  const id = check?.id ?? ownId

  function submit(more: Pick<SubmitInput, 'answers' | 'finish'>): void {
    // A check without a network goes on with the version that it was started on.
    const version = check?.version ?? template.version
    // Which task it is the check of is up to the server.
    const begunAt = check?.started.at ?? new Date(serverNow()).toISOString()
    const nextTask = isUnread && !task && { nextTaskAt: begunAt }
    const { key, settled } = send(kind.submit, {
      id,
      taskId: task?.id ?? null,
      ...nextTask,
      version,
      ...more,
    })
    void settled.then(async (outcome) => {
      // Without a task the screen would begin the next check.
      if (outcome.accepted && more.finish && !task)
        return void go(to.checkDetails({ checkId: outcome.answer.id }), { replace: true })
      if (outcome.accepted || !outcome.error) return
      // Nothing is to be decided about an answer that came after the end: the screen shows how the check was finished.
      if (outcome.error.key !== 'CHECK_FINISHED') return
      await removeRefused(key)
      showToast(errorWords(outcome.error))
      refreshReads(kind.submit.call)
    })
  }

  return {
    id,
    answer: (itemId: string, value: AnswerValue, { reason, action, photos = [] }: Said = {}) =>
      submit({
        answers: [
          {
            id: newId(),
            itemId,
            value,
            reason: reason || null,
            action: action || null,
            photos: [...photos],
            at: new Date(serverNow()).toISOString(),
          },
        ],
      }),
    finish: () => submit({ finish: true }),
  }
}
