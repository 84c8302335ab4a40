import { appVersionHeader } from '@daybook/contract/kernel/constants.ts'
import type { FastifyRequest } from 'fastify'
import manifest from '../../../../package.json' with { type: 'json' }
import { fail } from './errors.ts'

/** Of the product; it stands in one place. */
export const { version } = manifest

export const compareVersions = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

/** Whether a version comes after another. */
export const isNewer = (one: string, other: string): boolean => compareVersions(one, other) > 0

/** While servers are replaced one by one, the app that a new one has served may ask an old one. That would drop what it does
 *  not know of an entry, and leave out what the app expects; so the app tries again, and comes to a new one. */
export function refuseNewerApp({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const app = headers[appVersionHeader.toLowerCase()]
  if (typeof app === 'string' && /^\d+\.\d+\.\d+$/.test(app) && isNewer(app, version)) fail('UNAVAILABLE')
}
