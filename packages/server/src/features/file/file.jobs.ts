import { type Job, planJobsIn } from '../../platform/jobs.queries.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { deleteFiles, mostUnattached, unattachedFiles } from './file.queries.ts'
import { allKeysOf } from './file.storage.ts'

/** A record takes its files within seconds. A day is for devices without a network. */
const keptWithoutRecord = 86_400_000

const name = 'forgetFiles'

/** Deletes what was uploaded and never became part of a record. */
export const forgetFiles = (storage: Storage): Job => ({
  name,
  daily: '02:15',
  async run({ tx, clock }) {
    const files = await unattachedFiles(tx, new Date(clock.now().getTime() - keptWithoutRecord))
    // The rows first: the database refuses what a record has. If the content fails, they are there for the next time.
    await deleteFiles(
      tx,
      files.map(({ id }) => id),
    )
    await storage.remove(files.flatMap(allKeysOf))
    if (files.length === mostUnattached) await planJobsIn(tx)(name, {}, { key: 'more' })
  },
})

export const fileJobs = ({ storage }: { storage: Storage }): Job[] => [forgetFiles(storage)]
