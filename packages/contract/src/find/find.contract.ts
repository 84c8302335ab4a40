// Finding a record by the words in it: reports, publications, notices, learning stories, visits and assets. Pages, actions,
// children and people are found on the device. The hard rule: a record is found only by who may open it.
import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { EntryOut, Id, InstantOut, Line } from '../kernel/schema.ts'

export const FoundRecord = z.object({
  id: Id,
  /** A kind of report or publication, `notice`, `learningStory`, `visit` or `asset`. */
  kind: z.string(),
  /** Its title or summary, as it was typed. */
  title: z.string(),
  /** The entry of a dictionary that comes before the title. */
  entry: EntryOut.nullable(),
  /** The child that it is about. */
  childName: z.string().nullable(),
  /** When it happened, begins, or was published. Null for what lasts: people and assets. */
  at: InstantOut.nullable(),
  page: z.string(),
})
export type FoundRecord = z.output<typeof FoundRecord>

export const find = feature('find', {
  findRecords: get('/api/blade-garden/find/records', {
    description:
      'Finds records of all kinds that the reader may open, by the beginnings of words in their titles and summaries. Answers the newest five of each kind.',
    query: z.object({ text: Line(100) }),
    returns: z.array(FoundRecord),
    own: true,
  }),
})
