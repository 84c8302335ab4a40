// Live updates of registers: every change refetches the lists, the record and the pickers, and that of a child, a room or the
// days on which children come also the boards, which are open all day.

import { careKindNames, registerNames } from '@daybook/contract/kernel/kinds.generated.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { listPicks, listChanges, listImports } = client(register)
const reads = ['list', 'listTree', 'get', 'listEntries']

/** What shows the names and faces of children, and above all their allergies and diets. By their ids, because every page
 *  loads this. A law asks for every read whose answer has allergies (tools/laws/live.test.ts), and another one for every
 *  board (server: laws/boards.test.ts). */
const boards = [
  ...careKindNames.map((kind) => `${kind}.getBoard`),
  'aftercare.getWatch',
  'attendance.listToday',
  'attendance.listPresent',
  'bottle.getBoard',
  'care.listCareEntries',
  'care.getCareEntry',
  'childPage.getPage',
  'headCount.getBoard',
  'headCount.getWatch',
  'house.getHouse',
  'learningStory.listNoPhotos',
  'medicinePlan.getBoard',
  'medicinePlan.listOfChild',
  'ratio.getBoard',
  'reminder.getChildTips',
  'sleep.getBoard',
  'sleep.getWatch',
  'sleep.listSleepers',
  'today.getTask',
  'today.getBirthday',
].map((id) => ({ read: { id } }))
const onBoards: readonly string[] = [
  'child',
  'room',
  'term',
  'closure',
] satisfies (typeof registerNames)[number][]

for (const name of registerNames) {
  const own = reads.map((read) => ({ read: { id: `${name}.${read}` } }))
  const shown = onBoards.includes(name) ? boards : []
  const readAgain = [...own, { read: listPicks }, { read: listChanges }, ...shown]
  for (const change of ['submit', 'remove', 'savePicture'])
    liveUpdates({ id: `${name}.${change}` }, { readAgain })
}

const all = registerNames.flatMap((name) => reads.map((read) => ({ read: { id: `${name}.${read}` } })))
for (const change of ['importRows', 'undoImport'])
  liveUpdates(
    { id: `register.${change}` },
    { readAgain: [...all, { read: listPicks }, { read: listImports }, ...boards] },
  )
