export { taskLook } from './task.look.ts'
