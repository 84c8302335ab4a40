export { RollCall } from './RollCall.tsx'
