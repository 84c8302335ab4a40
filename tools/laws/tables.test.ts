// Law 8: the generated tables match the folders.
import { expect, it } from 'vitest'
import { staleTables, tables } from '../lib/tables.ts'

it('the generated tables are up to date', async () => {
  const stale = (await staleTables()).map(({ path }) => path)
  expect(stale, 'run: npm run generate').toEqual([])
})

it('include every feature with a routes.ts, and every table of screens', async () => {
  const made = await tables()
  const text = (name: string) => made.find(({ path }) => path.endsWith(`/${name}.generated.ts`))?.text ?? ''
  expect(text('features')).toContain('attendance: attendanceRoutes')
  expect(text('screens')).toContain('today: todayScreens')
  expect(text('careKinds')).toContain('toiletVisit: toiletVisitCareKind')
})
