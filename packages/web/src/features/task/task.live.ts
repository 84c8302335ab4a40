import { tasksMade } from '@daybook/contract/task/task.rules.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

// Only the day changes, and every event refreshes that.
liveUpdates({ id: tasksMade }, {})
