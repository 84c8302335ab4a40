import type { MenuPlace } from '../kernel/places.ts'
import type { Subject } from '../kernel/subjects.ts'

/** A kind of task. The feature of the same name declares it in its *.task.ts and has its title in the language pack. */
export interface TaskKind {
  /** The page that it opens. */
  page: string
  subject: Subject
  /** Position in the list of kinds. */
  order: number
  /** The place of a board of care in the menu: the web makes its screen then. */
  menu?: MenuPlace
}
