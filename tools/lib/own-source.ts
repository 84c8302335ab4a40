// The database of DATABASE_URL as the source of a backup: a dump by pg_dump, with the secrets of this server.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../packages/server/src/app/config.ts'
import { withPrimary } from '../../packages/server/src/platform/database/primary.ts'
import { embeddedSource, type Source } from './backup.ts'
import { dumpFile } from './backup-contents.ts'
import { readRecord } from './data-folder.ts'
import { dumpDatabase, sizeOfDatabase } from './database-dump.ts'
import { Problem } from './problem.ts'

type Given = Pick<Config, 'databaseUrl' | 'secrets' | 'backups'>

/** @param embeddedUrl the running database of the data folder, as its superuser; undefined with DATABASE_URL */
export async function sourceOf(
  config: Given,
  dataDir: string,
  embeddedUrl: string | undefined,
): Promise<Source> {
  if (embeddedUrl !== undefined) return embeddedSource(dataDir, embeddedUrl)
  // A backup without them lets nobody in, and the restored database refuses other ones.
  if (!config.secrets && !existsSync(join(dataDir, 'secrets.json')))
    throw new Problem(
      `${dataDir} has no secrets.json: set DATA_DIR to the folder of this installation, or DAYBOOK_SECRETS.`,
    )
  const url = await withPrimary(config.backups.databaseUrl ?? config.databaseUrl ?? '')
  return {
    bytes: () => sizeOfDatabase(url),
    async copyInto(folder) {
      const file = join(folder, dumpFile)
      const { schema, bytes, ...counted } = await dumpDatabase({ url, file, bin: config.backups.bin })
      write(folder, 'daybook.json', JSON.stringify({ id: readRecord(dataDir).id, schema }))
      // Those of the environment are not in the data folder.
      if (config.secrets) write(folder, 'secrets.json', config.secrets)
      return { ...counted, databaseBytes: bytes }
    },
  }
}

const write = (folder: string, name: string, text: string) =>
  writeFileSync(join(folder, name), text, { mode: 0o600 })
