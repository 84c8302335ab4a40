export { BadgeCard } from './BadgeCard.tsx'
export { VisitorDoor } from './VisitorDoor.tsx'
export type { HeldBadge } from './visitor.badge.ts'
export { doorQuery } from './visitor.data.ts'
