export type { SecondStepParts } from './secondStep.proof.ts'
export { proveSecondStep } from './secondStep.proof.ts'
export { deleteSecondStep, hasSecondStep, isRequired } from './secondStep.queries.ts'
