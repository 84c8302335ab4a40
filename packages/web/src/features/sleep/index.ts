export { sleepKind } from './sleep.kind.ts'
export { lookWords } from './sleep.words.ts'
