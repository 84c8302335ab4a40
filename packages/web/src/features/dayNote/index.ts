export { dayNoteKind } from './dayNote.kind.ts'
export { NoteSheet } from './NoteSheet.tsx'
