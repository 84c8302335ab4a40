export { ActionPlans } from './ActionPlans.tsx'
