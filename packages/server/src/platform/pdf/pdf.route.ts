// PDFs are made when they are read, at a signed address that an operation gives to who may read what it shows. A browser
// opens and saves such an address by itself, and nothing is stored.
import { buffer } from 'node:stream/consumers'
import type { PdfLink } from '@daybook/contract/kernel/pdf.ts'
import { Id, TenantId } from '@daybook/contract/kernel/schema.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Actor, Caller, Context } from '../context.ts'
import type { Tx } from '../database/database.ts'
import { inTenant } from '../database/tenancy.ts'
import type { DB } from '../database/types.ts'
import { fail, found } from '../errors.ts'
import type { FindActor } from '../identity.ts'
import { type FileAddresses, filesPath } from '../storage/addresses.ts'
import type { Storage } from '../storage/storage.ts'
import { unprintable } from './pdf.fonts.ts'
import { openPaper, type Paper } from './pdf.paper.ts'

interface PdfReader {
  /** Whose right the address was given for. */
  personId: string
  language: Caller['language']
}

export interface Drawing extends Paper {
  /** The content of a stored picture; undefined if it is gone. */
  picture(key: string): Promise<Buffer | undefined>
}

/** What is read first, in one transaction, and then drawn without one. */
export interface PdfPlan {
  title: string
  author: string
  landscape?: boolean
  /** All that it says, for which letters no font may be there. */
  texts: readonly string[]
  draw(drawing: Drawing): Promise<void>
}

/** @returns undefined if what it shows is no longer there */
export type PdfSource = (asked: PdfReader & { tx: Tx; id: string }) => Promise<PdfPlan | undefined>

interface Reading extends Pick<Context<unknown, Actor>, 'tx' | 'addresses' | 'actor' | 'caller'> {}

/** Where the actor reads a PDF, for an hour or two, and what it will have blanks for. The caller has checked their right to
 *  what it shows. */
export async function pdfLink(
  { tx, addresses, actor, caller }: Reading,
  { name, source, id }: { name: string; source: PdfSource; id: string },
): Promise<PdfLink> {
  const { tenantId, personId, sessionId } = actor
  const { texts } = found(await source({ tx, id, personId, language: caller.language }))
  const blanks = unprintable(texts)
  const link = addresses.sign(['pdf', name, tenantId, personId, sessionId, caller.language, id].join('/'))
  return { link, ...(blanks.length > 0 && { blanks }) }
}

const Params = z.object({
  name: z.string(),
  tenantId: TenantId,
  personId: Id,
  sessionId: Id,
  language: z.enum(['en-US', 'zh-CN']),
  id: Id,
})

interface Parts {
  db: Kysely<DB>
  storage: Storage
  addresses: FileAddresses
  clock: Clock
  findActor: FindActor
  log: Pick<Logger, 'warn'>
  /** By the names that addresses use. */
  sources: Readonly<Record<string, PdfSource>>
}

export function servePdf(http: FastifyInstance, parts: Parts): void {
  const path = `${filesPath}pdf/:name/:tenantId/:personId/:sessionId/:language/:id`
  http.get<{ Querystring: Record<string, unknown> }>(path, async (request, reply) => {
    const key = new URL(request.url, 'http://daybook.invalid').pathname.slice(filesPath.length)
    const state = parts.addresses.check(key, request.query)
    if (state === 'forged') fail('NOT_FOUND')
    if (state === 'expired') fail('FILE_ADDRESS_EXPIRED')
    const { name, tenantId, sessionId, ...asked } = Params.parse(request.params)
    const { personId } = asked
    const now = parts.clock.now()
    const source = parts.sources[name] ?? fail('NOT_FOUND')
    const plan = await inTenant(parts.db, { tenantId, personId, now, mode: 'read' }, async (tx) => {
      // The address does not outlive the session: who was removed reads nothing new.
      const actor = await parts.findActor(tx, { tenantId, personId, sessionId }, now)
      return actor && source({ ...asked, tx })
    })
    return send(parts, reply, { plan: plan ?? fail('NOT_FOUND'), language: asked.language })
  })
}

function send(parts: Parts, reply: FastifyReply, { plan, language }: { plan: PdfPlan; language: string }) {
  const paper = openPaper({ ...plan, language, now: parts.clock.now() })
  const picture = async (key: string) => {
    const content = await parts.storage.get(key)
    return content && buffer(content.stream)
  }
  plan
    .draw({ ...paper, picture })
    .then(() => paper.pdf.end())
    .catch((error: unknown) => {
      // The answer has begun, so it can only be cut off.
      if (!paper.pdf.destroyed) parts.log.warn({ pdf: 'not finished', cause: String(error) })
      paper.pdf.destroy()
    })
  return reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(`${plan.title}.pdf`)}`)
    .send(paper.pdf)
}
