import { incident } from '@daybook/contract/incident/incident.kind.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'

const hana = { id: '00000000-0000-7000-8000-0000000000a1', name: 'Hana' }
const report = {
  id: '00000000-0000-7000-8000-0000000000e1',
  author: hana,
  submittedAt: '2026-03-10T21:00:00.000Z',
  state: 'submitted' as const,
  decided: null,
  version: 1,
  child: { id: hana.id, firstName: 'Freya', familyName: 'Berg', picture: '' },
  names: {},
  can: [],
  detail: {
    occurredAt: '2026-03-10T20:30:00.000Z',
    whatHappened: 'Fell off the low beam',
    place: 'outdoors',
    injuries: ['bump'],
  },
}

beforeEach(() => signedInAs('manager'))

test('the button in the header downloads the filtered reports as CSV', async () => {
  answer(incident, {
    listAll: () => ({ records: [report], total: 1, size: 100, current: 1, pages: 1 }) as never,
  })
  const saved: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:saved'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  openScreen(to.incidentHistory({ state: 'submitted' }))
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  await expect.poll(() => names).toEqual(['incident.csv'])
  const [head, row] = (await (saved[0] as Blob).text()).split('\r\n')
  expect(head).toContain('Submitted,Reported by,State')
  expect(row).toContain('Fell off the low beam')
  expect(row).toContain('Outdoors')
  expect(callsOf(incident, 'listAll').at(-1)).toMatchObject({ state: 'submitted', size: 100 })
  vi.restoreAllMocks()
})
