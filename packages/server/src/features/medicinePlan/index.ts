export { dosesHere } from './medicinePlan.doses.ts'
