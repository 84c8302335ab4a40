export { CentreSettings } from './CentreSettings.tsx'
