import type { Job } from '../../platform/jobs.queries.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { deleteFiles, unattachedFiles } from './file.queries.ts'
import { allKeysOf } from './file.storage.ts'

/** A record takes its files within seconds. A day is for devices without a network. */
const keptWithoutRecord = 86_400_000

/** Deletes what was uploaded and never became part of a record. */
export const forgetFiles = (storage: Storage): Job => ({
  name: 'forgetFiles',
  schedule: '23 * * * *',
  async run({ tx, clock }) {
    const files = await unattachedFiles(tx, new Date(clock.now().getTime() - keptWithoutRecord))
    // The content first: if it fails, the rows are there for the next time.
    await storage.remove(files.flatMap(allKeysOf))
    await deleteFiles(
      tx,
      files.map(({ id }) => id),
    )
  },
})

export const fileJobs = ({ storage }: { storage: Storage }): Job[] => [forgetFiles(storage)]
