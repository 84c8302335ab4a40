export type { SecondStepParts } from './secondStep.parts.ts'
export { proveSecondStep } from './secondStep.proof.ts'
export { deleteSecondStep, hasSecondStep, isRequired } from './secondStep.queries.ts'
