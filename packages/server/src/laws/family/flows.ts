import { expect } from 'vitest'
import { page, type Story } from './family.ts'

const base = '/api/blade-garden'
const happened = { sent: '2026-11-18 10:30:00', kept: '2026-11-17T21:30:00.000Z' }

export const flows: Story<'flows'> = async ({ send, world }) => {
  const { centre } = world
  const childId = centre.under2.present[0]
  const told = { parentsTold: true, toldHow: 'phone', toldBy: centre.teacher.id }
  const accident = {
    childId,
    place: 'indoors',
    whatHappened: 'Fell off the low beam',
    injuries: ['bump'],
    bodyParts: ['forehead'],
    severity: 'minor',
    firstAid: [{ given: 'A cold pack', by: centre.teacher.id }],
    needsFollowUp: false,
    ...told,
  }
  const illness = {
    childId,
    symptoms: ['fever'],
    temperature: 38.5,
    description: 'Hot and tired',
    action: 'Rested on the couch',
    isIsolated: false,
    mustStayAway: false,
    ...told,
  }
  const times = (at: string) => ({ occurredAt: at, toldAt: at })
  const made = { id: expect.any(String), mark: null, state: 'submitted', child: { id: childId } }

  const acc = await send(
    `POST ${base}/flow-acc/save-acc`,
    { body: { id: world.ids(), detail: { ...accident, ...times(happened.sent) } } },
    { ...made, detail: { ...accident, ...times(happened.kept) } },
  )
  const ill = await send(
    `POST ${base}/flow-ill/save-ill`,
    { body: { id: world.ids(), detail: { ...illness, ...times(happened.sent) } } },
    { ...made, detail: { ...illness, ...times(happened.kept) } },
  )
  const seen = { mark: 'Seen', state: 'confirmed' }
  const query = { mark: seen.mark }
  const marked = { acc: { id: acc.id, ...seen }, ill: { id: ill.id, ...seen } }
  await send(`POST ${base}/flow-acc/manager-confirm/{id}`, { id: acc.id, query }, marked.acc)
  await send(`POST ${base}/flow-ill/manager-confirm/{id}`, { id: ill.id, query }, marked.ill)
  await send(`GET ${base}/flow-acc/detail`, { query: { id: acc.id } }, { ...marked.acc, detail: accident })
  await send(`GET ${base}/flow-ill/detail`, { query: { id: ill.id } }, { ...marked.ill, detail: illness })
  await send(`GET ${base}/flow-acc/list`, {}, page(marked.acc))
  await send(`GET ${base}/flow-ill/list`, {}, page(marked.ill))
  await send(`GET ${base}/flow-acc/user-list`, {}, page(marked.acc))
  await send(`GET ${base}/flow-ill/user-list`, {}, page(marked.ill))

  const risk = {
    what: 'Loose board',
    where: 'Deck',
    rating: { likelihood: 2, severity: 3 },
    control: 'eliminate',
    measures: 'Nail it down',
    ownerId: centre.teacher.id,
  }
  const { id } = await send(
    `POST ${base}/flow-risk/submit`,
    { body: { id: world.ids(), detail: { ...risk, dueOn: '2026-11-20 00:00:00' } } },
    { id: expect.any(String), mark: null, state: 'submitted', detail: { ...risk, dueOn: '2026-11-20' } },
  )
  await send(`POST ${base}/flow-risk/confirm/{id}`, { id, body: query }, { id, ...seen })
  await send(`GET ${base}/flow-risk/detail`, { query: { id } }, { id, ...seen, detail: risk })
  await send(`GET ${base}/flow-risk/list`, {}, page({ id, ...seen }))
}
