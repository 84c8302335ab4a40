export { AwardsOf } from './AwardsOf.tsx'
export { OwnAwards } from './OwnAwards.tsx'
