import { defaultTenantId } from '@daybook/contract/kernel/constants.ts'
import {
  type EntryClock,
  entryClockHeader,
  parseEntryClock,
} from '@daybook/contract/kernel/entryClock.rules.ts'
import { pageIdHeader } from '@daybook/contract/kernel/live.ts'
import { TenantId } from '@daybook/contract/kernel/schema.ts'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../context.ts'
import { fail } from '../errors.ts'

/** The caller as the request describes them. The tenant comes from the token, or else from the Tenant-Id header. */
export function readCaller(request: FastifyRequest, tenantOfToken: string | undefined): Caller {
  const named = request.headers['tenant-id']
  const tenant = TenantId.safeParse(tenantOfToken ?? (named || defaultTenantId))
  if (!tenant.success) fail('VALIDATION_FAILED', { 'Tenant-Id': 'INVALID_FORMAT' })
  return {
    tenantId: tenant.data,
    ip: request.ip,
    device: (request.headers['user-agent'] ?? '').slice(0, 200),
    language: languageOf(request),
    pageId: readPageId(request),
    entryClock: readEntryClock(request),
    origin: `${request.protocol}://${request.host}`,
  }
}

function readEntryClock({ headers }: FastifyRequest): EntryClock | undefined {
  const value = headers[entryClockHeader.toLowerCase()]
  if (value === undefined) return undefined
  return parseEntryClock(value) ?? fail('VALIDATION_FAILED', { [entryClockHeader]: 'INVALID_FORMAT' })
}

export function languageOf(request: FastifyRequest): Caller['language'] {
  return request.headers['accept-language']?.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en-US'
}

/** The open page that sent the request; undefined when the client does not send it. */
export function readPageId({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const id = headers[pageIdHeader.toLowerCase()]
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : undefined
}

/** The token of `Blade-Auth: bearer …`, the prefix in any case. */
export function readToken(request: FastifyRequest): string | undefined {
  const header = request.headers['blade-auth']
  return typeof header === 'string' ? /^bearer\s+(\S+)$/i.exec(header)?.[1] : undefined
}
