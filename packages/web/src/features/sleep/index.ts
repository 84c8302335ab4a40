// Declares what may wait to be sent.
import './sleep.data.ts'

export { sleepKind } from './sleep.kind.ts'
export { lookWords } from './sleep.words.ts'
