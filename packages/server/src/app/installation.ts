// What the running server knows of itself, for its operator.
import { statfs } from 'node:fs/promises'
import { connect } from 'node:tls'
import type { InstallationFacts } from '../features/installation/installation.read.ts'
import { newestMigration } from '../platform/database/migrate.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { version } from '../platform/version.ts'
import { endedWithin } from '../platform/within.ts'

/** Where this server keeps what must be kept. */
export interface Home {
  dataDir: string
  /** Whether the database is the one in the data folder. */
  isEmbedded: boolean
  isInBucket: boolean
}

interface Known
  extends Pick<InstallationFacts, 'sendsMail' | 'sendsSms' | 'holdsMessages' | 'isDemoClock' | 'isLive'> {
  home: Home | undefined
  isPooled: boolean
  startedAt: Date
  storage: Storage
  publicUrl: string | undefined
  certificateOf: CertificateOf
  jobs(): ReturnType<InstallationFacts['jobs']> | undefined
}

/** Milliseconds for whatever may not answer. */
const patience = 3000

export function installationFacts({
  home,
  isPooled,
  storage,
  publicUrl,
  certificateOf,
  jobs,
  ...known
}: Known): InstallationFacts {
  return {
    ...known,
    version,
    migration: newestMigration(),
    database: isPooled ? 'pooler' : home?.isEmbedded ? 'embedded' : 'ownDatabase',
    files: home?.isInBucket ? 'bucket' : 'folder',
    hasFiles: async () => {
      // Whether it is there does not matter, but that the place says so.
      const asked = storage.sizeOf('none').then(
        () => true,
        () => false,
      )
      return (await endedWithin(patience, asked)) && asked
    },
    jobs: async () => jobs()?.catch(() => undefined),
    disk: async () => {
      if (!home) return undefined
      const { bavail, blocks, bsize } = await statfs(home.dataDir)
      return { free: bavail * bsize, total: blocks * bsize }
    },
    certificate: async () =>
      publicUrl?.startsWith('https:') ? certificateOf(new URL(publicUrl)) : undefined,
  }
}

/** Until when the certificate of an https address is valid. */
export type CertificateOf = (url: URL) => Promise<Date | 'unreachable'>

/** As a browser is shown it, whether it is trusted or not. */
export const shownCertificate: CertificateOf = ({ hostname, port }) =>
  new Promise((resolve) => {
    const socket = connect(
      {
        host: hostname,
        port: Number(port || 443),
        servername: hostname,
        rejectUnauthorized: false,
        timeout: patience,
      },
      () => {
        const until = new Date(socket.getPeerCertificate().valid_to)
        resolve(Number.isNaN(until.getTime()) ? 'unreachable' : until)
        socket.destroy()
      },
    )
    const fail = () => {
      resolve('unreachable')
      socket.destroy()
    }
    socket.on('error', fail).on('timeout', fail)
  })
