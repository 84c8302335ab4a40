// Export: everything that a centre keeps, or what it keeps about one child or one member of staff, as one archive with a
// CSV and a JSON file for each table, and the photos and documents. The hard rule: no password, code or key is ever in it.
import { z } from 'zod'
import { feature, post } from '../kernel/feature.ts'
import { Id } from '../kernel/schema.ts'

export const dataExport = feature('dataExport', {
  prepare: post('/api/blade-garden/export/prepare', {
    description:
      "Prepares an archive of the centre's data, or of one child's or person's, and returns where it can be downloaded. The address works for an hour or two and while the session lasts.",
    body: z
      .object({ childId: Id.nullish(), staffId: Id.nullish() })
      .refine(({ childId, staffId }) => !childId || !staffId, { path: ['staffId'] }),
    /** `bytes` of photos and documents; tables are a little more. */
    returns: z.object({ link: z.string(), bytes: z.int() }),
    errors: ['NOT_FOUND'],
    own: true,
  }),
})
