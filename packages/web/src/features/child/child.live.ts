// A child's record changes what stands on every board: the name, the room, nappies, sunscreen, and above all allergies and
// diet. A law asks for every read whose answer has allergies (tools/laws/live.test.ts).
import { aftercare } from '@daybook/contract/aftercare/aftercare.contract.ts'
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { bottle } from '@daybook/contract/bottle/bottle.contract.ts'
import { care } from '@daybook/contract/care/care.contract.ts'
import { child } from '@daybook/contract/child/child.contract.ts'
import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { headCount } from '@daybook/contract/headCount/headCount.contract.ts'
import { careKindNames } from '@daybook/contract/kernel/kinds.generated.ts'
import { learningStory } from '@daybook/contract/learningStory/learningStory.contract.ts'
import { medicinePlan } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { reminder } from '@daybook/contract/reminder/reminder.contract.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { submit, remove, savePicture, getPicture, listChildren, listWaiting } = client(child)
const attended = client(attendance)
const entries = client(care)
const sleeps = client(sleep)
const medicines = client(medicinePlan)
const days = client(today)

const readAgain = [
  ...[listChildren, listWaiting, client(childPage).getPage],
  ...[attended.listToday, attended.listPresent],
  ...careKindNames.map((kind) => ({ id: `${kind}.getBoard` })),
  ...[entries.listCareEntries, entries.getCareEntry],
  ...[sleeps.getBoard, sleeps.getWatch, sleeps.listSleepers, client(aftercare).getWatch],
  ...[client(bottle).getBoard, medicines.getBoard, medicines.listOfChild],
  ...[client(headCount).getBoard, client(ratio).getBoard],
  ...[days.getTask, days.getBirthday, client(reminder).getChildTips],
  client(learningStory).listNoPhotos,
].map((read) => ({ read }))

liveUpdates(submit, { readAgain })
liveUpdates(remove, { readAgain })
liveUpdates(savePicture, { readAgain: [...readAgain, { read: getPicture }] })

/** Children are among what is imported. */
const { importRows, undoImport } = client(register)
for (const operation of [importRows, undoImport]) liveUpdates(operation, { readAgain })
