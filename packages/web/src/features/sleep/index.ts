export { lookWords } from './sleep.words.ts'
