export { BadgeCard } from './BadgeCard.tsx'
export { VisitorForm } from './VisitorForm.tsx'
export type { HeldBadge } from './visitor.badge.ts'
