// A centre is taken out of one installation and moved into another.
import { existsSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { openSnapshot } from '@daybook/testkit/snapshot.ts'
import { textOf } from '@daybook/testkit/zip.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { writeAudit } from '../../packages/server/src/platform/audit.queries.ts'
import { clockFrom } from '../../packages/server/src/platform/clock.ts'
import { inTenant } from '../../packages/server/src/platform/database/tenancy.ts'
import { outboxKey, tokenMaker } from '../../packages/server/src/platform/identity.ts'
import { idsFrom } from '../../packages/server/src/platform/ids.ts'
import { type Leaving, leave } from './leave.ts'
import { type Installation, installation, moveInto, now, unpacked } from './test-move.ts'

const number = '100002'
const clock = clockFrom(now)
const tokens = tokenMaker(new Uint8Array(32).fill(1), clock)

let here: Installation
let leaving: Leaving
beforeAll(async () => {
  here = await installation()
  const snapshot = await openSnapshot(here.ownerUrl)
  await snapshot.reset().finally(snapshot.close)
})
afterAll(() => here.release())
beforeEach(() => {
  const file = join(here.dataDir, 'left.zip')
  const say = () => undefined
  const { storage } = here
  leaving = { db: here.app.db, storage, clock, ids: idsFrom(clock), tokens, number, file, say }
})

async function standing({ owner }: Installation) {
  const { rows } = await owner.query(
    `select deactivated_at is null as works, outbox_secret as secret from centre where tenant_id = $1`,
    [number],
  )
  return rows[0]
}

it('works on as before when the archive cannot be written', async () => {
  const nowhere = join(here.dataDir, 'no-such-folder/left.zip')
  await expect(leave({ ...leaving, file: nowhere })).rejects.toThrow('no such file or directory')
  expect(await standing(here)).toEqual({ works: true, secret: null })
})

it('leaves no part of an archive that turns out to be wrong', async () => {
  // Whatever has been written is damaged before it is read again.
  const say = (what: string) => {
    if (what.startsWith('comparing')) truncateSync(`${leaving.file}.new`, 1000)
  }
  await expect(leave({ ...leaving, say })).rejects.toThrow('no whole archive')
  expect(await standing(here)).toEqual({ works: true, secret: null })
  expect([leaving.file, `${leaving.file}.new`].filter((file) => existsSync(file))).toEqual([])
})

it('takes along what was being written, and what the keys of devices are made from', async () => {
  const { promise: isWaiting, resolve } = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const scope = { tenantId: number, personId: null, now, mode: 'write' } as const
  const late = inTenant(here.app.db, scope, async (tx) => {
    await tx.selectFrom('centre').select('tenantId').execute()
    begun.resolve()
    await isWaiting
    const id = '01990000-0000-7000-8000-0000000001a7'
    await writeAudit(tx, { id, action: 'child.look', actorId: null, subjects: [] })
  })
  await begun.promise
  const say = (what: string) => {
    if (what.startsWith('waiting')) resolve()
  }
  await leave({ ...leaving, say })
  await late
  expect(await standing(here)).toMatchObject({ works: false })
  expect(textOf(await unpacked(leaving.file), 'json/audit_event.json')).toContain('0000000001a7')

  const there = await installation()
  expect(await moveInto(there, leaving.file)).toMatchObject({ number })
  const { works, secret } = await standing(there)
  const person = '01990000-0000-7000-8000-000000000001'
  expect(works).toBe(true)
  expect(outboxKey(secret, person)).toBe(outboxKey(tokens.outboxSecret(number), person))
  await there.release()
})

it('refuses a number that is no centre of this installation', async () => {
  for (const other of ['000000', '999999'])
    await expect(leave({ ...leaving, number: other })).rejects.toThrow(`There is no centre ${other} here.`)
})
