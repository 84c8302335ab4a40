// A child's record changes what stands on every board: the name, the room, nappies, sunscreen, and above all allergies and
// diet. By their ids, because many screens load this. A law asks for every read whose answer has allergies
// (tools/laws/live.test.ts), and another for every board.
import { child } from '@daybook/contract/child/child.contract.ts'
import { careKindNames } from '@daybook/contract/kernel/kinds.generated.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { submit, remove, savePicture, getPicture, listChildren, listWaiting } = client(child)

const boards =
  'aftercare.getWatch attendance.listToday attendance.listPresent bottle.getBoard care.listCareEntries care.getCareEntry childPage.getPage house.getHouse learningStory.listNoPhotos medicinePlan.getBoard medicinePlan.listOfChild ratio.getBoard reminder.getChildTips sleep.getBoard sleep.getWatch sleep.listSleepers today.getTask today.getBirthday'.split(
    ' ',
  )
const readAgain = [
  ...boards,
  ...careKindNames.map((kind) => `${kind}.getBoard`),
  listChildren.id,
  listWaiting.id,
  getPicture.id,
].map((id) => ({ read: { id } }))

for (const { id } of [submit, remove, savePicture]) liveUpdates({ id }, { readAgain })
