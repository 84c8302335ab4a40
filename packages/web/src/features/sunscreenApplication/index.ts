export { sunscreenApplicationKind } from './sunscreenApplication.kind.ts'
