import { makePublication } from '@daybook/testkit/receipts.ts'
import { expect } from 'vitest'
import { page, type Story } from './family.ts'

const base = '/api/blade-garden'
const unanswered = { status: null, mark: null }
const declined = { status: 'declined', mark: 'On leave' }

export const policy: Story<'policy'> = async ({ send, world }) => {
  const userId = world.centre.teacher.id
  const id = await makePublication(world, 'policy')
  const unread = { id, userId, ...unanswered, own: { readAt: null } }
  await send(`GET ${base}/policy/detail`, { query: { id } }, unread)
  const read = { id, userId, ...unanswered, own: { readAt: '2026-11-17T21:42:00.000Z' } }
  await send(`POST ${base}/policy/readed/{id}`, { id }, read)
  await send(`POST ${base}/policy/confirm`, { query: { id } }, { id, userId, status: 'confirmed' })
  await send(
    `GET ${base}/policy/list`,
    { query: { current: 1, size: 10 } },
    page({ id, status: 'confirmed' }),
  )
}

export const meetings: Story<'meetings'> = async ({ send, world }) => {
  const id = await makePublication(world, 'meeting')
  const read = { id, ...unanswered, own: { readAt: expect.any(String) } }
  await send(`POST ${base}/metting/readed/{id}`, { id }, read)
  await send(`POST ${base}/metting/confirm/{id}`, { id, query: declined }, { id, ...declined })
  const minutes = { summary: 'New beds', duration: 45 }
  await send(`POST ${base}/metting/update-summary/{id}`, { id, by: 'manager', query: minutes }, minutes)
  await send(`GET ${base}/metting/meeting-detail`, { query: { id } }, { id, ...declined, ...minutes })
  await send(`GET ${base}/metting/list`, {}, page({ id, ...declined }))
  await send(`GET ${base}/metting/meeting-mine`, {}, page({ id, ...declined }))
}

export const pbConfirm: Story<'pbConfirm'> = async ({ send, world }) => {
  const { teacher, under2 } = world.centre
  const userId = teacher.id
  const times = { from: '08:00', until: '16:30', breakFrom: '12:00', breakMinutes: 30 }
  const shifts = [{ day: 'Mo', personId: userId, roomId: under2.id, ...times }]
  const id = await makePublication(world, 'roster', { weekOn: '2026-12-07', shifts })
  const path = `${base}/pb-confirm` as const
  await send(`POST ${path}/readed/{id}`, { id }, { id, userId, ...unanswered })
  await send(`POST ${path}/confirm/{id}`, { id, query: declined }, { id, userId, ...declined })
  await send(
    `POST ${path}/pb/preview/{id}`,
    { id, query: { userId } },
    { id, userId, ...declined, shifts: [{ day: 'Mo' }] },
  )
}
