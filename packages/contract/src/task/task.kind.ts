import type { Subject } from '../kernel/subjects.ts'

/** A kind of task, as the feature whose name it has declares it in its *.task.ts. What it is called is the title in
 *  the feature's language pack. */
export interface TaskKind {
  /** The page that it opens. */
  page: string
  subject: Subject
  /** Its place where somebody chooses among the kinds. */
  order: number
}
