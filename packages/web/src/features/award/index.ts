export { OwnAwards } from './OwnAwards.tsx'
