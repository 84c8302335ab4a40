import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const Secrets = z.object({
  /** Signs access tokens, hex. */
  tokenKey: z.string().regex(/^[0-9a-f]{64}$/),
  /** Password of the application's database role. */
  appPassword: z.string().min(16),
})
export type Secrets = z.infer<typeof Secrets>

/** Reads the secrets, or makes them at the first start; the file is readable by its owner only. */
export function loadSecrets(file: string): Secrets {
  try {
    return Secrets.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new Error(`The secrets file ${file} cannot be read or is damaged`, { cause: error })
  }
  const made = {
    tokenKey: randomBytes(32).toString('hex'),
    appPassword: randomBytes(24).toString('base64url'),
  }
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  return made
}
