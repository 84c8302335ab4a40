// The form of a check that this device has not read today, without a network: as it is known from an earlier day or from
// another task, and empty. It never shows what was answered then.
import type { CheckPage } from '@daybook/contract/checklist/checklist.kind.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { currentReader } from '../../platform/live/live.reader.ts'

export interface ShownPage extends Omit<CheckPage, 'task'> {
  /** When it is due is not known of one that was not read. */
  task: { id: string; dueAt: string | null } | null
  /** What others have answered today, and without a task which one is next, is not known. */
  isUnread?: true
}

/** @param known a page of the kind, of whatever day
 *  @param taskId the task of the check, if the device knows it */
export function emptyPage(known: CheckPage, taskId: string | undefined): ShownPage {
  if (taskId && known.task?.id === taskId) return known
  const { now, timeZone } = currentReader()
  const task = taskId === undefined ? null : { id: taskId, dueAt: null }
  return { ...known, day: dayAt(now, timeZone), task, check: null, isUnread: true }
}
