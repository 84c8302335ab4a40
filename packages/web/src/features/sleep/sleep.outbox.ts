// What may be recorded without a network.
import {
  checkSleeper,
  fallAsleep,
  getUp,
  putToBed,
  recordSleep,
  undoCheck,
  undoStep,
  wakeUp,
} from './sleep.data.ts'

export const sleepOutbox = [
  checkSleeper,
  fallAsleep,
  getUp,
  putToBed,
  recordSleep,
  undoCheck,
  undoStep,
  wakeUp,
]
