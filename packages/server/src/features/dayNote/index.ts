export { dayNoteKind, dayNoteRoutes } from './dayNote.routes.ts'
