// The looks after a bump to the head, as they stand in the record.
import { aftercare } from '@daybook/contract/aftercare/aftercare.contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { AfterAccidentParts } from './AfterAccidentParts.tsx'
import type { Aftercare } from './aftercare.effects.ts'

// It is 10:30 in Auckland.
const id = '018f3a52-0000-7000-8000-000000000001'
const at = (time: string) => `2026-03-10T${time}:00.000Z`
const gap = { dueAt: at('21:10'), checkedAt: at('21:15'), overBy: 300_000, kind: 'missed' as const }
const open = { dueAt: at('21:25'), checkedAt: null, overBy: 60_000, kind: 'late' as const, byName: null }
const record = (gaps: NonNullable<Aftercare['watch']>['gaps'], leftAt: string | null): Aftercare => ({
  incidentId: id,
  child: { id, firstName: 'Mia', familyName: 'Ngata' },
  occurredAt: at('20:55'),
  watch: {
    times: [at('21:10'), at('21:25')],
    nextAt: at('21:25'),
    looks: [{ id, at: at('21:15'), byName: 'Hana Tūrei', signs: [], note: null }],
    stays: [{ from: at('20:55'), until: leftAt }],
    gaps,
  },
  signature: null,
})
const gaps = page.getByRole('list', { name: 'Late and missed checks' })
const rows = () =>
  gaps
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent)

beforeEach(() => signedInAs('teacher'))

test('names the looks that were late or missed, with who looked in the end', async () => {
  answer(aftercare, { get: () => record([{ ...gap, byName: 'Hana Tūrei' }, open], null) })
  show(<AfterAccidentParts report={{ id }} />)
  await expect
    .poll(rows)
    .toEqual([
      'Misseddue 10:10, checked 10:15, Hana Tūrei5 min over',
      'Latedue 10:25, not checked yet5 min over',
    ])
})

test('shows how long nobody looked until the child went home', async () => {
  answer(aftercare, { get: () => record([open], at('21:26')) })
  show(<AfterAccidentParts report={{ id }} />)
  await expect.poll(rows).toEqual(['Latedue 10:25, not checked1 min over'])
})

test('shows no list when every look was taken in time', async () => {
  answer(aftercare, { get: () => record([], null) })
  show(<AfterAccidentParts report={{ id }} />)
  await expect.element(page.getByText('Hana Tūrei')).toBeVisible()
  await expect.element(gaps).not.toBeInTheDocument()
})
