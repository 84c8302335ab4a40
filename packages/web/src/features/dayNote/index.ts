export { NoteSheet } from './NoteSheet.tsx'
