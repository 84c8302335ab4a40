export { ResetStepSheet } from './ResetStepSheet.tsx'
