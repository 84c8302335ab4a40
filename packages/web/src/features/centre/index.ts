export { CentreSettings } from './CentreSettings.tsx'
export { OriginNote } from './OriginNote.tsx'
export { useOrigin } from './useOrigin.ts'
