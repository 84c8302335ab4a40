// The statements that an operation sends to the database, with their parameters, as text that any client can send.

import { rightsOf } from '../../packages/contract/src/kernel/rights.ts'
import { listRoutes } from '../../packages/server/src/app/features.ts'
import type { Actor, Context } from '../../packages/server/src/platform/context.ts'
import { openDatabase } from '../../packages/server/src/platform/database/database.ts'
import { inTenant } from '../../packages/server/src/platform/database/tenancy.ts'
import type { Desk, Ground } from './ground.ts'

export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

/** Runs an operation once for this desk, without HTTP, and answers what it asked the database. What it wrote is
 *  rolled back. */
export async function statementsOf(
  ground: Pick<Ground, 'appUrl' | 'clock' | 'ids'>,
  desk: Desk,
  { operation, input }: { operation: string; input: object },
): Promise<Statement[]> {
  const route = listRoutes().find(({ feature, name }) => `${feature}.${name}` === operation)
  if (!route) throw new Error(`There is no operation ${operation}`)
  const heard: Statement[] = []
  const { db, close } = openDatabase(ground.appUrl, 1, ({ query }) => void heard.push(query))
  const roles = ['teacher'] as const
  const actor: Actor = { ...desk, name: 'Bench', roles, rights: new Set(rightsOf(roles)) }
  const scope = {
    tenantId: desk.tenantId,
    personId: desk.personId,
    now: ground.clock.now(),
    mode: 'write',
  } as const
  const undo = new Error('rolled back on purpose')
  await inTenant(db, scope, async (tx) => {
    heard.length = 0
    const context = { ...ground, tx, actor, input, concerns: () => undefined } as unknown as Context<
      never,
      never
    >
    await route.run(context)
    throw undo
  }).catch((error: unknown) => {
    if (error !== undo) throw error
  })
  await close()
  return heard.filter(({ sql }) => sql !== 'rollback')
}
