export { dayNoteCareKind, dayNoteRoutes } from './dayNote.routes.ts'
