import { instantOf } from '@daybook/contract/kernel/dates.ts'
import type { Findings } from '../find/find.parts.ts'
import { mayRead } from './learningStory.handlers.ts'
import { storiesByIds } from './learningStory.queries.ts'

export const learningStoryFindings: Findings = {
  kinds: ({ rights }) => (rights.has('story.read') ? [{ name: 'learningStory', some: false }] : []),
  async read({ tx, actor }, ids) {
    const rows = await storiesByIds(tx, ids)
    return rows
      .filter((row) => mayRead(row, actor))
      .map(({ id, title, happenedOn, updatedAt }) => ({
        id,
        kind: 'learningStory',
        title,
        entry: null,
        childName: null,
        at: happenedOn ? instantOf(happenedOn, '12:00', actor.timeZone).toISOString() : updatedAt,
        page: `/pages/learning-story/detail?id=${id}`,
      }))
  },
}
