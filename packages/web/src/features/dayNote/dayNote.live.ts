import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { dayNote } from '@daybook/contract/dayNote/dayNote.contract.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { client } from '../../platform/api/client.ts'
import { authorOf, type Reader } from '../../platform/live/live.reader.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { careCounts, recordedOnPage } from '../care/index.ts'
import { type NoteInput, type Page, pageWithNote } from './dayNote.effects.ts'

liveUpdates(client(dayNote).recordNote, {
  changes: [
    {
      ...recordedOnPage('dayNote'),
      read: client(childPage).getPage,
      expect: (page: Page, note: NoteInput, reader: Reader) =>
        page.child.id === note.childId && dayAt(new Date(note.occurredAt), reader.timeZone) === page.day
          ? pageWithNote(page, note, authorOf(reader))
          : page,
    },
  ],
  readAgain: careCounts,
})
