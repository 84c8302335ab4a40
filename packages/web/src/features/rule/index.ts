export { RuleSources } from './RuleSources.tsx'
export { usePlaceAndDay } from './usePlaceAndDay.ts'
