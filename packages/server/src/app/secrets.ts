import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import webPush from 'web-push'
import { z } from 'zod'
import { writeWhole } from '../platform/atomic.file.ts'

const Secrets = z.object({
  /** Key that signs access tokens, in hex. */
  tokenKey: z.string().regex(/^[0-9a-f]{64}$/),
  /** Password of the application's database role. */
  appPassword: z.string().min(16),
  /** The key pair that signs web pushes (VAPID). A browser is subscribed to this public key. */
  vapid: z.object({ publicKey: z.string().min(80), privateKey: z.string().min(40) }),
})
/** Files of versions before web push lack its keys. */
const Stored = Secrets.partial({ vapid: true })
export type Secrets = z.infer<typeof Secrets>

/** SHA-256 of the secrets, in hex. It names an installation and says nothing of them. */
export const fingerprintOf = ({ tokenKey, appPassword, vapid }: Secrets): string =>
  createHash('sha256').update([tokenKey, appPassword, vapid.privateKey].join('\n')).digest('hex')

/** The secrets of DAYBOOK_SECRETS. Throws a message that quotes none of them. */
export function secretsFrom(text: string): Secrets {
  try {
    return Secrets.parse(JSON.parse(text))
  } catch {
    throw new Error('DAYBOOK_SECRETS has to be the whole content of a secrets.json, with all of its keys.')
  }
}

/** Reads the secrets, or generates them at the first start. Throws a message that says how to fix a damaged file. */
export function loadSecrets(file: string): Secrets {
  const text = readOrNone(file)
  return text === undefined ? makeSecrets(file) : readSecrets(file, text)
}

function readOrNone(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`${file} cannot be read: let the user that starts Daybook read it.`, { cause: error })
  }
}

function readSecrets(file: string, text: string): Secrets {
  try {
    const { vapid, ...stored } = Stored.parse(JSON.parse(text))
    return vapid ? { ...stored, vapid } : keep(file, { ...stored, vapid: webPush.generateVAPIDKeys() })
  } catch (error) {
    throw new Error(
      `${file} is empty or damaged: restore it from a backup, or remove it, and Daybook makes new secrets and everybody signs in again.`,
      { cause: error },
    )
  }
}

function makeSecrets(file: string): Secrets {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  return keep(file, {
    tokenKey: randomBytes(32).toString('hex'),
    appPassword: randomBytes(24).toString('base64url'),
    vapid: webPush.generateVAPIDKeys(),
  })
}

function keep(file: string, secrets: Secrets): Secrets {
  writeWhole(file, `${JSON.stringify(secrets, null, 2)}\n`)
  return secrets
}
