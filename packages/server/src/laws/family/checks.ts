import { expect } from 'vitest'
import { among, type Story } from './family.ts'

const base = '/api/blade-garden'
const settings = '/api/blade-common/tenant-settings'
const kinds = {
  'open-door': 'openingCheck',
  'close-door': 'closingCheck',
  'health-check': 'healthSafetyCheck',
  'cleaning-check': 'cleaningCheck',
  'safty-check': 'premisesCheck',
} as const
type Kind = keyof typeof kinds

export const centreChecks: Story<'centreChecks'> = async ({ send, world }) => {
  const template = { version: 1, sections: among({ id: expect.any(String), items: expect.any(Array) }) }
  for (const path of Object.keys(kinds) as Kind[]) {
    const kind = kinds[path]
    const taskId = await world.build(world.centre.tenantId, async (make) => {
      const planEntryId = await make.planEntry({ kind })
      return make.task({ kind, planEntryId, day: '2026-11-18', dueAt: '2026-11-17T21:00:00Z' })
    })
    const page = await send<Page>(
      `GET ${base}/${path}/list-by-task`,
      { query: { taskId } },
      {
        task: { id: taskId },
        check: null,
        template,
      },
    )
    const itemId = page.template.sections[0]?.items[0]?.id
    const answer = { itemId, value: true, at: '2026-11-18 10:30:00' }
    const kept = [{ itemId, value: true, at: '2026-11-17T21:30:00.000Z' }]
    const { id } = await send(
      `POST ${base}/${path}/submit-data`,
      { body: { id: world.ids(), taskId, version: 1, answers: [{ id: world.ids(), ...answer }] } },
      { id: expect.any(String), taskId, version: 1, answers: kept },
    )
    await send(`GET ${base}/${path}/list-by-task`, { query: { taskId } }, { check: { id, answers: kept } })
  }
  for (const list of ['drill', 'earthquake', 'lockdown', 'open', 'close'] as const)
    await send(`GET ${settings}/get-${list}-checklist`, {}, template)
}

interface Page {
  template: { sections: { items: { id: string }[] }[] }
}
