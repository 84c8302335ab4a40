// What may be recorded without a network.
import { recordNote } from './dayNote.data.ts'

export const dayNoteOutbox = [recordNote]
