import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../packages/server/src/app/config.ts'
import { loadSecrets, type Secrets, secretsFrom } from '../../packages/server/src/app/secrets.ts'
import { Problem } from './problem.ts'

/** The secrets of the installation that a command is for: those of DAYBOOK_SECRETS, as the servers have them, or the
 *  folder's. It makes none.
 *  @throws Problem when there are neither */
export function ownSecrets({ secrets }: Pick<Config, 'secrets'>, dataDir: string): Secrets {
  if (secrets) return secretsFrom(secrets)
  const file = join(dataDir, 'secrets.json')
  if (!existsSync(file))
    throw new Problem(`There is no Daybook in ${dataDir}: set DATA_DIR, or run npm start.`)
  return loadSecrets(file)
}
