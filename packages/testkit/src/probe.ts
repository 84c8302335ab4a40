// A feature that exists only in tests, to show what the platform does to every operation.
import { feature, get, post } from '@daybook/contract/kernel/feature.ts'
import { Id, Line } from '@daybook/contract/kernel/schema.ts'
import { AppError } from '@daybook/server/platform/errors.ts'
import { implement } from '@daybook/server/platform/implement.ts'
import { sql } from 'kysely'
import { z } from 'zod'

const Room = z.object({ id: Id, name: Line(60) })

export const probe = feature('probe', {
  read: get('/api/probe/read/{id}', {
    description: 'Returns its input.',
    query: z.object({ id: Id, size: z.coerce.number().int().max(100).default(10) }),
    returns: z.object({ id: Id, size: z.number() }),
  }),
  addRoom: post('/api/probe/add-room', {
    description: 'Adds a room, also after the network was away.',
    body: Room,
    returns: Room,
    offline: 'queue',
    errors: ['RECORD_EXISTS'],
  }),
  breakDown: post('/api/probe/break-down', {
    description: 'Fails in the way that the body asks for.',
    body: z.object({
      how: z.enum(['throws', 'undeclared', 'wrongAnswer', 'constraint', 'full', 'recovery', 'not']),
    }),
    returns: z.object({ fine: z.boolean() }),
  }),
  rename: post('/api/probe/rename', {
    description: 'Renames the room that the caller is in.',
    query: z.object({ name: Line(20) }),
    returns: z.object({ name: z.string() }),
  }),
  announce: post('/api/probe/announce', {
    description: 'Sends a text to everybody who listens.',
    body: z.object({ text: z.string().max(200_000) }),
    returns: z.null(),
  }),
  hello: get('/api/probe/hello', {
    description: 'Returns the centre that the caller names.',
    returns: z.object({ tenantId: z.string() }),
    access: 'public',
  }),
})

export const probeRoutes = implement(probe, {
  read: { can: 'session', run: async ({ input }) => input },
  addRoom: {
    can: 'plan.edit',
    live: 'plan.edit',
    audit: 'probe.add-room',
    run: async ({ tx, input, auditSubjects, jobs }) => {
      auditSubjects(input.id)
      const room = { ...input, code: `r-${input.id.slice(-8)}`, capacity: 10 }
      await tx.insertInto('room').values(room).execute()
      await jobs('probeJob', { roomId: input.id })
      // Thrown after the write, so that a test sees whether a refusal leaves something behind.
      if (input.name === 'Taken') throw new AppError('RECORD_EXISTS', { name: 'exists' })
      return room
    },
  },
  breakDown: {
    can: 'session',
    run: async ({ tx, ids, input: { how } }) => {
      if (how === 'throws') throw new Error('the secret of the inside')
      if (how === 'undeclared') throw new AppError('CHILD_TWICE')
      if (how === 'constraint') {
        const room = { id: ids(), name: 'Geheimnis', code: 'under-2', capacity: 10 }
        await tx.insertInto('room').values(room).execute()
      }
      if (how === 'full')
        await sql`do $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$`.execute(
          tx,
        )
      // As a database in recovery refuses it.
      if (how === 'recovery') {
        await sql`set transaction read only`.execute(tx)
        await tx.insertInto('room').values({ id: ids(), name: 'Late', code: 'late', capacity: 10 }).execute()
      }
      if (how === 'not') return { fine: true }
      // A type that the contract forbids, as a wrong query could return it.
      return { fine: 'no' } as unknown as { fine: boolean }
    },
  },
  rename: { can: 'session', run: async ({ input }) => input },
  announce: { can: 'session', live: 'room.read', run: async () => null },
  hello: { can: 'public', run: async ({ caller }) => ({ tenantId: caller.tenantId }) },
})
